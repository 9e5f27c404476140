"""Reasons why an answer is a good one. A game computes it from the position; hints and lessons put it into words."""

from collections.abc import Mapping
from typing import NamedTuple

from bot.ui.texts import say


class Reason(NamedTuple):
    """The key of a text, and its values."""

    key: str
    values: Mapping[str, str | int]

    @property
    def words(self) -> str:
        """The reason as a sentence."""
        return say(self.key, **self.values)


def because(key: str, /, **values: str | int) -> Reason:
    """The reason that a text gives with these values."""
    return Reason(key, values)
