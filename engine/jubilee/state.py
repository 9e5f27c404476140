"""The cards of Jubilee, what each adds to the running total, and what that scores (JUB-1, JUB-3, JUB-7); and what
everybody sees of a deal. What nobody sees is a `FaceDown`.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Self

from engine.cards.hands import Cards
from engine.cards.packs import RANKS, in_hand_order, is_joker, pack, rank, suit
from engine.contract import Standing

# Hearts once, spades twice, the clubs up to the nine twice, four jokers; no diamonds.
DECK = in_hand_order(
    (
        *pack(suits="S", copies=2),
        *pack(suits="H"),
        *pack(ranks="A23456789", suits="C", copies=2),
        *pack(suits="", jokers=4),
    )
)

ACE, TEN = 15, 10  # what an ace counts, and a ten or a court card
STEP, GREAT = 25, 100  # every multiple of STEP is a jubilee, of GREAT a great one
JUBILEE, GREAT_JUBILEE, PASSED = 10, 20, -5  # the points

HAND = 8  # cards that each seat is dealt


def is_black(card: str) -> bool:
    """True if a card may open. A joker has no colour (JUB-R2)."""
    return suit(card) in ("S", "C")


def next_jubilees(total: int) -> tuple[int | None, int]:
    """The nearest jubilees below a total and above it; None where there is none below."""
    below = (total - 1) // STEP * STEP
    return below if below > 0 else None, (total // STEP + 1) * STEP


@dataclass(frozen=True, slots=True)
class Scoring:
    """The values of cards and the scores of plays, under the options in force."""

    club_ace: int = ACE
    joker_rescores: bool = False

    def value(self, card: str) -> int:
        """The number that a card adds to the total; a heart's is negative."""
        if is_joker(card):
            return 0
        if rank(card) == "A":
            return self.club_ace if suit(card) == "C" else -ACE if suit(card) == "H" else ACE
        worth = min(RANKS.index(rank(card)) + 1, TEN)
        return -worth if suit(card) == "H" else worth

    def final_total(self) -> int:
        """The total when all cards have been played."""
        return sum(map(self.value, DECK))

    def highest_total(self) -> int:
        """The highest total on the way there, reached if all hearts are played last."""
        return sum(max(0, self.value(card)) for card in DECK)

    def points(self, total: int, value: int) -> int:
        """The score of a card of this value on a total (JUB-R3, JUB-R4, JUB-R5)."""
        after = total + value
        if after > 0 and after % STEP == 0 and (value or self.joker_rescores):
            return GREAT_JUBILEE if after % GREAT == 0 else JUBILEE
        low, high = sorted((total, after))
        return PASSED if (low // STEP + 1) * STEP < high else 0

    def playable(self, cards: Iterable[str], total: int, opening: bool) -> tuple[str, ...]:
        """The cards that may be played on a total. `opening`: nothing has been played yet."""
        if opening:
            return tuple(card for card in cards if is_black(card))
        return tuple(card for card in cards if total + self.value(card) >= 0)

    def plainest(self, cards: Sequence[str], total: int) -> str:
        """The card with the best score now, then with the lowest value, whatever its sign; then the first."""
        return min(cards, key=lambda card: (-self.points(total, self.value(card)), abs(self.value(card))))


Points = Mapping[tuple[int, int], int]  # by the total and the value of a card


@cache
def score_table(scoring: Scoring) -> Points:
    """The score of every card on every total."""
    totals, values = range(scoring.highest_total() + 1), range(-ACE, ACE + 1)
    return {(total, value): scoring.points(total, value) for total in totals for value in values}


@dataclass(frozen=True, slots=True)
class JubileePublic:
    """The part of a deal that everybody sees. `turn`: who plays, before the first turn the dealer. `points`: of this
    deal, by seat. `shown`: the cards of each hand that a skip has shown to everybody (JUB-R7). `played`: all cards so
    far, in order; `by`: the seats that played them.
    """

    scoring: Scoring
    turn: int
    points: tuple[int, ...]
    shown: tuple[Cards, ...]
    total: int = 0
    played: Cards = ()
    by: tuple[int, ...] = ()

    @classmethod
    def dealt(cls, scoring: Scoring, standing: Standing) -> Self:
        """The state before the first turn."""
        players = len(standing.order)
        return cls(scoring, standing.dealer, (0,) * players, ((),) * players)

    def playable(self, cards: Cards) -> Cards:
        """The cards among these that may be played now."""
        return self.scoring.playable(cards, self.total, opening=not self.played)
