"""What computer players ask in games of draw and discard: which cards may still come, and what a discard is to the next
seat. From a view alone.
"""

from collections import Counter
from collections.abc import Sequence

from engine.cards.order import leftward
from engine.cards.packs import RANKS, is_joker, plain, rank, suit
from engine.contract import View

NEAR = 2  # ranks of one suit so far apart may still lie in one run of three


def unseen_kinds(view: View, deck: Sequence[str]) -> Counter[str]:
    """How many cards of each kind may still come, as far as this seat knows."""
    seen = {*view.hand, *(view.zone("discards").cards or ())}
    for cards in view.memory["known"]:
        seen.update(cards)
    return Counter(plain(card) for card in deck if card not in seen)


def feeds(view: View, card: str) -> int:
    """With how many of the cards that the next seat was seen to take this one may lie in a meld. Jokers, which go with
    everything, are not among them.
    """
    live = [seat for seat, one in enumerate(view.seats) if one.status == "in"]
    after = leftward(view.seat or 0, live)[0]
    return sum(not is_joker(one) and _near(card, one) for one in view.memory["known"][after])


def _near(one: str, other: str) -> bool:
    """Whether two cards may lie in one meld of three."""
    if rank(one) == rank(other):
        return True
    return suit(one) == suit(other) and abs(RANKS.index(rank(one)) - RANKS.index(rank(other))) <= NEAR
