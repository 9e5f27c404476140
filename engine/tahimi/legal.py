"""The rule of a legal play, stated to be read (TAH-4, TAH-7, TAH-8); `catalogue` is the same rule made fast. It is
asked rank by rank for the reasons why each rank of a hand can or cannot be played, from a view alone.
"""

from collections import Counter
from collections.abc import Sequence

from engine.climbing.play import LOW
from engine.climbing.views import ClimbingView
from engine.contract import Illegal, Verdict
from engine.tahimi.deck import JOKER
from engine.tahimi.rules import TahimiRules


def judge(
    hand: Sequence[str],
    cards: Sequence[str],
    declared: str | None,
    top: tuple[str, int] | None,
    order: Sequence[str],
    wild: bool,
) -> str:
    """The rank that these cards count as. `top`: rank and size to beat, None with the lead.

    Raises Illegal with the first code of TAH-4 that fits.
    """
    if not cards:
        raise Illegal("no_cards")
    if Counter(cards) - Counter(hand):
        raise Illegal("not_in_hand", cards=tuple(Counter(cards) - Counter(hand)))
    naturals = {card for card in cards if card != JOKER}
    if len(naturals) > 1:
        raise Illegal("not_a_set")
    rank = _rank(naturals, declared, order, wild)
    if top is None:
        return rank
    top_rank, top_size = top
    if len(cards) != top_size:
        raise Illegal("wrong_size", size=top_size, played=len(cards))
    if (LOW, *order).index(rank) <= (LOW, *order).index(top_rank):
        raise Illegal("not_higher", rank=rank, top=top_rank, size=top_size)
    return rank


def _rank(naturals: set[str], declared: str | None, order: Sequence[str], wild: bool) -> str:
    """The rank that a set counts as: its naturals' rank; jokers alone are "low", or what they are declared to be
    (TAH-7).
    """
    if naturals:
        (rank,) = naturals
        if declared not in (None, rank):
            raise Illegal("bad_declaration", rank=rank)
        return rank
    if not wild:
        if declared not in (None, LOW):
            raise Illegal("bad_declaration", rank=LOW)
        return LOW
    if declared is not None and declared not in order:
        raise Illegal("bad_declaration", rank=declared)
    return declared or order[-1]


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
