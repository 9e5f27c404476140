"""A second Dahimi, written from the specification alone: lists and loops, slow and plain (DAH-3 to DAH-6, DAH-10).

It knows nothing of the engine. The tests play both side by side.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations, pairwise

LOW_TO_HIGH = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]


def height(card: str) -> int:
    return LOW_TO_HIGH.index(card[:-1])


def pattern(cards: tuple[str, ...], min_run: int) -> tuple[str, int] | None:
    """The pattern that an answer must match: ("set" or "run", number of cards); None for cards that are no play."""
    heights = sorted(map(height, cards))
    if cards and len(set(heights)) == 1:
        return "set", len(cards)
    in_a_row = all(after == before + 1 for before, after in pairwise(heights))
    if len(cards) >= min_run and in_a_row and len({card[-1] for card in cards}) == 1:
        return "run", len(cards)
    return None


@dataclass(frozen=True)
class House:
    """The house rules of DAH-10, and what has come of them. `turned`: the lowest rank is high; `locked`: the suits to
    which play is locked; `lowest`: the lowest rank of the deck.
    """

    revolution: bool = False
    eights: bool = False
    lock: bool = False
    spade: bool = False
    turned: bool = False
    locked: tuple[str, ...] = ()
    lowest: str = "3"


PLAIN = House()


def tops(cards: tuple[str, ...], under: tuple[str, ...], min_run: int, house: House = PLAIN) -> bool:
    """True if the cards have the same pattern as those under them, every card above every card, or after a revolution
    below every card, and are of the locked suits; or if they are the Three of spades on a lone 2, where the house plays
    so.
    """
    if spade_beats(cards, under, house):
        return True
    if house.locked and suits(cards) != house.locked:
        return False
    high, low = (under, cards) if house.turned else (cards, under)
    return pattern(cards, min_run) == pattern(under, min_run) and min(map(height, high)) > max(map(height, low))


def spade_beats(cards: tuple[str, ...], under: tuple[str, ...], house: House) -> bool:
    return house.spade and cards == ("3S",) and len(under) == 1 and under[0].startswith("2")


def suits(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The suits of a set, or the one suit of a run."""
    if len({card[:-1] for card in cards}) > 1:
        return (cards[0][-1],)
    return tuple(sorted(card[-1] for card in cards))


def plays(hand: list[str], under: tuple[str, ...] | None, min_run: int, house: House = PLAIN) -> set[tuple[str, ...]]:
    """Every legal play of a hand, as sorted cards: of all the ways to take cards of one rank, or of one suit, those
    that are a play.
    """
    found = set()
    for heap in heaps(hand):
        for size in range(1, len(heap) + 1):
            for cards in combinations(heap, size):
                if pattern(cards, min_run) and (under is None or tops(cards, under, min_run, house)):
                    found.add(tuple(sorted(cards)))
    return found


def heaps(hand: list[str]) -> Iterator[list[str]]:
    """Yield the cards that one play can be taken from: all cards of each rank, and of each suit one card of each rank,
    since a run has no rank twice.
    """
    for rank in LOW_TO_HIGH:
        yield sorted(card for card in hand if card[:-1] == rank)
    for suit in "CDHS":
        yield sorted({card for card in hand if card[-1] == suit})


def cannot_be_topped(cards: tuple[str, ...], min_run: int, house: House = PLAIN) -> bool:
    """True if the rank order has no room for a play above this one; above a lone 2 there may be the Three of spades."""
    if house.spade and len(cards) == 1 and cards[0].startswith("2"):
        return False
    ranks = LOW_TO_HIGH[LOW_TO_HIGH.index(house.lowest) :]
    places = [ranks.index(card[:-1]) for card in cards]
    above = ranks[: min(places)] if house.turned else ranks[max(places) + 1 :]
    kind, size = pattern(cards, min_run) or ("", 0)
    return not above if kind == "set" else len(above) < size


@dataclass
class Oracle:
    """One round in play."""

    hands: list[list[str]]
    turn: int
    min_run: int = 3
    house: House = PLAIN
    pile: list[tuple[int, tuple[str, ...]]] = field(default_factory=list)
    finish: list[int] = field(default_factory=list)
    left: list[int] = field(default_factory=list)
    over: bool = False

    def holds(self, seat: int) -> bool:
        return bool(self.hands[seat]) and seat not in self.left

    def legal(self) -> set[tuple[str, ...]]:
        return plays(self.hands[self.turn], self.pile[-1][1] if self.pile else None, self.min_run, self.house)

    def play(self, cards: tuple[str, ...]) -> None:
        seat = self.turn
        self.hands[seat] = list((Counter(self.hands[seat]) - Counter(cards)).elements())
        under = self.pile[-1][1] if self.pile else ()
        self.pile.append((seat, cards))
        kind, size = pattern(cards, self.min_run) or ("", 0)
        if self.house.revolution and kind == "set" and size >= 4:
            self.house = replace(self.house, turned=not self.house.turned)
        if self.house.lock and under and suits(under) == suits(cards):
            self.house = replace(self.house, locked=suits(cards))
        if not self.hands[seat]:
            self.finish.append(seat)
            if self.ended():
                return
        stops = self.house.eights and any(card.startswith("8") for card in cards)
        if stops or spade_beats(cards, under, self.house) or cannot_be_topped(cards, self.min_run, self.house):
            self.end_play()
        else:
            self.advance(seat)

    def pass_(self) -> None:
        self.advance(self.turn)

    def leave(self, seat: int) -> None:
        self.left.append(seat)
        if not self.ended() and self.turn == seat:
            self.advance(seat)

    def advance(self, from_seat: int) -> None:
        for k in range(1, len(self.hands) + 1):
            seat = (from_seat + k) % len(self.hands)
            if self.pile and seat == self.pile[-1][0]:
                self.end_play()
                return
            if self.holds(seat):
                self.turn = seat
                return

    def end_play(self) -> None:
        owner = self.pile[-1][0]
        self.pile = []
        self.house = replace(self.house, locked=())
        if self.holds(owner):
            self.turn = owner
        else:
            self.advance(owner)

    def ended(self) -> bool:
        holders = [seat for seat in range(len(self.hands)) if self.holds(seat)]
        if len(holders) <= 1:
            self.over = True
            self.finish += holders
        return self.over
