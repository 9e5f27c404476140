"""The tables of a round before anybody sits at them: how many, of which sizes, with how many stewards. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Bin:
    """A place for some entrants. `entrants`: how many it takes. `stewards`: how many seats they fill beside these.
    `eases`: True if it is a turn to sit here, because it has a steward more than others, or is no table at all.
    `bye`: True if it is no table: its people wait a round, and do not meet.
    """

    entrants: int
    stewards: int = 0
    eases: bool = False
    bye: bool = False


def layout(people: int, smallest: int, largest: int, sides: int | None, stewards: bool) -> tuple[Bin, ...]:
    """The tables for this number of entrants, those with the fewest stewards first, and the byes last.

    There are as few steward-filled seats as can be, then as few tables as can be. Sizes differ by one at most, and so
    do the stewards at a table. With `sides` drawn at the table, its seats are a multiple of their number. Without
    `stewards` those for whom no table is left have a bye, as few as can be. Raises ValueError where no table has these
    sizes.
    """
    sizes = [size for size in range(smallest, largest + 1) if size > 1 and size % (sides or 1) == 0]
    if not sizes:
        raise ValueError(f"no table has {smallest} to {largest} seats with {sides} sides")
    if people < 1:
        return ()
    if stewards:
        return _bins(people, min(_choices(people, sizes), key=lambda choice: (sum(choice), len(choice))))
    for seated in range(people, 0, -1):
        full = [choice for choice in _choices(seated, sizes) if sum(choice) == seated]
        if full:
            byes = [Bin(people - seated, eases=True, bye=True)] if seated < people else []
            return (*_bins(seated, min(full, key=len)), *byes)
    return (Bin(people, eases=True, bye=True),)


def _choices(people: int, sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """Sizes of tables at which this number of people fit, for every number of tables; each with as few seats as can be.
    Sizes that do not follow one another (with sides) are not mixed.
    """
    found = []
    for tables in range(1, people + 1):
        for low in sizes:
            if tables * low >= people:
                found.append((low,) * tables)
            elif low + 1 in sizes and tables * (low + 1) > people:
                larger = people - tables * low
                found.append((low + 1,) * larger + (low,) * (tables - larger))
    return found


def _bins(people: int, sizes: Sequence[int]) -> tuple[Bin, ...]:
    """Tables of these sizes with this number of entrants: the stewards that fill the rest are spread evenly."""
    each, more = divmod(sum(sizes) - people, len(sizes))
    found = []
    for at, size in enumerate(sorted(sizes, reverse=True)):
        eases = at >= len(sizes) - more
        stewards = each + 1 if eases else each
        found.append(Bin(size - stewards, stewards, eases))
    return tuple(found)
