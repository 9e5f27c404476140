"""One-Eyed Jack: players place chips on a board of cards and try to make rows of five (docs/spec/one_eyed_jack.md)."""

from engine.contract import DailyDeal, Game
from engine.one_eyed_jack.game import OneEyedJack
from engine.one_eyed_jack.player.policy import choose, silent
from engine.one_eyed_jack.player.search import search

GAME = Game(
    OneEyedJack,
    choose,
    search=search,
    playouts={"vizier": 60, "master": 300},
    ponders=True,
    daily=DailyDeal(),
    silent=silent,
    review=600,
)

__all__ = ["GAME", "OneEyedJack"]
