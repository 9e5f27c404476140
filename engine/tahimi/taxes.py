"""Taxes: what a low player owes, and the exchange (rules A.6, A.7)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from engine.tahimi.deck import JOKER


@dataclass(frozen=True, slots=True)
class Exchange:
    """One pair's taxes: `low` paid `paid` to `high`, who gives as many cards back; `returned` is None until then."""

    high: int
    low: int
    paid: tuple[str, ...]
    returned: tuple[str, ...] | None = None


def tax_order(order: Sequence[str], jokers_first: bool) -> tuple[str, ...]:
    """The tokens from least to most taxable: a joker counts above everything or below it (A.7)."""
    return (*order, JOKER) if jokers_first else (JOKER, *order)


def due(hand: Sequence[str], count: int, worth: Sequence[str]) -> tuple[str, ...]:
    """The cards a payer must hand over, best first, by rank only. `worth` is the `tax_order`."""
    return tuple(sorted(hand, key=worth.index, reverse=True)[:count])


def without(hand: Sequence[str], cards: Sequence[str]) -> tuple[str, ...]:
    """The hand less those cards."""
    return tuple((Counter(hand) - Counter(cards)).elements())
