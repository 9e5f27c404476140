"""Sampen, the rules (rules 4)."""

from engine.contract import Game
from engine.sampen.game import Sampen
from engine.sampen.policy import choose

GAME = Game(Sampen, choose, playouts={"vizier": 0, "master": 0})

__all__ = ["GAME", "Sampen"]
