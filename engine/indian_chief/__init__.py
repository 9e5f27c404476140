"""Indian Chief, the rules (docs/spec/indian_chief.md)."""

from engine.contract import DailyDeal, Game
from engine.contract.daily import by_scores
from engine.indian_chief.game import IndianChief
from engine.indian_chief.player.policy import choose
from engine.indian_chief.player.search import search

GAME = Game(
    IndianChief,
    choose,
    search=search,
    playouts={"vizier": 600, "master": 4000},
    ponders=True,
    thinks=2,
    daily=DailyDeal(margin=by_scores),
    silent=choose,  # IND-4
    review=6000,
)

__all__ = ["GAME", "IndianChief"]
