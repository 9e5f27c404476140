"""A finished round, opened: everything computed anew from its seed, and held against what was shown and played."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from bot import words
from bot.refusal import Refused
from bot.table.people import STEWARDS, with_
from data.records import Move, Person, RoundRecord, TableRecord
from data.tables import Tables
from engine.contract import Event, Illegal, Result, Standing
from engine.contract.chance import commitment
from engine.contract.record import RESULT, Record, replay, seats, write
from engine.games import rules_of

# What reading or replaying a record raises when it is not what was played.
FAULTS = (Illegal, ValueError, LookupError)


@dataclass(frozen=True, slots=True)
class Proof:
    """What comes out of a finished round's seed.

    `hash`: of the seed, computed now. `checks`: "hash" (it is the one that was shown), "seats" (the draws give the
    round's seats), "moves" (the deal, and every move on it, lead to the round's end). None: not computed, since the
    round was played by another version of the rules. `events`: the round from the seed; the deal alone when its moves
    do not replay, nothing when it cannot be dealt. `record`: the round itself, where it can be read.
    """

    round: RoundRecord
    people: tuple[Person, ...]
    titles: tuple[str | None, ...]
    hash: str
    moves: int
    checks: dict[str, bool | None]
    events: tuple[Event, ...] = ()
    record: Record | None = None

    @property
    def verdict(self) -> Literal["kept", "broken", "older"]:
        """Whether the promise that the hash made was kept."""
        if False in self.checks.values():
            return "broken"
        return "older" if None in self.checks.values() else "kept"

    @property
    def text(self) -> str | None:
        """The record as text."""
        return write(self.record) if self.record else None


async def meant(store: Tables, guild: int, channel: int, user: int) -> TableRecord:
    """The table that a person means here: his own or the newest open one of the channel, his own elsewhere, the last
    one of the channel. Raises Refused.
    """
    here = await store.at_channel(channel)
    own = await store.of_user(guild, user)
    saved = await store.load(own) if own is not None else None
    if saved and (not here or saved[0] in here):
        return saved[0]
    table = here[0] if here else await store.last_in(channel)
    if table is None:
        raise Refused("nothing_to_verify")
    return table


async def opened(store: Tables, table: TableRecord, number: int | None = None) -> Proof:
    """The proof of a round of this table, by default the newest finished one. Read from the store alone, so that it is
    there for closed tables too.

    Raises Refused, with the hash, for a round that is not over or sealed: what is not opened leaves nothing but that.
    """
    saved = await store.round(table.id, table.round if number is None else number)
    if number is None and saved and saved[0].ended is None:
        saved = await store.round(table.id, table.round - 1) or saved
    if saved is None:
        number = table.round + 1 if number is None else number
        if number == table.round + 1 and table.phase != "closed":
            raise Refused("round_not_dealt", round=number, hash=table.next_hash)
        raise Refused("no_such_round", round=number)
    played, moves = saved
    if played.sealed:
        raise Refused("round_sealed", round=played.number, hash=played.commitment)
    if played.ended is None:
        code = "round_broken_off" if table.phase == "closed" else "round_goes_on"
        raise Refused(code, round=played.number, hash=played.commitment)
    last = await store.round(table.id, played.number - 1)
    return prove(table, played, moves, last[0] if last else None)


def prove(table: TableRecord, played: RoundRecord, moves: Sequence[Move], last: RoundRecord | None) -> Proof:
    """Compute a finished round anew. `last`: the round before it, None for a table's first."""
    hash_ = commitment(played.seed)
    proof = Proof(
        round=played,
        people=tuple(_person(table, key) for key in played.standing.order),
        titles=(None,) * len(played.standing.order),
        hash=hash_,
        moves=len(moves),
        checks={"hash": hash_ == played.commitment, "seats": None, "moves": None},
    )
    if played.version != rules_of(played.game).VERSION:
        return proof
    try:
        record, ended = _record(played, moves), RESULT.validate_python(played.result)
    except FAULTS:
        return replace(proof, checks=proof.checks | {"seats": False, "moves": False})
    events, result = _replayed(record)
    seated = _drawn(record) == played.standing and (last is None or _follows(played, last))
    checks: dict[str, bool | None] = {"seats": seated, "moves": result == ended}
    return replace(proof, checks=proof.checks | checks, events=events, record=record, titles=_titles(record))


def _record(played: RoundRecord, moves: Sequence[Move]) -> Record:
    return Record(
        rules=rules_of(played.game).read(played.options),
        standing=played.standing,
        seed=played.seed,
        moves=tuple((move.seat, move.action) for move in moves),
        leave=played.leave,
        join=played.join,
        before=played.before,
        result=_result(played.outcome),
    )


def _follows(played: RoundRecord, last: RoundRecord) -> bool:
    """Whether a round was seated from where the last one ended. Somebody may have taken over a steward's seat."""
    before, after = played.before, last.standing
    if before is None or len(before.order) != len(after.order) or _result(played.outcome) != _result(last.result):
        return False
    taken = zip(before.order, after.order, strict=True)
    return before.model_copy(update={"order": after.order}) == after and all(
        new == old or (old.startswith("s") and new.startswith("u")) for new, old in taken
    )


def _result(told: dict[str, Any] | None) -> Result | None:
    return RESULT.validate_python(told) if told else None


def _titles(record: Record) -> tuple[str | None, ...]:
    try:
        return record.rules.titles(record.standing)
    except FAULTS:
        return (None,) * len(record.standing.order)


def _drawn(record: Record) -> Standing | None:
    """The standing that the seed gives. Who won a round may have named the dealer of the next."""
    try:
        drawn = seats(record)[0]
    except FAULTS:
        return None
    return with_(drawn, dealer=record.standing.dealer) if record.result else drawn


def _replayed(record: Record) -> tuple[tuple[Event, ...], Result | None]:
    """Every event and the result; without the moves, and so without a result, where those are not possible."""
    for moves in (record.moves, ()):
        try:
            state, events = replay(replace(record, moves=moves))
        except FAULTS:
            continue
        return tuple(events), state.result
    return (), None


def _person(table: TableRecord, key: str) -> Person:
    """Who has this key: at the table, or gone since. Who is gone is mentioned, which reaches nobody."""
    here = next((person for person in table.people if person.key == key), None)
    if here is not None:
        return Person(key=key, name=here.name, user=here.user)
    if key.startswith("u"):
        return words.Gone(key=key, user=int(key[1:]))
    return Person(key=key, name=STEWARDS[int(key[1:])])
