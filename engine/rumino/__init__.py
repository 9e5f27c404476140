"""Rumino: draw and discard for the fewest unmatched points, or for seven in one (docs/spec/rumino.md). `game`
brings its parts together.
"""

from engine.contract import DailyDeal, Game
from engine.contract.daily import by_few_scores
from engine.rumino.game import Rumino
from engine.rumino.player.policy import choose
from engine.rumino.player.search import search

GAME = Game(
    Rumino,
    choose,
    search=search,
    playouts={"vizier": 4, "master": 8},
    ponders=True,
    thinks=4,
    daily=DailyDeal(options={"stake": 0}, margin=by_few_scores),
    review=8,
)
