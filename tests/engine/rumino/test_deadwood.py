"""Melds and deadwood, from RUM-4, and held against a search that spells every meld out."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.packs import RANKS, SUITS, in_hand_order, is_joker, pack, plain
from engine.rumino.deadwood import arranged, deadwood, deadwood_without, is_meld, is_run, is_set, laid, melds_of, points

PACK = pack(copies=2, jokers=4)
hands = st.lists(st.sampled_from(PACK), min_size=7, max_size=8, unique=True)
# Few ranks and many jokers: hands in which melds compete for cards.
CROWDED = [card for card in PACK if card[0] in "A23456*" and card[1] in "SH#"]
crowded = st.lists(st.sampled_from(CROWDED), min_size=7, max_size=8, unique=True)


# ---------------------------------------------------------------------- a second way to tell


def spelled_out(size: int) -> Iterator[Counter[str]]:
    """Every run of `size` cards, card by card."""
    for suit in SUITS:
        for bottom in range(len(RANKS) - size + 1):
            yield Counter(f"{rank}{suit}" for rank in RANKS[bottom : bottom + size])


def fits(cards: tuple[str, ...]) -> bool:
    """True if the cards that are no jokers all belong to one run of this size, or are all of one rank."""
    naturals = Counter(plain(card) for card in cards if not is_joker(card))
    if not naturals:
        return False
    ranks = {card[0] for card in naturals}
    return len(ranks) == 1 or any(naturals <= run for run in spelled_out(len(cards)))


def least(cards: list[str]) -> int:
    """The fewest points left over, of every way to take out no meld, one or two."""
    cost = sum(10 if card[0] in "TJQK*" else 1 if card[0] == "A" else int(card[0]) for card in cards)
    saved = [0]
    melds = [set(found) for size in (3, 4) for found in combinations(cards, size) if fits(found)]
    for meld in melds:
        saved.append(sum(map(points, meld)))
        saved += [saved[-1] + sum(map(points, other)) for other in melds if not meld & other]
    return cost - max(saved)


@given(st.one_of(hands, crowded))
def test_the_least_deadwood_is_found(hand: list[str]) -> None:
    assert deadwood(hand) == least(hand)


@given(st.one_of(hands, crowded))
def test_an_arrangement_is_of_the_hand_and_its_melds_are_melds(hand: list[str]) -> None:
    found = arranged(hand)
    assert in_hand_order([*found.loose, *(card for meld in found.melds for card in meld)]) == in_hand_order(hand)
    assert all(len(meld) in (3, 4) and fits(meld) for meld in found.melds)
    assert found.deadwood == sum(map(points, found.loose))


@given(st.lists(st.sampled_from(CROWDED), min_size=3, max_size=8, unique=True))
def test_a_meld_is_told_from_other_cards(cards: list[str]) -> None:
    assert is_meld(cards) == fits(tuple(cards))


# ---------------------------------------------------------------------- the page's own examples


@pytest.mark.parametrize(
    ("cards", "run", "same"),
    [
        ("AS 2S 3S", True, False),
        ("QS KS AS", False, False),
        ("9S 9S 9H", False, True),
        ("9S * JS", True, False),
        ("9S * QS", False, False),
        ("9S * *", True, True),
        ("* * *", False, False),
        ("5D 5D 6D 7D", False, False),
        ("5D 6D 7H", False, False),
        ("* * * * 3S 4S 9S", True, False),
        ("* * * * AS 8S 4S", False, False),
        ("7D 8D 9D TD JD QD KD", True, False),
        ("QS QS QH QD * * QC", False, True),
        ("7H 7H 8H 9H TH JH *", False, False),
    ],
)
def test_runs_and_sets(cards: str, run: bool, same: bool) -> None:
    assert is_run(cards.split()) is run
    assert is_set(cards.split()) is same


@pytest.mark.parametrize(
    ("hand", "left"),
    [
        ("7H 7D 7C 7S 2C 5D *", 2),
        ("AS 2S 3S 4S 5S * KH", 10),
        ("AS AH AD AC 2C 3C 4C", 0),
        ("", 0),
        ("KS", 10),
    ],
)
def test_the_hard_cases_of_the_page(hand: str, left: int) -> None:
    """G-R3."""
    assert deadwood(hand.split()) == left


def test_a_longer_run_counts_where_a_game_allows_it() -> None:
    hand = ["3D", "4D", "5D", "6D", "7D", "KS", "QC"]
    assert deadwood(hand) == 23
    assert deadwood(hand, sizes=range(3, 8)) == 20


@pytest.mark.parametrize(
    ("meld", "read"),
    [
        ("7D * 5D", "5D * 7D"),
        ("* 5D 6D 7D", "5D 6D 7D *"),
        ("* QD KD", "* QD KD"),
        ("* 9H 9S", "9S 9H *"),
        ("*#2 *#1 4C 7C", "4C *#1 *#2 7C"),
    ],
)
def test_a_meld_is_laid_as_it_is_read(meld: str, read: str) -> None:
    assert laid(meld.split()) == tuple(read.split())


def test_every_meld_of_a_size_is_found() -> None:
    hearts = ("2H", "3H", "4H", "5H", "6H", "7H", "8H")
    assert list(melds_of((*hearts, "KS"), 7)) == [hearts]


def test_what_is_left_over_without_each_card_is_what_the_others_leave() -> None:
    hand = ["4S", "4H", "4D", "7C", "8C", "9C", "7D", "*"]
    left = deadwood_without(hand)
    assert left == {card: deadwood([one for one in hand if one != card]) for card in hand}
    assert left["*"] == 7
    assert left["7D"] == 0
