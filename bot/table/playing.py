"""A round from its deal to its end. Every action of a seat is played here. Callers hold the table's lock."""

from collections.abc import Iterable
from dataclasses import asdict

from bot.refusal import Refused
from bot.table import committing, dealing, house_rules, notes, waiting
from bot.table.commitment import commit_seed
from bot.table.committing import RoundEnd, RoundProgress
from bot.table.deadlines import spend_reserve
from bot.table.family import Moved
from bot.table.notes import add_line_about_steward
from bot.table.outcome import match_is_over, with_sides
from bot.table.people import coming_people, ensure_host_or_close, mark_answered, seated, set_away
from bot.table.stewards import free_steward
from bot.table.table import Table
from data.records import Move, RoundRecord, TableRecord, with_
from data.stats.achievements import earned
from data.stats.result_records import Results
from engine.contract import LEAVE, Event, State


async def deal_round(table: Table, record: TableRecord | None = None) -> None:
    """Seat the people at the gate, let go the people who leave, and deal the next round. If too few players are left,
    the table waits. Raises Refused("draining") if the bot begins no more rounds.
    """
    if table.means.stopping() is not None:
        raise Refused("draining")
    record = record or table.record
    if not waiting.is_enough(table, record):
        await committing.commit(table, with_(record, deadlines={}))
        return
    if not table.match_goes_on:
        record = house_rules.refit(table.record, record, len(coming_people(record)), table.family)
    record = table.mode.dealing(record)
    dealt = dealing.deal(record, table.round, table.family, table.means.now())
    record = commit_seed(dealt.record, table.mode.seed(table.means.seed, dealt.round.seed), table.family)
    ending: RoundEnd | None = None
    if dealt.state.result is not None:  # some cards end a round as they are dealt
        record, ending = await _finish(table, record, dealt.round, dealt.state, dealt.events)
    step = RoundProgress(dealt.state, dealt.events, dealt.moves, dealt.round, ending)
    # In a round that ends with its deal nobody can show that they are awake: what the round before showed still counts.
    await committing.commit(table, record, step, awake=table.awake and ending is not None)


async def play(table: Table, seat: int, text: str, by: str, record: TableRecord | None = None) -> None:
    """Play an action of a seat by its text, and commit it. `by`: the cause ("person", "clock", "steward" or "order").
    `record`: the table's record, if something else has changed in it that is to be committed together with the action.

    Raises Refused if no round is played, and Illegal if the rules refuse the action; then nothing has changed.
    """
    if table.state is None or table.round is None or table.state.result is not None:
        raise Refused("round_over")
    state = table.state.copy()
    events = state.play(seat, state.action(text))
    record, number, key = record or table.record, len(table.state.log), table.round.standing.order[seat]
    ending: RoundEnd | None = None
    if by == "person":
        record = mark_answered(notes.note_return(table, record, key), key)
    elif by == "clock":
        record = _relieve(table, record, key, len(events))
    seconds = table.means.now() - waiting.asked_since(table, seat)
    if by != "steward" and str(seat) in table.record.deadlines:
        record = spend_reserve(record, key, seconds, waiting.share_of(table, seat))
    record = table.family.moved(record, Moved(key, text, by, seconds))
    if state.result is not None:
        record, ending = await _finish(table, record, table.round, state, (*table.events, *events))
    move = Move(seat=seat, action=state.log[-1][1].text, by=by)
    table.cut_off -= {key}  # also if the clock or a steward acted, since a difference would show that
    step = RoundProgress(state, events, [(number, move)], ending=ending)
    await committing.commit(table, record, step, acted=seat, awake=by == "person")


def may_leave(table: Table, seat: int) -> bool:
    """True if the rules let a seat leave the round that is played. If not, a steward has to play on for it."""
    state = table.state
    return state is not None and LEAVE in state.rights(seat)


def _relieve(table: Table, record: TableRecord, key: str, coming: int) -> TableRecord:
    """The record after the clock has played for a person: if that has happened too often in a row, a steward sits in.
    `coming`: the number of events of the action, after which the log says so.
    """
    person = seated(record, key)
    if person is None or person.away or person.missed < table.family.relieved_after or not record.stewards:
        return record
    name = free_steward(record)
    return notes.note(table, set_away(record, key, True), "steward-sits", coming, name=name, whom=person.name)


async def _finish(
    table: Table, record: TableRecord, played: RoundRecord, state: State, events: Iterable[Event]
) -> tuple[TableRecord, RoundEnd]:
    """Return the record after the end of a round, and what is stored of that end: the result, the places that
    statistics count, first achievements, and the outcome of a deal of the day or a tournament's table.
    """
    result = state.result
    if result is None:
        raise ValueError("the round is not over")
    after = ensure_host_or_close(with_(record, phase="between", deadlines={}), played.standing.order)
    events = tuple(events)
    done = await table.family.finished(after, played, result, events, table.means.store.stats)
    payload = asdict(result) | dict(done.payload)
    if match_is_over(with_(played, result=payload)):  # being ready for another round is not asking for another match
        done = done._replace(record=with_(done.record, ready=()))
    public = table.mode.public
    results = with_sides(done.results, [seat.team for seat in table.view(None, state).seats]) if public else None
    results = await _with_earned(table, played, results) if results is not None else None
    ended = with_(played, ended=table.means.now(), result=payload)
    talks = public and table.server.narration == "full"
    after = add_line_about_steward(done.record, ended, result, len(events)) if talks else done.record
    after, made = table.mode.ended(after, ended, result, table.family.adds_up(after))
    return after, RoundEnd(ended, results, made)


async def _with_earned(table: Table, played: RoundRecord, results: Results) -> Results:
    """The results together with the achievements that people have reached for the first time."""
    users = [place.user for place in results.places]
    past = await table.means.store.stats.past(table.record.guild, played.game, users, played.table)
    return with_(results, earned=earned(played, results, past))
