"""What a live table waits for, and until when: answers, people who are to be ready, and enough players."""

from functools import partial

from bot.table import deadlines, sides, weekdays
from bot.table.mode import Between, Deadlines
from bot.table.outcome import match_is_over
from bot.table.people import coming_people
from bot.table.table import Table
from data.records import RoundRecord, TableRecord
from engine.contract import Rules, State
from engine.games import rules_of


def next_deadlines(
    table: Table, record: TableRecord, played: RoundRecord | None, state: State | None, acted: int | None, awake: bool
) -> Deadlines:
    """The deadlines of a table with this record, round and state. `acted`, `awake`: as in `committing.commit`."""
    view = table.view(None, state) if state is not None else None
    return deadlines.renew(
        table.mode,
        record,
        played,
        state,
        acted,
        now=table.means.now(),
        steward_seconds=deadlines.steward_pauses(table.mode, record, played, state, view, table.means.steward_seconds),
        later=partial(_later, table, record),
        between=lambda: Between(
            deals=_deals_by_itself(table, record, played, awake),
            enough=is_enough(table, record),
            ready=are_all_ready(table, record),
        ),
    )


def is_enough(table: Table, record: TableRecord | None = None) -> bool:
    """True if there are enough players for the next deal."""
    record = record or table.record
    if table.match_goes_on:
        return any(person.user for person in coming_people(record))
    rules = rules_of(record.game).read(record.options)
    if rules.MATCH or record.phase == "lobby":  # such a game may be for two or four, but not for three
        return rules.refusal(len(coming_people(record))) is None and not _is_crowded(table, record, rules)
    return len(coming_people(record)) >= rules.seats()[0]


def are_all_ready(table: Table, record: TableRecord) -> bool:
    """True if nobody need be waited for before the next deal."""
    out = _out_of_match(table)
    awaited = {one.key for one in coming_people(record) if one.user and not one.away and one.key not in out}
    return awaited <= set(record.ready)


def asked_since(table: Table, seat: int) -> float:
    """The moment at which this seat's decision was put to it."""
    at = table.record.deadlines.get(str(seat), table.means.now())
    seconds = deadlines.seconds_allowed(table.record, table.order[seat], share_of(table, seat))
    return weekdays.before(at, seconds, table.server.zone) if deadlines.skips_weekends(table.record) else at - seconds


def share_of(table: Table, seat: int) -> float:
    """The share of the pace that a seat's decision takes."""
    asked = table.state.pending if table.state is not None else ()
    return next((decision.pace for decision in asked if decision.seat == seat), 1.0)


def _deals_by_itself(table: Table, record: TableRecord, played: RoundRecord | None, awake: bool) -> bool:
    """True if the next deal comes by itself. It does if a person was awake in the last round, or if all people are out
    of the match that goes on. After the end of a match, somebody must be ready for another.
    """
    if table.mode.played_out:
        return True
    people = {one.key for one in coming_people(record) if one.user}
    if match_is_over(played):
        return not people.isdisjoint(record.ready)
    return awake or (bool(people) and people <= _out_of_match(table))


def _out_of_match(table: Table) -> set[str]:
    """The keys of players who are out of the match that goes on, and who are not waited for."""
    if table.round is None or not table.match_goes_on:
        return set()
    standing = table.round.standing
    return {standing.order[seat] for seat in standing.out}


def _is_crowded(table: Table, record: TableRecord, rules: Rules) -> bool:
    """True if a lobby cannot begin because too many people want to play on one side."""
    return record.phase == "lobby" and bool(sides.crowded_sides(record, rules))


def _later(table: Table, record: TableRecord, begin: float, seconds: float) -> float:
    """The moment at which this many seconds have passed from `begin` on, without weekends if these do not count."""
    if not deadlines.skips_weekends(record):
        return begin + seconds
    return weekdays.after(begin, seconds, table.server.zone)
