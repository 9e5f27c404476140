"""Tests of the worth of melds: the table of IND-6, held against a second statement of it."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from engine.cards.packs import in_hand_order, pack
from engine.indian_chief.melds import CATEGORIES, best, category_of, face_value, points, poker, size_of

POKER = (5, 10, 15, 20, 25, 30, 35, 40, 45, 50)  # the worst hand first (9.6)


def stated(cards: tuple[str, ...], others: tuple[str, ...]) -> int:
    """The table, row by row."""
    value = {rank: number for number, rank in enumerate("A23456789", 1)} | dict.fromkeys("TJQK", 10)
    values, ranks, suits = [value[card[0]] for card in cards], [card[0] for card in cards], [card[1] for card in cards]
    match len(cards):
        case 1:
            return values[0]
        case 2:
            return sum(2 for card in others if card[0] in ranks)
        case 3:
            return sum(worth for worth, suit in zip(values, suits, strict=True) if suit == "S")
        case 4:
            return 25 * (sum(values) == 25)
        case 5:
            return -sum(values)
        case 6:
            fits = len(set(ranks)) == 6 and "A" in ranks and "H" in suits
            return 10 * Counter(suits).most_common(1)[0][1] if fits else 0
    return max(
        POKER[poker(hand)] + (sum(values) - sum(value[card[0]] for card in hand)) % 10
        for hand in combinations(cards, 5)
    )


@pytest.mark.parametrize("copies", [1, 2])
def test_random_melds_are_worth_what_the_table_says(copies: int) -> None:
    random, deck = Random(copies), pack(copies=copies)
    for size in range(1, 8):
        for _ in range(150):
            cards = random.sample(deck, 24)
            meld, others = tuple(cards[:size]), tuple(cards[size:])
            assert points(meld, others) == stated(meld, others), (meld, others)


def test_random_doctors_of_one_suit_score() -> None:
    random, hearts = Random(1), pack(suits="H")
    for _ in range(50):
        meld = ("AH", *random.sample(hearts[1:], 5))
        assert points(meld) == 60
        assert points((*meld[:5], "KS" if "KH" not in meld else "AS")) == (50 if "KH" not in meld else 0)


def test_the_number_of_cards_names_the_category() -> None:
    names = ["thief", "beggar_man", "poor_man", "lawyer", "rich_man", "doctor", "indian_chief"]
    assert list(CATEGORIES) == names
    assert [size_of(name) for name in names] == list(range(1, 8))
    assert [category_of(["AS"] * size) for size in range(1, 8)] == names


def test_the_ace_is_one_and_the_court_cards_are_ten() -> None:
    assert [face_value(f"{rank}S") for rank in "A29TJQK"] == [1, 2, 9, 10, 10, 10, 10]


@pytest.mark.parametrize("size", [1, 3, 4, 5, 6, 7])
def test_no_cards_of_a_hand_are_worth_more_than_the_best(size: int) -> None:
    random = Random(size)
    for _ in range(20):
        hand = in_hand_order(random.sample(pack(copies=2), 8))
        chosen = best(hand, size)
        assert set(chosen) <= set(hand)
        assert points(chosen) == max(stated(cards, ()) for cards in combinations(hand, size))
