"""Tyzicha: three players, an auction, and trumps that change with every marriage (rules 6)."""

from engine.contract import Game
from engine.tyzicha.game import Tyzicha
from engine.tyzicha.policy import choose

GAME = Game(Tyzicha, choose)

__all__ = ["GAME", "Tyzicha"]
