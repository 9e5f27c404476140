"""Cards in melds, and the discards, as games of draw and discard show them."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from bot.screens.table.reasons import Reason, because
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.texts import listed
from engine.cards.drawing import DrawingPublic
from engine.cards.drawing_policy import near
from engine.cards.packs import is_joker, plain
from engine.contract import View

BETWEEN = " ┃ "  # melds
BELOW = 4  # the number of discards below the top one that are named

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


def pile(cards: Sequence[str]) -> str:
    """The top of the discards and what lies below it, the newest first, as far as there is room."""
    return ", ".join(map(naming.card, cards[: -2 - BELOW : -1]))


def names(scene: Scene, seats: Sequence[int]) -> str:
    """These players, for a line."""
    return listed([scene.name(seat) for seat in seats])


def has_drawn(view: View[DrawingPublic, Any], seat: int) -> bool:
    """True if a seat has drawn from the stock on this turn; a card that it took is named anyway."""
    return view.phase == "discard" and seat == view.public.turn and not view.public.taken


# ---------------------------------------------------------------------------- why a hint is a good one


def why_drawn(loose: Loose, *, taken: bool, before: int, after: int) -> Reason | None:
    """The reason to take the open card, or to leave it. `before`: what lies in no meld; `after`: the least of it once
    that card is taken and another thrown. None where that is no reason.
    """
    if taken != (after < before):
        return None
    return because("hint-because-melds" if taken else "hint-because-melds-not", loose=loose, before=before, after=after)


def why_thrown(loose: Loose, left: Mapping[str, int], card: str, others: Sequence[str]) -> Reason | None:
    """The reason that a card is the one to throw. `left`: what lies in no meld without each card; `others`: what lies
    in no meld beside it.
    """
    fewest = {plain(one) for one in left if left[one] == min(left.values())}
    if plain(card) not in fewest:
        return None
    alone = bool(others) and not is_joker(card) and not any(is_joker(one) or near(card, one) for one in others)
    if alone and len(fewest) > 1:
        return because("hint-because-alone")
    return because("hint-because-thrown", loose=loose, count=left[card])
