"""Poker hands, against the definitions written out: every straight and flush is looked up in a list of them all."""

from collections import Counter
from itertools import combinations, product
from random import Random

import pytest

from engine.cards.packs import pack
from engine.indian_chief.melds import FIVE, Poker, best_split, poker, splits

# Low to high, as people name them: the wheel first, Broadway last.
STRAIGHTS = ["A2345", "23456", "34567", "45678", "56789", "6789T", "789TJ", "89TJQ", "9TJQK", "TJQKA"]


def stated(cards: tuple[str, ...]) -> Poker:
    """The poker hand that five cards are, by one definition after the other, the best first."""
    ranks, suits = "".join(card[0] for card in cards), {card[1] for card in cards}
    straight = any(sorted(ranks) == sorted(run) for run in STRAIGHTS)
    most = [count for _, count in Counter(ranks).most_common(2)]
    definitions = {
        Poker.FIVE_OF_A_KIND: most == [5],
        Poker.STRAIGHT_FLUSH: straight and len(suits) == 1,
        Poker.FOUR: most[0] == 4,
        Poker.FULL_HOUSE: most == [3, 2],
        Poker.FLUSH: len(suits) == 1,
        Poker.STRAIGHT: straight,
        Poker.THREE: most[0] == 3,
        Poker.TWO_PAIR: most == [2, 2],
        Poker.PAIR: most[0] == 2,
    }
    return next((name for name, holds in definitions.items() if holds), Poker.HIGH_CARD)


@pytest.mark.long
def test_twenty_thousand_hands_of_two_decks_are_what_the_definitions_say() -> None:
    random, deck = Random(5), pack(copies=2)
    few = pack("9TJQ", copies=2)  # where the rare ones are not rare
    for _ in range(10_000):
        for cards in (tuple(random.sample(deck, FIVE)), tuple(random.sample(few, FIVE))):
            assert poker(cards) is stated(cards), cards


def test_every_straight_is_one_in_every_suit() -> None:
    for run, suit in product(STRAIGHTS, "SHDC"):
        assert poker([f"{rank}{suit}" for rank in run]) is Poker.STRAIGHT_FLUSH
        assert poker([f"{run[0]}{'SH'[suit == 'S']}", *(f"{rank}{suit}" for rank in run[1:])]) is Poker.STRAIGHT
    assert (
        sum(poker([f"{rank}S" for rank in ranks]) is Poker.STRAIGHT_FLUSH for ranks in combinations("A23456789TJQK", 5))
        == 10
    )


@pytest.mark.parametrize(
    ("cards", "what"),
    [
        ("AS 2D 3H 4C 5S", Poker.STRAIGHT),
        ("TS JD QH KC AS", Poker.STRAIGHT),
        ("QS KD AH 2C 3S", Poker.HIGH_CARD),
        ("9S#1 9S#2 9H#1 9D#1 9C#2", Poker.FIVE_OF_A_KIND),
        ("9S#1 9S#2 2S#1 4S#1 QS#1", Poker.FLUSH),
        ("9S#1 9S#2 4S#1 4S#2 QS#1", Poker.FLUSH),
    ],
)
def test_what_is_easily_got_wrong(cards: str, what: Poker) -> None:
    assert poker(cards.split()) is what


def test_only_five_cards_are_a_poker_hand() -> None:
    with pytest.raises(ValueError, match="5 cards"):
        poker(["AS", "2S", "3S", "4S"])


def test_seven_cards_are_split_in_every_way_once_and_the_best_is_found() -> None:
    cards = ["4H", "6H", "8H", "9H", "KH", "5S", "7D"]
    every = list(splits(cards))
    assert len({frozenset(hand) for hand, _ in every}) == len(every) == 21
    assert all(sorted((*hand, *rest)) == sorted(cards) for hand, rest in every)
    hand, rest = best_split(cards, lambda split: poker(split[0]))
    assert (set(hand), set(rest)) == ({"4H", "6H", "8H", "9H", "KH"}, {"5S", "7D"})
    low = best_split(cards, lambda split: -poker(split[0]))
    assert poker(low[0]) is Poker.HIGH_CARD
