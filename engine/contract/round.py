"""A round of a game that need not be fast: the books that every state keeps, so that a game states its rules alone."""

import copy
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Self

from engine.contract.action import Action
from engine.contract.decision import Decision, owed
from engine.contract.event import Event
from engine.contract.illegal import Illegal
from engine.contract.result import Result
from engine.contract.rules import Rules
from engine.contract.standing import Standing
from engine.contract.view import Counters, Seat, View, Zone


class Round(ABC):
    """The state of one round, with a log, a position and an opening.

    A game says what is asked (`ask`), what an answer does (`do`), and what is seen (`phase`, `zones`, `seats`). It
    keeps its hands and piles in plain attributes: a copy copies all of them.
    """

    def __init__(self, rules: Rules, standing: Standing) -> None:
        self.rules = rules
        self.standing = standing
        self.log: list[tuple[int, Action]] = []
        self.opening: tuple[Event, ...] = ()
        self.result: Result | None = None
        self.position = 0

    # ------------------------------------------------------------------ each game's own

    @abstractmethod
    def ask(self) -> tuple[Decision, ...]:
        """What the round waits for; not called when it is over."""

    @abstractmethod
    def do(self, seat: int, action: Action) -> Iterable[Event]:
        """An answer that is legal happens. Sets `result` when the round is over with it."""

    @abstractmethod
    def phase(self) -> str:
        """What is going on, in one word; "over" when the round is."""

    @abstractmethod
    def zones(self, seat: int | None) -> tuple[Zone, ...]:
        """Where the cards lie, as `seat` or a spectator sees them."""

    def seats(self) -> tuple[Seat, ...]:
        """What everybody sees of each seat."""
        open_ = [decision for decision in self.pending if decision.open]
        waited = {decision.seat for decision in owed(open_)}
        answered = {decision.seat for decision in open_ if decision.given is not None} - waited
        seats = range(len(self.standing.order))
        return tuple(Seat(waited=seat in waited, answered=seat in answered) for seat in seats)

    def counters(self) -> Counters:
        """Public numbers of the whole table."""
        return {}

    def memory(self, seat: int | None) -> dict[str, object]:
        """What else `resample` needs of what `seat` has seen."""
        return {}

    def refused(self, seat: int, text: str) -> Illegal:
        """Why an answer of a seat that is asked is none."""
        return Illegal("not_offered", text=text)

    def opened(self) -> tuple[Zone, ...]:
        return ()

    # ------------------------------------------------------------------ the books

    @property
    def pending(self) -> tuple[Decision, ...]:
        return () if self.result is not None else self.ask()

    def action(self, text: str) -> Action:
        """An answer to something that is asked now."""
        for decision in self.pending:
            if answer := decision.read(text):
                return answer
        raise Illegal("unreadable", text=text[:100])

    def rights(self, seat: int) -> tuple[Action, ...]:
        return ()

    def play(self, seat: int, action: Action) -> tuple[Event, ...]:
        if self.result is not None:
            raise Illegal("round_over")
        asked = [decision for decision in self.pending if decision.seat == seat]
        if not asked:
            raise Illegal("not_your_turn", turn=self.pending[0].seat)
        answer = next((found for decision in asked if (found := decision.read(action.text))), None)
        if answer is None:
            raise self.refused(seat, action.text)
        before = self._sealed()
        self.log.append((seat, answer))
        events = tuple(self.do(seat, answer))
        self.position += not before or before != self._sealed()  # a sealed answer alone changes nothing that is seen
        return events

    def _sealed(self) -> set[tuple[str, int]]:
        return {(decision.kind, decision.seat) for decision in self.pending if decision.sealed}

    def default(self, decision: Decision) -> Action:
        """The plainest answer."""
        return decision.given or next(iter(decision.options))

    def view(self, seat: int | None) -> View:
        return View(
            game=self.rules.GAME,
            seat=seat,
            standing=self.standing,
            phase="over" if self.result is not None else self.phase(),
            position=self.position,
            seats=self.seats(),
            zones=self.zones(seat),
            counters=self.counters(),
            decisions=tuple(decision for decision in self.pending if decision.seat == seat),
            rights=() if seat is None else self.rights(seat),
            memory=self.memory(seat),
        )

    def copy(self) -> Self:
        """An independent state: everything in it is copied, but rules, standing and what has happened."""
        shared = (self.rules, self.standing, self.opening, *self.log)
        return copy.deepcopy(self, {id(one): one for one in shared})
