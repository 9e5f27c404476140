"""Indian Chief: what a category is worth as long as it is empty, and what is to come after a meld."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.cards.packs import in_hand_order, pack
from engine.indian_chief.melds import BEGGAR_MAN, CATEGORIES, THIEF, best, points, size_of
from engine.indian_chief.player.outlook import PERSISTING, category_values, number
from engine.indian_chief.player.policy import keeping_value
from engine.indian_chief.round import HAND
from tests.tools.fits.rounds import SEED

HANDS = 6_000  # of each number of decks
COURSES = 10_000  # hands of each number of decks from which every category is laid; they take a minute
FRESH = 4  # of so many of these hands, one is dealt anew; the others are what a meld has left, filled up
LOOT = 11  # cards of which a thief takes the best: so many different ones four players lay, less their own

Later = Mapping[str, tuple[float, ...]]
Places = tuple[int, ...]  # of categories
Numbers = NDArray[np.float64]


def fit(share: float = 1.0) -> Mapping[str, Any]:
    """`LATER`, what a category is worth, and `COMING`, what is to come after a meld."""
    later = _later(max(20, round(HANDS * share)))
    random = Random(f"{SEED} indian_chief courses")
    courses = [one for decks in (1, 2) for one in _courses(decks, max(20, round(COURSES * share)), later, random)]
    return {"LATER": later, "COMING": _coming(courses)}


# ---------------------------------------------------------------------- categories as they are worth on average


def _later(hands: int) -> Later:
    """`LATER`, as if all eight cards were new in every turn: a set of empty categories is worth the mean, over all
    hands, of the best meld's points and what the other categories are worth. A category's numbers are the mean
    differences that it makes to all sets, one number for each size of the set. A beggar's points are no matter of the
    hand, and count nothing here.
    """
    scored = np.array([_scored(hand) for decks in (1, 2) for hand in _hands(decks, hands)])
    worth: dict[Places, float] = {(): 0.0}
    for count in range(1, len(CATEGORIES) + 1):
        for empty in combinations(range(len(CATEGORIES)), count):
            laid = [scored[:, one] + worth[_less(empty, one)] for one in empty]
            worth[empty] = float(np.max(laid, axis=0).mean())
    return {
        category: tuple(round(_difference(worth, at, count), 1) for count in range(1, len(CATEGORIES) + 1))
        for at, category in enumerate(CATEGORIES)
    }


def _hands(decks: int, number: int) -> list[tuple[str, ...]]:
    random, deck = Random(f"{SEED} indian_chief {decks}"), pack(copies=decks)
    return [in_hand_order(random.sample(deck, HAND)) for _ in range(number)]


def _scored(hand: tuple[str, ...]) -> list[float]:
    """The points of the best meld of each category."""
    return [0.0 if one == BEGGAR_MAN else float(points(best(hand, size_of(one)))) for one in CATEGORIES]


def _less(empty: Places, one: int) -> Places:
    return tuple(other for other in empty if other != one)


def _difference(worth: Mapping[Places, float], one: int, count: int) -> float:
    """The worth that a category adds to a set of `count` categories, itself among them, on average."""
    return fmean(worth[empty] - worth[_less(empty, one)] for empty in worth if len(empty) == count and one in empty)


# ---------------------------------------------------------------------- what is to come after a meld


class Course(NamedTuple):
    """The score of the best meld of each category, of a hand and, by the category that is laid, of the next one."""

    now: tuple[float, ...]
    then: list[tuple[float, ...]]


def _coming(courses: Sequence[Course]) -> Mapping[str, Mapping[Places, tuple[float, ...]]]:
    """`COMING`, from the last turn backwards: what the best next meld brings, and what is to come after that, as a
    linear function of what a hand promises before a meld (least squares). After the last meld nothing is to come.
    """
    now, then = (np.array(values, dtype=float) for values in zip(*courses, strict=True))
    features, found = _features(now), dict[tuple[int, Places], Numbers]()
    for count in range(len(CATEGORIES)):
        for empty in combinations(range(len(CATEGORIES)), count):
            known = [0, *(1 + at for at, one in enumerate(PERSISTING) if one in empty)]
            for laid in sorted({*range(len(CATEGORIES))} - {*empty}):
                weights = found[laid, empty] = np.zeros(features.shape[1])
                if empty:
                    brought = _brought(then[:, laid], empty, found)
                    weights[known] = np.linalg.lstsq(features[:, known], brought, rcond=None)[0]
    return {
        category: {
            empty: tuple(round(float(one), 2) + 0.0 for one in weights)  # no -0.0
            for (laid, empty), weights in found.items()
            if laid == at
        }
        for at, category in enumerate(CATEGORIES)
    }


def _brought(promised: Numbers, empty: Places, found: Mapping[tuple[int, Places], Numbers]) -> Numbers:
    """What the best meld of each of these hands brings, with what is to come after it."""
    features = _features(promised)
    after = [promised[:, one] + features @ found[one, _less(empty, one)] for one in empty]
    return np.asarray(np.max(after, axis=0))


def _features(promised: Numbers) -> Numbers:
    return np.hstack([np.ones((len(promised), 1)), promised[:, PERSISTING]])


def _courses(decks: int, hands: int, later: Later, random: Random) -> Iterator[Course]:
    deck, hand = pack(copies=decks), tuple[str, ...]()
    for at in range(hands):
        if at % FRESH == 0:
            hand = in_hand_order(random.sample(deck, HAND))
        nexts = [_next(hand, category, deck, later, random) for category in CATEGORIES]
        yield Course(_promised(hand), [_promised(one) for one in nexts])
        hand = random.choice(nexts)


def _promised(hand: tuple[str, ...]) -> tuple[float, ...]:
    return category_values([number(card) for card in hand])


def _next(hand: tuple[str, ...], category: str, deck: tuple[str, ...], later: Later, random: Random) -> tuple[str, ...]:
    """The hand of the next turn after the best meld of a category."""
    others = tuple(one for one in CATEGORIES if one != category)

    def gain(cards: tuple[str, ...]) -> float:
        return points(cards) + sum(keeping_value(card, others) for card in hand if card not in cards)

    def promise(card: str) -> float:
        values = zip(CATEGORIES, _promised(in_hand_order((*kept, card))), strict=True)
        return max(value - later[one][-2] for one, value in values if one in others)

    laid = max(combinations(hand, size_of(category)), key=gain)
    kept = [card for card in hand if card not in laid]
    drawn = random.sample([card for card in deck if card not in hand], HAND)
    if category == THIEF:
        return in_hand_order((*kept, max(drawn[:LOOT], key=promise)))
    return in_hand_order((*kept, *drawn[: len(laid)]))
