"""Why each card of a hand can or cannot be played, from a view alone."""

from engine.climbing.views import ClimbingView
from engine.contract import Illegal, Verdict
from engine.dahimi import plays
from engine.dahimi.deck import PLACE, rank_of, sort
from engine.dahimi.legal import judge
from engine.dahimi.menu import stretches
from engine.dahimi.options import Options
from engine.dahimi.plays import Play


def verdicts(rules: Options, view: ClimbingView) -> tuple[Verdict, ...]:
    """One verdict for each card of the viewer's hand, low to high (C.3, C.4). None before the exchange is done.

    Each is about the present pile, while it is somebody else's turn too: that alone is never the reason.
    """
    if view.seat is None or view.phase != "play":
        return ()
    hand = view.hand
    top = plays.of(view.pile[-1].cards) if view.pile else None
    return tuple(_verdict(hand, card, top, rules.min_run) for card in dict.fromkeys(hand))


def _verdict(hand: tuple[str, ...], card: str, top: Play | None, min_run: int) -> Verdict:
    cards = _nearest_run(hand, card, top, min_run) if top and top.shape == plays.RUN else _nearest_set(hand, card, top)
    try:
        return Verdict(card, cards, judge(hand, cards, top, min_run).rank)
    except Illegal as refusal:
        return Verdict(card, cards, refusal=refusal)


def _nearest_set(hand: tuple[str, ...], card: str, top: Play | None) -> tuple[str, ...]:
    """Of this card's rank as many cards as the pile asks for, or as there are."""
    others = [one for one in hand if rank_of(one) == rank_of(card)]
    others.remove(card)
    return sort([card, *others][: top.size if top else None])


def _nearest_run(hand: tuple[str, ...], card: str, top: Play, min_run: int) -> tuple[str, ...]:
    """The lowest run with this card that tops the pile, else the highest one that is as long; if there is none the
    longest of another length, or the card alone.
    """
    place, suit = PLACE[rank_of(card)], card[-1]
    around = [(low, high) for its, low, high in stretches(hand, min_run) if its == suit and low <= place <= high]
    if not around:
        return (card,)
    low, high = around[0]
    firsts = range(max(low, place - top.size + 1), min(place, high - top.size + 1) + 1)
    if not firsts:
        return plays.a_run(suit, low, high).cards
    first = next((first for first in firsts if first > top.place), firsts[-1])
    return plays.a_run(suit, first, first + top.size - 1).cards
