"""A play of any climbing game, as its computer players, screens and narrator read it; the order of turns round the
table; and the memory in which games and searches keep what they have worked out.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, TypeVar

from engine.contract import Action, Decision, PickCards

LOW = "low"  # the rank below all others

K = TypeVar("K")
V = TypeVar("V")

MOST = 50_000  # more than a round meets, little enough to forget all at once


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Play(Action):
    """Cards laid down as one play, or the pass (`size` 0).

    `rank`: the rank that it counts as (of a run, that of its highest card). `place`: the place of that rank in the
    order, -1 for "low". `above`: the number of higher ranks. `size`: the number of cards that it counts as; `jokers`:
    the number of its cards that stand for others. `shape`: its kind ("set", "run", "arcana"), on which it depends what
    may top it. `free`: True if its player chose its rank, which its cards do not say.
    """

    rank: str = ""
    size: int = 0
    jokers: int = 0
    place: int = -1
    above: int = 0
    shape: str = "set"
    free: bool = False

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text!r})"


class Turn(NamedTuple):
    """A play or a pass of a seat, the top play before it (None: it had the lead), and the number of cards that the seat
    held before it.
    """

    seat: int
    play: Play
    top: Play | None
    held: int


def powers(decision: Decision) -> tuple[PickCards, ...]:
    """The powers that a seat may use before its play, or instead of it. Each is a pick of cards and a seat; one that
    needs neither has a single answer.
    """
    return tuple(form for form in decision.before if isinstance(form, PickCards)) if decision.before else ()


class Turns(dict[int, tuple[int, ...]]):
    """turns[mask][seat]: the next seat of `mask` after `seat`; `seat` itself when there is no other."""

    def __init__(self, players: int) -> None:
        self._players = players

    def __missing__(self, mask: int) -> tuple[int, ...]:
        players = self._players
        made = self[mask] = tuple(
            next((at % players for at in range(seat + 1, seat + 1 + players) if mask >> at % players & 1), seat)
            for seat in range(players)
        )
        return made


@cache
def turns(players: int) -> Turns:
    """The turns of `players` seats; always the same object, since it fills as it is read."""
    return Turns(players)


class Remembered(dict[K, V]):
    """The values of a pure function, by its argument. Forgets all of them when there are too many."""

    def __init__(self, make: Callable[[K], V], most: int = MOST) -> None:
        self._make = make
        self._most = most

    def __missing__(self, key: K) -> V:
        if len(self) >= self._most:
            self.clear()
        made = self[key] = self._make(key)
        return made
