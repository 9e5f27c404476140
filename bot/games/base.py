"""The presenter: how a game looks and sounds. This one draws every game from its view alone; a game's own replaces what
it does better, and nothing else.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

import discord
from discord import ui
from discord.ui import LayoutView

from bot.faces.boards import SIGNS
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
    reactions,
    words,
)
from bot.screens.answer_choices import gives, on_button
from bot.screens.answers import Half
from bot.screens.illustration import Illustration
from bot.screens.reasons import Reason
from bot.screens.round_picture import Rank
from bot.screens.rules import answer, page
from bot.table.family import NO_FAMILY, Family
from bot.table.scene import Scene
from bot.table.table import Table
from bot.ui import naming, wording
from bot.ui.components import MOST_COMPONENTS, Button, Item
from bot.ui.custom_ids import Press
from bot.ui.refusals import Words
from bot.ui.rulebook import chapter, chapters
from bot.ui.texts import has, say
from engine.contract import Action, AnyView, Decision, Illegal, Thought


@dataclass(frozen=True, slots=True)
class PanelState:
    """The part of a panel that the scene does not say. `warning`: one line about the click before. `leave`: the
    question before somebody leaves. `shown`: what is opened or half chosen on it, by names of the game's own. `advice`:
    the hint that they have asked for. `covered`: something else that they have opened stands in the panel's place.
    """

    warning: str | None = None
    leave: bool = False
    shown: Mapping[str, Any] = field(default_factory=dict)
    advice: str | None = None
    covered: bool = False


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
    @property
    def private(self) -> bool: ...
    async def redraw(self) -> None: ...
    async def redraw_panel(self, warning: str | None = None, **shown: Any) -> None: ...
    async def show_panel(self, **shown: Any) -> None: ...
    async def replace(self, view: LayoutView) -> None: ...
    async def answer(self, view: LayoutView) -> None: ...
    async def whisper(self, sentence: str) -> None: ...
    async def deal(self, doing: Awaitable[None]) -> None: ...


Handler = Callable[[Any], Awaitable[None]]  # takes a Pressed
SMALL = "-# "  # before a line in small letters


class Presenter:
    """Every part has a default that needs nothing but the view, the events and the options' names."""

    family: Family = NO_FAMILY
    lobby: str = "generic-lobby"  # the texts of its lobby: this and "-ready" what the herald says, "-title" the heading
    signs: Sequence[str] = SIGNS  # of the sides, in games that have some
    phrases: str = "partner-words"  # the text whose attributes are ready-made words to a partner
    lesson_rounds: int = 1  # of a lesson: more where a round can end with one click
    general: str = "-hand"  # what its texts of general refusals end in; where there is none, the house's own is said
    handlers: Mapping[str, Handler] = {}  # what only this game draws: "surface:verb" -> what answers it

    def facts(self, scene: Scene) -> str:
        """The deck and the rules in short, in a line of the lobby and of the table."""
        return generic_table.facts(scene)

    def draw(self, scene: Scene) -> ui.LayoutView:
        """The draw for seats, while it is shown."""
        return self.table(scene)

    def table(self, scene: Scene) -> ui.LayoutView:
        """The public message while a round is played."""
        parts = generic_table.TableParts(self.seats, self.middle, self.offered, self.illustration)
        return generic_table.table(scene, reactions.append_reactions(scene, self.numbered_lines(scene)), parts)

    def seats(self, scene: Scene, view: AnyView) -> Sequence[str]:
        """The lines of the seats on the table: one for each, unless the game has something shorter."""
        return [self.seat(scene, view, at) for at in self.order(view)]

    def seat(self, scene: Scene, view: AnyView, at: int) -> str:
        """The line of a seat on the table."""
        return generic_table.seat_line(scene, view, at)

    def middle(self, scene: Scene, view: AnyView) -> Sequence[str]:
        """The lines of what lies on the table."""
        return generic_table.middle(scene, view)

    def order(self, view: AnyView) -> Sequence[int]:
        """The seats in the order in which the table lists them."""
        return generic_table.in_order(view)

    def offered(self, scene: Scene, view: AnyView) -> Sequence[Button]:
        """Buttons on the table for what everybody may see being answered (`generic_table.answer`)."""
        return generic_table.nothing(scene, view)

    def illustration(self, scene: Scene) -> Illustration | None:
        """A picture beside the words, of the table and of the result; the same for every viewer."""
        return illustration.none(scene)

    def panel(self, scene: Scene, state: PanelState) -> ui.LayoutView:
        """The viewer's private panel; before the first deal, what they may say to their partner."""
        if scene.round is None and scene.partner is not None:
            return words.words(scene, scene.partner, self.phrases, state.warning)
        parts = generic_panel.PanelParts(
            self._not_above,
            self.cards,
            self.heading,
            self.question,
            self.choices,
            self.illustration,
            self.own_illustration,
            self.worth,
        )
        return generic_panel.panel(scene, state.warning, parts=parts, leave=state.leave, **state.shown)

    def _not_above(self, scene: Scene, view: AnyView) -> Sequence[str | None]:
        """Lines of what lies open; in a lesson, whose panel has the table above it, only those that are not there."""
        lines = self.open_table(scene, view)
        if not scene.record.lesson:
            return lines
        above = {line.removeprefix(SMALL) for line in self.middle(scene, view)}
        return [line for line in lines if line is None or line.removeprefix(SMALL) not in above]

    def open_table(self, scene: Scene, view: AnyView) -> Sequence[str | None]:
        """The lines of what lies open on the table, on the panel of a viewer who is asked; nowhere else, since a panel
        that waits is not drawn anew with every move.
        """
        return generic_table.open_zones(scene, view)

    def cards(self, scene: Scene, view: AnyView) -> Sequence[str | None]:
        """The lines of the viewer's cards, on their panel."""
        return generic_panel.own_cards(scene, view)

    def own_illustration(self, scene: Scene, asked: Decision, half: Half) -> Illustration | None:
        """A picture on the panel of a viewer who is asked, for them alone. `half`: the half-made answer."""
        return illustration.none_own(scene, asked, half)

    def heading(self, scene: Scene, asked: Decision, half: Half) -> str:
        """The heading of the panel: what a decision is about. `half`: the half-made answer."""
        return generic_panel.heading(scene, asked, half)

    def question(self, scene: Scene, asked: Decision, half: Half) -> str:
        """The next question of the panel, below the cards; not shown where the heading is that question."""
        return answer_choices.question(scene, asked, half)

    def choices(self, scene: Scene, asked: Decision, half: Half, room: int) -> Sequence[Item]:
        """The components to click on to answer. `room`: how many components of the message are left for it."""
        return answer_choices.draw(scene, asked, half, room)

    def answer_name(self, scene: Scene, action: Action) -> str:
        """An answer in few words: what the button says that gives it, or its verb and cards where none does at once."""
        asked, half = answers.asked(scene.view), Half(rider=action.rider or "")
        drawn = self.choices(scene, asked, half, MOST_COMPONENTS) if asked is not None else ()
        if asked is not None and (label := on_button(drawn, partial(gives, asked), action)):
            return label
        return naming.option_name(scene.record.game, action, lambda seat: wording.name(scene.person(seat)))

    def hint(self, scene: Scene, thought: Thought, *, quick: bool = False) -> str:
        """The hint: what a strong computer player would do in the viewer's seat, and why, for the viewer alone.
        `quick`: there was no time to think.
        """
        asked = answers.asked(scene.view)
        only = hint.lone(asked) if asked is not None else None
        reason = self.forced(scene, only) if only else self.reason(scene.seen, thought.action, thought.second)
        return hint.hint(asked, thought, lambda action: self.answer_name(scene, action), reason, quick=quick)

    def reason(self, view: AnyView, action: Action, other: Action | None) -> Reason | None:
        """The reason why an answer of the view's own seat is a good one, computed from the view alone. None where the
        game knows no reason. `other`: the next best answer, where another was tried.
        """
        return None

    def taught(self, scene: Scene, asked: Decision) -> str | None:
        """The words of a lesson on what this decision is about, in a sentence or two; None where the game says nothing
        of it.
        """
        key = f"{scene.record.game}-coach-{asked.kind}".replace("_", "-")
        return say(key) if has(key) else None

    def forced(self, scene: Scene, only: Action) -> Reason | None:
        """The reason why nothing else can be answered; None where the game says no more of it than the house."""
        return None

    def comes(self, scene: Scene) -> Sequence[str]:
        """The words of a lesson, between two rounds, on what the one that is over means for the viewer in the next."""
        return ()

    def result(self, scene: Scene, frozen: bool = False) -> ui.LayoutView:
        """The end of a round. `frozen`: the next one lies below, or the table is closed."""
        parts = generic_result.ResultParts(self.standing, self.below, self.illustration)
        return generic_result.result(
            scene, reactions.append_reactions(scene, self.numbered_lines(scene)), frozen, parts
        )

    def standing(self, scene: Scene, seat: int) -> str | None:
        """The line of a seat in the result; None where another seat of its side has it."""
        return generic_result.shared_line(scene, seat, self.worth)

    def worth(self, scene: Scene, seat: int) -> Sequence[str]:
        """The worth of the round to a seat, or of the match that is over with it, beside its place: in the result, and
        on the panel of whoever sits there.
        """
        return generic_result.worth(scene, seat)

    def counted(self, scene: Scene, seat: int) -> str:
        """The worth of the round to a seat in a word or two, in plain text, for what is shared."""
        return generic_result.counted(scene, seat)

    def below(self, scene: Scene) -> Sequence[str]:
        """Lines below those of the seats in the result."""
        return generic_result.nothing(scene)

    def closed(self, scene: Scene) -> ui.LayoutView:
        """The table is closed: where it stood, and the way to another one like it."""
        if scene.view is None or scene.view.phase != "over":
            return generic_result.broken_off(scene)
        return self.result(scene, frozen=True)

    def lines(self, scene: Scene) -> list[str]:
        """The narrator's lines about the events, oldest first."""
        return [line for _, line in self.numbered_lines(scene)]

    def numbered_lines(self, scene: Scene) -> list[tuple[int, str]]:
        """The lines, each with the number of the event that it tells or comes after; before the first that is -1."""
        return generic_table.numbered_lines(scene)

    def revealed_line(self, scene: Scene, event: Any) -> str | None:
        """The line about an event that could not be told while the round was played; None without one."""
        return None

    def ending_lines(self, scene: Scene) -> list[str]:
        """The lines that are told once the round is over, beside its events."""
        return []

    def replay(self, story: Story) -> ui.LayoutView:
        """A finished round at one of its moves."""
        return generic_replay.replay(story, self.illustration(story.scene))

    def proof_lines(self, proof: Proof) -> list[str]:
        """The lines of a proof about the round."""
        return generic_replay.proof_lines(proof)

    def recipe(self) -> str | None:
        """The way from the seed to seats and cards, for a person who computes it; None where nobody has written it
        down.
        """
        return None

    def places(self, scene: Scene, shown: Callable[[str], str]) -> Sequence[str]:
        """The places, for a line to share."""
        return generic_result.places(scene, lambda person: wording.name(person, shown), self.counted)

    def ranks(self, scene: Scene) -> Sequence[Rank]:
        """The seats for a picture to share, the best first."""
        return generic_result.ranks(scene, self.counted)

    def headline(self, scene: Scene) -> str | None:
        """The round in one line of the narrator's, for that picture; None where nothing is known to tell."""
        return generic_result.outcome(scene) if scene.ends_match else next(reversed(self.lines(scene)), None)

    def kept(self, press: Press) -> Mapping[str, Any]:
        """The part of a panel that stays open, as `PanelState.shown`, when a click on it was refused."""
        return {}

    def refused(self, refusal: Illegal) -> tuple[str | None, Words]:
        """The parts of the sentence for a refusal: the key of its text, where it is not the code's own, and words in
        it.
        """
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

    def reasons(self, scene: Scene, view: AnyView) -> tuple[str, Sequence[str]]:
        """While a seat's round goes on: the name of the chapter that fits the moment ("" for the first one), and what
        can be done now, and why the rest cannot; nothing where the chapter has to say it.
        """
        return "", ()
