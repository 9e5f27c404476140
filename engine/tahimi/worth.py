"""The order in which cards of Tahimi are taxed (TAH-6, TAH-7)."""

from collections.abc import Sequence

from engine.tahimi.deck import JOKER


def tax_order(order: Sequence[str], jokers_first: bool) -> tuple[str, ...]:
    """The tokens from least to most taxable: a joker counts above everything or below it (TAH-7)."""
    return (*order, JOKER) if jokers_first else (JOKER, *order)
