"""A play of any climbing game, as its computer players, screens and narrator read it."""

from dataclasses import dataclass
from typing import NamedTuple

from engine.contract import Action, Decision, PickCards

LOW = "low"  # the rank below all others


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
