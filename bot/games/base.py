"""How a game looks and sounds: the presenter. This one draws every game from its view alone; a game's own replaces what
it does better, and nothing else.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import discord
from discord import ui
from discord.ui import LayoutView

from bot.replay.story import Story
from bot.replay.verification import Proof
from bot.screens import (
    answer_choices,
    answers,
    generic_panel,
    generic_replay,
    generic_result,
    generic_table,
    hint,
    illustration,
)
from bot.screens.answers import Half
from bot.screens.illustration import Illustration
from bot.screens.round_picture import Rank
from bot.screens.rules import answer, page
from bot.table.family import NO_FAMILY, Family
from bot.table.scene import Scene
from bot.table.table import Table
from bot.ui import naming, wording
from bot.ui.components import Button, Item
from bot.ui.custom_ids import Press
from bot.ui.refusals import Words
from bot.ui.rulebook import chapter, chapters
from engine.contract import Action, Decision, Illegal, Thought, View


@dataclass(frozen=True, slots=True)
class PanelState:
    """What a panel shows beside what the scene says. `warning`: one line about the click before. `leave`: the question
    before somebody leaves. `shown`: what is opened or half chosen on it, by names of the game's own. `advice`: the hint
    that they have asked for.
    """

    warning: str | None = None
    leave: bool = False
    shown: Mapping[str, Any] = field(default_factory=dict)
    advice: str | None = None


class Pressed(Protocol):
    """A click as a game's own handlers see it: who pressed what on which table, and the ways to answer."""

    press: Press
    table: Table
    user: int
    interaction: discord.Interaction[Any]

    @property
    def values(self) -> list[str]: ...
    @property
    def value(self) -> str: ...
    async def redraw(self) -> None: ...
    async def redraw_panel(self, warning: str | None = None, **shown: Any) -> None: ...
    async def show_panel(self, **shown: Any) -> None: ...
    async def replace(self, view: LayoutView) -> None: ...
    async def answer(self, view: LayoutView) -> None: ...
    async def whisper(self, sentence: str) -> None: ...
    async def deal(self, doing: Awaitable[None]) -> None: ...


Handler = Callable[[Any], Awaitable[None]]  # takes a Pressed


class Presenter:
    """Every part has a default that needs nothing but the view, the events and the options' names."""

    family: Family = NO_FAMILY
    lobby: str = "generic-lobby"  # the texts of its lobby: this and "-ready" what the herald says, "-title" the heading
    coach: str = ""  # the texts of its coach in a lesson: this and "-coach-"; by default the game's name
    phrases: str = ""  # the text whose attributes are ready-made words to a partner
    general: str = "-hand"  # what its texts of general refusals end in; where there is none, the house's own is said
    handlers: Mapping[str, Handler] = {}  # what only this game draws: "surface:verb" -> what answers it

    def facts(self, scene: Scene) -> str:
        """What is played with, in a line of the lobby and of the table."""
        return generic_table.facts(scene)

    def draw(self, scene: Scene) -> ui.LayoutView:
        """The draw for seats, while it is shown."""
        return self.table(scene)

    def table(self, scene: Scene) -> ui.LayoutView:
        """The public message while a round is played."""
        parts = generic_table.Parts(self.seats, self.middle, self.offered, self.illustration)
        return generic_table.table(scene, self.lines(scene), parts)

    def seats(self, scene: Scene, view: View) -> Sequence[str]:
        """The lines of the seats on the table: one for each, unless the game has something shorter."""
        return [self.seat(scene, view, at) for at in self.order(view)]

    def seat(self, scene: Scene, view: View, at: int) -> str:
        """The line of a seat on the table."""
        return generic_table.seat_line(scene, view, at)

    def middle(self, scene: Scene, view: View) -> Sequence[str]:
        """The lines of what lies on the table."""
        return generic_table.middle(scene, view)

    def order(self, view: View) -> Sequence[int]:
        """The seats in the order in which the table lists them."""
        return generic_table.in_order(view)

    def offered(self, scene: Scene, view: View) -> Sequence[Button]:
        """Buttons on the table for what everybody may see being answered (`generic_table.answer`)."""
        return generic_table.nothing(scene, view)

    def illustration(self, scene: Scene) -> Illustration | None:
        """A picture beside the words, of the table and of the result; the same for every viewer."""
        return illustration.none(scene)

    def panel(self, scene: Scene, state: PanelState) -> ui.LayoutView:
        """The viewer's private panel."""
        parts = generic_panel.Parts(self.cards, self.question, self.choices, self.partner, self.illustration)
        return generic_panel.panel(scene, state.warning, parts=parts, leave=state.leave, **state.shown)

    def cards(self, scene: Scene, view: View) -> Sequence[str | None]:
        """The lines of the viewer's cards, on their panel."""
        return generic_panel.own_cards(scene, view)

    def question(self, scene: Scene, asked: Decision, half: Half) -> str:
        """What the panel asks. `half`: the half-made answer."""
        return answer_choices.question(scene, asked, half)

    def choices(self, scene: Scene, asked: Decision, half: Half, room: int) -> Sequence[Item]:
        """What to click on to answer. `room`: how many components of the message are left for it."""
        return answer_choices.draw(scene, asked, half, room)

    def answer_name(self, scene: Scene, action: Action) -> str:
        """An answer in few words, as a coach would advise it."""
        return naming.option_name(scene.record.game, action, lambda seat: wording.name(scene.person(seat)))

    def hint(self, scene: Scene, thought: Thought) -> str:
        """What a strong computer player would do in the viewer's seat, and why, for the viewer alone."""
        asked, reason = answers.asked(scene.view), self.reason(scene, thought)
        return hint.hint(asked, thought, lambda action: self.answer_name(scene, action), reason)

    def reason(self, scene: Scene, thought: Thought) -> str | None:
        """Why that is a good answer, in a true sentence about the viewer's own cards; None where the game has nothing
        to say beside how it did in the endings that were played out.
        """
        return None

    def partner(self, scene: Scene) -> int | None:
        """The seat to which the viewer may say something that nobody else hears; None: there is none, or not now."""
        return generic_panel.nobody(scene)

    def result(self, scene: Scene, frozen: bool = False) -> ui.LayoutView:
        """The end of a round. `frozen`: the next one lies below, or the table is closed."""
        parts = generic_result.Parts(self.standing, self.below, self.illustration)
        return generic_result.result(scene, self.lines(scene), frozen, parts)

    def standing(self, scene: Scene, seat: int) -> str | None:
        """The line of a seat in the result; None where another seat of its side has it."""
        return generic_result.standing(scene, seat)

    def below(self, scene: Scene) -> Sequence[str]:
        """Lines below those of the seats in the result."""
        return generic_result.nothing(scene)

    def closed(self, scene: Scene) -> ui.LayoutView:
        """The table is closed: where it stood, and the way to another one like it."""
        if scene.view is None or scene.view.phase != "over":
            return generic_result.broken_off(scene)
        return self.result(scene, frozen=True)

    def lines(self, scene: Scene) -> list[str]:
        """What the narrator says of the events, oldest first."""
        return [line for _, line in self.numbered_lines(scene)]

    def numbered_lines(self, scene: Scene) -> list[tuple[int, str]]:
        """The lines, each with the number of the event that it tells or comes after; before the first that is -1."""
        return generic_table.numbered_lines(scene)

    def opened_line(self, scene: Scene, event: Any) -> str | None:
        """What could not be told of an event while the round was played; None where that is nothing."""
        return None

    def ending_lines(self, scene: Scene) -> list[str]:
        """What is told once the round is over, beside its events."""
        return []

    def replay(self, story: Story) -> ui.LayoutView:
        """A finished round at one of its moves."""
        return generic_replay.replay(story, self.illustration(story.scene))

    def opened(self, proof: Proof) -> list[str]:
        """What a proof shows of the round, line by line."""
        return generic_replay.opened(proof)

    def recipe(self) -> str | None:
        """How seats and cards come out of the seed, for a person who computes it; None where nobody has written it
        down.
        """
        return None

    def places(self, scene: Scene, shown: Callable[[str], str]) -> Sequence[str]:
        """The places, for a line to share."""
        return generic_result.places(scene, lambda person: wording.name(person, shown))

    def ranks(self, scene: Scene) -> Sequence[Rank]:
        """The seats for a picture to share, the best first."""
        return generic_result.ranks(scene)

    def headline(self, scene: Scene) -> str | None:
        """The round in one line of the narrator's, for that picture; None where nothing is known to tell."""
        return next(reversed(self.lines(scene)), None)

    def warned(self, scene: Scene, press: Press, warning: str) -> ui.LayoutView | None:
        """A private screen of the game's own, drawn again with a line about the click before; None for the panel."""
        return None

    def refused(self, refusal: Illegal) -> tuple[str | None, Words]:
        """Of the sentence for a refusal: the key of its text, where it is not the code's own, and words in it."""
        return None, {}

    def why(self, scene: Scene) -> ui.LayoutView:
        """The answer to the viewer's question why something cannot be played: the chapter that fits, behind the game's
        `reasons`.
        """
        game, view = scene.record.game, scene.view
        if not chapters(game):
            return generic_panel.no_book(scene)
        if view is None or view.seat is None or view.phase == "over":
            return page(chapters(game)[0])
        name, lines = self.reasons(scene, view)
        return answer(chapter(game, name), lines)

    def reasons(self, scene: Scene, view: View) -> tuple[str, Sequence[str]]:
        """While a seat's round goes on: the name of the chapter that fits the moment ("" for the first one), and what
        can be done now, and why the rest cannot; nothing where the chapter has to say it.
        """
        return "", ()
