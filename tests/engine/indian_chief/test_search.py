"""Strong computer players: what they count quickly is what the melds are worth, and they look a turn ahead."""

from itertools import combinations, islice
from random import Random

import pytest

from engine.cards.packs import pack
from engine.contract import Thought, action
from engine.indian_chief import GAME, IndianChief
from engine.indian_chief.melds import (
    BEGGAR_MAN,
    CATEGORIES,
    INDIAN_CHIEF,
    LAWYER,
    POKER_POINTS,
    POOR_MAN,
    RICH_MAN,
    THIEF,
    best,
    points,
    size_of,
)
from engine.indian_chief.player.fitted import COMING
from engine.indian_chief.player.outlook import PERSISTING, best_poker, category_values, number, outlook
from engine.indian_chief.player.policy import choose
from engine.indian_chief.player.search import search
from engine.search import think
from engine.search.generic import settled
from tests.conformance.indian_chief import filled, game, in_meld, laid

ALONE = [category for category in CATEGORIES if category not in (BEGGAR_MAN, INDIAN_CHIEF)]
NINE = 9  # the most that two cards are worth in baccarat


def check(hand: tuple[str, ...]) -> None:
    """Check the best melds of a hand against those found by trying all of them."""
    numbers = [number(card) for card in hand]
    promised = dict(zip(CATEGORIES, category_values(numbers), strict=True))
    for category in ALONE:
        assert promised[category] == points(best(hand, size_of(category))), (category, hand)
    chief = points(best(hand, size_of(INDIAN_CHIEF)))
    assert 0 <= chief - POKER_POINTS[best_poker(numbers)] <= NINE


@pytest.mark.parametrize("copies", [1, 2])
def test_what_a_hand_promises_is_what_its_best_melds_score(copies: int) -> None:
    random, deck = Random(copies), pack(copies=copies)
    for _ in range(200):
        check(tuple(random.sample(deck, 8)))


@pytest.mark.parametrize(
    "hand",
    [
        "AH 2H 3H 4H 5H 6H 7H 8H",  # the ace of hearts is both
        "AS 2S 3S 4S 5S 6S 6H KD",  # the only heart takes the place of a spade
        "AS 2H 3H 4H 5H 6H 7H 8H",
        "AH 2S 3S 4S 5S 6S 7S 8S",
        "AS#1 AS#2 AD AC AH#1 9C JC KC",  # five of a kind
        "AS TS JS QS KS 2D 3D 4D",
    ],
)
def test_hands_at_the_edge_of_a_category(hand: str) -> None:
    check(tuple(hand.split()))


def test_the_cards_that_a_meld_leaves_count() -> None:
    """Both hands lay the same poor man next. Then the one has its rich man already, and the other nothing."""
    left = tuple(map(CATEGORIES.index, (POOR_MAN, RICH_MAN)))
    rich, nothing = (tuple(map(number, f"KS QS JS {rest}".split())) for rest in ("AD AC 2D 2C 3D", "9D 9C 8D 8C 7D"))
    assert outlook(rich, left[:1]) == outlook(nothing, left[:1]) == 30
    assert outlook(rich, left) > outlook(nothing, left) + 10


def test_what_is_to_come_is_known_for_all_categories_that_may_be_left() -> None:
    every = range(len(CATEGORIES))
    for at, category in enumerate(CATEGORIES):
        others = [one for one in every if one != at]
        assert set(COMING[category]) == {some for count in every for some in combinations(others, count)}
        for left, (_, *weights) in COMING[category].items():
            assert all(one in left for one, weight in zip(PERSISTING, weights, strict=True) if weight)


def test_a_thief_takes_the_card_that_makes_a_meld() -> None:
    state, _ = laid({0: "KD", 1: "9H 2C"})
    state.hidden = state.hidden.with_hand(0, ("5H", "6H", "7H", "8H", "4S", "5C", "QD"))
    (decision,) = state.pending
    thought = think(GAME, IndianChief(), state.view(0), decision, "vizier", Random(1))
    assert thought.action == action("steal", in_meld(state, "9H"))


def test_a_chief_that_cannot_get_worse_waits_for_the_card_of_a_thief() -> None:
    """A flush stays a flush when a court card is laid alone, and the next card may make it a straight flush."""
    state = game(["5H 6H 7H 8H AH KS QD JC", ""])
    filled(state, 6, dict.fromkeys((c for c in CATEGORIES if c not in (THIEF, INDIAN_CHIEF)), 0))
    thought = think(GAME, IndianChief(), state.view(0), state.pending[0], "vizier", Random(1))
    assert thought.action.cards in {("KS",), ("QD",), ("JC",)}


def test_tied_thieves_keep_apart_by_the_policy_and_a_clash_is_worth_nothing() -> None:
    """The other thief, who has seen nothing else, wants the card that fits its hand: in some worlds the same one."""
    state, _ = laid({0: "KD", 1: "KH", 2: "9H 2C"})
    state.hidden = state.hidden.with_hand(0, ("5H", "6H", "7H", "8H", "4S", "5C", "QD"))
    view = state.view(0)
    decision = view.decisions[0]
    trial = search(IndianChief(), view, decision, 4000, Random(1))
    nine, two = (action("steal", in_meld(state, card)) for card in ("9H", "2C"))
    assert decision.sealed
    assert settled(trial) == Thought(choose(view, decision))
    alone = trial.value(nine, ({1: two.cards[0]}, [number("2D")]))
    clash = trial.value(nine, ({1: nine.cards[0]}, [number("2D")]))
    assert alone > trial.value(two, ({1: nine.cards[0]}, [number("2D")]))
    assert alone > clash == trial.value(action("nothing"), ({1: nine.cards[0]}, [number("2D")]))
    assert {wishes.keys() == {1} for wishes, _ in islice(trial.worlds, 4)} == {True}


def test_the_last_category_is_laid_without_a_search() -> None:
    state = game(["KS 2S 9D AC 4C QS 7H JD", ""])
    filled(state, 7, dict.fromkeys((c for c in CATEGORIES if c != LAWYER), 0))
    thought = think(GAME, IndianChief(), state.view(0), state.pending[0], "vizier", Random(1))
    assert (points(thought.action.cards), thought.playouts) == (25, 0)


def test_the_same_view_and_luck_give_the_same_thought() -> None:
    state = IndianChief().resample(game(["5H 6H 7H 8H 9D 4S 5C KD", ""]).view(0), Random(1))
    view = state.view(0)
    other = IndianChief().resample(view, Random(4)).view(0)
    one, two = (think(GAME, IndianChief(), each, state.pending[0], "vizier", Random(2)) for each in (view, other))
    assert one == two
    assert state.pending[0].allows(one.action)
