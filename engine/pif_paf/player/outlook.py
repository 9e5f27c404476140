"""The outlook of a hand that stays after a throw: how likely it wins, and how likely the thrown card is claimed. Turns
are counted in throws of one seat; rivals are the other seats that have not folded.

Both are logistic values, fitted to rounds of merchants: `python -m tests.tools.fits pif_paf_outlook` (seed "fits", 600
rounds of each number of players, and 1,000 of four) finds them. `WINS`: the weights of what tells how likely a hand
wins (`Outlook.features`); `CLAIMED`: of what tells how likely a card is claimed that is thrown (`Outlook.dangers`).
`WEIGHTS`: by the number of cards that a hand lacks as it is dealt, from one on, the two numbers of which its weight is
made (`Outlook.weight`).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import exp, log
from typing import Self

from engine.cards.drawing_policy import near
from engine.cards.packs import plain
from engine.contract import View
from engine.pif_paf.player.completions import BIT, FURTHEST, THREES, Kinds, Lacking, kinds, lacking
from engine.pif_paf.round import DECK
from engine.pif_paf.state import PifPafPublic

WINS = (
    *(-0.093, -0.133, 1.024),
    *(-1.025, -0.187, 0.461),
    *(-1.753, -0.222, 0.29),
    *(-2.128, -0.141, 0.163),
    *(-1.241, -0.161, 0.0),
    *(-0.861, -0.027),
)
CLAIMED = (-10.809, 2.142, 1.303, -1.212, -0.707, 0.909, 0.461, 0.16)
WEIGHTS = ((0.79, 1.29), (0.26, 0.53), (-0.23, 0.25), (-0.52, 0.13), (-0.32, 0.0))


@dataclass(frozen=True, slots=True)
class Outlook:
    """The facts that a seat knows at one decision. `unseen`: the cards that may still come; `pile`: the discards by
    kind, the top one last; `taken`: the cards by kind that the rivals were seen to take and still have.
    """

    unseen: Kinds
    pile: Sequence[str]
    taken: Sequence[str]
    rivals: int
    turn: float
    _known: dict[Kinds, Lacking] = field(init=False, default_factory=dict)

    @classmethod
    def of(cls, view: View[PifPafPublic]) -> Self:
        """What the view's own seat knows."""
        public, own = view.public, view.own_seat
        taken = [card for seat in public.live if seat != own for card in public.known[seat]]
        seen = {*view.hand, *public.discards}.union(*public.known)
        return cls(
            unseen=kinds(card for card in DECK if card not in seen),
            pile=tuple(map(plain, public.discards)),
            taken=tuple(map(plain, taken)),
            rivals=len(public.live) - 1,
            turn=len(public.lain) / len(public.live),
        )

    def wins(self, hand: Iterable[str]) -> float:
        """The probability that nine cards which stay after a throw win the round, unless the throw is claimed."""
        return _probability(WINS, self.features(hand))

    def claimed(self, card: str) -> float:
        """The probability that a rival claims this card when it is thrown."""
        return _probability(CLAIMED, self.dangers(plain(card)))

    def weight(self, hand: Iterable[str]) -> float:
        """The weight with which nine cards win that have just been dealt, in proportion to others
        (`engine.pif_paf.player.wagers.win_weight`).
        """
        lacks, ways = self.lacks(hand)
        level, slope = WEIGHTS[lacks - 1]
        return exp(level + slope * log(1 + ways))

    def features(self, hand: Iterable[str]) -> tuple[float, ...]:
        """What `wins` is fitted to: by the number of cards that are lacking a constant, the turn, and the ways in which
        these may come; the number of rivals, early and late.
        """
        lacks, ways = self.lacks(hand)
        by_cards = [0.0] * (3 * FURTHEST)
        by_cards[3 * lacks - 3 : 3 * lacks] = 1.0, self.turn, log(1 + ways)
        return (*by_cards, log(self.rivals), log(self.rivals) * self.turn)

    def dangers(self, kind: str) -> tuple[float, ...]:
        """What `claimed` is fitted to: the turn, the number of rivals, whether all of these have just passed by a card
        of the kind, or not long ago, the unseen cards with which it may be a meld, and what the rivals have taken.
        """
        since = self.pile[::-1].index(kind) if kind in self.pile else len(DECK)
        return (
            1.0,
            log(1 + self.turn),
            log(self.rivals),
            float(since < self.rivals),
            float(self.rivals <= since < 2 * self.rivals),
            log(1 + _meldable(kind, self.unseen)),
            len(self.taken) / self.rivals,
            float(sum(near(kind, card) for card in self.taken)),
        )

    def lacks(self, hand: Iterable[str]) -> Lacking:
        """What a hand lacks: at least one card, since nobody goes out without a draw (PIF-R8)."""
        held = kinds(hand)
        if held not in self._known:
            cards, ways = lacking(held, self.unseen)
            self._known[held] = Lacking(max(cards, 1), ways)
        return self._known[held]


def _probability(weights: Sequence[float], features: Sequence[float]) -> float:
    return 1 / (1 + exp(-sum(a * b for a, b in zip(weights, features, strict=True))))


@lru_cache(maxsize=1 << 10)
def _meldable(kind: str, unseen: Kinds) -> int:
    """The number of pairs of unseen cards that are a meld with a card of this kind."""
    bit, found = BIT[kind], 0
    for three in THREES:
        if three & bit and not (pair := three ^ bit) & ~unseen.some:
            found += 1 << (pair & unseen.twice).bit_count()
    return found
