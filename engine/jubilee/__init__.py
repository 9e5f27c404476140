"""Jubilee, the rules (rules 2)."""

from engine.contract import Game
from engine.jubilee.game import Jubilee
from engine.jubilee.policy import choose

GAME = Game(Jubilee, choose)

__all__ = ["GAME", "Jubilee"]
