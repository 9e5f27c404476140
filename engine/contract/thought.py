"""The thought of a computer player before it moved. It is plain data and may travel between processes."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import repeat
from random import Random
from typing import Any

from engine.contract.action import Action
from engine.contract.decision import Decision
from engine.contract.rules import Rules
from engine.contract.view import AnyView


@dataclass(frozen=True, slots=True)
class Candidate:
    """An answer that was considered. `value`: from 0 (last of all) to 1 (first, and alone), the mean of its `playouts`;
    if it has none, its worth as it was worked out.
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


@dataclass(frozen=True, slots=True)
class Trial:
    """The way in which a search tells answers to a decision apart. `engine.search.generic.settled` carries it out.

    `answers`: those that are tried; a single one is given as it is. Of answers with equal values the first is given.
    Most searches begin with their policy's answer, but a search may have another order. `value`: the value of an answer
    in a world, from 0 to 1; it knows every answer to the decision, not only those that are tried. `worlds`: worlds
    drawn from the view, without end. `playouts`: the number of values that are found in all; None: a value depends on
    no world and is worked out once. `sure`: as in `engine.search.halving`.
    `given`: the thought of a computer player that comes to its answer in another way, as by its policy; then only a
    review tries these answers.
    """

    answers: Sequence[Action]
    value: Callable[[Action, Any], float]
    worlds: Iterator[Any] = field(default_factory=lambda: repeat(None))
    playouts: int | None = None
    sure: float | None = None
    given: Thought | None = None


Choose = Callable[[AnyView, Decision], Action]
"""A policy: an answer to a decision of the view's own seat, from the view alone."""

Search = Callable[[Rules, AnyView, Decision, int, Random], Trial]
"""A search for the best answer to a decision of the view's own seat, in at most this number of playouts. The same
arguments and the same state of the `Random` give the same trial, whose values are the same, too.
"""
