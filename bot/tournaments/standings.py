"""The standings of a tournament, those who go on in a knock-out, and the podium. Pure, in fractions."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

from bot.tournaments import commitment
from bot.tournaments.entries import Bye, Entrant, Played
from bot.tournaments.points import EVEN, table_points, total_points
from data.tournament_records import Form


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the standings. `place`: from 1; who shares one, shares all. `opponents`: the points of opponents, for
    each table the mean of those who sat there, so that a large table tells no more than a small one. `direct`: won
    meetings less lost ones with those who have the same points and the same opponents' points. `margin`: the sum of the
    game's margins. `reached`: in a knock-out the last round that this entrant was drawn for, else 0.
    """

    place: int
    entrant: Entrant
    points: Fraction
    opponents: Fraction
    direct: int
    margin: Fraction
    reached: int = 0


def standings_of(
    form: Form, entrants: Collection[Entrant], played: Sequence[Played], byes: Sequence[Bye], luck: bytes
) -> tuple[Line, ...]:
    """The standings of a tournament of this form, the best first."""
    rank = knock_out_standings if form == "knock-out" else standings
    return rank(entrants, played, byes, luck)


def standings(
    entrants: Collection[Entrant], played: Sequence[Played], byes: Sequence[Bye], luck: bytes
) -> tuple[Line, ...]:
    """The standings of a Swiss or a league, the best first; no two share a place.

    The tie-breaks, in order: points, opponents' points, direct meetings, margin, and the order of the luck of the
    standings (`commitment.STANDINGS`), 32 bytes.
    """
    ranked = _ranked(entrants, played, byes, luck)
    return tuple(Line(at + 1, *line) for at, line in enumerate(ranked))


def knock_out_standings(
    entrants: Collection[Entrant], played: Sequence[Played], byes: Sequence[Bye], luck: bytes
) -> tuple[Line, ...]:
    """The standings of a knock-out, the best first: first who came furthest, and of the people of one round those who
    were better at their table; then as in a Swiss. Partners at their last table share a place.
    """
    last = {one: table for table in sorted(played, key=lambda table: table.round) for one in table.entrants}
    waited = {bye.entrant: bye.round for bye in byes}
    reached = {one: max(last[one].round if one in last else 0, waited.get(one, 0)) for one in entrants}

    def merit(one: Entrant) -> tuple[int, Fraction]:
        fell = one in last and last[one].round == reached[one]
        return -reached[one], -table_points(last[one])[one] if fell else Fraction(-1)

    ranked = sorted(_ranked(entrants, played, byes, luck), key=lambda line: merit(line[0]))
    lines: list[Line] = []
    for at, line in enumerate(ranked):
        before = lines[-1] if lines else None
        together = before is not None and _partners(before.entrant, line[0], last)
        lines.append(Line(before.place if before and together else at + 1, *line, reached=reached[line[0]]))
    return tuple(lines)


def goes_on(table: Played, luck: bytes) -> tuple[Entrant, ...]:
    """The entrants who go on from a table of a knock-out, the best first. These are the better half, or the larger half
    if their number is odd; if there are sides, the better half of these with all their members. Whoever did not come
    stands behind all who did. Ties are broken by the margin, then by the order that the luck of the standings gives.
    Nobody goes on from a struck table.
    """
    if table.struck:
        return ()
    at = {one: index for index, one in enumerate(table.entrants)}
    place = {one: index for index, one in enumerate(commitment.order(luck, table.entrants))}

    def merit(unit: tuple[Entrant, ...]) -> tuple[Fraction, int, Fraction, int]:
        indices = [at[one] for one in unit]
        return (
            -max(table.shares[index] for index in indices),
            min(table.places[index] for index in indices),
            -max(table.margins[index] for index in indices),
            min(place[one] for one in unit),
        )

    units = sorted(table.units, key=merit)
    return tuple(one for unit in units[: (len(units) + 1) // 2] for one in unit)


def podium(lines: Sequence[Line]) -> tuple[tuple[Entrant, ...], ...]:
    """The entrants on the first three places, by place: usually one on each, and partners together."""
    steps = [tuple(line.entrant for line in group) for _, group in groupby(lines, key=lambda line: line.place)]
    return tuple(steps[:3])


_Ranked = tuple[Entrant, Fraction, Fraction, int, Fraction]


def _ranked(entrants: Collection[Entrant], played: Sequence[Played], byes: Sequence[Bye], luck: bytes) -> list[_Ranked]:
    """Entrants with their points and tie-breaks, the best first."""
    totals = dict.fromkeys(entrants, Fraction()) | total_points(played, byes)
    opponents = _opponents(totals, played, byes)
    margins = _margins(played)
    place = {one: at for at, one in enumerate(commitment.order(luck, list(totals)))}
    groups: dict[tuple[Fraction, Fraction], list[Entrant]] = {}
    for one in totals:
        groups.setdefault((totals[one], opponents[one]), []).append(one)
    ranked = []
    for (points, sum_of_opponents), members in sorted(groups.items(), reverse=True):
        direct = _direct(members, played)
        ordered = sorted(members, key=lambda one: (-direct[one], -margins.get(one, Fraction()), place[one]))
        ranked += [(one, points, sum_of_opponents, direct[one], margins.get(one, Fraction())) for one in ordered]
    return ranked


def _opponents(
    totals: Mapping[Entrant, Fraction], played: Iterable[Played], byes: Iterable[Bye]
) -> dict[Entrant, Fraction]:
    """The sum over its tables of the mean of its opponents' points, for each entrant. A table without people against
    it, and a bye, count as an opponent with the mean of every round so far. Struck tables count nothing.
    """
    tables = [table for table in played if not table.struck]
    even = EVEN * max((table.round for table in tables), default=0)
    found = dict.fromkeys(totals, Fraction())
    for table in tables:
        for unit in table.units:
            against = [totals[one] for one in table.entrants if one not in unit]
            mean = sum(against, Fraction()) / len(against) if against else even
            for one in unit:
                found[one] += mean
    for bye in byes:
        found[bye.entrant] += even
    return found


def _direct(members: Collection[Entrant], played: Iterable[Played]) -> dict[Entrant, int]:
    """Won meetings less lost ones among these."""
    found = dict.fromkeys(members, 0)
    if len(members) == 1:
        return found
    for table in played:
        if table.struck:
            continue
        place = {one: at for one, at in zip(table.entrants, table.places, strict=True) if one in found}
        for one, own in place.items():
            found[one] += sum((own < other) - (own > other) for other in place.values())
    return found


def _margins(played: Iterable[Played]) -> dict[Entrant, Fraction]:
    found: dict[Entrant, Fraction] = {}
    for table in played:
        if not table.struck:
            for one, margin, share in zip(table.entrants, table.margins, table.shares, strict=True):
                found[one] = found.get(one, Fraction()) + margin * share
    return found


def _partners(a: Entrant, b: Entrant, last: Mapping[Entrant, Played]) -> bool:
    """True if these played on one side at their last table."""
    table = last.get(a)
    return table is not None and table is last.get(b) and any(a in unit and b in unit for unit in table.units)
