"""Schwimmen: three cards of one suit, or of a kind, by exchanging with three on the table (rules 8). `game` brings its
parts together.
"""

from engine.contract import Game
from engine.schwimmen.game import Schwimmen
from engine.schwimmen.policy import choose

GAME = Game(Schwimmen, choose)
