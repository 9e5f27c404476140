"""The record of one round: its parser, its formatter, and its replay.

    game: tahimi 1
    rules: {"jokers":"wild"}
    standing: {"order":["a","b","c"],…}
    seed: 5b0c…

    0 Kx3
    1 pass

Rules and standing are JSON on one line. The moves follow the empty line, one a line, seat first.
"""

from collections.abc import Callable
from dataclasses import dataclass

from engine.contract.chance import Seeded
from engine.contract.event import Event
from engine.contract.rules import Rules, State
from engine.contract.standing import Standing


@dataclass(frozen=True, slots=True)
class Record:
    """One round, complete: `moves` are (seat, action text) pairs, `seed` is 32 bytes."""

    rules: Rules
    standing: Standing
    seed: bytes
    moves: tuple[tuple[int, str], ...] = ()


def write(record: Record) -> str:
    """The record as text."""
    head = [
        f"game: {record.rules.GAME} {record.rules.VERSION}",
        f"rules: {record.rules.model_dump_json(exclude_unset=True)}",
        f"standing: {record.standing.model_dump_json()}",
        f"seed: {record.seed.hex()}",
        "",
    ]
    return "\n".join(head + [f"{seat} {text}" for seat, text in record.moves]) + "\n"


def read(text: str, rules_of: Callable[[str], type[Rules]]) -> Record:
    """The record in `text`; `rules_of` finds a game's rules by name. Raises ValueError with a sentence."""
    head_text, _, moves_text = text.partition("\n\n")
    head = dict(line.split(": ", 1) for line in head_text.splitlines() if ": " in line)
    missing = [key for key in ("game", "rules", "standing", "seed") if key not in head]
    if missing:
        raise ValueError(f"a record needs the line {missing[0]!r}")
    name, _, version = head["game"].partition(" ")
    kind = rules_of(name)
    if version != str(kind.VERSION):
        raise ValueError(f"this record is of {name} {version}; this program plays {name} {kind.VERSION}")
    moves = []
    for line in moves_text.splitlines():
        seat, _, move = line.partition(" ")
        if not seat.isdecimal() or not move:
            raise ValueError(f"{line!r} is not a move")
        moves.append((int(seat), move))
    rules = kind.model_validate_json(head["rules"])
    return Record(rules, Standing.model_validate_json(head["standing"]), bytes.fromhex(head["seed"]), tuple(moves))


def replay(record: Record) -> tuple[State, list[Event]]:
    """The state after the last move, and every event on the way. Raises Illegal when a move is none."""
    state = record.rules.start(record.standing, Seeded(record.seed, "deal"))
    events = list(state.opening)
    for seat, text in record.moves:
        events += state.play(seat, state.action(text))
    return state, events
