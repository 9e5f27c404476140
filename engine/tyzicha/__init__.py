"""Tyzicha: three players, an auction, and trumps that change with every marriage (docs/spec/tyzicha.md)."""

from engine.contract import DailyDeal, Game
from engine.contract.daily import by_scores
from engine.tyzicha.game import Tyzicha
from engine.tyzicha.player.policy import choose, silent
from engine.tyzicha.player.search import last_tricks, search

GAME = Game(
    Tyzicha,
    choose,
    search=search,
    playouts={"vizier": 200, "master": 800},
    thinks=4,
    daily=DailyDeal(players=3, margin=by_scores),
    inherited=frozenset({"commit"}),  # TYZ-R14
    silent=silent,
    review=1500,
    solve=last_tricks,
)

__all__ = ["GAME", "Tyzicha"]
