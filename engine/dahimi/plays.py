"""Every set and run, and the pass, as a `Play`, made once with all that playing it needs (rules C.3).

Their texts: "9C" one Nine, "9CD" two, "9CCD" three with several packs; "6D-9D" a run of diamonds.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from engine.climbing.events import Passed, Played
from engine.climbing.play import Play as ClimbingPlay
from engine.contract import Action, Event
from engine.dahimi import bits
from engine.dahimi.bits import MOST_EQUAL
from engine.dahimi.deck import ORDER, PLACE, is_card, rank_of, sort

SET, RUN = "set", "run"
MOST_SEATS = 13

_SET_TEXT = re.compile(r"(10|[2-9JQKA])([CDHS]+)")
_RUN_TEXT = re.compile(r"(10|[2-9JQKA])([CDHS])-(10|[2-9JQKA])\2")


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Play(ClimbingPlay):
    """A set, a run, or the pass. `bits`: its cards as a hand; `low`: the place of its lowest card.

    `by`: for each seat, its entry in the log, and the events when nothing else follows from it.
    """

    bits: int = 0
    low: int = -1
    by: tuple[tuple[tuple[int, Action], tuple[Event, ...]], ...] = ()

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.text,)


def _made(play: Play) -> Play:
    by = tuple(((seat, play), (_told(seat, play),)) for seat in range(MOST_SEATS))
    object.__setattr__(play, "by", by)  # frozen, but these tell of the play itself
    return play


def _told(seat: int, play: Play) -> Event:
    return Played(seat, play.rank, play.size, cards=play.cards, shape=play.shape) if play.size else Passed(seat)


PASS = _made(Play("pass", "pass"))


@cache
def a_set(rank: str, suits: str) -> Play:
    """The set of these cards. `suits`: in the order of `SUITS`."""
    cards = tuple(rank + suit for suit in suits)
    return _laying(rank + suits, cards, PLACE[rank], PLACE[rank], SET)


@cache
def a_run(suit: str, low: int, high: int) -> Play:
    """The run of this suit from one place in the order to another. Its rank is its highest card's."""
    cards = tuple(rank + suit for rank in ORDER[low : high + 1])
    return _laying(f"{cards[0]}-{cards[-1]}", cards, low, high, RUN)


def _laying(text: str, cards: tuple[str, ...], low: int, place: int, shape: str) -> Play:
    return _made(
        Play(
            text,
            "play",
            cards,
            rank=ORDER[place],
            size=len(cards),
            place=place,
            above=len(ORDER) - 1 - place,
            shape=shape,
            bits=bits.pack(cards),
            low=low,
        )
    )


def untoppable(play: Play) -> bool:
    """Whether no play of its pattern could be higher, whatever has been played (C.5): a set of 2s, or a run that
    leaves no room for another.
    """
    return play.above < (1 if play.shape == SET else play.size)


def of(cards: Sequence[str]) -> Play | None:
    """The set or run, however short, that these cards are; None when they are neither."""
    if not cards or not all(map(is_card, cards)) or any(cards.count(card) > MOST_EQUAL for card in cards):
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


def _again(text: str) -> Play | None:
    return PASS if text == PASS.text else of_text(text)


def of_text(text: str) -> Play | None:
    """The play with this short text; None when it is none."""
    if found := _SET_TEXT.fullmatch(text):
        rank, suits = found.groups()
        return of([rank + suit for suit in suits])
    if found := _RUN_TEXT.fullmatch(text):
        low, suit, high = found.groups()
        return of([rank + suit for rank in ORDER[PLACE[low] : PLACE[high] + 1]])
    return None
