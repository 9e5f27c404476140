"""Cards of Rumino in words: hands in their melds, and what taking a card comes to."""

from collections.abc import Sequence

from bot.screens.table import melds
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.texts import say
from engine.contract import View
from engine.rumino.deadwood import arranged, deadwood_without
from engine.rumino.state import RuminoPublic


def in_melds(scene: Scene, cards: Sequence[str]) -> list[str]:
    """A hand in its best melds, with what is left over; and the same as text, for those who hear it."""
    found = arranged(cards)
    loose = wording.row(found.loose, scene.faces)
    left = say("rumino-loose", cards=loose, points=found.deadwood) if found.loose else say("rumino-matched")
    lines = [say("rumino-melds", melds=melds.row(scene, found.melds))] if found.melds else []
    return [*lines, left, *([f"-# {melds.in_words((*found.melds, found.loose))}"] if scene.faces else [])]


def melds_shown(scene: Scene, view: View[RuminoPublic], seat: int) -> str:
    """A hand as it lies open, or that it stays closed; "" for a seat that was dealt none."""
    if not is_open(view, seat):
        count = view.zone("hand", seat).count
        return say("rumino-line-closed", back=wording.back(scene.faces)) if count else ""
    cards = view.public.shown[seat]
    if not view.public.scores:
        return wording.row(cards, scene.faces)  # a rumino is one meld
    found = arranged(cards)
    loose = wording.row(found.loose, scene.faces)
    left = say("rumino-line-left", cards=loose, points=found.deadwood) if loose else say("rumino-line-all")
    return " · ".join(part for part in (melds.row(scene, found.melds), left) if part)


def is_open(view: View[RuminoPublic], seat: int) -> bool:
    """True if the hand of a seat lies open."""
    return bool(view.public.shown[seat])


def shown_hand(scene: Scene, view: View[RuminoPublic], seat: int) -> str:
    """The line of a hand that lies open."""
    return f"{seat + 1}. **{scene.name(seat)}** — {melds_shown(scene, view, seat)}"


def left_by_taking(view: View[RuminoPublic]) -> int:
    """The least that would stay unmatched, were the upcard taken and another card thrown."""
    left = deadwood_without((*view.hand, upcard(view)))
    return min(left[card] for card in view.hand)


def upcard(view: View[RuminoPublic]) -> str:
    """The top card of the discards; "" if there is none."""
    return (view.public.discards or ("",))[-1]
