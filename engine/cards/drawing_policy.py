"""Questions that computer players ask in games of draw and discard: which cards may still come, and how useful a
discard is to the next seat. All are answered from a view alone.
"""

from collections import Counter
from collections.abc import Sequence

from engine.cards.drawing import DrawingPublic
from engine.cards.packs import RANKS, is_joker, leftward, plain, rank, suit
from engine.contract import View

NEAR = 2  # ranks of one suit so far apart may still lie in one run of three


def unseen_kinds(view: View[DrawingPublic], deck: Sequence[str]) -> Counter[str]:
    """The number of cards of each kind that may still come, as far as this seat knows."""
    seen = {*view.hand, *view.public.discards}.union(*view.public.known)
    return Counter(plain(card) for card in deck if card not in seen)


def feeds(view: View[DrawingPublic], card: str) -> int:
    """The number of cards that the next seat was seen to take and with which this card can lie in a meld. Jokers, which
    go with everything, are not counted.
    """
    after = leftward(view.seat or 0, view.public.live)[0]
    return sum(not is_joker(one) and near(card, one) for one in view.public.known[after])


def near(one: str, other: str) -> bool:
    """True if the two cards can lie in one meld of three."""
    if rank(one) == rank(other):
        return True
    return suit(one) == suit(other) and abs(RANKS.index(rank(one)) - RANKS.index(rank(other))) <= NEAR
