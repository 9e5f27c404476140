"""The table of Pif Paf: bets, the pot, and the discards; its cards in words."""

from collections.abc import Sequence

from bot.screens.table import generic_table, melds
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.texts import say
from engine.cards.hands import without
from engine.contract import View
from engine.pif_paf.game import PifPaf
from engine.pif_paf.melds import discards, grouped, halves
from engine.pif_paf.rules import PifPafCarried
from engine.pif_paf.state import PifPafPublic, limited_by


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


def melds_shown(scene: Scene, view: View[PifPafPublic], seat: int) -> str:
    """The hand with which a seat went out."""
    return melds.row(scene, grouped(view.public.shown[seat]).melds)


def won_with(scene: Scene, view: View[PifPafPublic], seat: int) -> list[str]:
    """The melds of the seat that went out, and whose card it claimed."""
    if not view.public.shown[seat]:
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


def open_lines(scene: Scene, view: View[PifPafPublic]) -> Sequence[str | None]:
    """The lines of what lies open: before the draw the top discard and what taking it comes to; before the throw
    the discards.
    """
    pile = view.public.discards
    if view.phase == "draw" and pile:
        below = melds.below_top(pile)
        offered = say("pif-paf-offered", card=wording.row(pile[-1:], scene.faces), loose=loose_by_taking(view))
        return [offered, *([f"-# {say('pif-paf-below', cards=below)}"] if below else [])]
    return [f"-# {say('pif-paf-pile', cards=melds.pile(pile))}"] if view.phase == "discard" and pile else []


def seat_line(scene: Scene, view: View[PifPafPublic], at: int) -> str:
    """The line of a seat."""
    seat = view.seats[at]
    chips, taken = say("pif-paf-has-chips", chips=int(seat.counters["chips"])), view.public.known[at]
    if at in view.standing.out:
        return f"{generic_table.seat_name(scene, view, at)} — {say('pif-paf-out')} · {chips}"
    bet = int(seat.counters.get("bet", 0))
    known = [chips, say("pif-paf-has-bet", bet=bet) if bet else ""]
    if seat.status != "in":
        text = " · ".join(part for part in (*known, say("pif-paf-has-folded")) if part)
        return f"{generic_table.seat_name(scene, view, at)} — {text}"
    known += [
        say("pif-paf-has-taken", cards=", ".join(map(naming.card, taken))) if taken else "",
        say("pif-paf-has-drawn") if melds.has_drawn(view, at) else "",
    ]
    return generic_table.line_of(scene, view, at, known)


def middle_lines(scene: Scene, view: View[PifPafPublic]) -> Sequence[str]:
    """The lines of what lies on the table."""
    return [*_piles(scene, view), _pot(scene, view), *_rounds(scene, view)]


def _piles(scene: Scene, view: View[PifPafPublic]) -> list[str]:
    """The top discard and what lies below it, and the stock."""
    pile, stock = view.public.discards, view.zone("stock").count or 0
    back = wording.back(scene.faces)
    if not pile:
        return [say("pif-paf-stock", back=back, stock=stock)]
    below = melds.below_top(pile)
    return [
        say("pif-paf-upcard", card=wording.row(pile[-1:], scene.faces)),
        f"-# {say('pif-paf-piles', back=back, stock=stock)}",
        *([f"-# {say('pif-paf-below', cards=below)}"] if below else []),
        *([f"-# {say('pif-paf-again')}"] if view.public.refills else []),
    ]


def _pot(scene: Scene, view: View[PifPafPublic]) -> str:
    """The pot, what of it was there before, and how far bets may go."""
    lines = [say("pif-paf-pot", pot=int(view.counters["pot"]))]
    if waiting := view.standing.carried_as(PifPafCarried).pot:
        lines.append(say("pif-paf-waits", pot=waiting))
    limiting = limited_by(scene.rules_as(PifPaf).ante, view.standing)
    if scene.rules_as(PifPaf).betting and not view.public.betting.cap:
        lines.append(say("pif-paf-no-bets", **few(scene, limiting)))
    elif view.phase == "bet":
        lines.append(say("pif-paf-cap", cap=view.public.betting.cap))
        lines += [say("pif-paf-limited", **few(scene, limiting))] if limiting else []
    return " · ".join(lines)


def few(scene: Scene, limiting: Sequence[int]) -> dict[str, str | int]:
    """The players for whose sake bets are limited."""
    return {"names": melds.names(scene, limiting), "count": len(limiting)}


def _rounds(scene: Scene, view: View[PifPafPublic]) -> list[str]:
    """The number of the round in its match."""
    rules = scene.rules_as(PifPaf)
    if rules.hands is None:
        return [f"-# {one}" for one in generic_table.last_round(view, rules.last_hand)]
    return [f"-# {say('pif-paf-hand-of', hand=view.standing.round, hands=rules.last_hand)}"]
