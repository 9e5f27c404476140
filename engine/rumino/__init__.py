"""Rumino: draw and discard for the fewest unmatched points, or for seven in one (rules 1). `game` brings its parts
together.
"""

from engine.contract import Game
from engine.rumino.game import Rumino
from engine.rumino.policy import choose
from engine.rumino.search import search

GAME = Game(Rumino, choose, search=search, playouts={"vizier": 100, "master": 500}, ponders=True)
