"""Chips and points by seat: adding them up, and sharing a pot (G-5)."""

from collections.abc import Mapping, Sequence

from engine.cards.order import leftward


def added(before: Sequence[int], more: Sequence[int]) -> tuple[int, ...]:
    """The sums by seat. Either may be empty, if there is nothing yet or nothing to add."""
    return tuple(old + new for old, new in zip(before or (0,) * len(more), more or (0,) * len(before), strict=True))


def by_seat(values: Mapping[int, int], seats: int) -> tuple[int, ...]:
    """A number for every seat, 0 where there is none."""
    return tuple(values.get(seat, 0) for seat in range(seats))


def shares(pot: int, seats: Sequence[int], dealer: int) -> dict[int, int]:
    """A pot in equal parts; odd chips go one each to the earliest seats from the dealer's left."""
    each, odd = divmod(pot, len(seats))
    return {seat: each + (place < odd) for place, seat in enumerate(leftward(dealer, seats))}
