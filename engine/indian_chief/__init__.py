"""Indian Chief, the rules (rules 9)."""

from engine.contract import Game
from engine.indian_chief.game import IndianChief
from engine.indian_chief.policy import choose

GAME = Game(IndianChief, choose)

__all__ = ["GAME", "IndianChief"]
