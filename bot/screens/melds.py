"""Cards in melds, and the discards, as games of draw and discard show them."""

from collections.abc import Sequence

from bot.table.scene import Scene
from bot.ui import naming, wording

BETWEEN = " ┃ "  # melds
BELOW = 4  # so many discards below the top one are named


def row(scene: Scene, melds: Sequence[Sequence[str]]) -> str:
    """Melds side by side; "" where there are none."""
    return BETWEEN.join(wording.row(meld, scene.faces) for meld in melds)


def in_words(parts: Sequence[Sequence[str]]) -> str:
    """Melds, and what is left over, in a line of text for those who hear it."""
    return " · ".join(" ".join(map(naming.card, part)) for part in parts if part)


def below_top(pile: Sequence[str]) -> str:
    """The discards below the top one, the newest first, as far as there is room for them."""
    return ", ".join(map(naming.card, pile[-2 : -2 - BELOW : -1]))


def names(scene: Scene, seats: Sequence[int]) -> str:
    """These players, for a line."""
    return wording.together([wording.name(scene.person(seat)) for seat in seats])
