"""Hands of the toy game, and the screens that show them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from discord.ui import LayoutView

from bot.faces import NAMES
from bot.sandbox.components import walk
from bot.screens.table.presenter import Presenter
from bot.stamp import Stamp
from bot.table.scene import Scene
from data.records import Person, RoundRecord, TableRecord
from engine.contract import RESULT, Event, Seeded, Standing
from engine.contract.commitments import seed_commitment
from tests.bot.labels import payload
from tests.said import is_said
from tests.toy import Toy, ToyRound

PLAIN = Presenter()
SILENT = Presenter(numbered_lines=lambda scene: [])
WIDE = "*𝕎_" * 11
FACES = {token: f"<:{name}:{'9' * 19}>" for token, name in NAMES.items()}


@dataclass(frozen=True)
class Hand:
    """One hand of the toy game, as far as it is played."""

    state: ToyRound
    events: tuple[Event, ...]
    standing: Standing


def hands(players: int, seed: int) -> Iterator[Hand]:
    """A hand before each of its actions, and at its end."""
    random = Random(f"{players} {seed}")
    standing = Standing(order=tuple(f"u{seat + 1}" for seat in range(players)), round=2, scores=(3,) * players)
    state = Toy().start(standing, Seeded(bytes([seed]) * 32, "deal"))
    events = list(state.opening)
    while state.pending:
        yield Hand(state, tuple(events), standing)
        decision = random.choice(state.pending)
        events += state.play(decision.seat, random.choice(tuple(decision.answers)))
    yield Hand(state, tuple(events), standing)


def scene(hand: Hand, seat: int | None, seed: int = 0, **fields: object) -> Scene:
    people = tuple(Person(key=key, name=WIDE, user=at) for at, key in enumerate(hand.standing.order, 1))
    over = hand.state.result is not None
    record = TableRecord(
        id=36**4,
        guild=1,
        channel=1,
        host=1,
        game="toy",
        people=people,
        phase="between" if over else "round",
        round=2,
        deadlines={str(at): 1_800_000_000.0 for at in range(len(people))},
        next_hash="0" * 64,
    )
    played = RoundRecord(
        table=record.id,
        number=2,
        game="toy",
        version=1,
        options={},
        standing=hand.standing,
        seed=bytes([seed]) * 32,
        commitment=seed_commitment(bytes([seed]) * 32),
        started=0.0,
        result=RESULT.dump_python(hand.state.result, mode="json") if hand.state.result else None,
    )
    events = tuple((number, event.seen_by(seat)) for number, event in enumerate(hand.events))
    stamp = Stamp(2, hand.state.position)
    made = Scene(record, Toy(), played, hand.state.view(seat), people, events, stamp, FACES)
    return replace(made, record=record.model_copy(update=fields))


def shown(view: LayoutView) -> str:
    """Everything that can be read on a screen: texts, labels, menus, ids."""
    parts = [part for _, part in walk(payload(view))]
    options = [option for part in parts for option in part.get("options", [])]
    lines = [*(part.get(name) or "" for part in parts for name in ("content", "label", "placeholder", "custom_id"))]
    return "\n".join([*lines, *(f"{option['label']} {option['value']}" for option in options)])


def seat_lines(text: str) -> list[str]:
    """The lines of seats, in a game of sides."""
    return [line for line in text.splitlines() if is_said("generic-side", line) and line[0].isdigit()]
