"""Every change of a table passes here: it is stored in one transaction, and only then is it the table."""

import logging
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from bot.health import measures
from bot.refusal import Refused
from bot.table import asking, deadlines, dealing, deals, house_rules, sides, waiting
from bot.table.commitment import renew_commitment
from bot.table.people import mark_answered
from bot.table.table import Table
from data.records import Move, Results, RoundRecord, TableMessages, TableRecord, with_
from data.store import Conflict
from data.tournament_records import Remark
from engine.contract import Event, Illegal, Outcome, State
from engine.games import game_of, rules_of

log = logging.getLogger(__name__)


class Ending(NamedTuple):
    """The end of a round. `results`: what is counted of it; None where nothing is. `made`: what the person made of it,
    where it is one of the day's deals.
    """

    round: RoundRecord
    results: Results | None
    made: Outcome | None


@dataclass(frozen=True, slots=True)
class Step:
    """The news of a round: `state` is where it stands, after these events and moves, each move with its number in the
    round. `start`: the round, where it has just been dealt.
    """

    state: State
    events: Iterable[Event]
    moves: Iterable[tuple[int, Move]]
    start: RoundRecord | None = None
    ending: Ending | None = None


async def commit(
    table: Table,
    record: TableRecord,
    step: Step | None = None,
    *,
    acted: int | None = None,
    awake: bool = False,
    redraw: bool = True,
    remark: Remark | None = None,
) -> None:
    """Store the table as it is about to be, with what has happened in its round, then publish it. `acted`: the seat
    whose deadline restarts even if it is asked again. `awake`: somebody has shown to be here. `remark`: the referee of
    a tournament has changed the table.

    Raises Refused("try_again") where somebody else has changed it meanwhile: it is read anew, and nothing is stored.
    """
    start, ending = (step.start, step.ending) if step is not None else (None, None)
    state = step.state if step is not None else table.state
    played = ending.round if ending is not None else start or table.round
    awake = awake or (table.awake and start is None)
    if table.record.phase == record.phase == "lobby":
        record = house_rules.refitted(table.record, record, house_rules.players_of(record), table.family)
        record = sides.settled(record, rules_of(record.game).read(record.options))
    moment = table.moment(state) if state else None
    record = table.family.settled(record, played, moment, table.stamp, table.means.now())
    if record.game == table.record.game and table.family.options(record) != table.family.options(table.record):
        record = renew_commitment(record, table.family)
    record = with_(
        record, deadlines=waiting.next_deadlines(table, record, played, state, acted, awake), changed=table.means.now()
    )
    moves = list(step.moves) if step is not None else []
    end, results, made = ending or (None, None, None)
    save = partial(
        table.means.store.save, record, start=start, moves=moves, end=end, results=results, made=made, remark=remark
    )
    try:
        if start is not None and table.round is not None:  # every round has a message of its own
            async with table.keeping:
                table.record = await save(messages={"message": None})
                table.messages = with_(table.messages, message=None)
        else:
            table.record = await save()
    except Conflict:
        await reload(table)
        raise Refused("try_again") from None
    for _, move in moves:
        measures.MOVES.labels(move.by).inc()
    table.state, table.round = state, played
    if start is not None:
        table.events = []
    if step is not None:
        table.events += step.events
    table.awake = awake
    if made is not None:
        await _weigh(table)
    asking.ask(table)
    if redraw:
        table.means.changed(table)


async def reload(table: Table) -> None:
    """Read the table anew from the store, as after a restart. Raises Refused("unknown_table") when it is gone."""
    async with table.keeping:  # or a message that is recorded meanwhile would be forgotten
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
        if table.record.deal is not None and table.record.deal.thinks != game_of(table.record.game).thinks:
            raise ValueError("another version of the search began this deal")
        if table.round is not None:
            table.state, table.events = dealing.replay(table.round, moves)
    except (Illegal, ValueError) as error:  # whoever only looks at another version's table writes nothing
        if table.record.phase != "closed":
            log.info("table %s cannot be replayed: %s", table.record.id, error)
            table.unreadable = deadlines.abandoned(table.record, table.means.now())
        return
    by_people = [table.order[move.seat] for move in moves if move.by == "person"]
    table.awake = bool(by_people)
    if table.record.phase == "round":  # an older program has not noted who answered
        table.record = mark_answered(table.record, *by_people)
    asking.ask(table)


async def _weigh(table: Table) -> None:
    """Look up what the day's deal is worth, where it is over."""
    deal, made = table.record.deal, deals.made(table.record, table.round)
    if deal is not None and made is not None:
        table.worth = await table.means.store.daily.worth(deal, table.record.host, made)


def vanish(table: Table) -> None:
    """The table is no more, in the store either: nothing is to be done at it, and nobody to be called."""
    table.unreadable = None
    table.record = with_(table.record, phase="closed", deadlines={})
    table.messages = with_(table.messages, call=None, summons=None, invitations=())
    table.state, table.events = None, []
