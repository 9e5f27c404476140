"""The presenter of the climbing family: how it looks and sounds."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from discord import ui
from discord.utils import escape_markdown

from bot.games.base import PanelState, Presenter
from bot.games.climbing import coach, handlers, hints, plays, series, table_screen
from bot.games.climbing.family import FAMILY
from bot.games.climbing.narration import chronicle_line, milestone_lines, numbered_lines, revealed_line
from bot.games.climbing.panel import became, panel, to_beat
from bot.games.climbing.proof_lines import proof_lines
from bot.games.climbing.refusals import refused
from bot.games.climbing.replay_screen import replay
from bot.games.climbing.round_picture import ranks
from bot.games.climbing.scenes import moved, next_titles, rules_in_short
from bot.games.climbing.verbs import CONFIRM
from bot.games.climbing.why import why
from bot.replay.story import Story
from bot.replay.verification import Proof
from bot.screens.answer_choices import on_button
from bot.screens.reasons import Reason
from bot.screens.round_picture import Rank
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.custom_ids import DECREE, PLAY, Press
from bot.ui.refusals import Words
from bot.ui.texts import say
from engine.climbing.play import Play
from engine.climbing.views import climbing
from engine.contract import Action, Decision, Event, Illegal, View


class ClimbingPresenter(Presenter):
    """The same for every game of the family."""

    family = FAMILY
    lobby = "lobby"
    lesson_rounds = 2  # the second begins with taxes
    general = ""
    handlers = handlers.HANDLERS

    def answer_name(self, scene: Scene, action: Action) -> str:
        (container,) = [part for part in panel(scene).children if isinstance(part, ui.Container)]
        if label := on_button(container.children, _played, action):
            return label
        if isinstance(action, Play) and action.size:
            return escape_markdown(plays.label(scene, action))
        return super().answer_name(scene, action)

    def reason(self, view: View, action: Action, other: Action | None) -> Reason | None:
        return hints.reason(climbing(view), action, other)

    def taught(self, scene: Scene, asked: Decision) -> str | None:
        return coach.taught(scene, asked)

    def forced(self, scene: Scene, only: Action) -> Reason | None:
        return coach.forced(scene, only)

    def comes(self, scene: Scene) -> Sequence[str]:
        text = became(scene, scene.seen.seat or 0)
        return [text] if text else []

    def facts(self, scene: Scene) -> str:
        return rules_in_short(scene)

    def middle(self, scene: Scene, view: View) -> Sequence[str]:
        seen = climbing(view)
        return [*([f"**{to_beat(seen)}**"] if seen.phase == "play" else []), *super().middle(scene, view)]

    def draw(self, scene: Scene) -> ui.LayoutView:
        return table_screen.draw(scene)

    def table(self, scene: Scene) -> ui.LayoutView:
        return table_screen.table(scene)

    def panel(self, scene: Scene, state: PanelState) -> ui.LayoutView:
        return panel(scene, state.warning, leave=state.leave, **state.shown)

    def result(self, scene: Scene, frozen: bool = False) -> ui.LayoutView:
        return table_screen.chronicle(scene, frozen)

    def closed(self, scene: Scene) -> ui.LayoutView:
        return table_screen.closed(scene)

    def numbered_lines(self, scene: Scene) -> list[tuple[int, str]]:
        return numbered_lines(scene)

    def revealed_line(self, scene: Scene, event: Event) -> str | None:
        return revealed_line(scene, event)

    def ending_lines(self, scene: Scene) -> list[str]:
        return milestone_lines(scene)

    def replay(self, story: Story) -> ui.LayoutView:
        return replay(story)

    def proof_lines(self, proof: Proof) -> list[str]:
        return proof_lines(proof)

    def recipe(self) -> str | None:
        return say("proof-recipe-cards")

    def places(self, scene: Scene, shown: Callable[[str], str]) -> Sequence[str]:
        titles = next_titles(scene)
        return series.places(scene, shown) or [
            f"{wording.sign(title)} {wording.name(scene.person(seat), shown)} {moved(scene, seat, place)}".rstrip()
            for place, (title, seat) in enumerate(zip(titles, scene.finishing_order, strict=True))
        ]

    def ranks(self, scene: Scene) -> Sequence[Rank]:
        return series.ranks(scene) or ranks(scene)

    def headline(self, scene: Scene) -> str | None:
        return series.heading(scene) or chronicle_line(scene)

    def kept(self, press: Press) -> Mapping[str, Any]:
        return {"decree": press.argument} if press.surface == DECREE else {}

    def refused(self, refusal: Illegal) -> tuple[str | None, Words]:
        return refused(refusal)

    def why(self, scene: Scene) -> ui.LayoutView:
        return why(scene)


def _played(press: Press) -> str | None:
    """The answer that a press on the panel gives, at once or once it is confirmed."""
    return press.argument if press.verb in (PLAY, CONFIRM) else None


PRESENTER = ClimbingPresenter()
