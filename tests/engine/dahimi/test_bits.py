"""Hands as integers hold what hands as cards hold."""

from collections import Counter
from random import Random

from engine.dahimi import bits
from engine.dahimi.deck import PACK, sort
from engine.dahimi.menu import stretches
from engine.dahimi.plays import of

HANDS = 500


def hands(packs: int) -> list[tuple[str, ...]]:
    random = Random(packs)
    return [sort(random.sample(PACK * packs, random.randint(1, 30))) for _ in range(HANDS)]


def test_a_hand_of_any_packs_is_read_back() -> None:
    for packs in range(1, bits.MOST_EQUAL + 1):
        for hand in hands(packs):
            assert bits.tokens(bits.pack(hand)) == hand


def test_what_is_left_of_a_hand_is_what_was_in_it_less_the_play() -> None:
    random = Random(1)
    for packs in (1, 2, 4):
        for hand in hands(packs):
            rank = random.choice(hand)[:-1]
            some = [card for card in hand if card[:-1] == rank]
            play = of(random.sample(some, random.randint(1, len(some))))
            assert play is not None
            left = bits.without(bits.pack(hand), play.cards, play.bits)
            assert bits.tokens(left) == sort((Counter(hand) - Counter(play.cards)).elements())


def test_linked_cards_are_those_of_the_runs_that_are_long_enough() -> None:
    for packs in (1, 2):
        for hand in hands(packs):
            for least in (3, 4, 5):
                expected = {
                    PACK[4 * place + "CDHS".index(suit)]
                    for suit, low, high in stretches(hand, least)
                    for place in range(low, high + 1)
                }
                assert set(bits.tokens(bits.linked(bits.pack(hand), least))) == expected
