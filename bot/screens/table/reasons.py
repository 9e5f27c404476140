"""Reasons why an answer is a good one; games with tricks share one. A game computes a reason from the position; hints
and lessons put it into words.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from bot.ui.texts import say
from engine.cards.tricks import Strength


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


def takes_cheaply(card: str, may: Sequence[str], takes: Callable[[str], bool], strength: Strength) -> Reason | None:
    """The reason that a card takes the trick as it lies, and no lower one of those that may be laid does; None where
    that is not so.
    """
    lower = [other for other in may if strength(other) < strength(card)]
    return because("hint-because-takes") if takes(card) and not any(map(takes, lower)) else None
