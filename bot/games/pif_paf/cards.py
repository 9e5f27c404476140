"""Cards of Pif Paf in words: hands in their melds, and what a card that is taken comes to."""

from collections.abc import Sequence

from bot.screens.table import melds
from bot.table.scene import Scene
from bot.ui import naming
from bot.ui.texts import say
from engine.cards.hands import without
from engine.contract import View
from engine.pif_paf.melds import discards, grouped, halves
from engine.pif_paf.state import PifPafPublic


def in_melds(scene: Scene, cards: Sequence[str]) -> list[str]:
    """A hand in its melds, with the loose cards, of these first the halves of melds; and the same as text, for those
    who hear it.
    """
    found = grouped(cards)
    half = halves(found.loose)
    single = without(found.loose, *(card for pair in half for card in pair))
    parts = melds.row(scene, [*half, *([single] if single else [])])
    lines = [say("pif-paf-melds", melds=melds.row(scene, found.melds))] if found.melds else []
    if found.loose:
        lines.append(say("pif-paf-loose", cards=parts, count=len(found.loose), hand=len(cards), halves=len(half)))
    else:
        lines.append(say("pif-paf-melded", hand=len(cards)))
    return [*lines, *([f"-# {melds.in_words((*found.melds, *half, single))}"] if scene.faces else [])]


def is_open(view: View[PifPafPublic], seat: int) -> bool:
    """True if the hand of a seat lies open."""
    return bool(view.public.shown[seat])


def melds_shown(scene: Scene, view: View[PifPafPublic], seat: int) -> str:
    """The hand with which a seat went out."""
    return melds.row(scene, grouped(view.public.shown[seat]).melds)


def won_with(scene: Scene, view: View[PifPafPublic], seat: int) -> list[str]:
    """The melds of the seat that went out, and whose card it claimed."""
    if not is_open(view, seat):
        return []
    lines = [melds_shown(scene, view, seat)]
    if claim := view.public.claim:
        lines.append(say("pif-paf-line-claim", whom=melds.names(scene, [claim.whom]), card=naming.card(claim.card)))
    return lines


def shown_hand(scene: Scene, view: View[PifPafPublic], seat: int) -> str:
    """The line of a hand that lies open."""
    cards, *claim = won_with(scene, view, seat)
    shown = say("pif-paf-shown", number=seat + 1, name=scene.name(seat), cards=cards)
    return "\n".join([shown, *claim])


def loose_by_taking(view: View[PifPafPublic]) -> int:
    """The fewest cards that would stay loose, were the top discard taken and another card thrown."""
    top = view.public.discards[-1]
    return min(left for card, left in discards((*view.hand, top)) if card != top)
