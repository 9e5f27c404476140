"""Rumino: draw and discard for the fewest unmatched points, or for seven in one (rules 1). `game` brings its parts
together.
"""

from engine.contract import Game
from engine.rumino.game import Rumino
from engine.rumino.policy import choose

GAME = Game(Rumino, choose)
