"""Hands: dealt card by card or in one piece, less some cards, and as others see them."""

from engine.cards.hands import dealt_at_once, dealt_singly, hand_zones, without

CARDS = ["AS", "2S", "3S", "4S", "5S", "6S", "7S"]


def test_single_cards_go_first_to_the_dealers_left() -> None:
    hands, rest = dealt_singly(CARDS, 3, 2, dealer=0)
    assert hands == [("3S", "6S"), ("AS", "4S"), ("2S", "5S")]
    assert rest == ["7S"]


def test_whole_hands_go_to_the_live_seats_alone() -> None:
    hands, rest = dealt_at_once(CARDS, 3, 2, live=(0, 2))
    assert [tuple(hand) for hand in hands] == [("AS", "2S"), (), ("3S", "4S")]
    assert rest == ["5S", "6S", "7S"]


def test_cards_that_are_gone_need_not_have_been_there() -> None:
    assert without(CARDS, "2S", "3S", "4S", "KH") == ("AS", "5S", "6S", "7S")


def test_of_other_hands_only_the_number_of_cards_is_seen() -> None:
    own, other = hand_zones([("AS", "2S"), ("3S",)], 0)
    assert (own.cards, own.count) == (("AS", "2S"), 2)
    assert (other.cards, other.count) == (None, 1)
    assert not any(zone.cards for zone in hand_zones([("AS",), ("3S",)], None))
