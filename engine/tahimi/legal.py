"""The rule of a legal play, stated to be read (TAH-4, TAH-7, TAH-8). `catalogue` is the same rule made fast."""

from collections import Counter
from collections.abc import Sequence

from engine.climbing.play import LOW
from engine.contract import Illegal
from engine.tahimi.deck import JOKER


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
