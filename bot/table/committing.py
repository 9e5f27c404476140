"""The one way to change a table: the changed copies are stored in one transaction, and only then become the table."""

import logging
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from bot import health
from bot.refusal import Refused
from bot.table import asking, deadlines, dealing, house_rules, sides, waiting
from bot.table.commitment import renew_commitment
from bot.table.modes.deal import worth_of
from bot.table.people import mark_answered
from bot.table.table import Table
from data.message_records import TableMessages
from data.records import Move, RoundRecord, TableRecord, with_
from data.stats.result_records import Results
from data.table_rows import Conflict
from data.tournament_records import Remark
from engine.contract import Event, Illegal, Outcome, State
from engine.games import rules_of

log = logging.getLogger(__name__)


class RoundEnd(NamedTuple):
    """The end of a round. `results`: the places that statistics count; None if they count nothing. `made`: the person's
    outcome in a deal of the day that ended with the round; else None.
    """

    round: RoundRecord
    results: Results | None
    made: Outcome | None


@dataclass(frozen=True, slots=True)
class RoundProgress:
    """The progress of a round in one commit: the `state` that it comes to, by these events and these moves, each move
    with its number in the round. `start`: the round, if it begins with this commit. `ending`: its end, if it ends.
    """

    state: State
    events: Iterable[Event]
    moves: Iterable[tuple[int, Move]]
    start: RoundRecord | None = None
    ending: RoundEnd | None = None


async def commit(
    table: Table,
    record: TableRecord,
    step: RoundProgress | None = None,
    *,
    acted: int | None = None,
    awake: bool = False,
    redraw: bool = True,
    remark: Remark | None = None,
) -> None:
    """Store the changed record and the progress of the round, then make them the table and have it redrawn. `acted`:
    the seat that has just acted, whose deadline starts anew even if it is asked again. `awake`: True if a person has
    acted, so that the next deal comes by itself (`waiting`). `remark`: the remark about a change that the referee of a
    tournament has made, which is stored with it.

    Raises Refused("try_again") if another process has changed the table meanwhile; then the table is read again from
    the store, and nothing is stored.
    """
    start, ending = (step.start, step.ending) if step is not None else (None, None)
    state = step.state if step is not None else table.state
    played = ending.round if ending is not None else start or table.round
    awake = awake or (table.awake and start is None)
    record = _settle(table, record, played, state)
    waits = waiting.next_deadlines(table, record, played, state, acted, awake)
    record = with_(record, deadlines=waits, changed=table.means.now())
    moves = list(step.moves) if step is not None else []
    end, results, made = ending or (None, None, None)
    save = partial(
        table.means.store.save, record, start=start, moves=moves, end=end, results=results, made=made, remark=remark
    )
    try:
        if start is not None and table.round is not None:  # every round has a message of its own
            async with table.messages_lock:
                table.record = await save(messages={"message": None})
                table.messages = with_(table.messages, message=None)
        else:
            table.record = await save()
    except Conflict:
        await reload(table)
        raise Refused("try_again") from None
    for _, move in moves:
        health.MOVES.labels(move.by).inc()
    table.state, table.round = state, played
    if start is not None:
        table.events = []  # another list, by which `Table.event_cache` is known to be of an earlier round
    if step is not None:
        table.events += step.events
    table.awake = awake
    if ending is not None:
        table.earned = results.earned if results is not None else {}
    if made is not None:
        table.worth = await worth_of(table.means.store, table.record, made)
    asking.ask(table)
    if redraw:
        table.means.changed(table)


def _settle(table: Table, record: TableRecord, played: RoundRecord | None, state: State | None) -> TableRecord:
    """The changed record with all that follows from the change: presets and sides, which depend on how many people sit
    in a lobby, the family's own part, and the commitment to the next deal where that has other rules now.
    """
    if table.record.phase == record.phase == "lobby":
        record = house_rules.refit(table.record, record, house_rules.players_of(record), table.family)
        record = sides.settle_sides(record, rules_of(record.game).read(record.options))
    moment = table.moment(state) if state else None
    record = table.family.settled(record, played, moment, table.stamp, table.means.now())
    if record.game == table.record.game and table.family.options(record) != table.family.options(table.record):
        record = renew_commitment(record, table.family)
    return record


async def reload(table: Table) -> None:
    """Read the table again from the store, as after a restart. A round that this version of the bot cannot replay makes
    it `unreadable`. Raises Refused("unknown_table") if the table is gone.
    """
    async with table.messages_lock:  # without it, a message that is recorded meanwhile would be forgotten
        saved = await table.means.store.load(table.record.id)
        table.messages = await table.means.store.messages.load(table.record.id) or TableMessages()
    if saved is None:
        vanish(table)
        raise Refused("unknown_table")
    record, table.round, moves = saved
    table.record = table.means.family(record.game).read(record)
    table.state, table.events, table.awake, table.unreadable = None, [], False, None
    await table.means.server_settings.learn(table.record.guild)
    await table.means.preferences.learn([person.user for person in table.record.people if person.user is not None])
    try:
        rules_of(table.record.game).read(table.record.options)
        if not table.mode.readable(table.record):
            raise ValueError("another version of the search began this deal")
        if table.round is not None:
            table.state, table.events = dealing.replay(table.round, moves)
    except (Illegal, ValueError) as error:  # nothing is written, since the version that can replay it may still run
        if table.record.phase != "closed":
            log.info("table %s cannot be replayed: %s", table.record.id, error)
            table.unreadable = deadlines.unreadable_until(table.mode, table.record, table.means.now())
        return
    by_people = [table.order[move.seat] for move in moves if move.by == "person"]
    table.awake = bool(by_people)
    if table.record.phase == "round":  # an older version of the bot did not store who had answered
        table.record = mark_answered(table.record, *by_people)
    asking.ask(table)


def vanish(table: Table) -> None:
    """Close a table that is gone from the store: drop its round and deadlines, and the calls that stand in Discord, so
    that nothing more is done about it.
    """
    table.unreadable = None
    table.record = with_(table.record, phase="closed", deadlines={})
    table.messages = with_(table.messages, call=None, summons=None, invitations=())
    table.state, table.events = None, []
