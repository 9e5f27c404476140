"""A finished round, opened: everything computed anew from its seed, and held against what was shown and played.

A game that keeps cards closed is opened only as far as its rules say; its proof holds no seed and no closed card.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from bot.refusal import Refused
from bot.replay.closed import NOTHING_SEEN, Spectated, proof_of, spectate
from bot.table.outcome import match_goes_on, match_of
from bot.table.stewards import STEWARDS
from bot.ui import wording
from data.records import Move, Person, RoundRecord, TableRecord, with_
from data.store import Store
from engine.contract import RESULT, Event, Illegal, Result, Standing, View, commitments, proof_file
from engine.contract.commitments import seed_commitment
from engine.contract.record import Record, replay, seating_of, write
from engine.games import rules_of

# The errors that reading or replaying a record raises when it is not what was played.
FAULTS = (Illegal, ValueError, LookupError)


@dataclass(frozen=True, slots=True)
class Proof:
    """A finished round, computed from its seed. `hash`: the seed's hash, computed now. `checks`: "hash" (it is the one
    that was shown), "seats" (the draws give the round's seats), "moves" (the deal, and every move on it, lead to the
    round's end). None: not computed, since the round was played by another version of the rules. `events`: the round
    from the seed; the deal alone when its moves do not replay, nothing when it cannot be dealt. `record`: the round
    itself, where it can be read.

    Of a game that keeps cards closed there are neither `events` nor a `record`, and no seed in `round`. `hash` is its
    commitment ("" where it cannot be computed), `spectated` the round as a spectator saw it where its moves are right,
    `file` the proof file, if the commitment matches; salts of other decks stay secret.
    """

    round: RoundRecord
    people: tuple[Person, ...]
    hash: str
    moves: int
    checks: dict[str, bool | None]
    events: tuple[Event, ...] = ()
    record: Record | None = None
    spectated: Spectated = NOTHING_SEEN
    file: proof_file.ProofFile | None = None

    @property
    def closed(self) -> bool:
        """True if some cards of this game stay closed for good."""
        return rules_of(self.round.game).CLOSED

    @property
    def verdict(self) -> Literal["kept", "broken", "older"]:
        """Says if the round agrees with what was shown and played: "older" where another version played it."""
        if False in self.checks.values():
            return "broken"
        return "older" if None in self.checks.values() else "kept"

    @property
    def text(self) -> str | None:
        """The record as text; of a game that keeps cards closed, the proof file."""
        if self.file is not None:
            return proof_file.write(self.file)
        return write(self.record) if self.record else None


async def meant(store: Store, guild: int, channel: int, user: int) -> TableRecord:
    """The table that a person means here: their own or the newest open one of the channel, their own elsewhere, the
    last one of the channel. Raises Refused.
    """
    here = await store.tables.at_channel(channel)
    own = await store.tables.of_user(guild, user)
    saved = await store.load(own) if own is not None else None
    if saved and (not here or saved[0] in here):
        return saved[0]
    table = here[0] if here else await store.tables.last_in(channel)
    if table is None:
        raise Refused("nothing_to_verify")
    return table


async def verify_round(store: Store, table: TableRecord, number: int | None = None) -> Proof:
    """The proof of a round of this table, by default of the newest finished one. It is read from the store alone, so
    that it is there for closed tables too.

    Raises Refused for a round that is not over or is sealed, with its hash and nothing else of it.
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
    if rules_of(played.game).CLOSED:
        return _prove_closed(table, played, moves, last)
    hash_ = seed_commitment(played.seed)
    proof = Proof(
        round=played,
        people=people_of(table, played),
        hash=hash_,
        moves=len(moves),
        checks={"hash": hash_ == played.commitment, "seats": None, "moves": None},
    )
    if played.version != rules_of(played.game).VERSION:
        return proof
    try:
        record, ended = record_of(played, moves), RESULT.validate_python(played.result)
    except FAULTS:
        return replace(proof, checks=proof.checks | {"seats": False, "moves": False})
    events, result = _replay(record)
    seated = _draw_standing(record) == played.standing and (last is None or _follows(played, last))
    checks: dict[str, bool | None] = {"seats": seated, "moves": result == ended}
    return replace(proof, checks=proof.checks | checks, events=events, record=record)


def seen_by_all(played: RoundRecord, moves: Sequence[Move]) -> tuple[View, tuple[Event, ...]] | None:
    """A finished round as everybody at the table saw it, sealed or not: its end, and all that happened. None where it
    cannot be played again as it was.
    """
    if played.version != rules_of(played.game).VERSION:
        return None
    try:
        record = record_of(played, moves)
        drawn, (state, happened) = seating_of(record).events, replay(record)
    except FAULTS:
        return None
    return state.view(None), tuple(event.seen_by(None) for event in (*drawn, *happened))


def _prove_closed(table: TableRecord, played: RoundRecord, moves: Sequence[Move], last: RoundRecord | None) -> Proof:
    """Prove a round as `prove` does, where cards stay closed. The seed is used in here, and goes no further."""
    proof = Proof(
        round=with_(played, seed=b""),
        people=people_of(table, played),
        hash="",
        moves=len(moves),
        checks=dict.fromkeys(("hash", "seats", "moves"), False),
    )
    try:
        record = record_of(played, moves)
        promised = commitments.deck_commitment(record.rules, played.seed)
    except FAULTS:
        record, promised = None, ""
    same = promised == played.commitment
    proof = replace(proof, hash=promised)
    if played.version != rules_of(played.game).VERSION:  # the deck may have been another one
        return replace(proof, checks={"hash": same or None, "seats": None, "moves": None})
    if record is None:
        return proof
    seated = _draw_standing(record) == played.standing and (last is None or _follows(played, last))
    proof = replace(proof, checks={"hash": same, "seats": seated, "moves": False})
    try:
        spectated = spectate(record)
        right = spectated.result is not None and spectated.result == RESULT.validate_python(played.result)
        file = proof_of(record, promised, spectated.zones) if right and same else None
    except FAULTS:
        return proof
    return replace(proof, checks=proof.checks | {"moves": right}, spectated=spectated, file=file) if right else proof


def record_of(played: RoundRecord, moves: Sequence[Move]) -> Record:
    """The round as the engine replays it. Raises one of `FAULTS` where its rules cannot be read."""
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
    """True if a round was seated from where the last one ended. Somebody may have taken over a steward's seat, and in a
    match a steward that of somebody who left; its options are fixed. The first hand of another match is seated from
    nothing.
    """
    before, after = played.before, last.standing
    if before is None and match_of(last).over:
        return True
    if before is None or len(before.order) != len(after.order) or _result(played.outcome) != _result(last.result):
        return False
    taken = zip(before.order, after.order, strict=True)
    relieved = match_goes_on(last)
    if relieved and played.options != last.options:
        return False
    return before.model_copy(update={"order": after.order}) == after and all(
        new == old or (old.startswith("s") and new.startswith("u")) or (relieved and new.startswith("s"))
        for new, old in taken
    )


def _result(payload: dict[str, Any] | None) -> Result | None:
    return RESULT.validate_python(payload) if payload else None


def _draw_standing(record: Record) -> Standing | None:
    """The standing that the seed gives. In some games a player may have named the dealer of a later round."""
    try:
        drawn = seating_of(record).standing
    except FAULTS:
        return None
    named = record.result is not None and record.rules.NAMED_DEALER
    return with_(drawn, dealer=record.standing.dealer) if named else drawn


def _replay(record: Record) -> tuple[tuple[Event, ...], Result | None]:
    """Every event and the result of a record. If its moves are not possible, the events of the deal alone, and no
    result.
    """
    for moves in (record.moves, ()):
        try:
            state, events = replay(replace(record, moves=moves))
        except FAULTS:
            continue
        return tuple(events), state.result
    return (), None


def people_of(table: TableRecord, played: RoundRecord) -> tuple[Person, ...]:
    """The people of a round of this table, by seat."""
    return tuple(_person(table, key) for key in played.standing.order)


def _person(table: TableRecord, key: str) -> Person:
    """The person with this key: at the table, or gone since, and then mentioned, which reaches nobody."""
    here = next((person for person in table.people if person.key == key), None)
    if here is not None:
        return Person(key=key, name=here.name, user=here.user)
    if key.startswith("u"):
        return wording.Gone(key=key, user=int(key[1:]))
    return Person(key=key, name=STEWARDS[int(key[1:])])
