"""Packs and the order of a hand, from G-1 and G-R17."""

from collections import Counter

from engine.cards.packs import SUITS, hand_order, in_hand_order, is_joker, less, pack, plain, rank, suit


def test_a_plain_pack_has_every_card_once() -> None:
    assert len(set(pack())) == 52
    assert Counter(map(suit, pack())) == dict.fromkeys(SUITS, 13)


def test_in_a_double_pack_every_card_is_there_twice_and_can_be_told_apart() -> None:
    cards = pack(copies=2, jokers=4)
    assert len(set(cards)) == len(cards) == 108
    assert Counter(map(plain, cards))["9S"] == 2
    assert sum(map(is_joker, cards)) == 4


def test_a_short_pack_has_the_ranks_that_are_asked_for() -> None:
    assert len(pack("A234567JQK")) == 40
    assert {rank(card) for card in pack("789TJQKA")} == set("789TJQKA")


def test_a_hand_is_sorted_by_suit_then_rank_then_copy_and_jokers_come_last() -> None:
    assert in_hand_order(["*#1", "AC", "KS", "9S#2", "9S#1", "AS", "2H"]) == (
        "AS",
        "9S#1",
        "9S#2",
        "KS",
        "2H",
        "AC",
        "*#1",
    )


def test_a_pack_comes_in_hand_order() -> None:
    assert list(pack(copies=2, jokers=4)) == sorted(pack(copies=2, jokers=4), key=hand_order)


def test_a_card_is_taken_out_of_others() -> None:
    assert less(("9S#1", "9S#2", "KD#1"), "9S#2") == ("9S#1", "KD#1")
