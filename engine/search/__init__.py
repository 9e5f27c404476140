"""How computer players think: the levels, and a search that serves any game. It knows the contract and no game."""

from engine.search.levels import DEFAULT, LEVELS, Level
from engine.search.thinking import think

__all__ = ["DEFAULT", "LEVELS", "Level", "think"]
