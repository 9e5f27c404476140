"""What a computer player thought before it moved. Plain data; it may travel."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from engine.contract.action import Action
from engine.contract.decision import Decision
from engine.contract.rules import Rules
from engine.contract.view import View


@dataclass(frozen=True, slots=True)
class Candidate:
    """An answer that was tried. `value`: the mean of its `playouts`, from 0 (last of all) to 1 (first, and alone)."""

    action: Action
    value: float
    playouts: int


@dataclass(frozen=True, slots=True)
class Thought:
    """The answer to a decision. `playouts`: how many hands were played out for it in all. `candidates`: the answers
    that were tried, the best first; none where nothing was searched.
    """

    action: Action
    playouts: int = 0
    candidates: tuple[Candidate, ...] = ()

    @property
    def second(self) -> Action | None:
        """The next best answer; None where no other was tried."""
        return self.candidates[1].action if len(self.candidates) > 1 else None


Choose = Callable[[View, Decision], Action]
"""A policy: an answer to a decision of the view's own seat, from the view alone."""

Search = Callable[[Rules, View, Decision, int, Random], Thought]
"""A search for the best answer to a decision of the view's own seat, in at most so many playouts. The same arguments
and the same state of the `Random` give the same thought.
"""
