"""The reasons why each card of a hand can or cannot be played, from a view alone."""

from collections import Counter

from engine.climbing.views import ClimbingView
from engine.contract import Illegal, Verdict
from engine.dahimi import plays
from engine.dahimi.deck import PLACE, rank_of, sort
from engine.dahimi.legal import Pile, judge
from engine.dahimi.menu import stretches
from engine.dahimi.plays import Play
from engine.dahimi.rules import DahimiRules


def verdicts(rules: DahimiRules, view: ClimbingView) -> tuple[Verdict, ...]:
    """One verdict for each card of the viewer's hand, low to high (DAH-3, DAH-4). None before the exchange is done.

    Each is about the present pile, while it is somebody else's turn too: that alone is never the reason.
    """
    if view.seat is None or view.phase != "play":
        return ()
    hand = view.hand
    top = plays.of(view.pile[-1].cards) if view.pile else None
    turned, absent = view.turned, rules.absent(len(view.seats))
    top = top and plays.facing(top, turned, absent)
    pile = Pile(top, rules.min_run, turned, view.public.locked, rules.spade_three and not absent, absent)
    return tuple(_verdict(hand, card, pile) for card in dict.fromkeys(hand))


def _verdict(hand: tuple[str, ...], card: str, pile: Pile) -> Verdict:
    top = pile.top
    cards = _nearest_run(hand, card, top, pile) if top and top.shape == plays.RUN else _nearest_set(hand, card, pile)
    try:
        return Verdict(card, cards, judge(hand, cards, pile).rank)
    except Illegal as refusal:
        return Verdict(card, cards, refusal=refusal)


def _nearest_set(hand: tuple[str, ...], card: str, pile: Pile) -> tuple[str, ...]:
    """A set of this card's rank, as large as the pile asks for or as there are cards. If the pile is locked to suits
    and the hand has them, it is of these suits.
    """
    others = [one for one in hand if rank_of(one) == rank_of(card)]
    locked = [rank_of(card) + suit for suit in pile.suits]
    if card in locked and not Counter(locked) - Counter(others):
        return sort(locked)
    others.remove(card)
    return sort([card, *others][: pile.top.size if pile.top else None])


def _nearest_run(hand: tuple[str, ...], card: str, top: Play, pile: Pile) -> tuple[str, ...]:
    """The lowest run with this card that tops the pile, else the highest one that is as long; if there is none the
    longest of another length, or the card alone.
    """
    place, suit = PLACE[rank_of(card)], card[-1]
    around = [(low, high) for its, low, high in stretches(hand, pile.min_run) if its == suit and low <= place <= high]
    if not around:
        return (card,)
    low, high = around[0]
    firsts = range(max(low, place - top.size + 1), min(place, high - top.size + 1) + 1)
    if not firsts:
        return plays.a_run(suit, low, high).cards
    found = sorted((plays.a_run(suit, at, at + top.size - 1, pile.turned) for at in firsts), key=lambda run: run.place)
    return next((run for run in found if run.low > top.place), found[-1]).cards
