"""Sampen, the rules (docs/spec/sampen.md)."""

from engine.contract import DailyDeal, Game
from engine.sampen.game import Sampen, lead
from engine.sampen.player import choose

GAME = Game(
    Sampen,
    choose,
    playouts={"vizier": 0, "master": 0},
    daily=DailyDeal(players=2, options={"wins": 2}, match=True, margin=lead),
    review=400,
)

__all__ = ["GAME", "Sampen"]
