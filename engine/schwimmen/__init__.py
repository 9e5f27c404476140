"""Schwimmen: three cards of one suit, or of a kind, by exchanging with three on the table (docs/spec/schwimmen.md).
`game` brings its
parts together.
"""

from engine.contract import DailyDeal, Game
from engine.schwimmen.game import Schwimmen
from engine.schwimmen.player.policy import choose
from engine.schwimmen.player.search import search

GAME = Game(
    Schwimmen,
    choose,
    search=search,
    playouts={"vizier": 700, "master": 3000},
    ponders=True,
    practice=4,
    thinks=3,
    daily=DailyDeal(options={"chips": 1}, match=True),
)
