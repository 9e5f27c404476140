"""Words to a partner, as a computer player takes them and answers them (TRU-R8)."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from engine.contract import Heard, View
from engine.truc.player.odds import sample_hands, win_probability
from engine.truc.player.words import Word, agrees, reply
from engine.truc.state import TrucPublic, strength
from tests.engine.truc.hands import hand, said

HANDS = ("4S 5H KD", "4C 5C 6C", "AS 7H 3D", "KS QH 4D")
SAMPLES = 50


def hearing(view: View[TrucPublic], *words: Word, held: int = 3) -> View[TrucPublic]:
    return replace(view, heard=tuple(Heard(word, held) for word in words))


def partners(view: View[TrucPublic]) -> Iterator[list[int]]:
    """The partner's hands in worlds of seat 0."""
    for hands in islice(sample_hands(view, Random(7)), SAMPLES):
        yield [strength(card) for card in hands[2]]


@pytest.mark.parametrize("word", Word)
def test_a_partner_holds_in_every_world_what_it_says(word: Word) -> None:
    assert all(word.tells_of(cards) for cards in partners(hearing(hand(*HANDS).view(0), word)))


def test_the_hands_of_others_are_as_likely_as_before() -> None:
    """A word of one's partner names cards that the opponents have not; without a word nothing is left out."""
    silent = hand(*HANDS).view(0)
    assert len({word for word in Word for cards in partners(silent) if word.tells_of(cards)}) == len(Word)


def test_a_card_that_was_laid_since_counts_and_one_from_before_does_not() -> None:
    state = hand(*HANDS)
    said(state, "3 play 4D", "2 play 3D", "1 play 4C", "0 play 4S")
    view = state.view(0)
    left = ("7H", "AS")
    assert agrees(hearing(view, Word.THREE, held=3), 2, left)
    assert not agrees(hearing(view, Word.THREE, held=2), 2, left)
    assert agrees(hearing(view, Word.ACE, held=2), 2, left)


def test_what_cannot_be_is_not_believed() -> None:
    view = hand(*HANDS).view(0)
    assert list(partners(hearing(view, Word.THREE, Word.NOTHING)))


def test_a_strong_partner_makes_a_hand_better_and_a_weak_one_worse() -> None:
    view = hand(*HANDS).view(0)
    weak, silent, strong = (
        win_probability(one, Random(7), 300) for one in (hearing(view, Word.NOTHING), view, hearing(view, Word.THREE))
    )
    assert weak < silent < strong


@pytest.mark.parametrize(
    ("cards", "word"),
    [("3D 2S 4S", Word.THREE), ("2D AS 4S", Word.TWO), ("AD KS QS", Word.ACE), ("KD KS QS", Word.NOTHING)],
)
def test_the_best_card_is_named(cards: str, word: Word) -> None:
    view = hand(cards, *HANDS[1:]).view(0)
    assert reply(view) == word
    assert word.tells_of([strength(card) for card in view.hand])


def test_nobody_answers_without_cards() -> None:
    state = hand(*HANDS)
    assert reply(replace(state.view(0), zones=())) is None
