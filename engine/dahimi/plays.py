"""Every set and run, and the pass, as a `Play`, made once with all that playing it needs (DAH-3); the texts of all
actions; and the rule of a legal play (DAH-3, DAH-4, DAH-10).

The texts: "9C" one Nine, "9CD" two, "9CCD" three with several packs; "6D-9D" a run of diamonds; "pass" · "pay AC" ·
"give 3C 4D" · "leave" · or a play in full, which may be none at all: "play 9C 9D", "play 3C 4D".

Each play comes twice: as it counts while the 2 is high, and after a revolution, when all ranks count the other way
round (`turned`). The two have one text, so they are equal as actions; `facing` goes from one to the other.
"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from engine.climbing.events import Passed, Played
from engine.climbing.play import Play as ClimbingPlay
from engine.contract import Action, Event, Illegal, action
from engine.dahimi import bits
from engine.dahimi.bits import MOST_EQUAL
from engine.dahimi.deck import EIGHT, HIGHEST, ORDER, PACK, PLACE, SPADE_THREE, is_card, rank_of, sort

SET, RUN = "set", "run"
MOST_SEATS = 13

_SET_TEXT = re.compile(r"(10|[2-9JQKA])([CDHS]+)")
_RUN_TEXT = re.compile(r"(10|[2-9JQKA])([CDHS])-(10|[2-9JQKA])\2")


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Play(ClimbingPlay):
    """A set, a run, or the pass. `bits`: its cards as a hand; `low`: the place of its lowest card; `suits`: those of a
    set, each as often as it comes, or the one of a run; `eight`: whether an Eight is among its cards; `turned`: whether
    it counts as after a revolution, where its cards stand the other way round, too. `absent`: how many of the lowest
    ranks of `ORDER` are not in the deck (DAH-R1): after a revolution they are not above it.

    `by`: for each seat, its entry in the log, and the events when nothing else follows from it.
    """

    bits: int = 0
    low: int = -1
    suits: str = ""
    eight: bool = False
    turned: bool = False
    absent: int = 0
    by: tuple[tuple[tuple[int, Action], tuple[Event, ...]], ...] = ()

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.text, self.turned, self.absent)


def _made(play: Play) -> Play:
    by = tuple(((seat, play), (_event_of(seat, play),)) for seat in range(MOST_SEATS))
    object.__setattr__(play, "by", by)  # frozen, but these tell of the play itself
    return play


def _event_of(seat: int, play: Play) -> Event:
    return Played(seat, play.rank, play.size, cards=play.cards, shape=play.shape) if play.size else Passed(seat)


PASS = _made(Play("pass", "pass"))


@cache
def a_set(rank: str, suits: str, turned: bool = False, absent: int = 0) -> Play:
    """The set of these cards. `suits`: in the order of `SUITS`."""
    cards = tuple(rank + suit for suit in suits)
    place = len(ORDER) - 1 - PLACE[rank] if turned else PLACE[rank]
    return _laying(rank + suits, cards, suits, (place, place), SET, turned, absent)


@cache
def a_run(suit: str, low: int, high: int, turned: bool = False, absent: int = 0) -> Play:
    """The run of this suit from one place in `ORDER` to another. Its rank is its highest card's."""
    cards = tuple(rank + suit for rank in ORDER[low : high + 1])
    text = f"{cards[0]}-{cards[-1]}"
    if turned:
        return _laying(text, cards[::-1], suit, (len(ORDER) - 1 - high, len(ORDER) - 1 - low), RUN, turned, absent)
    return _laying(text, cards, suit, (low, high), RUN, turned, absent)


def _laying(
    text: str, cards: tuple[str, ...], suits: str, places: tuple[int, int], shape: str, turned: bool, absent: int
) -> Play:
    low, place = places
    highest = len(ORDER) - 1 - (absent if turned else 0)
    return _made(
        Play(
            text,
            "play",
            cards,
            rank=rank_of(cards[-1]),
            size=len(cards),
            place=place,
            above=highest - place,
            shape=shape,
            bits=bits.pack(cards),
            low=low,
            suits=suits,
            eight=any(rank_of(card) == EIGHT for card in cards),
            turned=turned,
            absent=absent,
        )
    )


def facing(play: Play, turned: bool, absent: int) -> Play:
    """The same play as it counts after a revolution, or without one. `absent`: as in `Play`."""
    if play.turned == turned or not play.size:
        return play
    if play.shape == SET:
        return a_set(rank_of(play.cards[0]), play.suits, turned, absent)
    ends = sorted(PLACE[rank_of(play.cards[at])] for at in (0, -1))
    return a_run(play.suits, ends[0], ends[1], turned, absent)


def untoppable(play: Play) -> bool:
    """True if no play of its pattern can be higher, whatever has been played (DAH-R4): it is a set of the highest rank
    in the deck, or a run that leaves no room for another.
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


def _again(text: str, turned: bool, absent: int) -> Play | None:
    play = PASS if text == PASS.text else of_text(text)
    return play and facing(play, turned, absent)


def of_text(text: str) -> Play | None:
    """The play with this short text; None when it is none."""
    if found := _SET_TEXT.fullmatch(text):
        rank, suits = found.groups()
        return of([rank + suit for suit in suits])
    if found := _RUN_TEXT.fullmatch(text):
        low, suit, high = found.groups()
        return of([rank + suit for rank in ORDER[PLACE[low] : PLACE[high] + 1]])
    return None


def read_action(text: str) -> Action:
    """The action of that text. Raises Illegal("unreadable")."""
    if text == PASS.text:
        return PASS
    verb, *words = text.split() or [text]
    if verb == "play":
        return of(words) or Action(text, "play", tuple(words))
    if verb in ("give", "pay"):
        return action(verb, *sorted(words, key=lambda card: PACK.index(card) if card in PACK else len(PACK)))
    if text == "leave":
        return action(text)
    play = of_text(text)
    if play is None:
        raise Illegal("unreadable", text=text)
    return play


class Pile(NamedTuple):
    """The pile that a play is held against, with the rules in force. `top`: the play to beat, as it counts now, None
    with the lead; `min_run`: how long a run must be; `turned`: after a revolution; `suits`: those that the pile is
    locked to, "" for none; `spade`: whether the Three of spades beats a lone 2; `absent`: as in `Play`.
    """

    top: Play | None = None
    min_run: int = 3
    turned: bool = False
    suits: str = ""
    spade: bool = False
    absent: int = 0


def judge(hand: Sequence[str], cards: Sequence[str], pile: Pile) -> Play:
    """The play that these cards are on this pile. Raises Illegal with the first code of DAH-4 that fits."""
    if not cards:
        raise Illegal("no_cards")
    if missing := Counter(cards) - Counter(hand):
        raise Illegal("not_in_hand", cards=tuple(missing))
    play, top = of(cards), pile.top
    if play is None or (play.shape == RUN and play.size < pile.min_run):
        raise Illegal("not_a_legal_play", shortest=pile.min_run)
    play = facing(play, pile.turned, pile.absent)
    if top is None or (pile.spade and by_spade(play, top)):
        return play
    if (play.shape, play.size) != (top.shape, top.size):
        raise Illegal("wrong_pattern", shape=top.shape, size=top.size, played=play.size)
    if play.low <= top.place:
        raise Illegal("not_higher", rank=play.rank, top=top.rank, size=top.size, shape=top.shape)
    if pile.suits not in ("", play.suits):
        raise Illegal("locked", suits=pile.suits)
    return play


def by_spade(play: Play, top: Play) -> bool:
    """True if it is the Three of spades on a 2 that was played alone, whatever suits the pile is locked to (DAH-10)."""
    return play.cards == (SPADE_THREE,) and top.size == 1 and top.rank == HIGHEST
