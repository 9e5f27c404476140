"""One-Eyed Jack: chips on a board of cards, and rows of five (rules 5)."""

from engine.contract import Game
from engine.one_eyed_jack.game import OneEyedJack
from engine.one_eyed_jack.policy import choose

GAME = Game(OneEyedJack, choose)

__all__ = ["GAME", "OneEyedJack"]
