"""Reasons why an answer is a good one: what everybody sees on the board, with one chip more or less."""

from collections.abc import Iterator

from bot.games.one_eyed_jack.sides import all_sides, own_side
from bot.screens.review.reasons import Reason, because
from engine.contract import Action, View
from engine.one_eyed_jack.board import GRID, Chips, claimed_cells, is_one_eyed, rows
from engine.one_eyed_jack.state import OneEyedJackPublic

MANY = 3  # cells of a line that are worth a word


def reason(view: View[OneEyedJackPublic], action: Action, other: Action | None) -> Reason | None:
    """The reason for an answer, in one sentence; None if there is nothing to say but what the playouts say."""
    if action.verb == "swap":
        return because("one-eyed-jack-hint-dead")
    (card,), (cell,) = action.cards, action.values
    return _reason_of_removal(view, cell) if is_one_eyed(card) else _reason_of_chip(view, cell)


def _reason_of_chip(view: View[OneEyedJackPublic], cell: str) -> Reason | None:
    chips, side = view.public.chips, own_side(view)
    if _makes_row(chips, side, cell):
        return because("one-eyed-jack-hint-row")
    if any(_makes_row(chips, other, cell) for other in all_sides(view) if other != side):
        return because("one-eyed-jack-hint-blocks")
    own = list(_open_lines({**chips, cell: side}, side, cell))
    if max(own, default=0) >= MANY:
        return because("one-eyed-jack-hint-builds", count=max(own))
    theirs = max(
        (count for other in all_sides(view) if other != side for count in _open_lines(chips, other, cell)), default=0
    )
    if theirs >= MANY:
        return because("one-eyed-jack-hint-stops", count=theirs)
    return because("one-eyed-jack-hint-open", count=len(own)) if own else None


def _reason_of_removal(view: View[OneEyedJackPublic], cell: str) -> Reason | None:
    chips = view.public.chips
    owner = chips[cell]
    if owner == own_side(view):
        return None
    count = max(_open_lines(chips, owner, cell), default=0)
    if count >= MANY:
        return because("one-eyed-jack-hint-breaks", count=count)
    without = {one: side for one, side in chips.items() if one != cell}
    opened = len(list(_open_lines(without, own_side(view), cell)))
    return because("one-eyed-jack-hint-opens", count=opened) if opened else None


def _makes_row(chips: Chips, side: int, cell: str) -> bool:
    """True if a chip of that side on a cell makes a row more."""
    return len(rows({**chips, cell: side}, side)) > len(rows(chips, side))


def _open_lines(chips: Chips, side: int, cell: str) -> Iterator[int]:
    """The number of cells of that side in each line through a cell that can still become a row of it."""
    mine = claimed_cells(chips, side)
    for line in GRID.lines_through[cell]:
        count = len(mine.intersection(line))
        if count < GRID.length and all(one in mine or one not in chips for one in line):
            yield count
