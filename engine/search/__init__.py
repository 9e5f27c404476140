"""The thinking of computer players: their levels, and a search that serves any game. They know the contract and no
game.
"""

from engine.search.levels import DEFAULT, LEVELS, Level
from engine.search.thinking import think

__all__ = ["DEFAULT", "LEVELS", "Level", "think"]
