"""Hands: dealt card by card or in one piece, less some cards, and as others see them."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.hands import dealt_at_once, dealt_singly, dealt_to, hand_zones, without
from engine.cards.packs import pack, suit

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


@given(st.integers(0, 2**32 - 1))
def test_cards_are_dealt_to_where_they_may_lie(seed: int) -> None:
    random = Random(seed)
    cards = random.sample(pack("23456"), 20)
    true = [cards[:4], cards[4:7], cards[7:13]]  # a deal that fits, since nobody lacks a suit that they hold in it
    voids = [{one for one in "SHDC" if one not in map(suit, hand)} for hand in true]
    dealt = dealt_to(
        cards, {at: len(hand) for at, hand in enumerate(true)}, lambda at, one: suit(one) not in voids[at], random
    )
    assert [len(dealt[at]) for at in range(3)] == [len(hand) for hand in true]
    assert len({card for hand in dealt.values() for card in hand}) == 13
    assert not [card for at, hand in dealt.items() for card in hand if suit(card) in voids[at]]


def test_every_deal_that_fits_comes() -> None:
    cards, room = ("2S", "3S", "2H"), {0: 1, 1: 1}
    deals = {str(dealt_to(cards, room, lambda at, card: at == 1 or suit(card) == "S", Random(n))) for n in range(50)}
    assert len(deals) == 4


def test_where_no_deal_fits_that_is_said() -> None:
    with pytest.raises(ValueError, match="no deal"):
        dealt_to(("2S", "2H"), {0: 1, 1: 1}, lambda _, card: card == "2S", Random(1))
