"""Tadmur: two chains of neighbouring ranks, each from a starter to a target that the other one guesses (rules 10)."""

from engine.contract import Game
from engine.tadmur.game import Tadmur
from engine.tadmur.policy import choose

GAME = Game(Tadmur, choose)

__all__ = ["GAME", "Tadmur"]
