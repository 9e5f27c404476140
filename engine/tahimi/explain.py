"""The reasons why each rank of a hand can or cannot be played: the rules are asked rank by rank, from a view alone."""

from engine.climbing.views import ClimbingView
from engine.contract import Illegal, Verdict
from engine.tahimi.deck import JOKER
from engine.tahimi.legal import judge
from engine.tahimi.rules import TahimiRules


def verdicts(rules: TahimiRules, view: ClimbingView) -> tuple[Verdict, ...]:
    """One verdict for each rank of the viewer's hand, low to high, jokers last (TAH-4). None before the taxes are paid.

    Each is about the present pile, while it is somebody else's turn too: that alone is never the reason.
    """
    if view.seat is None or view.phase != "play":
        return ()
    hand = view.hand
    return tuple(_verdict(rules, view, hand, card) for card in dict.fromkeys(hand))


def _verdict(rules: TahimiRules, view: ClimbingView, hand: tuple[str, ...], card: str) -> Verdict:
    top = (view.pile[-1].rank, view.pile[-1].size) if view.pile else None
    cards = _nearest(hand, card, hand.count(card) if top is None else top[1])
    if view.seat in view.public.must_pass:
        return Verdict(card, cards, refusal=Illegal("one_card_penalty"))
    try:
        return Verdict(card, cards, judge(hand, cards, None, top, rules.ranks(len(view.seats)), rules.jokers == "wild"))
    except Illegal as refusal:
        return Verdict(card, cards, refusal=refusal)


def _nearest(hand: tuple[str, ...], card: str, size: int) -> tuple[str, ...]:
    """The set of this rank that comes nearest to `size` cards: jokers only where the rank's own do not suffice."""
    own = min(hand.count(card), size)
    jokers = 0 if card == JOKER else min(hand.count(JOKER), size - own)
    return (card,) * own + (JOKER,) * jokers
