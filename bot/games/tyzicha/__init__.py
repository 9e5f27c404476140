"""Tyzicha as players see it."""

from bot.games.tyzicha.presenter import PRESENTER

__all__ = ["PRESENTER"]
