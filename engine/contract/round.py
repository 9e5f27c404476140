"""The base of a round in games that need not be fast. It does what every state has to do (the log, legality, the view),
so that a game states nothing but its rules.
"""

import copy
from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import replace
from typing import Generic, NamedTuple, Self

from typing_extensions import TypeVar

from engine.contract.action import Action
from engine.contract.decision import Decision, Illegal, owed
from engine.contract.event import Event
from engine.contract.result import Result
from engine.contract.rules import Rules
from engine.contract.seating import LEAVE, Retired
from engine.contract.standing import Standing
from engine.contract.view import Counters, Seat, View, Zone

LONGEST = 100  # characters of a text that may be an action


Public = TypeVar("Public", default=object)
Hidden = TypeVar("Hidden", default=object)
Private = TypeVar("Private", default=object)
Kind = TypeVar("Kind", bound=Rules, default=Rules)


class Asked(NamedTuple):
    """The `decisions` that a round waits for, kept with the parts of the state from which they were worked out. They
    hold as long as these are the very same objects, since a state never changes in place.
    """

    public: object
    hidden: object
    retired: object
    decisions: tuple[Decision, ...]


class Round(ABC, Generic[Public, Hidden, Private, Kind]):
    """The state of one round, with a log, a position and an opening.

    A game states what everybody sees in one frozen dataclass (`public`) and what lies closed in another (`hidden`).
    Neither ever changes: an answer puts others in their places. A game says what is asked (`ask`), what an answer does
    (`do`), and what is seen beside `public` (`phase`, `zones`, `seats`, `private`). `retired`: the seats whose players
    have left for good; what that means at the end of a hand is the game's to say. A game names its own types:
    `Round[ItsPublic, ItsHidden]`, then what one seat alone knows, then its rules, where it needs them.
    """

    def __init__(
        self,
        rules: Kind,
        standing: Standing,
        public: Public,
        hidden: Hidden,
    ) -> None:
        self.rules = rules
        self.standing = standing
        self.public = public
        self.hidden = hidden
        self.log: list[tuple[int, Action]] = []
        self.opening: tuple[Event, ...] = ()
        self.result: Result | None = None
        self.position = 0
        self.retired = frozenset(standing.retired)
        self.unsealed: frozenset[tuple[int, int]] = frozenset()  # (seat, position) of sealed choices revealed since
        self._pending: Asked | None = None

    @classmethod
    def from_view(cls, rules: Kind, view: View[Public, Private], hidden: Hidden) -> Self:
        """The round as a seat sees it, with `hidden` in place of what the seat does not see. Its log is empty."""
        world = cls(rules, view.standing, view.public, hidden)
        world.position = view.position
        world.retired = frozenset(seat for seat, seen in enumerate(view.seats) if seen.retired)
        world.result = view.result
        return world

    # ------------------------------------------------------------------ each game's own

    @abstractmethod
    def ask(self) -> tuple[Decision, ...]:
        """The decisions that the round waits for; not called when it is over."""

    @abstractmethod
    def do(self, seat: int, action: Action) -> Iterable[Event]:
        """Carry out a legal answer, and return its events. Sets `result` if the round is over with it."""

    @abstractmethod
    def phase(self) -> str:
        """The game's word for what is going on; "over" when the round is over."""

    @abstractmethod
    def zones(self, seat: int | None) -> tuple[Zone, ...]:
        """The zones of cards, as `seat` or a spectator sees them."""

    def begin(self) -> None:
        """Carry out what follows the deal by itself, and set `opening`."""

    def seats(self) -> tuple[Seat, ...]:
        """The part of each seat that everybody sees."""
        open_ = [decision for decision in self.pending if decision.open]
        waited = {decision.seat for decision in owed(open_)}
        answered = {decision.seat for decision in open_ if decision.given is not None} - waited
        seats = range(len(self.standing.order))
        return tuple(
            Seat(waited=seat in waited, answered=seat in answered, retired=seat in self.retired) for seat in seats
        )

    def may_leave(self, seat: int) -> bool:
        """True if the player of a seat may leave for good now, so that it is retired (G-R19)."""
        playing = 0 <= seat < len(self.standing.order) and seat not in (*self.standing.out, *self.retired)
        return self.rules.forfeits and self.result is None and playing

    def counters(self) -> Counters:
        """Public numbers of the whole table."""
        return {}

    def sides(self) -> tuple[Counters, ...]:
        """Public numbers of each side, by its number, in games with partners: the numbers that its seats share."""
        return ()

    def private(self, seat: int) -> Private | None:
        """The facts that this seat alone knows, beside its hand: a card that it gave, a choice that is sealed."""
        return None

    def refused(self, seat: int, text: str) -> Illegal:
        """The reason to refuse an answer of a seat that is asked."""
        return Illegal("not_offered", text=text)

    def out_of_turn(self, seat: int, text: str) -> Illegal:
        """The reason to refuse an answer of a seat that is not asked."""
        return Illegal("not_your_turn", turn=owed(self.pending)[0].seat)

    def revealed_zones(self) -> tuple[Zone, ...]:
        return ()

    # ------------------------------------------------------------------ the books

    @property
    def pending(self) -> tuple[Decision, ...]:
        if self.result is not None:
            return ()
        asked = self._pending
        if (
            asked is None
            or asked.public is not self.public
            or asked.hidden is not self.hidden
            or asked.retired is not self.retired
        ):
            asked = self._pending = Asked(self.public, self.hidden, self.retired, self.ask())
        return asked.decisions

    def action(self, text: str) -> Action:
        """Read an action's text: as an answer to something that is asked now, or else as an action that `play` refuses
        with its reason. Raises Illegal("unreadable").
        """
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
            self.retired |= {seat}
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
        if not self._is_sealed(seat, answer):  # a sealed answer changes nothing that is seen
            self.unsealed |= {(one, self.position) for one in choosing}
            self.position += 1
        if self.result is not None and (left := self.retired.difference(self.standing.retired)):
            self.result = replace(self.result, left=tuple(sorted(left)))
        return events

    def _is_sealed(self, seat: int, answer: Action) -> bool:
        """True if this answer stays sealed for now, since others are still to come."""
        return any(one.sealed and one.seat == seat and one.given == answer for one in self.pending)

    def revealed(self, seat: int, position: int) -> bool:
        return (seat, position) in self.unsealed

    def default(self, decision: Decision) -> Action:
        """The plainest answer."""
        return decision.given or next(iter(decision.answers))

    def view(self, seat: int | None) -> View[Public, Private]:
        return View(
            game=self.rules.GAME,
            seat=seat,
            standing=self.standing,
            phase="over" if self.result is not None else self.phase(),
            position=self.position,
            seats=self.seats(),
            zones=self.zones(seat),
            counters=self.counters(),
            sides=self.sides(),
            decisions=tuple(decision for decision in self.pending if decision.seat == seat),
            rights=() if seat is None else self.rights(seat),
            result=self.result,
            public=self.public,
            private=None if seat is None else self.private(seat),
        )

    def copy(self) -> Self:
        """An independent state that goes on from here. It shares all values but the log, since they never change."""
        twin = copy.copy(self)
        twin.log = self.log.copy()
        return twin
