"""Indian Chief, the rules (rules 9)."""

from engine.contract import Game
from engine.indian_chief.game import IndianChief
from engine.indian_chief.policy import choose
from engine.indian_chief.search import search

GAME = Game(IndianChief, choose, search=search, playouts={"vizier": 600, "master": 4000}, ponders=True)

__all__ = ["GAME", "IndianChief"]
