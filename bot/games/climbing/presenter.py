"""How the climbing family looks and sounds."""

from collections.abc import Callable, Sequence

from discord import ui

from bot.games.base import PanelState, Presenter
from bot.games.climbing import decrees, handlers, hints, table_screen, words
from bot.games.climbing.decree_screens import decree_menu
from bot.games.climbing.family import FAMILY
from bot.games.climbing.narration import chronicle_line, milestone_lines, numbered_lines, opened_line
from bot.games.climbing.opened import opened
from bot.games.climbing.panel import panel
from bot.games.climbing.refusals import refused
from bot.games.climbing.replay_screen import replay
from bot.games.climbing.round_picture import ranks
from bot.games.climbing.scenes import next_titles, rules_in_short
from bot.games.climbing.why import why
from bot.replay.story import Story
from bot.replay.verification import Proof
from bot.screens.round_picture import Rank
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.custom_ids import DECREE, Press
from bot.ui.refusals import Words
from bot.ui.texts import say
from engine.climbing.play import Play
from engine.contract import Action, Event, Illegal, Thought


class ClimbingPresenter(Presenter):
    """The same for every game of the family."""

    family = FAMILY
    lobby = "lobby"
    coach = "climbing"
    general = ""
    handlers = handlers.HANDLERS

    def answer_name(self, scene: Scene, action: Action) -> str:
        if not isinstance(action, Play) or not action.size:
            return super().answer_name(scene, action)
        play = words.play(action)
        return say("hint-with-jokers", play=play, count=action.jokers) if action.jokers else play

    def reason(self, scene: Scene, thought: Thought) -> str | None:
        return hints.reason(scene, thought)

    def facts(self, scene: Scene) -> str:
        return rules_in_short(scene)

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

    def opened_line(self, scene: Scene, event: Event) -> str | None:
        return opened_line(scene, event)

    def ending_lines(self, scene: Scene) -> list[str]:
        return milestone_lines(scene)

    def replay(self, story: Story) -> ui.LayoutView:
        return replay(story)

    def opened(self, proof: Proof) -> list[str]:
        return opened(proof)

    def recipe(self) -> str | None:
        return say("proof-recipe-cards")

    def places(self, scene: Scene, shown: Callable[[str], str]) -> Sequence[str]:
        titles = next_titles(scene)
        return [
            f"{wording.sign(titles[place])} {wording.name(scene.person(seat), shown)} {words.moved(seat - place)}"
            for place, seat in enumerate(scene.finishing_order)
        ]

    def ranks(self, scene: Scene) -> Sequence[Rank]:
        return ranks(scene)

    def headline(self, scene: Scene) -> str | None:
        return chronicle_line(scene)

    def warned(self, scene: Scene, press: Press, warning: str) -> ui.LayoutView | None:
        if press.surface != DECREE:
            return None
        return decree_menu(scene, decrees.read(press.argument, scene.record), warning)

    def refused(self, refusal: Illegal) -> tuple[str | None, Words]:
        return refused(refusal)

    def why(self, scene: Scene) -> ui.LayoutView:
        return why(scene)


PRESENTER = ClimbingPresenter()
