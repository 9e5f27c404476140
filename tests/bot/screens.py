"""A round of any game as a viewer sees it, and what can be read and pressed on a screen."""

from collections.abc import Collection, Sequence
from typing import Any

from discord.ui import LayoutView

from bot.games import shows
from bot.sandbox import JSON, seen
from bot.sandbox.components import component_problems, walk
from bot.sandbox.limits import Setting
from bot.screens.memories.boards import NO_BREAK
from bot.screens.settings import rules
from bot.screens.table.presenter import PanelState
from bot.stamp import Stamp
from bot.table.scene import Scene
from bot.ui.custom_ids import ANSWER, decode
from data.records import Person, RoundRecord, TableRecord
from engine.contract import RESULT, Event, Round

NAMES = ("Zoé", "Marie", "Bob", "Léo", "Ahmed", "Kim", "Nora", "Ida", "Max", "Eva", "Jan", "Pia")  # by seat
TEXT, BUTTON = 10, 2  # Discord's numbers


def scene(
    state: Round[Any, Any, Any, Any],
    seat: int | None,
    events: Sequence[Event] = (),
    names: Sequence[str] = NAMES,
    **fields: Any,
) -> Scene:
    """The round as this seat or a spectator sees it. `events`: what has happened since its opening."""
    game = state.rules.GAME
    people = tuple(Person(key=f"p{at}", name=names[at], user=at) for at in range(len(state.standing.order)))
    phase = "between" if state.result else "round"
    record = TableRecord(id=1, guild=1, channel=1, host=0, game=game, phase=phase, people=people)
    played = RoundRecord(
        table=1,
        number=1,
        game=game,
        version=1,
        options=state.rules.model_dump(exclude_defaults=True),
        standing=state.standing,
        seed=b"",
        commitment="0" * 64,
        started=0.0,
        result=RESULT.dump_python(state.result, mode="json") if state.result else None,
    )
    numbered = tuple(enumerate(event.seen_by(seat) for event in (*state.opening, *events)))
    return Scene(record, state.rules, played, state.view(seat), people, numbered, Stamp(1, state.position), **fields)


def parts(view: LayoutView, files: Collection[str] = ()) -> list[JSON]:
    """The screen's parts. `files`: those that are sent with it. Fails where Discord would refuse it."""
    payload: list[JSON] = list(view.to_components())  # type: ignore[no-untyped-call]  # discord.py leaves it so
    assert not list(component_problems(payload, Setting(v2=True, files=frozenset(files))))
    return [one for _, one in walk(payload)]


def text(view: LayoutView, files: Collection[str] = ()) -> str:
    """The text that can be read on the screen, but for labels: as eyes see it, so that every space is a space."""
    shown = seen("\n".join(one["content"] for one in parts(view, files) if one["type"] == TEXT))
    return shown.replace(NO_BREAK, " ")


def labels(view: LayoutView) -> list[str]:
    """The labels of the screen's buttons."""
    return [seen(one["label"]) for one in parts(view) if one["type"] == BUTTON]


def answers(view: LayoutView) -> dict[str, str]:
    """The answers of the screen's buttons, by their labels; "" for one that cannot be pressed."""
    sent = [(one, decode(one["custom_id"])) for one in parts(view) if one["type"] == BUTTON]
    return {
        seen(one["label"]): "" if one.get("disabled") else press.argument
        for one, press in sent
        if press and press.verb == ANSWER
    }


def drawn_panel(state: Round[Any, Any, Any, Any], seat: int = 0, **shown: Any) -> LayoutView:
    """The panel of a seat. `shown`: what is opened or half chosen on it."""
    return shows.panel(scene(state, seat), PanelState(shown=shown))


def buttons(state: Round[Any, Any, Any, Any], seat: int = 0) -> dict[str, str]:
    """The answers of the buttons on the panel of a seat, by their labels; "" for one that cannot be pressed."""
    return answers(drawn_panel(state, seat))


def panel(state: Round[Any, Any, Any, Any], seat: int = 0) -> str:
    """The text of the panel of a seat."""
    return text(drawn_panel(state, seat))


def public(state: Round[Any, Any, Any, Any], events: Sequence[Event] = ()) -> str:
    """The text of the table, or the result of a round that is over."""
    return text(shows.public(scene(state, None, events)))


def why(state: Round[Any, Any, Any, Any], seat: int | None = 0) -> str:
    """The text that a seat is told when it asks why."""
    return text(why_of(scene(state, seat)))


def why_of(scene: Scene) -> LayoutView:
    """The screen that ❓ answers to the scene's viewer."""
    return rules.why(scene, shows.presenter_of(scene.record.game).reasons)


def lines_of(scene: Scene) -> list[str]:
    """The narrator's lines about the events, oldest first."""
    return [line for _, line in shows.presenter_of(scene.record.game).numbered_lines(scene)]
