"""The state of a round of a climbing game: its fields, and what can be read from them (TAH-4 to TAH-10).

Each game says what a hand is, and which plays top which.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Protocol, Self

from engine.climbing.play import Play, turns
from engine.climbing.rules import Exchange, Tax
from engine.contract import Action, Decision, Event, PickCards, Result, Standing

NOBODY = -1


class RoundRules(Protocol):
    """The part of the rules that a round needs."""

    GAME: ClassVar[str]

    @property
    def rank_privilege(self) -> bool: ...
    @property
    def one_card(self) -> str: ...
    @property
    def one_card_penalty(self) -> str: ...
    @property
    def show_counts(self) -> bool: ...
    def taxed(self, standing: Standing) -> bool: ...
    def schedule(self, players: int) -> tuple[Tax, ...]: ...
    def first_leader(self, standing: Standing) -> int: ...
    def titles(self, standing: Standing) -> tuple[str | None, ...]: ...


class ClimbingState(ABC):
    """The state of one round. Seats are ranks: 0 the highest. Sets of seats are bit masks."""

    __slots__ = (
        "_announced",
        "_first_events",
        "_in",
        "_lead_passed",
        "_leaving",
        "_one_card",
        "_owner",
        "_penalty",
        "_ring",
        "_silent",
        "_top",
        "_trick_from",
        "_turn",
        "_turns",
        "dealt",
        "exchanges",
        "finish",
        "left",
        "log",
        "pending",
        "result",
        "rules",
        "standing",
        "trick",
    )

    AS_A_PASS: ClassVar[tuple[str, ...]] = ("pass",)  # the verbs that count as passing
    rules: RoundRules
    _top: Play | None

    def __init__(self, rules: RoundRules, standing: Standing, dealt: Sequence[int]) -> None:
        """Begin a round before any hand is known. `dealt`: the number of cards that each seat was dealt."""
        self.rules = rules
        self.standing = standing
        self.dealt = tuple(dealt)
        self.exchanges: tuple[Exchange, ...] = ()
        self._first_events: tuple[Event, ...] = ()
        self.log: list[tuple[int, Action]] = []
        self.pending: tuple[Decision, ...] = ()
        self.result: Result | None = None
        self.finish: tuple[int, ...] = ()
        self.left: tuple[int, ...] = ()
        self.trick = 1
        self._in = (1 << len(dealt)) - 1  # the seats that hold cards
        self._one_card = rules.one_card
        self._leaving: tuple[int, ...] = ()  # seats that left during the exchange, and go when it is complete
        self._turn = NOBODY  # during the exchange, and when the round is over
        self._top = None  # the top play of the pile
        self._owner = NOBODY  # the seat that played it
        self._turns = turns(len(dealt))
        self._ring = self._turns[0]  # by seat, the next one in this trick: seats that hold cards, and the owner
        self._trick_from = 0  # the length of the log when the trick began
        self._lead_passed = 0  # the seats that have passed this lead
        self._announced = 0  # the seats whose single card everybody knows of
        self._silent: dict[int, str] = {}  # by seat with a single card that was not announced: how it can be caught
        self._penalty = 0  # the seats that were caught, and must pass on their next turn

    # ------------------------------------------------------------------ each game's own

    @abstractmethod
    def hand(self, seat: int) -> tuple[str, ...]:
        """The seat's cards as tokens, low to high; after leaving, what it left face down."""

    @abstractmethod
    def action(self, text: str) -> Action:
        """Read an action's text. Raises Illegal("unreadable")."""

    @abstractmethod
    def play(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Do the action, and return the events of it. Raises Illegal and changes nothing when the rules refuse it."""

    @abstractmethod
    def sorted(self, cards: Sequence[str]) -> tuple[str, ...]:
        """The tokens as a hand of this game shows them, low to high."""

    @abstractmethod
    def _ask(self, seat: int) -> None:
        """Ask the seat whose turn it is: set `pending` to what it may do, with the lead or on the top play."""

    @abstractmethod
    def _move(self, giver: int, taker: int, cards: Sequence[str]) -> None:
        """Let cards change hands."""

    @abstractmethod
    def due(self, seat: int, count: int) -> tuple[str, ...]:
        """The cards that a payer must hand over, best first."""

    @abstractmethod
    def _dealt_hands(self) -> Sequence[tuple[str, ...]]:
        """Each seat's hand as it was dealt."""

    # ------------------------------------------------------------------ what follows from it

    @property
    def top_owner(self) -> int | None:
        """The seat whose play lies on top; None on an empty pile."""
        return None if self._top is None else self._owner

    def must_pass(self, seat: int) -> bool:
        """True if a seat was caught with a single card, and pays for it with its next turn (TAH-5)."""
        return bool(self._penalty >> seat & 1)

    def settled(self, seat: int) -> bool:
        """True if a seat is out, and none of its cards can come back from the top of the pile."""
        return not self._in >> seat & 1 and self.top_owner != seat

    @property
    def turned(self) -> bool:
        """True if the lowest rank is the highest now, in a game where that can happen."""
        return False

    @property
    def min_run(self) -> int:
        """The number of cards that a run must have, in a game that has runs."""
        return 0

    def close(self, seat: int | None) -> bool:
        """True if a seat is out, or known to hold one card."""
        return seat is not None and (seat in self.finish or bool(self._announced & self._in & 1 << seat))

    def laid(self) -> tuple[Sequence[tuple[int, Play]], Sequence[str]]:
        """The plays of this trick that lie on the pile, with their seats, and all cards openly put aside before."""
        plays = [(at, action) for at, action in self.log if isinstance(action, Play) and action.size]
        cut = len(plays) - self.piled()
        return plays[cut:], [card for _, play in plays[:cut] for card in play.cards]

    @property
    def position(self) -> int:
        """The number of times that the pile has changed or been taken, and one more once an exchange is complete. A
        pass does not count, since it changes nothing that anybody plays on.
        """
        exchanged = bool(self.exchanges) and (self._turn != NOBODY or self.result is not None)
        return exchanged + self.trick - 1 + sum(map(self._piles, self.log))

    def piled(self) -> int:
        """The number of times that the pile of this trick has changed."""
        return sum(map(self._piles, self.log[self._trick_from :]))

    def _piles(self, entry: tuple[int, Action]) -> bool:
        """True if this action changed the pile."""
        return isinstance(entry[1], Play) and entry[1].size > 0

    def passed(self) -> set[int]:
        """The seats that passed since the top play."""
        since: set[int] = set()
        for entry in reversed(self.log[self._trick_from :]):
            if self._piles(entry):
                break
            if entry[1].verb in self.AS_A_PASS:
                since.add(entry[0])
        return since

    def exchange(self, seat: int) -> Exchange | None:
        """The exchange in which this seat pays or receives."""
        return next((pair for pair in self.exchanges if seat in (pair.high, pair.low)), None)

    def default(self, decision: Decision) -> Action:
        """The answer for a silent seat (TAH-10): to a play, a pass; on the lead, or if passing is refused, the lowest
        play, as large as it goes, without jokers if possible; in the exchange, the lowest cards.
        """
        if isinstance(decision.answers, PickCards):
            return decision.answers.action(decision.answers.cards[: decision.answers.least])
        passes = [answer for answer in decision.answers if answer.verb == "pass"]
        plays = [play for play in decision.answers if isinstance(play, Play) and play.size]
        if passes and (self._top is not None or not plays):
            return passes[0]
        return min(plays, key=lambda play: (play.jokers > 0, play.place, -play.size))

    def copy(self) -> Self:
        """An independent state that goes on from here. A game adds its own slots.

        Written out, since a search copies states all the time, and a loop with `getattr` and `setattr` takes four
        times as long.
        """
        new = object.__new__(type(self))
        new._announced = self._announced
        new._in = self._in
        new._lead_passed = self._lead_passed
        new._leaving = self._leaving
        new._one_card = self._one_card
        new._first_events = self._first_events
        new._owner = self._owner
        new._penalty = self._penalty
        new._ring = self._ring
        new._silent = self._silent.copy()
        new._top = self._top
        new._trick_from = self._trick_from
        new._turn = self._turn
        new._turns = self._turns
        new.dealt = self.dealt
        new.exchanges = self.exchanges
        new.finish = self.finish
        new.left = self.left
        new.log = self.log[:]
        new.pending = self.pending
        new.result = self.result
        new.rules = self.rules
        new.standing = self.standing
        new.trick = self.trick
        return new
