"""The presenter: how a game looks and sounds, as a record of functions. Each draws a part of a screen, by default from
nothing but the view, the events and the options' names; so a game states what it draws better, and nothing else.
`bot/screens/table/present.py` puts the parts together.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from discord import ui

from bot.faces.boards import SIGNS
from bot.replay.story import Story
from bot.replay.verification import Proof
from bot.screens.memories import generic_replay
from bot.screens.memories.round_picture import Rank
from bot.screens.settings.rules import Reasons
from bot.screens.table import answer_choices, answers, generic_narration, generic_parts, generic_result, generic_table
from bot.screens.table.answer_choices import Choices
from bot.screens.table.answers import Half
from bot.screens.table.generic_parts import empty, nothing
from bot.screens.table.generic_result import Counted, Worth
from bot.screens.table.generic_table import SeatLine
from bot.screens.table.illustration import Illustration
from bot.screens.table.reasons import Reason
from bot.table.family import NO_FAMILY, Family
from bot.table.scene import Scene
from bot.ui.components import Button
from bot.ui.custom_ids import Press
from bot.ui.refusals import Words
from engine.contract import Action, AnyView, Decision, Illegal

Handler = Callable[[Any], Awaitable[None]]  # takes a `bot.games.pressed.Pressed`
NumberedLines = Callable[[Scene], list[tuple[int, str]]]  # each with the number of the event that it tells


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


NOTHING_OPEN = PanelState()


@dataclass(frozen=True, slots=True, kw_only=True)
class Presenter:
    """The parts of a game's screens. `view`: the scene's own. `half`: the half-made answer. A part that is made of
    another is handed it last: `standing(scene, seat, worth)`.
    """

    family: Family = NO_FAMILY
    lobby: str = "generic-lobby"  # the texts of its lobby: this and "-ready" what the herald says, "-title" the heading
    signs: Sequence[str] = SIGNS  # the signs of the sides, in games that have some
    phrases: str = "partner-words"  # the text whose attributes are ready-made words to a partner
    lesson_rounds: int = 1  # the rounds of a lesson: more where a round can end with one click
    general: str = "-hand"  # what its texts of general refusals end in; where there is none, the house's own is said
    recipe: str | None = None  # the text that tells how to compute seats and cards from the seed; None where none does
    handlers: Mapping[str, Handler] = field(default_factory=dict)  # what it alone draws: "surface:verb" -> its answer

    # Whole screens, in games that the generic ones do not suit. `frozen`: the next round lies below the result.
    table: Callable[[Scene], ui.LayoutView] | None = None
    panel: Callable[[Scene, PanelState], ui.LayoutView] | None = None
    result: Callable[[Scene, bool], ui.LayoutView] | None = None
    broken_off: Callable[[Scene], ui.LayoutView] = generic_result.broken_off
    replay: Callable[[Story, Illustration | None], ui.LayoutView] = generic_replay.replay

    # The table: the rules in short; the lines of the seats, and of each one; what lies there; and buttons for what
    # everybody may see being answered (`generic_table.answer`).
    facts: Callable[[Scene], str] = generic_table.facts
    seats: Callable[[Scene, AnyView, SeatLine], Sequence[str]] = generic_table.seat_lines
    seat: SeatLine = generic_table.seat_line
    middle: Callable[[Scene, AnyView], Sequence[str]] = generic_table.middle
    offered: Callable[[Scene, AnyView], Sequence[Button]] = empty
    illustration: Callable[[Scene], Illustration | None] = nothing  # table and result, for every viewer alike

    # The panel: what lies open, for a viewer who is asked (a panel that waits is not drawn anew with every move); their
    # cards; the heading of a decision, and its next question, which is left out where the heading is that question;
    # what to click on, with how many components there is room for; and a picture for them alone, while they are asked.
    open_table: Callable[[Scene, AnyView], Sequence[str | None]] = generic_table.open_zones
    cards: Callable[[Scene, AnyView], Sequence[str | None]] = generic_parts.own_cards
    heading: Callable[[Scene, Decision, Half], str] = generic_parts.heading
    question: Callable[[Scene, Decision, Half], str] = answers.question
    choices: Choices = answer_choices.draw
    own_illustration: Callable[[Scene, Decision, Half], Illustration | None] = nothing
    kept: Callable[[Press], Mapping[str, Any]] = generic_parts.nothing_kept  # `PanelState.shown`, after a refused click

    # Hints and lessons: an answer in few words, as its button says it; why it is a good one, computed from the view of
    # its seat, beside the next best one that was tried; why nothing else can be answered; what a decision is about, in
    # a sentence or two; and what a round that is over means for the viewer in the next one.
    answer_name: Callable[[Scene, Action, Choices], str] = answer_choices.answer_name
    reason: Callable[[AnyView, Action, Action | None], Reason | None] = nothing
    forced: Callable[[Scene, Action], Reason | None] = nothing
    taught: Callable[[Scene, Decision], str | None] = generic_parts.coach_text
    comes: Callable[[Scene], Sequence[str]] = empty

    # The result: the line of a seat, None where another one of its side has it; what the round was to a seat, or the
    # match that is over with it; the same in a word or two of plain text; and lines below those of the seats.
    standing: Callable[[Scene, int, Worth], str | None] = generic_result.shared_line
    worth: Worth = generic_result.worth
    counted: Counted = generic_result.counted
    below: Callable[[Scene], Sequence[str]] = empty

    # To be shared: the places, with each person's name as it may be written; the seats of the picture, the best first;
    # and the round in one line of the narrator's.
    places: Callable[[Scene, Callable[[str], str], Counted], Sequence[str]] = generic_result.places
    ranks: Callable[[Scene, Counted], Sequence[Rank]] = generic_result.ranks
    headline: Callable[[Scene, NumberedLines], str | None] = generic_result.headline

    # The narrator: the lines about the events, oldest first, -1 before the first event; about one that could not be
    # told while the round was played; once it is over, beside its events; and those of a proof.
    numbered_lines: NumberedLines = generic_narration.numbered_lines
    revealed_line: Callable[[Scene, Any], str | None] = nothing
    ending_lines: Callable[[Scene], Sequence[str]] = empty
    proof_lines: Callable[[Proof], list[str]] = generic_replay.proof_lines

    # Refusals: the key of its text, where it is not the code's own, and words in it; and what ❓ answers.
    refused: Callable[[Illegal], tuple[str | None, Words]] = generic_parts.refusal_words
    reasons: Reasons = generic_parts.no_reasons
