"""Truc: tricks for two against two, in which the stake is called up (rules 7)."""

from engine.contract import Game
from engine.truc.options import Truc
from engine.truc.policy import choose
from engine.truc.search import search

GAME = Game(Truc, choose, search=search, playouts={"vizier": 400, "master": 2000}, ponders=True, practice=200)

__all__ = ["GAME", "Truc"]
