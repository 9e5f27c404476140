"""The values that the screens of tournaments show, read from the store and from the tables that are live."""

from collections.abc import Collection
from fractions import Fraction

from bot.screens.tournament.page import Found, Standing
from bot.screens.tournament.referee import Lapse
from bot.table.deadlines import BEGIN
from bot.table.modes.pairing import scored
from bot.table.tables import Tables
from bot.tournaments import rounds
from bot.ui.texts import in_figures
from data.tournament_records import Course


async def found(tables: Tables, paused_tournaments: Collection[int], course: Course) -> Found:
    """A tournament as it stands, with where its tables are."""
    places, live, waits = {}, set(), {}
    for pairing in course.running:
        if pairing.table is None or pairing.ended is not None:
            continue
        table = await tables.anywhere(pairing.table)
        if table is not None:
            places[pairing.table] = table.place
            if table.record.phase != "lobby":
                live.add(pairing.table)
            elif BEGIN in table.record.deadlines:
                waits[pairing.table] = table.record.deadlines[BEGIN]
    held = course.tournament.id in paused_tournaments
    final = course.tournament.form == "knock-out" and rounds.is_last(course)
    sides = {one.number: rounds.sides_at(course, one) for one in course.running}
    out = rounds.out_since(course)
    byes = [one.entrant for one in rounds.waits(course) if one.round == course.tournament.round]
    return Found(course, places, frozenset(live), standings(course), waits, out, final, sides, held, byes)


async def lapses(tables: Tables, course: Course) -> list[Lapse]:
    """The lapses of people who gave up, did not come or ran out of time, in the order of the tables. A table that has
    not begun has none, nor has somebody who takes over a seat with the next deal.
    """
    shown = []
    for pairing in course.pairings:
        scores = pairing.scores or ()
        table = None
        if pairing.table is not None and pairing.ended is None:
            table = await tables.anywhere(pairing.table)
        if table is not None and table.record.pairing is not None and table.record.phase != "lobby":
            waited = {one.takes for one in table.record.joining}
            keys = [key for key in table.record.pairing.entrants if key not in waited]
            scores = tuple(scored(table.record, key, 0) for key in keys)
        shown += [
            Lapse(pairing, one.entrant, one.silent, one.gave_up, present=one.present)
            for one in scores
            if one.entrant is not None and (one.silent or one.gave_up or not one.present)
        ]
    return shown


def standings(course: Course) -> list[Standing]:
    """The standings in decimals, as people read them."""
    entries = {one.number: one for one in course.entries}
    out = rounds.out_since(course)
    partners = {lower: entries[higher] for lower, higher in course.tournament.partners}
    return [
        Standing(
            line.place,
            entries[line.entrant],
            decimal(line.points),
            decimal(line.opponents),
            out.get(line.entrant),
            partners.get(line.entrant),
        )
        for line in rounds.lines(course)
    ]


def decimal(points: Fraction) -> str:
    """Points with two decimals at most: 1.5, 0.67, 3."""
    return in_figures(f"{float(points):.2f}".rstrip("0").rstrip("."))
