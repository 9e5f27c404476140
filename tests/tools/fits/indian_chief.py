"""Indian Chief: what a category is worth as long as it is empty."""

from collections.abc import Mapping
from itertools import combinations
from random import Random
from statistics import fmean
from typing import Any

import numpy as np

from engine.cards.packs import in_hand_order, pack
from engine.indian_chief.melds import BEGGAR_MAN, CATEGORIES, best, points, size_of
from engine.indian_chief.round import HAND
from tests.tools.fits.rounds import SEED

HANDS = 6_000  # of each number of decks


def fit(share: float = 1.0) -> Mapping[str, Any]:
    """`LATER`, as if all eight cards were new in every turn: a set of empty categories is worth the mean, over all
    hands, of the best meld's points and what the other categories are worth. A category's numbers are the mean
    differences that it makes to all sets, one number for each size of the set. A beggar's points are no matter of the
    hand, and count nothing here.
    """
    hands = max(20, round(HANDS * share))
    scored = np.array([_scored(hand) for decks in (1, 2) for hand in _hands(decks, hands)])
    worth: dict[tuple[int, ...], float] = {(): 0.0}
    for count in range(1, len(CATEGORIES) + 1):
        for empty in combinations(range(len(CATEGORIES)), count):
            laid = [scored[:, one] + worth[_less(empty, one)] for one in empty]
            worth[empty] = float(np.max(laid, axis=0).mean())
    return {
        "LATER": {
            category: tuple(round(_difference(worth, at, count), 1) for count in range(1, len(CATEGORIES) + 1))
            for at, category in enumerate(CATEGORIES)
        }
    }


def _hands(decks: int, number: int) -> list[tuple[str, ...]]:
    random, deck = Random(f"{SEED} indian_chief {decks}"), pack(copies=decks)
    return [in_hand_order(random.sample(deck, HAND)) for _ in range(number)]


def _scored(hand: tuple[str, ...]) -> list[float]:
    """The points of the best meld of each category."""
    return [0.0 if one == BEGGAR_MAN else float(points(best(hand, size_of(one)))) for one in CATEGORIES]


def _less(empty: tuple[int, ...], one: int) -> tuple[int, ...]:
    return tuple(other for other in empty if other != one)


def _difference(worth: Mapping[tuple[int, ...], float], one: int, count: int) -> float:
    """The worth that a category adds to a set of `count` categories, itself among them, on average."""
    return fmean(worth[empty] - worth[_less(empty, one)] for empty in worth if len(empty) == count and one in empty)
