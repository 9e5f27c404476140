"""The values that draws and standings are computed from: entrants, results, byes. Pure."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

Entrant = int
"""The number of an entry in its tournament, in the order of sign-up. An entry is a person, or a pair that signed up
together.
"""


@dataclass(frozen=True, slots=True)
class Played:
    """One table of one round that is over.

    `round`: counted from 1. `entrants`: who sat there, without stewards. `places`: the place of each among all seats,
    those of stewards included; 1 is the best, and those who tie share the lower number. `seats`: how many were placed,
    stewards included; where sides play, how many sides. `margins`: the game's margin of each, from 0 to 1. `shares`:
    how much of the points counts for each: less than 1 where a steward played for somebody who did not come. `struck`:
    a referee struck the table: its people have met, and it gives no points. `stewards`: the places of the stewards'
    seats where they are known; they tell whether somebody tied with a steward. `sides`: the side of each entrant, where
    partners were drawn; a side is placed as one.
    """

    round: int
    entrants: tuple[Entrant, ...]
    places: tuple[int, ...]
    seats: int
    margins: tuple[Fraction, ...]
    shares: tuple[Fraction, ...]
    struck: bool = False
    stewards: tuple[int, ...] = ()
    sides: tuple[int, ...] = ()

    @property
    def units(self) -> tuple[tuple[Entrant, ...], ...]:
        """The entrants that were placed as one: the sides, or every entrant alone."""
        if not self.sides:
            return tuple((one,) for one in self.entrants)
        members: dict[int, list[Entrant]] = {}
        for one, side in zip(self.entrants, self.sides, strict=True):
            members.setdefault(side, []).append(one)
        return tuple(tuple(side) for side in members.values())

    @property
    def filled(self) -> int:
        """The number of seats that stewards filled."""
        members = max(len(unit) for unit in self.units) if self.sides else 1
        return members * self.seats - len(self.entrants)


@dataclass(frozen=True, slots=True)
class Bye:
    """Somebody who waited a whole round. `round`: counted from 1."""

    round: int
    entrant: Entrant


Pair = frozenset[Entrant]


def meetings(played: Iterable[Played]) -> Mapping[Pair, int]:
    """The number of times that each two have sat at one table, struck ones included; partners have met, too."""
    return Counter(frozenset(pair) for table in played for pair in combinations(table.entrants, 2))


def turns(played: Sequence[Played], byes: Iterable[Bye]) -> Mapping[Entrant, int]:
    """The number of times that each had a bye, or sat where stewards filled more seats than elsewhere in that round."""
    fewest: dict[int, int] = {}
    for table in played:
        fewest[table.round] = min(table.filled, fewest.get(table.round, table.filled))
    eased = Counter(one for table in played if table.filled > fewest[table.round] for one in table.entrants)
    return eased + Counter(bye.entrant for bye in byes)
