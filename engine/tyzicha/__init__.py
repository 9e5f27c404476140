"""Tyzicha: three players, an auction, and trumps that change with every marriage (rules 6)."""

from engine.contract import Game
from engine.tyzicha.game import Tyzicha
from engine.tyzicha.policy import choose
from engine.tyzicha.search import search

GAME = Game(Tyzicha, choose, search=search, playouts={"vizier": 200, "master": 1000})

__all__ = ["GAME", "Tyzicha"]
