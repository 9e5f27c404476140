"""A game to begin with, which `python -m tests.tools.new_game` copies: five tricks, of which the most win."""

from engine.contract import Game
from tests.tools.skeleton.game import Skeleton
from tests.tools.skeleton.player.policy import choose

GAME = Game(Skeleton, choose)

__all__ = ["GAME", "Skeleton"]
