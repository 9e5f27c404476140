"""Taxes: the debts of low players, and the exchange (TAH-6, DAH-7)."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple


class Tax(NamedTuple):
    """A tax that is due: the seat `low` owes the seat `high` this number of `cards`."""

    high: int
    low: int
    cards: int


class Exchange(NamedTuple):
    """A tax as it is exchanged: `low` has paid the cards `paid` to `high`, who gives as many back; `returned` is None
    until then. `high` is usually the higher seat.
    """

    high: int
    low: int
    paid: tuple[str, ...]
    returned: tuple[str, ...] | None = None


def due(hand: Sequence[str], count: int, worth: Sequence[str]) -> tuple[str, ...]:
    """The cards a payer must hand over, best first, by rank only. `worth`: the tokens from least to most taxable."""
    return tuple(sorted(hand, key=worth.index, reverse=True)[:count])


def without(hand: Sequence[str], cards: Sequence[str]) -> tuple[str, ...]:
    """The hand less those cards."""
    return tuple((Counter(hand) - Counter(cards)).elements())
