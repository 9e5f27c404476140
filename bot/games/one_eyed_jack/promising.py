"""The cells that promise most to a jack, at a glance: what the lines through them hold."""

from collections.abc import Sequence

from bot.games.one_eyed_jack.sides import own_side
from engine.contract import View
from engine.one_eyed_jack.board import CORNERS, GRID
from engine.one_eyed_jack.state import OneEyedJackPublic

STEP = 4  # a line with one cell more counts so many times as much


def promising(view: View[OneEyedJackPublic], cells: Sequence[str], *, removes: bool) -> list[str]:
    """These cells, those first that promise most; of chips that can be removed those of the own side last."""
    lie, side = view.public.chips, own_side(view)
    promise = dict.fromkeys(cells, 0)
    for line in GRID.lines:
        owners = {lie[cell] for cell in line if cell in lie}
        if len(owners) != 1 or (removes and side in owners):
            continue
        held = sum(cell in lie or cell in CORNERS for cell in line)
        for cell in line:
            if cell in promise and (cell in lie) == removes:
                promise[cell] += STEP**held
    return sorted(cells, key=lambda cell: (lie.get(cell) == side, -promise[cell]))
