"""The order of seats around a table (rules 0.1): clockwise is to the left, and seats that are out are passed over."""

from collections.abc import Collection


def leftward(seat: int, live: Collection[int]) -> tuple[int, ...]:
    """The live seats clockwise, the next one on the left of `seat` first, `seat` itself last if it is live."""
    return tuple(sorted(live, key=lambda other: (other <= seat, other)))


def rightward(seat: int, live: Collection[int]) -> tuple[int, ...]:
    """The live seats counter-clockwise, the next one on the right of `seat` first, `seat` itself last if it is live."""
    return tuple(sorted(live, key=lambda other: (other >= seat, -other)))
