"""The board as a picture, in words and in letters."""

from functools import partial

from bot.faces import boards
from bot.faces.boards import LETTERS, Board
from bot.games.one_eyed_jack.sides import chips, every, plainly, rows_of, view_of
from bot.screens.illustration import Illustration
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.texts import say
from engine.contract import View
from engine.one_eyed_jack.board import CARD_AT, CORNERS, GRID, in_rows

CARDS = tuple("" if cell in CORNERS else wording.plain_token(card) for cell, card in CARD_AT.items())
# What stands on a cell in letters, in two characters.
SHORT = tuple(wording.card(card).replace("10", "T") if card else say("one-eyed-jack-corner") for card in CARDS)


def illustration(scene: Scene) -> Illustration:
    """The board of a scene."""
    view = view_of(scene)
    board = drawn(view)
    about = _about(scene, view)
    return Illustration(board, partial(boards.png, board), about, _letters(scene, view, board))


def drawn(view: View) -> Board:
    """The board as it is drawn."""
    lie, last = chips(view), view.memory["last"]
    rows = in_rows(lie, every(view))
    return Board(
        columns=GRID.columns,
        cards=CARDS,
        chips=tuple(lie.get(cell, -1) for cell in GRID.cells),
        rows=frozenset(at for at, cell in enumerate(GRID.cells) if cell in rows),
        last=GRID.cells.index(last) if last else None,
    )


def _letters(scene: Scene, view: View, board: Board) -> str:
    """The board as text, and what the signs stand for."""
    signs = [f"{LETTERS[side]} {plainly(scene, side)}" for side in every(view)]
    return f"{boards.letters(board, SHORT)}\n-# {say('one-eyed-jack-signs', signs=' · '.join(signs))}"


def _about(scene: Scene, view: View) -> str:
    """What can be seen on the board: the last move, the rows, the chips of each side."""
    last, lie = view.memory["last"], chips(view)
    told = [say("one-eyed-jack-alt")]
    if last:
        name = plainly(scene, lie[last]) if last in lie else ""
        told.append(say("one-eyed-jack-alt-last" if name else "one-eyed-jack-alt-removed", cell=last, name=name))
    for side in every(view):
        cells = [cell for cell in GRID.cells if lie.get(cell) == side]
        shown = ", ".join(cells) or say("one-eyed-jack-alt-none")
        name, rows = plainly(scene, side), rows_of(view, side)
        told.append(say("one-eyed-jack-alt-side", name=name, rows=rows, count=len(cells), cells=shown))
    return " ".join(told)
