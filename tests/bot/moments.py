"""Moments of every game, and what is shown at each."""

import re
from collections.abc import Iterator
from random import Random

from discord.ui import LayoutView

from bot.faces import NAMES
from bot.sandbox import JSON
from bot.sandbox.components import component_problems, walk
from bot.sandbox.limits import Setting
from bot.stamp import Stamp
from bot.table.scene import Scene
from data.records import Person, RoundRecord, TableRecord
from engine.climbing.play import powers
from engine.climbing.rules import ClimbingRules
from engine.contract import (
    RESULT,
    Action,
    Decision,
    Dice,
    Event,
    PickCards,
    SeatingRequest,
    Standing,
    State,
)
from engine.games import rules_of

LONG = "*_" * 16  # each of its characters is escaped


FACES = {token: f"<:{name}:{'9' * 19}>" for token, name in NAMES.items()}


LOOKS = 80  # the first moments of a round, of which each is looked at, and then now and then one


FENCED = re.compile(r"^```.+$", re.MULTILINE)  # Discord draws "-#" and "##" only where a line begins


def payload(view: LayoutView) -> list[JSON]:
    return list(view.to_components())  # type: ignore[no-untyped-call]  # discord.py leaves it so


def shown(view: LayoutView) -> str:
    """The screen's text. Fails where Discord would refuse the screen."""
    assert not list(component_problems(payload(view), Setting(v2=True)))
    texts = [one["content"] for _, one in walk(payload(view)) if one["type"] == 10]
    assert not any(FENCED.search(text) for text in texts), "what follows a block of code begins a line"
    return "\n".join(texts)


def sent(view: LayoutView) -> set[str]:
    """All that its buttons send, and the values of its menus."""
    parts = [one for _, one in walk(payload(view)) if "custom_id" in one]
    menus = [option["value"] for part in parts for option in part.get("options", [])]
    return {part["custom_id"].split(":", 4)[-1] for part in parts} | set(menus)


def answer(decision: Decision, random: Random) -> Action:
    answers = [*powers(decision), decision.answers] if random.random() < 0.3 else [decision.answers]
    chosen = random.choice(answers)
    if isinstance(chosen, PickCards):
        cards = tuple(random.sample(chosen.cards, random.randint(chosen.least, chosen.most)))
        return chosen.action(cards, random.choice(chosen.whom) if chosen.whom else None)
    return random.choice(tuple(chosen))


def moments(
    game: str, players: int, random: Random, looks: int = LOOKS, **options: object
) -> Iterator[tuple[State, list[Event], Standing]]:
    """A second round of this number of players, before each of its actions and at its end."""
    rules, order = rules_of(game).model_validate(options), tuple(f"u{seat}" for seat in range(players))
    standing = Standing(order=order, round=2, dealer=players - 1)
    if not issubclass(rules_of(game), ClimbingRules):
        standing = rules.seat(SeatingRequest(None, None, (), order), Dice(random)).standing
    state = rules.start(standing, Dice(random))
    events = list(state.opening)
    while state.pending:
        if len(state.log) < looks or random.random() < looks / len(state.log) / 10:
            yield state, events, standing
        decision = random.choice(state.pending)
        events += state.play(decision.seat, answer(decision, random))
    yield state, events, standing


def scene(
    game: str, state: State, events: list[Event], standing: Standing, seat: int | None, **options: object
) -> Scene:
    people = tuple(Person(key=key, name=LONG, user=at) for at, key in enumerate(standing.order, 1))
    rules = rules_of(game).model_validate(options)
    result = RESULT.dump_python(state.result, mode="json") if state.result else None
    view = state.view(seat)
    return Scene(
        record=TableRecord(
            id=1,
            guild=1,
            channel=1,
            host=1,
            game=game,
            people=people,
            phase="between" if result else "round",
            round=2,
        ),
        rules=rules,
        round=RoundRecord(
            table=1,
            number=2,
            game=game,
            version=rules.VERSION,
            options={},
            standing=standing,
            seed=b"",
            commitment="0" * 64,
            started=0.0,
            result=result,
        ),
        view=view,
        seated=people,
        events=tuple((number, event.seen_by(seat)) for number, event in enumerate(events)),
        stamp=Stamp(2, view.position),
        faces=FACES,
    )
