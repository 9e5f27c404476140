"""Whose a trick is, where cards can be equally strong."""

import pytest

from engine.cards.packs import rank
from engine.cards.tricks import Duty, duty, follow, strongest, taker, winning


def strength(card: str) -> int:
    return "789TJQKA".index(rank(card))


def side(seat: int) -> int:
    return seat % 2


def test_the_strongest_card_takes_the_trick_wherever_it_was_laid() -> None:
    assert taker([(0, "7S"), (1, "9H"), (2, "8D"), (3, "7C")], strength, side) == 1
    assert taker([(2, "AS"), (3, "9H"), (0, "8D")], strength, side) == 2


def test_of_two_partners_the_first_takes_the_trick() -> None:
    assert taker([(1, "KS"), (2, "9H"), (3, "KD"), (0, "7C")], strength, side) == 1
    assert taker([(3, "KS"), (2, "9H"), (1, "KD"), (0, "7C")], strength, side) == 3


def test_nobody_takes_a_trick_whose_strongest_cards_are_of_two_sides() -> None:
    assert taker([(1, "KS"), (2, "KH"), (3, "7D"), (0, "7C")], strength, side) is None
    assert taker([(1, "KS"), (2, "KH"), (3, "KD"), (0, "AC")], strength, side) == 0


def test_all_who_laid_the_strongest_are_told_in_their_order() -> None:
    assert strongest([(3, "KS"), (2, "9H"), (1, "KD"), (0, "KC")], strength) == (3, 1, 0)
    assert strongest([], strength) == ()


# ---------------------------------------------------------------------- where suits are followed


def laid(text: str) -> list[tuple[int, str]]:
    return list(enumerate(text.split()))


def must(hand: str, trick: str, trump: str) -> Duty:
    return duty(hand.split(), laid(trick), strength, trump)


@pytest.mark.parametrize(
    ("trick", "trump", "seat"),
    [
        ("9H AD QH", "", 2),  # another suit does not win
        ("9H AD QH", "D", 1),
        ("9H 7D 8D", "D", 2),  # of two trumps the higher
        ("9D AH QD", "D", 2),
        ("AS KS QS", "H", 0),
    ],
)
def test_the_highest_trump_wins_else_the_highest_card_of_the_suit_that_was_led(
    trick: str, trump: str, seat: int
) -> None:
    assert winning(laid(trick), strength, trump) == laid(trick)[seat]


def test_nobody_wins_where_nothing_was_laid() -> None:
    with pytest.raises(ValueError, match="nothing"):
        winning([], strength, "")


@pytest.mark.parametrize(
    ("hand", "trick", "trump", "legal"),
    [
        ("7S KS AH", "9S", "", "KS"),  # follow, and win it where that can be
        ("7S 8S AH", "9S", "", "7S 8S"),
        ("7S AS AH", "9S 7H", "H", "7S AS"),  # it was trumped: no card of the suit can win it
        ("7H AH KD", "9S", "H", "7H AH"),  # no card of the suit: trump
        ("7H AH KD", "9S 9H", "H", "AH"),  # and overtrump
        ("7H 8H KD", "9S 9H", "H", "7H 8H"),  # or trump below
        ("AD KD", "9S", "H", "AD KD"),  # neither: anything
        ("AD KH", "9S", "", "AD KH"),  # without trumps, too
    ],
)
def test_suit_is_followed_else_trumped_and_the_trick_is_won_if_it_can_be(
    hand: str, trick: str, trump: str, legal: str
) -> None:
    assert must(hand, trick, trump).legal == tuple(legal.split())


def test_anything_may_be_led() -> None:
    assert must("7S KS AH", "", "H") == Duty("", ("7S", "KS", "AH"))


def test_a_duty_says_which_suit_it_is_and_what_would_win() -> None:
    assert must("7S KS AH", "9S", "H") == Duty("S", ("7S", "KS"), ("KS",))
    assert must("AH KD", "9S", "H") == Duty("H", ("AH",), ("AH",))
    assert must("KD", "9S", "H") == Duty("", ("KD",))


def test_only_the_suit_that_was_led_must_be_followed() -> None:
    hand = ("2S", "9S", "KH")
    assert follow(hand, []) == hand
    assert follow(hand, [(0, "5S"), (1, "AH")]) == ("2S", "9S")
    assert follow(hand, [(0, "5D")]) == hand
