"""The acts of a referee, each with the remark by which everybody is told."""

from collections.abc import Callable
from typing import NamedTuple

from bot.refusal import Refused
from bot.table.table import Table
from bot.table.tables import Tables
from bot.tournaments import replacing, steps
from data.store import Store
from data.tournament_records import MOST, Course, Pairing, Remark
from data.tournaments.repository import Closed, Full
from data.tournaments.tables import Playing


class Act(NamedTuple):
    """The table of a referee's act, the referee (`user`, `name`) and the time."""

    course: Course
    pairing: Pairing
    user: int
    name: str
    at: float

    def remark(self, **fields: object) -> Remark:
        """The remark on it; `fields` are those of its kind."""
        there = {"round": self.pairing.round, "table": self.pairing.number, "at": self.at}
        return Remark.model_validate(there | {"user": self.user, "name": self.name} | fields)


async def extend(tables: Tables, tournament_changed: Callable[[int], None], act: Act) -> None:
    """Let the table wait for its people once more as long as it does. Raises Refused once it has begun."""
    table = await _table(tables, act.pairing)
    await replacing.extend_check_in(table, act.course.tournament.check_in, act.remark(act="extended"))
    tournament_changed(act.course.tournament.id)


async def replace(
    tables: Tables, store: Store, tournament_changed: Callable[[int], None], act: Act, out: int, came: int, name: str
) -> None:
    """Give the seat of the entrant `out` to the user `came`, who is signed up with it. Raises Refused where the table
    deals no more, and where that person plays at another table of the round.
    """
    number = act.course.tournament.id
    table = await _table(tables, act.pairing)
    replacing.check_replacing(table, out)  # before anybody is signed up
    if act.course.pairing_of(came) is not None:
        raise Refused("tournament_plays", name=name)
    try:
        entry = await store.tournaments.enter(number, came, name, invited=True)
    except Closed:
        raise Refused("tournament_over") from None
    except Full:
        raise Refused("tournament_full", most=MOST) from None
    try:
        await replacing.replace(table, entry, act.remark(act="replaced", out=out, came=entry.number))
    except Playing:  # another referee has seated them a moment ago
        raise Refused("tournament_plays", name=name) from None
    tournament_changed(number)


async def strike(store: Store, tournament_changed: Callable[[int], None], act: Act, reason: str) -> None:
    """Strike the table's result: it gives no points. Raises Refused where there is none, or it is struck."""
    await steps.rule(store, act.course.tournament.id, act.remark(act="struck", reason=reason))
    tournament_changed(act.course.tournament.id)


async def restore(store: Store, tournament_changed: Callable[[int], None], act: Act) -> None:
    """Let the result of a struck table count again. Raises Refused where it is not struck."""
    await steps.rule(store, act.course.tournament.id, act.remark(act="restored"))
    tournament_changed(act.course.tournament.id)


async def _table(tables: Tables, pairing: Pairing) -> Table:
    """The table of a pairing. Raises Refused where it was not laid yet, or is over."""
    table = await tables.table(pairing.table) if pairing.table is not None and pairing.ended is None else None
    if table is None:
        raise Refused("tournament_begun_table" if pairing.ended is not None else "tournament_moved")
    return table
