"""The thought of a computer player before it moved. It is plain data and may travel between processes."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from engine.contract.action import Action
from engine.contract.decision import Decision
from engine.contract.rules import Rules
from engine.contract.view import AnyView


@dataclass(frozen=True, slots=True)
class Candidate:
    """An answer that was considered. `value`: from 0 (last of all) to 1 (first, and alone): the mean of its `playouts`,
    or what it was worked out to be worth where it has none.
    """

    action: Action
    value: float
    playouts: int


@dataclass(frozen=True, slots=True)
class Thought:
    """The answer to a decision. `playouts`: how many hands were played out for it in all. `candidates`: the answers
    that were considered, the best first; none where there was no search.
    """

    action: Action
    playouts: int = 0
    candidates: tuple[Candidate, ...] = ()

    @property
    def second(self) -> Action | None:
        """The next best answer; None where no other was tried."""
        return self.candidates[1].action if len(self.candidates) > 1 else None


Choose = Callable[[AnyView, Decision], Action]
"""A policy: an answer to a decision of the view's own seat, from the view alone."""

Search = Callable[[Rules, AnyView, Decision, int, Random], Thought]
"""A search for the best answer to a decision of the view's own seat, in at most so many playouts. The same arguments
and the same state of the `Random` give the same thought.
"""
