"""Whose a trick is, where cards can be equally strong."""

from engine.cards.packs import rank
from engine.cards.tricks import strongest, taker


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
