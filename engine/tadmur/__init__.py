"""Tadmur: two chains of neighbouring ranks, each from a starter to a target that the other one guesses (rules 10)."""

from engine.contract import Game
from engine.tadmur.game import Tadmur
from engine.tadmur.policy import choose
from engine.tadmur.search import search

GAME = Game(Tadmur, choose, search=search, playouts={"vizier": 200, "master": 1500}, ponders=True)

__all__ = ["GAME", "Tadmur"]
