"""The board as a picture, in words and in letters: that of the table, and that of a player who is asked."""

from collections.abc import Sequence
from functools import lru_cache, partial

from bot.faces import boards
from bot.faces.boards import LETTERS, DrawnBoard
from bot.games.one_eyed_jack.choices import Offer, all_sides, offers, plain_side_names, rows_of, view_of
from bot.screens.table.answers import Half
from bot.screens.table.illustration import Illustration
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.language import current_language
from bot.ui.texts import say
from engine.cards.hands import Cards
from engine.contract import Decision, View
from engine.one_eyed_jack.board import CORNERS, GRID, in_rows, layout
from engine.one_eyed_jack.state import OneEyedJackPublic

KEPT = 64  # layouts whose cards and letters are kept


def illustration(scene: Scene) -> Illustration | None:
    """The board of a scene; None before the first round."""
    if scene.view is None:
        return None
    view = view_of(scene)
    board = board_picture(view)
    about, letters = partial(_about, scene, view), partial(_letters, scene, view, board)
    return Illustration(board, partial(boards.png, board), about, letters)


def own_illustration(scene: Scene, decision: Decision, half: Half) -> Illustration:
    """The board of a player who is asked, with the cells that they choose among."""
    view = view_of(scene)
    offered = offers(view, decision, half)
    board = board_picture(view, [cell for _, cell in offered])
    about, letters = partial(_about_own, scene, view, offered), partial(_letters, scene, view, board)
    return Illustration(board, partial(boards.png, board), about, letters)


def board_picture(view: View[OneEyedJackPublic], marked: Sequence[str] = ()) -> DrawnBoard:
    """The board as it is drawn. `marked`: the cells that its player chooses among."""
    chips, last = view.public.chips, view.public.last
    rows = in_rows(chips, all_sides(view))
    return DrawnBoard(
        columns=GRID.columns,
        cards=_cards(view.public.laid),
        chips=tuple(chips.get(cell, -1) for cell in GRID.cells),
        rows=frozenset(at for at, cell in enumerate(GRID.cells) if cell in rows),
        last=GRID.cells.index(last) if last else None,
        marked=tuple(map(GRID.cells.index, marked)),
    )


@lru_cache(KEPT)  # a board is drawn again after each move, and its cards stay the same
def _cards(laid: Cards) -> Cards:
    """The cards of a layout row by row, "" for a corner."""
    return tuple("" if cell in CORNERS else wording.plain_token(card) for cell, card in layout(laid).card_at.items())


@lru_cache(KEPT)
def _short(_language: str, cards: Cards) -> Cards:
    """The letters of each cell, in two characters."""
    return tuple(wording.card(card).replace("10", "T") if card else say("one-eyed-jack-corner") for card in cards)


def _letters(scene: Scene, view: View[OneEyedJackPublic], board: DrawnBoard) -> str:
    """The board as text, and what the signs stand for."""
    signs = [f"{LETTERS[side]} {plain_side_names(scene, side)}" for side in all_sides(view)]
    text = say("one-eyed-jack-signs-own" if board.marked else "one-eyed-jack-signs", signs=" · ".join(signs))
    return f"{boards.letters(board, _short(current_language(), board.cards))}\n-# {text}"


def _about_own(scene: Scene, view: View[OneEyedJackPublic], offered: Sequence[Offer]) -> str:
    """The cells that a player chooses among by their numbers, and the board in words."""
    named = (f"{number} {naming.card(card)} {cell}" for number, (card, cell) in enumerate(offered, 1))
    return f"{say('one-eyed-jack-alt-own', cells=', '.join(named))} {_about(scene, view)}"


def _about(scene: Scene, view: View[OneEyedJackPublic]) -> str:
    """The board in words: the last move, the rows, the chips of each side."""
    last, chips = view.public.last, view.public.chips
    lines = [say("one-eyed-jack-alt")]
    if last:
        name = plain_side_names(scene, chips[last]) if last in chips else ""
        lines.append(say("one-eyed-jack-alt-last" if name else "one-eyed-jack-alt-removed", cell=last, name=name))
    for side in all_sides(view):
        cells = [cell for cell in GRID.cells if chips.get(cell) == side]
        shown = ", ".join(cells) or say("one-eyed-jack-alt-none")
        name, rows = plain_side_names(scene, side), rows_of(view, side)
        lines.append(say("one-eyed-jack-alt-side", name=name, rows=rows, count=len(cells), cells=shown))
    return " ".join(lines)
