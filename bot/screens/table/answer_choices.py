"""The components to click on to answer a decision: the next step of a half-made answer, as components."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import ceil
from typing import NamedTuple

import discord
from discord import ui

from bot.screens.table import answers
from bot.screens.table.answer_steps import FEW, AnswerStep, heads_of
from bot.screens.table.answers import LONGEST, NOTHING, Half, amount, number_cards, step_word, whole_answer
from bot.table.scene import Scene
from bot.ui import names, naming
from bot.ui.components import (
    GOOD,
    MAIN,
    MOST_COMPONENTS,
    MOST_LABEL,
    MOST_OPTION,
    MOST_OPTIONS,
    PER_ROW,
    PLAIN,
    Button,
    Item,
    button,
    rows,
    select,
)
from bot.ui.custom_ids import ANSWER, HAND, NARROW, Press, decode
from bot.ui.texts import say
from engine.cards.packs import plain
from engine.contract import Action, Decision

# A function that makes the components to click on for an answer. It gets the half-made answer, and the number of
# components that there is room for.
Choices = Callable[[Scene, Decision, Half, int], Sequence[Item]]
NO_PAGE = 999  # keeps the id of a button apart from that of the menu above it


class Choice(NamedTuple):
    """One thing that can be chosen. `word`: as the step names it, `text`: the answer as far as it is made with it."""

    label: str
    word: str
    text: str
    verb: str


def draw(scene: Scene, decision: Decision, half: Half = NOTHING, room: int = 30) -> list[Item]:
    """The components to click on to answer. `room`: how many components of the message are left for it."""
    step = answers.step_of(decision, half.partial)
    back = [_button(scene, say("button-back"), Half("", half.rider), NARROW)] if half.partial else []
    tools = [*_at_once(scene, decision, step, half), *riders(scene, decision, half), *back]
    if step.single:
        return [*_single(scene, decision, step, half, room - _size(len(tools))), *rows(tools)]
    verb = ANSWER if step.last else NARROW
    choices = [
        Choice(label, word, step.grown([word]), verb)
        for label, word in zip(number_cards(step.among), step.among, strict=True)
    ]
    return [*_menu(scene, choices, half, say("answer-some", count=amount(step)), step.least, step.most), *rows(tools)]


def answer_button(
    scene: Scene, label: str, answer: str, style: discord.ButtonStyle = PLAIN, *, rider: str = "", off: bool = False
) -> Button:
    """A button that sends a whole answer, by its text. `rider`: what is said with it. `off`: its label says why it
    cannot be pressed.
    """
    return button(naming.cut(label, MOST_LABEL), _press(scene, ANSWER, Half(answer, rider)), style, off=off)


def answer_name(scene: Scene, action: Action, choices: Choices) -> str:
    """An answer in few words: what the button says that gives it, or its verb and cards where none does at once."""
    asked, half = answers.open_decision(scene.view), Half(rider=action.rider or "")
    drawn = choices(scene, asked, half, MOST_COMPONENTS) if asked is not None else ()
    if asked is not None and (label := on_button(drawn, partial(gives, asked), action)):
        return label
    return naming.option_name(scene.record.game, action, scene.name)


def on_button(drawn: Iterable[Item], sent: Callable[[Press], str | None], action: Action) -> str | None:
    """The label, as markdown, of the button among these that gives an answer at once; None where there is none. `sent`:
    the text of the answer that a press gives. It does not matter which copy of a card goes.
    """
    buttons = [one for row in drawn if isinstance(row, ui.ActionRow) for one in row.children]
    for one in buttons:
        press = decode(one.custom_id or "") if isinstance(one, ui.Button) and not one.disabled else None
        if press and isinstance(one, ui.Button) and _without_copies(sent(press)) == _without_copies(action.text):
            return names.escape(one.label or "")
    return None


def gives(decision: Decision, press: Press) -> str | None:
    """The text of the answer that a press on a button of `draw` gives at once; None for any other."""
    if press.verb != ANSWER:
        return None
    half = answers.read(press.argument)
    return answers.complete(decision, half.partial, rider=half.rider)


def _without_copies(text: str | None) -> str:
    return " ".join(map(plain, text.split(" "))) if text else ""


def step_button(scene: Scene, label: str, half: Half, style: discord.ButtonStyle = PLAIN) -> Button:
    """A button that goes one step further, or back, on the way to an answer."""
    return _button(scene, label, half, NARROW, style)


def _size(buttons: int) -> int:
    """The number of components in these buttons, their rows included."""
    return buttons + ceil(buttons / PER_ROW)


def _press(scene: Scene, verb: str, half: Half) -> Press:
    return Press(HAND, scene.record.id, scene.stamp, verb, answers.write(half))


def _button(scene: Scene, label: str, half: Half, verb: str, style: discord.ButtonStyle = PLAIN) -> Button:
    return button(naming.cut(label, MOST_LABEL), _press(scene, verb, half), style)


def _fits(text: str, rider: str) -> bool:
    """True if a button can send it."""
    return len(text) + len(rider) + 2 <= LONGEST


def _menu(scene: Scene, choices: Sequence[Choice], half: Half, hint: str, least: int = 1, most: int = 1) -> list[Item]:
    """A menu whose values are "<word>#<which of its kind>"."""
    copies: Counter[str] = Counter()
    values = []
    for choice in choices:
        copies[choice.word] += 1
        values.append((naming.cut(choice.label, MOST_OPTION), f"{choice.word}#{copies[choice.word]}"))
    return select(_press(scene, choices[0].verb, half), hint, values, least, most)


# ---------------------------------------------------------------------------- one choice at a click


def _single(scene: Scene, decision: Decision, step: AnswerStep, half: Half, room: int) -> list[Item]:
    """Buttons, or a menu, which has pages where it is long. Verbs are buttons even beside such a menu."""
    choices = list(_choices(scene, decision, step, half))
    short = all(_fits(choice.text, half.rider) for choice in choices)
    if len(choices) <= FEW and _size(len(choices)) <= room and short:
        return rows(_choice_button(scene, choice, half) for choice in choices)
    if step.kind != "verb":
        return _pages(scene, choices, half)
    verbs = [choice for choice in choices if choice.verb == NARROW]
    whole = [choice for choice in choices if choice.verb == ANSWER]
    return [
        *(_pages(scene, whole, half) if whole else []),
        *rows(_choice_button(scene, choice, half) for choice in verbs),
    ]


def _choices(scene: Scene, decision: Decision, step: AnswerStep, half: Half) -> Iterator[Choice]:
    for text in step.whole:
        yield Choice(whole_answer(scene, decision, text, half.rider), text, text, ANSWER)
    for word in step.among:
        text, verb = step.grown([word]), ANSWER if step.last else NARROW
        label = step_word(scene, decision, step, word)
        if step.kind == "action":
            label = whole_answer(scene, decision, word, half.rider)
        elif step.last and answers.rides(decision, text, half.rider):
            label = say("with-rider", said=label, name=naming.rider_name(scene.record.game, half.rider))
        yield Choice(label, word, text, verb)


def _choice_button(scene: Scene, choice: Choice, half: Half) -> Button:
    return _button(scene, choice.label, Half(choice.text, half.rider), choice.verb)


def _pages(scene: Scene, choices: Sequence[Choice], half: Half) -> list[Item]:
    """A menu, without what would make a half-made answer too long to go on from."""
    choices = [choice for choice in choices if choice.verb == ANSWER or _fits(choice.text, f"{half.rider}{NO_PAGE}")]
    if not choices:
        return []
    pages = ceil(len(choices) / MOST_OPTIONS)
    page = min(half.page, pages - 1)
    shown = choices[page * MOST_OPTIONS : (page + 1) * MOST_OPTIONS]
    hint = say("answer-page", page=page + 1, pages=pages) if pages > 1 else say("answer-choose")
    here = half._replace(page=page)  # no two ids of a message may be alike: the menu and its neighbours name their page
    turns = [("◀", page - 1)] * (page > 0) + [("▶", page + 1)] * (page + 1 < pages)
    buttons = [_button(scene, sign, here._replace(page=to), NARROW) for sign, to in turns]
    return [*_menu(scene, shown, here, hint), *rows(buttons)]


# ---------------------------------------------------------------------------- beside the choice


def _at_once(scene: Scene, decision: Decision, step: AnswerStep, half: Half) -> list[Button]:
    """The buttons beside a choice of cards: one to choose no more cards, or one for the plainest cards, if only their
    copies are left to choose.
    """
    found = []
    if step.done:
        ends = decision.read(answers.complete(decision, step.done) or "")
        label = say("button-done" if ends is None or ends.cards else "button-none")
        found.append(_button(scene, label, Half(step.done, half.rider, NO_PAGE), ANSWER if ends else NARROW, GOOD))
    if step.last and step.least == step.most > 1:
        text = step.grown(step.among[: step.least])
        if answers.complete(decision, text) and _fits(text, half.rider):
            label = whole_answer(scene, decision, answers.plain(text), half.rider)
            found.append(_button(scene, label, Half(text, half.rider), ANSWER, MAIN))
    return found


def riders(scene: Scene, decision: Decision, half: Half) -> list[Button]:
    """The riders that may be said with an answer, as toggles; one at a time."""
    found, begun = [], answers.plain(half.partial)
    if heads_of(answers.answers_of(decision)).get(half.partial.partition(" ")[0]) in decision.before:
        return []  # riders go with its answers alone
    for rider in decision.riders:
        if rider.of and not any(text.startswith(begun) for text in rider.of):
            continue
        on = rider.name == half.rider
        label = say("rider-on" if on else "rider-off", name=naming.rider_name(scene.record.game, rider.name))
        after = half._replace(rider="" if on else rider.name)
        found.append(_button(scene, label, after, NARROW, GOOD if on else PLAIN))
    return found
