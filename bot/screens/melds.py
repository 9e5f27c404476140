"""Cards in melds, and the discards, as games of draw and discard show them."""

from collections.abc import Mapping, Sequence
from typing import Literal

from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.texts import say

BETWEEN = " ┃ "  # melds
BELOW = 4  # so many discards below the top one are named

Loose = Literal["points", "cards"]  # how a game counts what lies in no meld


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


# ---------------------------------------------------------------------------- why a hint is a good one


def why_drawn(loose: Loose, *, taken: bool, before: int, after: int) -> str | None:
    """What the open card does for a hand. `before`: what lies in no meld; `after`: the least of it once that card is
    taken and another thrown. None where that is no reason.
    """
    if taken != (after < before):
        return None
    return say("hint-because-melds" if taken else "hint-because-melds-not", loose=loose, before=before, after=after)


def why_thrown(loose: Loose, left: Mapping[str, int], card: str) -> str | None:
    """That a card is the one to throw. `left`: for each card, what lies in no meld without it."""
    return say("hint-because-thrown", loose=loose, count=left[card]) if left[card] == min(left.values()) else None
