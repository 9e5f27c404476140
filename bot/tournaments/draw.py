"""The draw of a round: who sits at which table, where stewards fill a seat, and who waits. Pure; its luck is handed in.

What counts, each before all that follow it:

1. Nobody meets again while it can be avoided: the sum of former meetings at the tables is as low as can be.
2. Byes and tables with a steward more than others go round: first to those who had the fewest.
3. Byes and tables with a steward more go to the lowest.
4. Those with like points meet: the sum of the squared differences at the tables is as low as can be.
5. Those who are kept apart (`Field.apart`) do not sit together.

Among draws that are equal by all this the order decides that the luck gave (`commitment.order`). Each of these is a sum
over pairs at one table and over people at one table, so all of it is one number (`_costs`).

At tables for two, with more rounds than half of the people, the best of one round could spoil a later one. There all
rounds are those of one timetable, and the draw chooses among the ones that are left (`timetable`).
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate, combinations

from bot.tournaments import commitment, seating, timetable
from bot.tournaments.entries import Entrant, Pair
from bot.tournaments.exchanges import Costs
from bot.tournaments.layout import Bin, layout

GRAIN = 1680
"""Points are whole multiples of a GRAINth at tables of up to eight, ties and halved shares included."""


@dataclass(frozen=True, slots=True)
class Field:
    """The data from which a draw is made.

    `entrants`: those to be placed. `points`: their points so far; an entrant who is missing has none. `met`: how often
    each pair sat at one table. `eased`: how often each had a bye, or sat where stewards filled more seats than
    elsewhere. `smallest` and `largest`: the fewest and the most entrants at a table, stewards included. `sides`: the
    number of sides of a table whose partners are drawn anew; None where nobody has a partner, or pairs signed up
    together. `apart`: pairs that are kept apart. `stewards`: True if stewards fill seats, so that nobody waits.
    `rounds`: how many the whole tournament has; 0 where nobody knows.
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
    rounds: int = 0


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
    costs, unit = _costs(field, people) if people else (Costs((), ()), 1)
    found = _of_timetable(field, people, bins, costs, seed)
    if found is None:
        found = seating.seat(bins, costs, unit, seed) if people else ()
    tables, byes = [], []
    for one, members in zip(bins, found, strict=True):
        if one.bye:
            byes += [people[at] for at in members]
        else:
            seats = sorted((people[at] for at in members), key=lambda entrant: place[entrant])
            tables.append((min(members), Table(tuple(seats), one.stewards, one.eases)))
    return Draw(tuple(table for _, table in sorted(tables, key=lambda pair: pair[0])), tuple(byes))


def _of_timetable(
    field: Field, people: Sequence[Entrant], bins: Sequence[Bin], costs: Costs, seed: bytes
) -> seating.Seating | None:
    """The round of the timetable that costs least of those that are left in its cycle. None where the tournament needs
    no timetable, or its rounds so far are not those of this one, as somebody came or left.
    """
    for_two = field.smallest == field.largest == 2 and field.sides is None
    if not for_two or len(people) < 3 or not timetable.is_needed(len(people), field.rounds):
        return None
    place = {one: at for at, one in enumerate(people)}
    choices: list[tuple[int, int, bytes, seating.Seating]] = []
    for number, tables in enumerate(timetable.timetable(sorted(people))):
        met = {field.met.get(frozenset(table), 0) for table in tables if len(table) > 1}
        if len(met) > 1:
            return None
        ordered = sorted(tables, key=len, reverse=True)  # who is alone is in the last bin
        seats = tuple(tuple(sorted(place[one] for one in table)) for table in ordered)
        choices.append((met.pop(), costs.of_all(bins, seats), timetable.lot(seed, number), seats))
    least, most = min(choices), max(choices)
    return least[-1] if most[0] - least[0] <= 1 else None


def _costs(field: Field, people: Sequence[Entrant]) -> tuple[Costs, int]:
    """The costs of two people who sit together, and of somebody who is eased, by their positions in `people`; and the
    least cost of a thing that should be avoided: that somebody is eased once more.
    """
    exact = [int(field.points.get(one, Fraction()) * GRAIN) for one in people]
    above = [grains - min(exact) for grains in exact]
    apart, close, low, eased, met = _weights(
        len(people) ** 2,
        len(people) ** 2 * max(above) ** 2,
        len(people) * max(above),
        sum(field.eased.values()),
    )
    together = [[0] * len(people) for _ in people]
    for a, b in combinations(range(len(people)), 2):
        pair = frozenset((people[a], people[b]))
        cost = apart * (pair in field.apart) + close * (above[a] - above[b]) ** 2 + met * field.met.get(pair, 0)
        together[a][b] = together[b][a] = cost
    easing = [eased * field.eased.get(one, 0) + low * grains for one, grains in zip(people, above, strict=True)]
    return Costs(together, easing), eased


def _weights(*most: int) -> tuple[int, ...]:
    """Lexicographic weights, the least first: one unit of a criterion outweighs any sum of those before it. `most`: the
    largest sum of each criterion but the last.
    """
    return tuple(accumulate(most, lambda weight, bound: weight * (bound + 1), initial=1))
