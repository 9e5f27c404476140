"""Truc: tricks for two against two, in which the stake is called up (rules 7)."""

from engine.contract import Game
from engine.truc.options import Truc
from engine.truc.policy import choose

GAME = Game(Truc, choose)

__all__ = ["GAME", "Truc"]
