"""The cells that are worth most to a jack, at a glance: by the chips on the lines through them."""

from collections.abc import Sequence

from bot.games.one_eyed_jack.sides import own_side
from engine.contract import View
from engine.one_eyed_jack.board import CORNERS, GRID
from engine.one_eyed_jack.state import OneEyedJackPublic

STEP = 4  # a line with one cell more counts four times as much


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
