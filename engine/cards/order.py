"""The order of seats around a table (G-1): clockwise is to the left, and seats that are out are passed over."""

from collections.abc import Callable, Collection


def leftward(seat: int, live: Collection[int]) -> tuple[int, ...]:
    """The live seats clockwise, the next one on the left of `seat` first, `seat` itself last if it is live."""
    return tuple(sorted(live, key=lambda other: (other <= seat, other)))


def first_leftward(seat: int, live: Collection[int], fits: Callable[[int], bool]) -> int | None:
    """The first live seat clockwise from the left of `seat` that fits, `seat` itself last; None where none does."""
    return next((other for other in leftward(seat, live) if fits(other)), None)


def claimant(discarder: int, live: Collection[int], fits: Callable[[int], bool]) -> int | None:
    """The seat that claims a discard: the first from the discarder's left that it fits, never the discarder (G-R4)."""
    return first_leftward(discarder, [seat for seat in live if seat != discarder], fits)
