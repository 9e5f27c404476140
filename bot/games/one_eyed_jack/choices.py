"""The components to click on: a card with its cell at one click, of a jack the cells that promise most and all others
by column and row, a swap; and once more before a chip of one's own is removed. The sides by their people and signs.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import discord

from bot.faces.boards import SIGNS
from bot.screens.table.answer_choices import answer_button, step_button
from bot.screens.table.answers import Half
from bot.table.scene import Scene
from bot.ui import names, naming
from bot.ui.components import DANGER, GOOD, MAIN, PLAIN, Button, Item, rows
from bot.ui.texts import listed, say
from engine.cards.packs import plain
from engine.contract import CardThenTarget, Decision, View
from engine.one_eyed_jack.board import CORNERS, GRID, is_jack, is_one_eyed
from engine.one_eyed_jack.board import rows as rows_on
from engine.one_eyed_jack.round import PLAY
from engine.one_eyed_jack.state import OneEyedJackPublic, seats_of, side_of, sides

STEP = 4  # a line with one cell more counts four times as much
FEW = 12  # the most cells of a jack that are offered at once
BEST = 8  # the plays that are offered where there are more: those that promise most; and all by their column
ROW_OF_CELLS = 5  # the buttons in a row whose labels are as short as a cell's name
ROW_OF_CARDS = 2  # so that the two cells of a card stand side by side, on a phone, too


def view_of(scene: Scene) -> View[OneEyedJackPublic]:
    """The viewer's view, in the game's own type."""
    return scene.seen_as(OneEyedJackPublic)


def own_side(view: View) -> int:
    """The viewer's side."""
    return side_of(view.seat or 0, len(view.seats))


def side_sign(view: View, seat: int) -> str:
    """The sign of a seat's side."""
    return SIGNS[side_of(seat, len(view.seats))]


def side_names(scene: Scene, side: int) -> str:
    """A side by its people: "Kim and Bob"."""
    seats = seats_of(side, len(view_of(scene).seats))
    return listed([scene.name(seat) for seat in seats])


def plain_side_names(scene: Scene, side: int) -> str:
    """The names of a side's people where no markdown is shown."""
    seats = seats_of(side, len(view_of(scene).seats))
    return listed([names.in_plain(scene.person(seat).name) for seat in seats])


def all_sides(view: View) -> range:
    """The sides of the game that a view shows."""
    return sides(len(view.seats))


def rows_of(view: View, side: int) -> int:
    """The number of a side's rows."""
    return int(view.seats[seats_of(side, len(view.seats))[0]].counters["rows"])


def best_cells_first(view: View[OneEyedJackPublic], cells: Sequence[str], *, removes: bool) -> list[str]:
    """Sort these cells, the most valuable first; of chips that can be removed those of the viewer's side last."""
    chips, side = view.public.chips, own_side(view)
    value = dict.fromkeys(cells, 0)
    for line in GRID.lines:
        owners = {chips[cell] for cell in line if cell in chips}
        if len(owners) != 1 or (removes and side in owners):
            continue
        held = sum(cell in chips or cell in CORNERS for cell in line)
        for cell in line:
            if cell in value and (cell in chips) == removes:
                value[cell] += STEP**held
    return sorted(cells, key=lambda cell: (chips.get(cell) == side, -value[cell]))


class Offer(NamedTuple):
    """A card and a cell that have a button of their own."""

    card: str
    cell: str


class Chosen(NamedTuple):
    """The choice so far: a jack, of its cells the column, or the cell that is to be asked about once more."""

    card: str = ""
    column: str = ""
    cell: str = ""


def read_chosen(decision: Decision, half: Half) -> Chosen:
    """The half-made answer, as far as it fits what is asked now."""
    verb, card, cell = [*half.partial.split(" "), "", "", ""][:3]
    cells = target_cells(decision).get(card, ())
    if verb != PLAY or not cells or not is_jack(card):
        return Chosen()
    if cell in cells:
        return Chosen(card, cell[0], cell)
    return Chosen(card, cell if any(one[0] == cell for one in cells) else "")


def target_cells(decision: Decision) -> dict[str, tuple[str, ...]]:
    """The cells of every card that can be played; of equal cards those of the first."""
    if not isinstance(decision.answers, CardThenTarget):
        return {}
    cells = dict(decision.answers.targets)
    return {card: cells[card] for card in _kinds(cells)}


def dead_cards(decision: Decision) -> list[str]:
    """The dead cards that can be swapped now; of equal ones the first."""
    forms = decision.before if target_cells(decision) else (decision.answers,)
    return _kinds(answer.cards[0] for form in forms for answer in form)


def _kinds(cards: Iterable[str]) -> list[str]:
    """The cards, of equal ones the first."""
    first: dict[str, str] = {}
    for card in cards:
        first.setdefault(plain(card), card)
    return list(first.values())


def question(scene: Scene, decision: Decision, half: Half) -> str:
    """The question of what is chosen now."""
    card, _, cell = read_chosen(decision, half)
    if not card:
        return say("one-eyed-jack-ask-turn")
    removes, name = "yes" if is_one_eyed(card) else "no", naming.card(card)
    if cell:
        return say("one-eyed-jack-asks-own", cell=cell)
    return say("one-eyed-jack-asks-cell", card=name, removes=removes)


def offers(view: View[OneEyedJackPublic], decision: Decision, half: Half) -> list[Offer]:
    """The answers that have a button of their own now, in the order in which the buttons stand and the cells are
    numbered.
    """
    card, column, cell = read_chosen(decision, half)
    cells = target_cells(decision)
    if cell:
        return [Offer(card, cell)]
    if not card:
        plain_cards = sorted((one for one in cells if not is_jack(one)), key=lambda one: -len(cells[one]))
        return [Offer(one, at) for one in plain_cards for at in cells[one]]
    removes, own = is_one_eyed(card), own_side(view)
    first = best_cells_first(view, [at for at in cells[card] if at.startswith(column)], removes=removes)
    if column or len(first) <= FEW:
        return [Offer(card, at) for at in first]
    chips = view.public.chips
    return [Offer(card, at) for at in first[:BEST] if chips.get(at) != own]


def choice_items(scene: Scene, decision: Decision, half: Half, room: int) -> Sequence[Item]:
    """The components for everything that can be clicked on now."""
    view = view_of(scene)
    card, column, cell = read_chosen(decision, half)
    back = step_button(scene, say("button-back"), Half(_before(decision, card, column if cell else "")))
    if cell:
        sure = answer_button(scene, say("one-eyed-jack-sure", cell=cell), f"{PLAY} {card} {cell}", DANGER)
        return rows([sure, back])
    offered = [_cell_button(scene, view, number, offer) for number, offer in enumerate(offers(view, decision, half), 1)]
    if not card:
        jacks = [_jack(scene, one) for one in target_cells(decision) if is_jack(one)]
        dead = [
            answer_button(scene, say("one-eyed-jack-swap", card=naming.card(one)), f"swap {one}")
            for one in dead_cards(decision)
        ]
        return [*rows([*offered, *jacks], ROW_OF_CARDS), *rows(dead)]
    cells = target_cells(decision)[card]
    if column or len(cells) <= FEW:
        return [*rows(offered), *rows([back])]
    columns = [step_button(scene, one, Half(f"{PLAY} {card} {one}")) for one in sorted({one[0] for one in cells})]
    return [*rows(offered), *rows(columns, ROW_OF_CELLS), *rows([back])]


def _before(decision: Decision, card: str, column: str) -> str:
    """The step before: from a cell that was asked about to its column, where there was one to choose."""
    return f"{PLAY} {card} {column}" if column and len(target_cells(decision)[card]) > FEW else ""


def _jack(scene: Scene, card: str) -> Button:
    """The way to the cells of a jack."""
    key = "one-eyed-jack-jack-removes" if is_one_eyed(card) else "one-eyed-jack-jack-places"
    return step_button(scene, say(key, card=naming.card(card)), Half(f"{PLAY} {card}"))


def _cell_button(scene: Scene, view: View[OneEyedJackPublic], number: int, offer: Offer) -> Button:
    """A cell where a chip may go or whose chip would, with its number on the picture, for those who have one."""
    card, cell = offer
    answer = f"{PLAY} {card} {cell}"
    label = cell if is_jack(card) else f"{naming.card(card)} → {cell}"
    if is_one_eyed(card):
        label = f"{SIGNS[view.public.chips[cell]]} {cell}"
    if scene.faces:
        label = say("one-eyed-jack-numbered", number=number, play=label)
    if not is_one_eyed(card):
        return _placing(scene, view, label, offer)
    if view.public.chips[cell] == own_side(view):
        return step_button(scene, say("one-eyed-jack-own", cell=label), Half(answer))
    return answer_button(scene, label, answer, MAIN)


def _placing(scene: Scene, view: View[OneEyedJackPublic], label: str, offer: Offer) -> Button:
    """The button that places a chip on a cell. It says if the chip makes a row."""
    card, cell = offer
    chips, side = view.public.chips, own_side(view)
    makes = len(rows_on({**chips, cell: side}, side)) > len(rows_on(chips, side))
    style: discord.ButtonStyle = GOOD if makes else MAIN if is_jack(card) else PLAIN
    text = say("one-eyed-jack-makes-row", play=label) if makes else label
    return answer_button(scene, text, f"{PLAY} {card} {cell}", style)
