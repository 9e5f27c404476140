"""The record of one round: its parser, its formatter, its replay, and the draws that seated it.

    game: snap 1
    rules: {"jokers":"wild"}
    standing: {"order":["a","b","c"],…}
    seed: 5b0c…
    join: ["a","b","c"]

    0 Kx3
    1 pass

Rules, standing and whatever else has a structure are JSON on one line. `before` (a standing), `result` (the one of the
round before), `leave` and `join` stand there where there is something to say. The moves follow the empty line, one a
line, seat first.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from pydantic import TypeAdapter

from engine.contract.event import Event
from engine.contract.result import RESULT, Result
from engine.contract.rng import SEED_BYTES, Seeded
from engine.contract.rules import Rules, Seating, SeatingRequest, State
from engine.contract.standing import Standing

KEYS = TypeAdapter(tuple[str, ...])


@dataclass(frozen=True, slots=True)
class Record:
    """One round, complete: `moves` are (seat, action text) pairs, `seed` is 32 bytes.

    For those who check the draws it has what led to its standing, too: the standing `before` it and the `result` of
    that round (None: there was none), and the keys that went (`leave`) and came (`join`) after it.
    """

    rules: Rules
    standing: Standing
    seed: bytes
    moves: tuple[tuple[int, str], ...] = ()
    leave: tuple[str, ...] = ()
    join: tuple[str, ...] = ()
    before: Standing | None = None
    result: Result | None = None


def write(record: Record) -> str:
    """The record as text."""
    head = {
        "game": f"{record.rules.GAME} {record.rules.VERSION}",
        "rules": record.rules.model_dump_json(exclude_unset=True),
        "standing": record.standing.model_dump_json(),
        "seed": record.seed.hex(),
        "before": record.before and record.before.model_dump_json(),
        "result": record.result and RESULT.dump_json(record.result).decode(),
        "leave": record.leave and json.dumps(record.leave),
        "join": record.join and json.dumps(record.join),
    }
    lines = [f"{key}: {value}" for key, value in head.items() if value]
    return "\n".join([*lines, "", *(f"{seat} {text}" for seat, text in record.moves)]) + "\n"


def read(text: str, rules_of: Callable[[str], type[Rules]]) -> Record:
    """The record in `text`; `rules_of` finds a game's rules by name. Raises ValueError with a sentence."""
    head_text, _, moves_text = text.replace("\r\n", "\n").partition("\n\n")
    head = dict(line.split(": ", 1) for line in _lines(head_text) if ": " in line)
    missing = [key for key in ("game", "rules", "standing", "seed") if key not in head]
    if missing:
        raise ValueError(f"a record needs the line {missing[0]!r}")
    name, _, version = head["game"].partition(" ")
    kind = rules_of(name)
    if version != str(kind.VERSION):
        raise ValueError(f"this record is of {name} {version}; this program plays {name} {kind.VERSION}")
    seed = bytes.fromhex(head["seed"])
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    return Record(
        rules=kind.model_validate_json(head["rules"]),
        standing=Standing.model_validate_json(head["standing"]),
        seed=seed,
        moves=tuple(map(_move, _lines(moves_text))),
        leave=KEYS.validate_json(head.get("leave", "[]")),
        join=KEYS.validate_json(head.get("join", "[]")),
        before=Standing.model_validate_json(head["before"]) if "before" in head else None,
        result=RESULT.validate_json(head["result"]) if "result" in head else None,
    )


def _lines(text: str) -> list[str]:
    """The lines of a text that are not empty. (`splitlines` would break a key at what JSON leaves as it is: U+2028.)"""
    return [line for line in text.split("\n") if line]


def _move(line: str) -> tuple[int, str]:
    seat, _, move = line.partition(" ")
    if not seat.isdecimal() or not move:
        raise ValueError(f"{line!r} is not a move")
    return int(seat), move


def seating_of(record: Record) -> Seating:
    """The seating that follows from the record's seed and from what led to its round. Raises Illegal as `Rules.seat`
    does.
    """
    request = SeatingRequest(record.before, record.result, record.leave, record.join)
    return record.rules.seat(request, Seeded(record.seed, "seats"))


def steps(record: Record) -> Iterator[tuple[State, Sequence[Event]]]:
    """Yield the state and the events of the deal, then of each move. It is the same state each time, which the next
    step changes. Raises Illegal if a move is not legal.
    """
    state = record.rules.start(record.standing, Seeded(record.seed, "deal"))
    yield state, state.opening
    for at, text in record.moves:
        yield state, state.play(at, state.action(text))


def replay(record: Record) -> tuple[State, list[Event]]:
    """The state after the last move, and every event on the way. Raises Illegal if a move is not legal."""
    played = list(steps(record))
    return played[-1][0], [event for _, events in played for event in events]
