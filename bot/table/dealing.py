"""From one round to the next: who is seated where, the deal, and the same again after a restart. Pure."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.games.climbing import decrees
from bot.table.deadlines import DRAW, DRAW_SECONDS
from bot.table.people import with_
from data.records import Move, Person, RematchSnapshot, RoundRecord, TableRecord
from engine.climbing.events import Drew
from engine.contract import RESULT, Event, Rules, Seating, SeatingRequest, Seeded, Standing, State
from engine.games import rules_of


@dataclass(frozen=True, slots=True)
class Deal:
    """A new round: the table with it, its state, and all that was told so far, the draw for seats first."""

    record: TableRecord
    round: RoundRecord
    state: State
    told: tuple[Event, ...]


class Request(NamedTuple):
    """As `SeatingRequest`, with the result in the form that is stored."""

    before: Standing | None
    outcome: dict[str, Any] | None
    leave: tuple[str, ...]
    join: tuple[str, ...]


def deal(record: TableRecord, played: RoundRecord | None, now: float) -> Deal:
    """The next round of a table, after the one that was `played`, from its promised seed."""
    seed = bytes.fromhex(record.next_seed)
    options = decrees.options(record)
    rules = rules_of(record.game).read(options)
    request = _first(record) if played is None else _next(record, played)
    standing, drawn = seat(rules, request.before, request.outcome, request.leave, request.join, seed)
    standing = decrees.dealt_by(record, standing)
    first = played is None
    opened = RoundRecord(
        table=record.id,
        number=standing.round if first else record.round + 1,
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
    after = with_(
        decrees.opened(record),
        phase="round",
        message=record.message if first else None,  # every round has a message of its own
        people=_people(record),
        joining=(),
        leaving=(),
        fled=(),
        ready=(),
        notes=(),
        round=opened.number,
        clock={DRAW: now + DRAW_SECONDS} if any(isinstance(event, Drew) for event in drawn) else {},
    )
    return Deal(after, opened, state, (*drawn, *state.opening))


def replay(played: RoundRecord, moves: Iterable[Move]) -> tuple[State, list[Event]]:
    """The state that the moves lead to, and every event on the way, the draw for seats first.

    Raises ValueError for a round of another version of the rules; Illegal when a move is none.
    """
    rules = rules_of(played.game).read(played.options)
    if played.version != rules.VERSION:
        raise ValueError(f"a round of {played.game} {played.version}")
    _, drawn = seat(rules, played.before, played.outcome, played.leave, played.join, played.seed)
    state = rules.start(played.standing, Seeded(played.seed, "deal"))
    told = [*drawn, *state.opening]
    for move in moves:
        told += state.play(move.seat, state.action(move.action))
    return state, told


def seat(
    rules: Rules,
    before: Standing | None,
    outcome: dict[str, Any] | None,
    leave: tuple[str, ...],
    join: tuple[str, ...],
    seed: bytes,
) -> Seating:
    """The standing that a round's seed gives, and what was drawn for it."""
    result = RESULT.validate_python(outcome) if outcome else None
    return rules.seat(SeatingRequest(before, result, leave, join), Seeded(seed, "seats"))


def snapshot_of(closed: TableRecord | None, played: RoundRecord | None, game: str, user: int) -> RematchSnapshot | None:
    """Where a closed table stood, for one of those who sat there to go on from; None for anybody else."""
    if closed is None or played is None or closed.game != game:
        return None
    by_key = {person.key: person for person in closed.people}
    people = tuple(by_key[key] for key in played.standing.order if key in by_key)
    if not any(person.user == user for person in people):
        return None
    return RematchSnapshot(standing=played.standing, result=played.result, people=people)


def ranked(snapshot: RematchSnapshot) -> tuple[str, ...]:
    """The keys of a court by rank, as its last round left them; who had left that round has none."""
    order = snapshot.standing.order
    return tuple(order[at] for at in RESULT.validate_python(snapshot.result).finish) if snapshot.result else order


def _first(record: TableRecord) -> Request:
    """All sit down; or a court reconvenes: who is not there loses the place, who is new joins."""
    people = tuple(person.key for person in record.people)
    if record.court is None or not record.reconvened:
        return Request(None, None, (), people)
    known = ranked(record.court)
    leave = tuple(key for key in known if key not in people)
    join = tuple(key for key in people if key not in known)
    return Request(record.court.standing, record.court.result, leave, join)


def _next(record: TableRecord, played: RoundRecord) -> Request:
    """Who takes over a seat is in the order as if he had played in it."""
    heirs = _heirs(record)
    order = tuple(heirs[key].key if key in heirs else key for key in played.standing.order)
    join = tuple(person.key for person in record.joining if person not in heirs.values())
    return Request(with_(played.standing, order=order), played.result, record.leaving, join)


def _heirs(record: TableRecord) -> dict[str, Person]:
    """Who takes over which steward's seat, by the steward's key."""
    hired = {person.key for person in record.people if person.user is None}
    return {person.takes: person for person in record.joining if person.takes in hired}


def _people(record: TableRecord) -> tuple[Person, ...]:
    heirs = _heirs(record)
    staying = [heirs.get(person.key, person) for person in record.people if person.key not in record.leaving]
    comers = [person for person in record.joining if person not in heirs.values()]
    return tuple(with_(person, takes="") for person in (*staying, *comers))
