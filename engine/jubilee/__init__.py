"""Jubilee, the rules (rules 2)."""

from engine.contract import Game
from engine.jubilee.game import Jubilee
from engine.jubilee.policy import choose
from engine.jubilee.search import search

GAME = Game(Jubilee, choose, search=search, playouts={"vizier": 300, "master": 2000}, ponders=True)

__all__ = ["GAME", "Jubilee"]
