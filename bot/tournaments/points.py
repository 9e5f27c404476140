"""The points of a table, and their sums. Pure, in fractions: equal whatever the size of the table."""

from collections.abc import Iterable, Mapping
from fractions import Fraction

from bot.tournaments.entries import Bye, Entrant, Played

EVEN = Fraction(1, 2)
"""The mean of every table, which a bye is worth."""


def table_points(table: Played) -> Mapping[Entrant, Fraction]:
    """The points of each: 1 for the first, 0 for the last, linear in the place, times the share. Those who tie share
    what their places are worth together. A struck table gives none.
    """
    if table.struck:
        return dict.fromkeys(table.entrants, Fraction())
    place = dict(zip(table.entrants, table.places, strict=True))
    share = dict(zip(table.entrants, table.shares, strict=True))
    seats = [place[unit[0]] for unit in table.units] + list(table.stewards)
    return {one: worth(place[one], seats, table.seats) * share[one] for one in table.entrants}


def worth(place: int, known: list[int], seats: int) -> Fraction:
    """The points of a place, from 0 to 1. `known`: the places of the seats that are known, one's own included; where
    they are not those of all `seats`, the others are taken to tie with nobody.
    """
    if seats == 1:
        return Fraction(1)
    ahead = sum(other < place for other in known) if len(known) == seats else place - 1
    last = ahead + known.count(place) - 1
    return Fraction(2 * (seats - 1) - ahead - last, 2 * (seats - 1))


def total_points(played: Iterable[Played], byes: Iterable[Bye] = ()) -> dict[Entrant, Fraction]:
    """The sum of everybody who was drawn at least once."""
    totals: dict[Entrant, Fraction] = {}
    for table in played:
        for one, points in table_points(table).items():
            totals[one] = totals.get(one, Fraction()) + points
    for bye in byes:
        totals[bye.entrant] = totals.get(bye.entrant, Fraction()) + EVEN
    return totals
