"""The thinking of computer players: their levels, and a search that serves any game. They know the contract and no
game.
"""

from engine.search.thinking import DEFAULT, LEVELS, Level, think

__all__ = ["DEFAULT", "LEVELS", "Level", "think"]
