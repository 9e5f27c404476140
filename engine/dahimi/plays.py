"""Every set and run as a `Play`, made once (rules C.3).

Their texts: "9C" one Nine, "9CD" two, "9CCD" three with several packs; "6D-9D" a run of diamonds.
"""

import re
from collections.abc import Sequence
from functools import cache

from engine.climbing.play import Play
from engine.dahimi.deck import ORDER, PLACE, is_card, rank_of, sort

SET, RUN = "set", "run"
PASS = Play("pass", "pass")

_SET_TEXT = re.compile(r"(10|[2-9JQKA])([CDHS]+)")
_RUN_TEXT = re.compile(r"(10|[2-9JQKA])([CDHS])-(10|[2-9JQKA])\2")
_MOST_EQUAL = 4  # packs


@cache
def a_set(rank: str, suits: str) -> Play:
    """The set of these cards. `suits`: in the order of `SUITS`."""
    cards = tuple(rank + suit for suit in suits)
    place = PLACE[rank]
    return Play(
        rank + suits, "play", cards, rank=rank, size=len(cards), place=place, above=len(ORDER) - 1 - place, shape=SET
    )


@cache
def a_run(suit: str, low: int, high: int) -> Play:
    """The run of this suit from one place in the order to another. Its rank is its highest card's."""
    cards = tuple(rank + suit for rank in ORDER[low : high + 1])
    return Play(
        f"{cards[0]}-{cards[-1]}",
        "play",
        cards,
        rank=ORDER[high],
        size=len(cards),
        place=high,
        above=len(ORDER) - 1 - high,
        shape=RUN,
    )


def lowest(play: Play) -> int:
    """The place of its lowest card."""
    return play.place if play.shape == SET else play.place - play.size + 1


def untoppable(play: Play) -> bool:
    """Whether no play of its pattern could be higher, whatever has been played (C.5): a set of 2s, or a run that
    leaves no room for another.
    """
    return play.above < (1 if play.shape == SET else play.size)


def of(cards: Sequence[str]) -> Play | None:
    """The set or run, however short, that these cards are; None when they are neither."""
    if not cards or not all(map(is_card, cards)) or any(cards.count(card) > _MOST_EQUAL for card in cards):
        return None
    held = sort(cards)
    ranks = [rank_of(card) for card in held]
    suits = "".join(card[-1] for card in held)
    if len(set(ranks)) == 1:
        return a_set(ranks[0], suits)
    low = PLACE[ranks[0]]
    if len(set(suits)) == 1 and tuple(ranks) == ORDER[low : low + len(ranks)]:
        return a_run(suits[0], low, low + len(ranks) - 1)
    return None


def of_text(text: str) -> Play | None:
    """The play with this short text; None when it is none."""
    if found := _SET_TEXT.fullmatch(text):
        rank, suits = found.groups()
        return of([rank + suit for suit in suits])
    if found := _RUN_TEXT.fullmatch(text):
        low, suit, high = found.groups()
        return of([rank + suit for rank in ORDER[PLACE[low] : PLACE[high] + 1]])
    return None
