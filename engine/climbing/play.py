"""A play of any climbing game, as its computer players, screens and narrator read it."""

from dataclasses import dataclass

from engine.contract import Action, Decision, PickCards

LOW = "low"  # the rank below all others


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Play(Action):
    """Cards laid down as one play, or the pass (`size` 0).

    `rank` is what it counts as (of a run, its highest card), `place` that rank's place in the order, -1 for "low",
    `above` how many ranks are higher. `size`: how many cards it counts as; `jokers`: how many of its cards stand for
    others; `shape`: what answers what. `free`: its maker chose its rank, which its cards do not say.
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


def powers(decision: Decision) -> tuple[PickCards, ...]:
    """The powers that may be used before the play, or instead of it: each is a pick of cards and of a seat, or a single
    answer.
    """
    return tuple(form for form in decision.before if isinstance(form, PickCards)) if decision.before else ()
