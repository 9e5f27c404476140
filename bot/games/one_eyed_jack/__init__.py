"""One-Eyed Jack as players see it."""

from bot.games.one_eyed_jack.presenter import PRESENTER

__all__ = ["PRESENTER"]
