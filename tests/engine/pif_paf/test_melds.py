"""Melds of Pif Paf and nine cards that are all in melds, from PIF-4, PIF-7 and PIF-11."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest

from engine.cards.packs import less, plain
from engine.pif_paf.melds import discards, grouped, halves, is_group, is_meld, is_sequence, loose, outs, thrown_for
from engine.pif_paf.round import DECK
from tests.engine.cards.drawing import cards

MELDED = "4S 5S 6S 6H 6D 6C 9D TD JD"


def hand(text: str) -> tuple[str, ...]:
    return tuple(cards(text, list(DECK)))


@pytest.mark.parametrize("text", ["AS 2S 3S", "TH JH QH KH", "2D 3D 4D 5D 6D 7D 8D 9D TD"])
def test_a_sequence_is_three_or_more_in_a_row_of_one_suit(text: str) -> None:
    assert is_sequence(hand(text))


@pytest.mark.parametrize("text", ["QS KS AS", "4H 5H", "4H 5H 6D", "5H 5H 6H 7H", "4H 5H 7H"])
def test_it_has_no_gap_and_no_rank_twice_and_does_not_turn_the_corner(text: str) -> None:
    assert not is_meld(hand(text))


@pytest.mark.parametrize("text", ["QS QH QD", "QS QH QD QD", "7S 7S 7H 7H 7C", "KS KS KH KH KD KD"])
def test_a_group_shows_exactly_three_suits(text: str) -> None:
    assert is_group(hand(text))


@pytest.mark.parametrize("text", ["QS QD QD", "QS QH QD QC", "QS QH", "QS QH KD"])
def test_two_or_four_suits_are_no_group(text: str) -> None:
    assert not is_meld(hand(text))


@pytest.mark.parametrize(
    "text",
    [
        MELDED,  # the six of spades has to be in the run
        "8S 8H 8D 8C 9C TC 2H 3H 4H",
        "5H 5H 6H 6H 7H 7H 2C 3C 4C",
        "3S 4S 5S 5H 5D 5S 5H 6H 7H",
        "7S 7S 7H 7H 7D 4C 5C 6C 7C",
        "2D 3D 4D 5D 6D 7D 8D 9D TD",
        "KS KS KH KH KD KD AS 2S 3S",
    ],
)
def test_hands_that_are_all_in_melds(text: str) -> None:
    found = grouped(hand(text))
    assert found.loose == ()
    assert sorted(card for meld in found.melds for card in meld) == sorted(hand(text))
    assert all(is_meld(meld) for meld in found.melds)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("8S 8H 8D 8C 2H 3H 4H 5H 6H", 1),  # the fourth eight has nowhere to go
        ("6S 6S 6H 6D 6C 7C 8C 8S 8H", 2),
        ("4S 5S 7S 6H 6D 6C 9D TD JD", 3),
        ("2C 4D 6H 8S TC QD AS 4H KC", 9),
    ],
)
def test_the_fewest_possible_cards_are_loose(text: str, left: int) -> None:
    assert loose(hand(text)) == len(grouped(hand(text)).loose) == left


@pytest.mark.parametrize(
    ("text", "pairs"),
    [
        ("9D TD 2C", [{"9D", "TD"}]),
        ("9D JD 2C", [{"9D", "JD"}]),  # the ten between them is missing
        ("7S 7H 2C", [{"7S", "7H"}]),
        ("7S 7S 2C", []),  # a group has three suits
        ("AD KD 2C", []),  # aces are low
        ("7S 7H 8H 9H", [{"7S", "7H"}, {"8H", "9H"}]),  # as many as there can be
        ("2C 4D 6H 8S TC QD AS 4S KC", [{"4D", "4S"}]),
    ],
)
def test_two_cards_that_lack_one_for_a_meld_are_half_of_one(text: str, pairs: list[set[str]]) -> None:
    assert [set(map(plain, half)) for half in halves(hand(text))] == pairs


def test_with_ten_in_a_row_six_different_cards_may_be_thrown() -> None:
    """PIF-R11: a discard that leaves nine in melds is there whenever ten are."""
    found = outs(hand("AD 2D 3D 4D 5D 6D 7D 8D 9D TD"))
    assert list(map(plain, found)) == ["AD", "4D", "5D", "6D", "7D", "TD"]


def test_each_card_has_what_stays_loose_without_it_the_best_first() -> None:
    ten = hand("4S 5S 6S 6H 6D 6C 9D TD KH 2C")
    found = dict(discards(ten))
    assert list(found.values()) == sorted(found.values())
    assert {plain(card) for card, left in found.items() if left == 3} == {"9D", "TD", "KH", "2C"}
    assert {plain(card) for card, left in found.items() if left == 6} == {"4S", "5S", "6S", "6H", "6D", "6C"}


def test_a_claim_throws_the_first_other_card_that_leaves_all_in_melds() -> None:
    """PIF-R6, PIF-R13."""
    nearly = hand("4S 5S 6S 6H 6D 6C 9D TD 2C")
    assert thrown_for(nearly, "JD#1") == "2C#1"
    assert thrown_for(nearly, "8D#2") == "2C#1"
    assert thrown_for(nearly, "KH#1") == ""
    assert thrown_for(hand("AS 2S 3S 6H 6D 6C 9D TD 2C"), "4S#1") == ""


def test_nine_melded_cards_claim_only_a_card_that_fits() -> None:
    """PIF-R8."""
    assert thrown_for(hand(MELDED), "KH#1") == ""
    assert plain(thrown_for(hand(MELDED), "QD#1")) == "9D"
    assert plain(thrown_for(hand(MELDED), "JD#2")) == "JD"


# ---------------------------------------------------------------------- the same, the plain way


def plainly_loose(held: Sequence[str]) -> int:
    """The fewest loose cards, by trying every meld."""
    return min(
        (plainly_loose([card for card in held if card not in meld]) for meld in all_melds(held)), default=len(held)
    )


def all_melds(held: Sequence[str]) -> Iterator[Sequence[str]]:
    """Melds of three to five: a longer one is two of these."""
    return (some for size in (3, 4, 5) for some in combinations(held, size) if is_meld(some))


def dense(random: Random, count: int) -> list[str]:
    """Cards of a few ranks and suits, so that many go together."""
    low = random.randrange(10)
    near = [card for card in DECK if plain(card)[0] in "A23456789TJQK"[low : low + 4]]
    return random.sample(near, count)


def test_no_arrangement_is_better_than_the_one_that_is_found() -> None:
    random = Random(3)
    for _ in range(60):
        held = dense(random, 9)
        assert loose(held) == plainly_loose(held)


def test_who_may_go_out_or_claim_is_who_can_leave_nine_in_melds() -> None:
    random = Random(5)
    claims = 0
    for _ in range(120):
        *nine, card = dense(random, 10)
        ten = (*nine, card)
        free = [one for one in ten if not loose(less(ten, one))]
        assert sorted(outs(ten)) == sorted(free)
        assert bool(thrown_for(nine, card)) == any(one != card for one in free)
        claims += bool(free)
    assert claims > 8
