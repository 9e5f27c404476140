"""The way from one round to the next: the seating, the deal, and the replay of both after a restart. Pure."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.table import sides
from bot.table.deadlines import DRAW, DRAW_SECONDS
from bot.table.family import Family
from bot.table.modes import mode_of
from bot.table.outcome import match_goes_on
from bot.table.people import coming_people
from bot.table.stewards import find_relief
from data.records import Move, Person, RematchSnapshot, RoundRecord, TableRecord, with_
from engine.contract import LEAVE, RESULT, Event, Rules, Seating, SeatingRequest, Seeded, Standing, State
from engine.games import rules_of

DREW = "drew"  # the event of a draw for seats, in every game that has one


@dataclass(frozen=True, slots=True)
class Deal:
    """A new round: the table's record with it, its state, and its events so far, beginning with the draw for seats.
    `moves`: moves that are made with the deal, each with its number.
    """

    record: TableRecord
    round: RoundRecord
    state: State
    events: tuple[Event, ...]
    moves: tuple[tuple[int, Move], ...] = ()


class Request(NamedTuple):
    """The arguments of a `SeatingRequest`, with the result as the JSON that is stored (`outcome`)."""

    before: Standing | None
    outcome: dict[str, Any] | None
    leave: tuple[str, ...]
    join: tuple[str, ...]


def deal(record: TableRecord, played: RoundRecord | None, family: Family, now: float) -> Deal:
    """Deal the next round of a table, from the seed that it is committed to. `played`: the round before, if any."""
    seed = bytes.fromhex(record.next_seed)
    options = family.options(record)
    rules = rules_of(record.game).read(options)
    goes_on = played is not None and match_goes_on(played)
    request = (
        _first_request(record, rules)
        if played is None or (rules.MATCH and not goes_on)
        else _next_request(record, played)
    )
    standing, drawn = seat(rules, request.before, request.outcome, request.leave, request.join, seed)
    standing = family.seated(record, standing)
    first = played is None
    opened = RoundRecord(
        table=record.id,
        number=standing.round if first else record.round + 1,  # a table that reconvenes counts on from the last one
        game=record.game,
        version=rules.VERSION,
        options=options,
        standing=standing,
        before=request.before,
        outcome=request.outcome,
        leave=request.leave,
        join=request.join,
        seed=seed,
        commitment=record.next_hash,
        sealed=record.sealed,
        started=now,
    )
    state = rules.start(standing, Seeded(seed, "deal"))
    drew = any(event.name == DREW for event in drawn)
    people = _next_people(record, goes_on)
    after = with_(
        family.dealt(record),
        phase="round",
        people=people,
        gone=_leavers(record, people, played) if goes_on and played is not None else (),
        joining=(),
        leaving=(),
        sent_away=(),
        fled=(),
        answered=record.answered if goes_on else (),
        ready=(),
        notes=(),
        round=opened.number,
        spent={},
        deadlines={DRAW: now + DRAW_SECONDS} if mode_of(record).public and drew else {},
    )
    retired = _retire_seats(state, opened, {one.key for one in find_relief(record).values()} if goes_on else ())
    moves = tuple(
        (number, Move(seat=seat, action=LEAVE.text, by="steward")) for number, (seat, _) in enumerate(state.log)
    )
    return Deal(after, opened, state, (*drawn, *state.opening, *retired), moves)


def _retire_seats(state: State, opened: RoundRecord, stewards: Collection[str]) -> list[Event]:
    """Retire the seats of people who left the match between two hands, if the rules make that a forfeit, and return the
    events. `stewards`: the keys of the stewards who have taken these seats, and who play on there.
    """
    seats = [seat for seat, key in enumerate(opened.standing.order) if key in stewards]
    return [event for seat in seats if LEAVE in state.rights(seat) for event in state.play(seat, LEAVE)]


def replay(played: RoundRecord, moves: Iterable[Move]) -> tuple[State, list[Event]]:
    """Return the state that the moves lead to, and every event on the way, beginning with the draw for seats.

    Raises ValueError for a round of another version of the rules, and Illegal if a move is not legal.
    """
    rules = rules_of(played.game).read(played.options)
    if played.version != rules.VERSION:
        raise ValueError(f"a round of {played.game} {played.version}")
    _, drawn = seat(rules, played.before, played.outcome, played.leave, played.join, played.seed)
    state = rules.start(played.standing, Seeded(played.seed, "deal"))
    events = [*drawn, *state.opening]
    for move in moves:
        events += state.play(move.seat, state.action(move.action))
    return state, events


def seat(
    rules: Rules,
    before: Standing | None,
    outcome: dict[str, Any] | None,
    leave: tuple[str, ...],
    join: tuple[str, ...],
    seed: bytes,
) -> Seating:
    """Return the standing that a round's seed gives, and the events of the draw for seats."""
    result = RESULT.validate_python(outcome) if outcome else None
    return rules.seat(SeatingRequest(before, result, leave, join), Seeded(seed, "seats"))


def snapshot_of(closed: TableRecord | None, played: RoundRecord | None, game: str, user: int) -> RematchSnapshot | None:
    """The point from which the people of a closed table may go on with a new one; None if `user` is none of them, or
    the game is another.
    """
    if closed is None or played is None or closed.game != game:
        return None
    by_key = {person.key: person for person in closed.people}
    people = tuple(by_key[key] for key in played.standing.order if key in by_key)
    if not any(person.user == user for person in people):
        return None
    return RematchSnapshot(standing=played.standing, result=played.result, people=people)


def rank_keys(snapshot: RematchSnapshot) -> tuple[str, ...]:
    """The keys of a table by rank after its last round. A key that had left that round has no rank, and is left out."""
    order = snapshot.standing.order
    return tuple(order[at] for at in RESULT.validate_python(snapshot.result).finish) if snapshot.result else order


def _first_request(record: TableRecord, rules: Rules) -> Request:
    """The request for the first round of a table, or of a match. If the last table reconvenes, its ranks count: whoever
    of it is not here has left it, and whoever is new joins. A match always begins without a past.
    """
    people = tuple(person.key for person in sides.seat_by_sides(coming_people(record), rules))
    if rules.MATCH or record.rematch is None or not record.reconvened:
        return Request(None, None, (), people)
    known = rank_keys(record.rematch)
    leave = tuple(key for key in known if key not in people)
    join = tuple(key for key in people if key not in known)
    return Request(record.rematch.standing, record.rematch.result, leave, join)


def _next_request(record: TableRecord, played: RoundRecord) -> Request:
    """The request for a round after another one. A person who takes over a seat takes its place in the order, as if
    they had played there before.
    """
    heirs = _heirs(record)
    if match_goes_on(played):  # the same seats; stewards take those that are left
        heirs |= find_relief(record)
        order = tuple(heirs[key].key if key in heirs else key for key in played.standing.order)
        return Request(with_(played.standing, order=order), played.result, (), ())
    order = tuple(heirs[key].key if key in heirs else key for key in played.standing.order)
    join = tuple(person.key for person in record.joining if person not in heirs.values())
    return Request(with_(played.standing, order=order), played.result, record.leaving, join)


def _heirs(record: TableRecord) -> dict[str, Person]:
    """The people at the gate who take over a seat, by the key of the steward or the leaving person whose seat it is."""
    given_up = {person.key for person in record.people if person.user is None or person.key in record.leaving}
    return {person.takes: person for person in record.joining if person.takes in given_up}


def _next_people(record: TableRecord, in_match: bool) -> tuple[Person, ...]:
    """The people and stewards of the next round. `in_match`: True if it belongs to the same match, so that stewards
    take the seats that people leave.
    """
    heirs = _heirs(record)
    after = {**(find_relief(record) if in_match else {}), **heirs}
    seated = [after.get(person.key, person) for person in record.people]
    staying = [person for person in seated if person.key not in record.leaving]
    comers = [person for person in record.joining if person not in heirs.values()]
    return tuple(with_(person, takes="") for person in (*staying, *comers))


def _leavers(record: TableRecord, people: tuple[Person, ...], played: RoundRecord) -> tuple[tuple[int, Person], ...]:
    """The people who have left the match that goes on, each with their seat, without those who have come back."""
    order = played.standing.order
    leaving = [(order.index(one.key), one) for one in record.people if one.user and one.key in record.leaving]
    here = {person.key for person in people}
    return tuple((seat, person) for seat, person in (*record.gone, *leaving) if person.key not in here)
