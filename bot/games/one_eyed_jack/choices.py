"""What to click on: a card with its cell at one click, a jack's cell by its column and row, a swap; and once more
before a chip of one's own is removed.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import discord

from bot.faces.boards import SIGNS
from bot.games.one_eyed_jack.sides import chips, own_side, view_of
from bot.screens.answer_choices import answer_button, step_button
from bot.screens.answers import Half
from bot.table.scene import Scene
from bot.ui import naming
from bot.ui.components import DANGER, GOOD, MAIN, PLAIN, Button, Item, rows
from bot.ui.texts import say
from engine.cards.packs import plain
from engine.contract import CardThenTarget, Decision, View
from engine.one_eyed_jack.board import is_jack, is_one_eyed
from engine.one_eyed_jack.board import rows as rows_on
from engine.one_eyed_jack.round import PLAY

FEW = 12  # so many cells are offered at once, more by their column
ROW_OF_CELLS = 5  # in a row, where labels are as short as a cell's name


class Chosen(NamedTuple):
    """What is chosen so far: a jack, of its cells the column, or the cell that is to be asked about once more."""

    card: str = ""
    column: str = ""
    cell: str = ""


def chosen(decision: Decision, half: Half) -> Chosen:
    """The half-made answer, as far as it fits what is asked now."""
    verb, card, cell = [*half.partial.split(" "), "", "", ""][:3]
    cells = targets(decision).get(card, ())
    if verb != PLAY or not cells or not is_jack(card):
        return Chosen()
    if cell in cells:
        return Chosen(card, cell[0], cell)
    return Chosen(card, cell if any(one[0] == cell for one in cells) else "")


def targets(decision: Decision) -> dict[str, tuple[str, ...]]:
    """The cells of every card that can be played; of equal cards those of the first."""
    if not isinstance(decision.options, CardThenTarget):
        return {}
    cells = dict(decision.options.targets)
    return {card: cells[card] for card in _kinds(cells)}


def swaps(decision: Decision) -> list[str]:
    """The dead cards that can be swapped now; of equal ones the first."""
    forms = decision.before if targets(decision) else (decision.options,)
    return _kinds(answer.cards[0] for form in forms for answer in form)


def _kinds(cards: Iterable[str]) -> list[str]:
    """The cards, of equal ones the first."""
    first: dict[str, str] = {}
    for card in cards:
        first.setdefault(plain(card), card)
    return list(first.values())


def question(decision: Decision, half: Half) -> str:
    """What is to be chosen now."""
    card, column, cell = chosen(decision, half)
    if not card:
        return say("one-eyed-jack-ask-turn")
    removes, name = "yes" if is_one_eyed(card) else "no", naming.card(card)
    if cell:
        return say("one-eyed-jack-asks-own", cell=cell)
    by_column = not column and len(targets(decision)[card]) > FEW
    return say("one-eyed-jack-asks-column" if by_column else "one-eyed-jack-asks-cell", card=name, removes=removes)


def choices(scene: Scene, decision: Decision, half: Half) -> Sequence[Item]:
    """Everything that can be clicked on now."""
    view = view_of(scene)
    card, column, cell = chosen(decision, half)
    back = step_button(scene, say("button-back"), Half(_before(decision, card, column if cell else "")))
    if cell:
        sure = answer_button(scene, say("one-eyed-jack-sure", cell=cell), f"{PLAY} {card} {cell}", DANGER)
        return rows([sure, back])
    if not card:
        plays = [_plays(scene, view, card, cells) for card, cells in targets(decision).items()]
        pairs_first = sorted(plays, key=len, reverse=True)  # so that the two cells of a card stand in one row
        dead = [
            answer_button(scene, say("one-eyed-jack-swap", card=naming.card(one)), f"swap {one}")
            for one in swaps(decision)
        ]
        return [*rows(one for pair in pairs_first for one in pair), *rows(dead)]
    cells = targets(decision)[card]
    if not column and len(cells) > FEW:
        columns = sorted({one[0] for one in cells})
        steps = [step_button(scene, one, Half(f"{PLAY} {card} {one}"), MAIN) for one in columns]
        return [*rows(steps, ROW_OF_CELLS), *rows([back])]
    shown = [_cell(scene, view, card, one) for one in cells if one.startswith(column)]
    return [*rows(shown), *rows([back])]


def _before(decision: Decision, card: str, column: str) -> str:
    """The step before: from a cell that was asked about to its column, where there was one to choose."""
    return f"{PLAY} {card} {column}" if column and len(targets(decision)[card]) > FEW else ""


def _plays(scene: Scene, view: View, card: str, cells: Sequence[str]) -> list[Button]:
    """A button for each cell of an ordinary card, one for a jack."""
    name = naming.card(card)
    if is_jack(card):
        key = "one-eyed-jack-jack-removes" if is_one_eyed(card) else "one-eyed-jack-jack-places"
        return [step_button(scene, say(key, card=name), Half(f"{PLAY} {card}"))]
    return [_placing(scene, view, f"{name} → {cell}", card, cell) for cell in cells]


def _cell(scene: Scene, view: View, card: str, cell: str) -> Button:
    """A cell of a jack: where a chip may go, or whose chip would."""
    if not is_one_eyed(card):
        return _placing(scene, view, cell, card, cell)
    side, answer = chips(view)[cell], f"{PLAY} {card} {cell}"
    label = f"{SIGNS[side]} {cell}"
    if side == own_side(view):
        return step_button(scene, say("one-eyed-jack-own", cell=label), Half(answer))
    return answer_button(scene, label, answer, MAIN)


def _placing(scene: Scene, view: View, label: str, card: str, cell: str) -> Button:
    """A chip on a cell; that it makes a row stands on it."""
    lie, side = chips(view), own_side(view)
    makes = len(rows_on({**lie, cell: side}, side)) > len(rows_on(lie, side))
    style: discord.ButtonStyle = GOOD if makes else MAIN if is_jack(card) else PLAIN
    told = say("one-eyed-jack-makes-row", play=label) if makes else label
    return answer_button(scene, told, f"{PLAY} {card} {cell}", style)
