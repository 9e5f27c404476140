"""The draw of a round: who sits at which table, where stewards fill a seat, and who waits. Pure; its luck is handed in.

What counts, each before all that follow it:

1. Those who are kept apart (`Field.apart`) do not sit together while it can be avoided.
2. Nobody meets again while it can be avoided: the sum of former meetings at the tables is as low as can be.
3. Byes and tables with a steward more than others go round: first to those who had the fewest.
4. Some pairs, which the seed alone chooses, are kept apart as well: one for about sixteen tables. So nobody can
   conclude from a draw that two people are kept apart.
5. Byes and tables with a steward more go to the lowest.
6. Those with like points meet: the sum of the squared differences at the tables is as low as can be.

Among draws that are equal by all this the order decides that the luck gave (`commitment.order`). Each of these is a sum
over pairs at one table and over people at one table, so all of it is one number (`_Costs`).
"""

import hashlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate, combinations
from math import comb

from bot.tournaments import commitment, seating
from bot.tournaments.entries import Entrant, Pair
from bot.tournaments.exchanges import Costs
from bot.tournaments.layout import layout

GRAIN = 1680
"""Points are whole multiples of a GRAINth at tables of up to eight, ties and halved shares included."""

DECOYS = 16
"""A pair is kept apart by the seed alone at about one table in this number."""


@dataclass(frozen=True, slots=True)
class Field:
    """The data from which a draw is made.

    `entrants`: those to be placed. `points`: their points so far; an entrant who is missing has none. `met`: how often
    each pair sat at one table. `eased`: how often each had a bye, or sat where stewards filled more seats than
    elsewhere. `smallest` and `largest`: the fewest and the most entrants at a table, stewards included. `sides`: the
    number of sides of a table whose partners are drawn anew; None where nobody has a partner, or pairs signed up
    together. `apart`: pairs that are kept apart. `stewards`: True if stewards fill seats, so that nobody waits.
    """

    entrants: Collection[Entrant]
    points: Mapping[Entrant, Fraction]
    met: Mapping[Pair, int]
    eased: Mapping[Entrant, int]
    smallest: int
    largest: int
    sides: int | None = None
    apart: frozenset[Pair] = frozenset()
    stewards: bool = True


@dataclass(frozen=True, slots=True)
class Table:
    """One table of a draw. `entrants`: in the order of their seats, people first; where sides are drawn, the seat N,
    from 0, is on the side N modulo their number. `stewards`: the number of seats that they fill. `eased`: True if there
    are more stewards here than elsewhere, which counts as a bye for its people.
    """

    entrants: tuple[Entrant, ...]
    stewards: int = 0
    eased: bool = False


@dataclass(frozen=True, slots=True)
class Draw:
    """The tables of a round, those with the most points first, and who waits."""

    tables: tuple[Table, ...]
    byes: tuple[Entrant, ...] = ()

    @property
    def final(self) -> bool:
        """True if a knock-out ends with this round: all who are left sit at one table, or are too few for any."""
        return not self.tables or (len(self.tables) == 1 and not self.byes)


def luck(seed: bytes, entrants: Collection[Entrant]) -> tuple[Entrant, ...]:
    """The order that the luck of this draw gives. It and the luck (`commitment.luck_of`) are all that is ever published
    of a draw, beside its tables: neither depends on anything else of the field.
    """
    return commitment.order(commitment.luck_of(seed), entrants)


def draw(field: Field, seed: bytes) -> Draw:
    """Draw a round. `seed`: of this draw (`commitment.draw_seed`), 32 bytes that stay closed. Raises ValueError where
    no table has the sizes of this field.
    """
    given = luck(seed, field.entrants)
    place = {one: at for at, one in enumerate(given)}
    people = sorted(given, key=lambda one: (-field.points.get(one, Fraction()), place[one]))
    bins = layout(len(people), field.smallest, field.largest, field.sides, field.stewards)
    found = seating.seat(bins, *_costs(field, people, seed), seed) if people else ()
    tables, byes = [], []
    for one, members in zip(bins, found, strict=True):
        if one.bye:
            byes += [people[at] for at in members]
        else:
            seats = sorted((people[at] for at in members), key=lambda entrant: place[entrant])
            tables.append((min(members), Table(tuple(seats), one.stewards, one.eases)))
    return Draw(tuple(table for _, table in sorted(tables, key=lambda pair: pair[0])), tuple(byes))


def _costs(field: Field, people: Sequence[Entrant], seed: bytes) -> tuple[Costs, int]:
    """The costs of two people who sit together, and of somebody who is eased, by their positions in `people`; and the
    least cost of a thing that should be avoided: that somebody is eased once more.
    """
    exact = [int(field.points.get(one, Fraction()) * GRAIN) for one in people]
    above = [grains - min(exact) for grains in exact]
    close, low, decoy, eased, met, apart = _weights(
        len(people) ** 2 * max(above) ** 2,
        len(people) * max(above),
        len(people) ** 2,
        sum(field.eased.values()),
        sum(field.met.values()),
    )
    odds = DECOYS * comb(field.largest, 2)
    together = [[0] * len(people) for _ in people]
    for a, b in combinations(range(len(people)), 2):
        pair = frozenset((people[a], people[b]))
        cost = close * (above[a] - above[b]) ** 2 + decoy * _is_decoy(pair, odds, seed)
        cost += met * field.met.get(pair, 0) + apart * (pair in field.apart)
        together[a][b] = together[b][a] = cost
    easing = [eased * field.eased.get(one, 0) + low * grains for one, grains in zip(people, above, strict=True)]
    return Costs(together, easing), eased


def _weights(*most: int) -> tuple[int, ...]:
    """Lexicographic weights, the least first: one unit of a criterion outweighs any sum of those before it. `most`: the
    largest sum of each criterion but the last.
    """
    return tuple(accumulate(most, lambda weight, bound: weight * (bound + 1), initial=1))


def _is_decoy(pair: Pair, odds: int, seed: bytes) -> bool:
    """True for one pair in `odds`."""
    digest = hashlib.sha256(seed + b"apart %d %d" % tuple(sorted(pair))).digest()
    return int.from_bytes(digest, "big") % odds == 0
