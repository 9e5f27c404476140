"""Cards, rank order and the exact decks (TAH-1, TAH-3, TAH-7, TAH-8), and the order in which cards are taxed (TAH-6).

A card is its rank and suit, "10D"; in play only the rank counts, so hands hold rank tokens: "2".."15", "J", "Q", "K",
"A", and "Jo".
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

JOKER = "Jo"
JOKERS = 2
NUMBERS = ("2", "3", "4", "5", "6", "7", "8", "9", "10")
COURT = ("J", "Q", "K", "A")
SUITS = "CDHSTM"  # clubs, diamonds, hearts, spades, stars, moons: the order in which cards are removed
PLAIN_SUITS = "CDHS"

# TAH-1: what each further player adds to the expanded deck. Player number -> {suits: ranks}.
EXPANSION = {
    5: {"CDHS": ("11", "12"), "T": ("5", "7", "9", "11", "J")},
    6: {"CDHST": ("13",), "T": ("3", "4", "6", "8", "10", "12", "Q", "K")},
    7: {"CDHST": ("14",), "T": ("2",), "M": ("4", "6", "8", "10", "12", "14", "Q")},
    8: {"CDHSTM": ("15",), "M": ("3", "5", "7", "9", "11", "13", "J")},
}


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck ready to deal.

    `order`: the ranks in play, low to high, jokers apart. `cards`: rank and suit of each card, jokers as "Jo" at the
    end,
    in the order that is shuffled; `ranks`: the token of each. `removed`: the ranks of the cards taken out, which are
    public.
    `copies`: how many cards the most frequent rank has, jokers apart.
    """

    order: tuple[str, ...]
    cards: tuple[str, ...]
    removed: tuple[str, ...]
    ranks: tuple[str, ...]
    copies: int


def rank_of(card: str) -> str:
    """The rank token of a card: "10D" -> "10", "Jo" -> "Jo"."""
    return card if card == JOKER else card[:-1]


def rank_order(players: int, deck_mode: str, deuces_high: bool) -> tuple[str, ...]:
    """The ranks in play, low to high (TAH-1, TAH-8)."""
    extra: list[str] = []
    if deck_mode == "expanded":
        extra = [str(number) for number in range(11, {5: 13, 6: 14, 7: 15, 8: 16}.get(players, 11))]
    order = (*NUMBERS, *extra, *COURT)
    return (*order[1:], order[0]) if deuces_high else order


def full_deck(players: int, deck_mode: str, deuces_high: bool) -> list[str]:
    """Every card of the mode, without jokers, before any is removed: by rank, then by suit."""
    held = Counter(rank + suit for rank in (*NUMBERS, *COURT) for suit in PLAIN_SUITS)
    if deck_mode == "extra_suits":
        for suit in SUITS[: max(0, players - 4)]:
            held.update(rank + suit for rank in (*NUMBERS, *COURT))
    elif deck_mode == "expanded":
        for size in range(5, players + 1):
            held.update(rank + suit for suits, ranks in EXPANSION[size].items() for rank in ranks for suit in suits)
    order = rank_order(players, deck_mode, deuces_high)
    return [rank + suit for rank in order for suit in SUITS for _ in range(held[rank + suit])]


@cache
def build(
    players: int,
    deck_mode: str = "expanded",
    deuces_high: bool = False,
    jokers: bool = False,
    removal_rank: str = "auto",
    divide_evenly: bool = True,
) -> Deck:
    """The deck for `players` players; middle cards are removed so that it divides (TAH-1)."""
    order = rank_order(players, deck_mode, deuces_high)
    cards = full_deck(players, deck_mode, deuces_high)
    spare = (len(cards) + JOKERS * jokers) % players if divide_evenly else 0
    first = removal_rank if removal_rank in order else order[(len(order) - 1) // 2]
    removed = take(cards, order, order.index(first), spare)
    cards += [JOKER] * (JOKERS * jokers)
    ranks = tuple(map(rank_of, cards))
    return Deck(order, tuple(cards), tuple(removed), ranks, max(map(ranks.count, order)))


def take(cards: list[str], order: tuple[str, ...], first: int, count: int) -> list[str]:
    """Take `count` cards out of `cards`: of the first rank, then one below, one above, alternating (TAH-1)."""
    removed: list[str] = []

    def take_one(place: int) -> bool:
        for card in cards:  # the suits stand in the order of removal
            if rank_of(card) == order[place]:
                cards.remove(card)
                removed.append(order[place])
                return True
        return False

    while len(removed) < count and take_one(first):
        pass
    below, above, downward = first - 1, first + 1, True
    while len(removed) < count:
        if downward:
            while below >= 0 and not take_one(below):
                below -= 1
        else:
            while above < len(order) and not take_one(above):
                above += 1
        downward = not downward
    return removed


def tax_order(order: Sequence[str], jokers_first: bool) -> tuple[str, ...]:
    """The tokens from least to most taxable: a joker counts above everything or below it (TAH-7)."""
    return (*order, JOKER) if jokers_first else (JOKER, *order)
