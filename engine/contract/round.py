"""A round of a game that need not be fast: the books that every state keeps, so that a game states its rules alone."""

import copy
from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import replace
from typing import Self

from engine.contract.action import Action
from engine.contract.decision import Decision, owed
from engine.contract.event import Event
from engine.contract.illegal import Illegal
from engine.contract.leaving import LEAVE, Retired
from engine.contract.result import Result
from engine.contract.rules import Rules
from engine.contract.standing import Standing
from engine.contract.view import Counters, Seat, View, Zone

LONGEST = 100  # characters of a text that may be an action


class Round(ABC):
    """The state of one round, with a log, a position and an opening.

    A game says what is asked (`ask`), what an answer does (`do`), and what is seen (`phase`, `zones`, `seats`). It
    keeps its hands and piles in plain attributes: a copy copies all of them. `retired`: the seats whose players have
    left for good; what that means at the end of a hand is the game's to say.
    """

    def __init__(self, rules: Rules, standing: Standing) -> None:
        self.rules = rules
        self.standing = standing
        self.log: list[tuple[int, Action]] = []
        self.opening: tuple[Event, ...] = ()
        self.result: Result | None = None
        self.position = 0
        self.retired = set(standing.retired)
        self.unsealed: set[tuple[int, int]] = set()  # (seat, position): where a sealed choice was, revealed since

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
        return tuple(
            Seat(waited=seat in waited, answered=seat in answered, retired=seat in self.retired) for seat in seats
        )

    def may_leave(self, seat: int) -> bool:
        """Whether the player of a seat may leave for good now, so that it is retired (G-R19)."""
        playing = 0 <= seat < len(self.standing.order) and seat not in (*self.standing.out, *self.retired)
        return self.rules.forfeits and self.result is None and playing

    def counters(self) -> Counters:
        """Public numbers of the whole table."""
        return {}

    def memory(self, seat: int | None) -> dict[str, object]:
        """What else `resample` needs of what `seat` has seen."""
        return {}

    def refused(self, seat: int, text: str) -> Illegal:
        """Why an answer of a seat that is asked is none."""
        return Illegal("not_offered", text=text)

    def out_of_turn(self, seat: int, text: str) -> Illegal:
        """Why a seat that is not asked may not answer."""
        return Illegal("not_your_turn", turn=owed(self.pending)[0].seat)

    def opened(self) -> tuple[Zone, ...]:
        return ()

    # ------------------------------------------------------------------ the books

    @property
    def pending(self) -> tuple[Decision, ...]:
        return () if self.result is not None else self.ask()

    def action(self, text: str) -> Action:
        """An answer to something that is asked now; of any other text an action that `play` refuses with its reason."""
        for decision in self.pending:
            if answer := decision.read(text):
                return answer
        if not text.isprintable() or not 1 <= len(text) <= LONGEST:
            raise Illegal("unreadable", text=text[:LONGEST])
        verb, *words = text.split(" ")
        return Action(text, verb, tuple(words))

    def rights(self, seat: int) -> tuple[Action, ...]:
        return (LEAVE,) if self.may_leave(seat) else ()

    def play(self, seat: int, action: Action) -> tuple[Event, ...]:
        if self.result is not None:
            raise Illegal("round_over")
        if action == LEAVE and self.may_leave(seat):  # nobody's choices change with it
            self.log.append((seat, LEAVE))
            self.retired.add(seat)
            return (Retired(seat),)
        asked = [decision for decision in self.pending if decision.seat == seat]
        if not asked:
            raise self.out_of_turn(seat, action.text)
        read = ((decision, found) for decision in asked if (found := decision.read(action.text)))
        decision, answer = next(read, (None, None))
        if decision is None or answer is None:
            raise self.refused(seat, action.text)
        choosing = [one.seat for one in self.pending if one.sealed] if decision.sealed else []
        self.log.append((seat, answer))
        events = tuple(self.do(seat, answer))
        if not self._closed(seat, answer):  # a sealed answer alone changes nothing that is seen
            self.unsealed |= {(one, self.position) for one in choosing}
            self.position += 1
        if self.result is not None and (left := self.retired.difference(self.standing.retired)):
            self.result = replace(self.result, left=tuple(sorted(left)))
        return events

    def _closed(self, seat: int, answer: Action) -> bool:
        """Whether this answer lies sealed, for others are still to come."""
        return any(one.sealed and one.seat == seat and one.given == answer for one in self.pending)

    def revealed(self, seat: int, position: int) -> bool:
        return (seat, position) in self.unsealed

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

    def come_to(self, view: View) -> None:
        """A world that is drawn from a view is as far as the round was, and the same seats are retired."""
        self.position = view.position
        self.retired = {seat for seat, seen in enumerate(view.seats) if seen.retired}

    def copy(self) -> Self:
        """An independent state: everything in it is copied, but rules, standing and what has happened."""
        shared = (self.rules, self.standing, self.opening, *self.log)
        return copy.deepcopy(self, {id(one): one for one in shared})
