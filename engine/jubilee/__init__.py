"""Jubilee, the rules (docs/spec/jubilee.md)."""

from engine.contract import DailyDeal, Game
from engine.contract.daily import by_scores
from engine.jubilee.game import Jubilee
from engine.jubilee.player.policy import choose
from engine.jubilee.player.search import search, solve

GAME = Game(
    Jubilee,
    choose,
    search=search,
    playouts={"vizier": 300, "master": 2000},
    ponders=True,
    thinks=2,
    daily=DailyDeal(margin=by_scores),
    review=3000,
    turning=600,
    solve=solve,
)

__all__ = ["GAME", "Jubilee"]
