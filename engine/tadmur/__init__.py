"""Tadmur: two chains of neighbouring ranks, each to a target that the other one guesses (docs/spec/tadmur.md)."""

from engine.contract import DailyDeal, Game
from engine.contract.daily import by_scores
from engine.tadmur.game import Tadmur
from engine.tadmur.player.policy import choose
from engine.tadmur.player.search import search

GAME = Game(
    Tadmur,
    choose,
    search=search,
    playouts={"vizier": 60, "master": 270},
    ponders=True,
    thinks=4,
    daily=DailyDeal(players=2, margin=by_scores),
    review=800,
)

__all__ = ["GAME", "Tadmur"]
