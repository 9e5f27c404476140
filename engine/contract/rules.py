"""Rules, standing, state and result: how a game is configured, seated, started, played and ended."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Protocol, Self

from pydantic import BaseModel, ConfigDict, ValidationError

from engine.contract.action import Action
from engine.contract.chance import Chance
from engine.contract.decision import Decision
from engine.contract.event import Event
from engine.contract.illegal import Illegal
from engine.contract.standing import Standing
from engine.contract.verdict import Verdict
from engine.contract.view import View


@dataclass(frozen=True, slots=True)
class Result:
    """How a round ended: `finish` = seats in finishing order, the last holder last; `left` = seats that left in
    mid-round.
    """

    finish: tuple[int, ...]
    left: tuple[int, ...] = ()


class State(Protocol):
    """One round, and nothing older."""

    @property
    def pending(self) -> tuple[Decision, ...]:
        """What the round waits for; several when several seats owe something at once; empty when it is over."""
        ...

    @property
    def opening(self) -> tuple[Event, ...]:
        """What happened before the first action: the deal, and what the rules did by themselves."""
        ...

    @property
    def log(self) -> Sequence[tuple[int, Action]]:
        """Every accepted action with its seat, oldest first."""
        ...

    @property
    def result(self) -> Result | None:
        """None while the round goes on."""
        ...

    def action(self, text: str) -> Action:
        """Read an action's text. Raises Illegal("unreadable") when it is none of this game's."""
        ...

    def rights(self, seat: int) -> tuple[Action, ...]:
        """What `seat` may do unasked."""
        ...

    def play(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Do it, and tell what happened. Raises Illegal and changes nothing when the rules refuse it."""
        ...

    def default(self, decision: Decision) -> Action:
        """What the clock plays for a seat whose time is up."""
        ...

    def view(self, seat: int | None) -> View:
        """All that `seat` (None: a spectator) may know."""
        ...

    def copy(self) -> Self:
        """An independent state that goes on from here."""
        ...


class Rules(BaseModel, ABC):
    """A game with its options. Frozen; every option typed, defaulted, described; JSON in and out.

    `GAME` names the game in the registry, `VERSION` changes whenever a record of the old one would replay differently.
    `FIXED` are options that nobody is offered: they are there to be refused by name, or do nothing in this game.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    GAME: ClassVar[str]
    VERSION: ClassVar[int] = 1
    FIXED: ClassVar[frozenset[str]] = frozenset()

    @classmethod
    def read(cls, options: dict[str, object]) -> Self:
        """Rules from option names and values. Raises Illegal("unknown_option:x") or, after those,
        Illegal("bad_value:x").
        """
        for name in options:
            if name not in cls.model_fields:
                raise Illegal(f"unknown_option:{name}", option=name)
        try:
            return cls.model_validate(options)
        except ValidationError as error:
            name = str(error.errors()[0]["loc"][0])
            raise Illegal(f"bad_value:{name}", option=name) from None

    @abstractmethod
    def seats(self) -> tuple[int, int]:
        """The fewest and the most players."""

    @abstractmethod
    def ranks(self, players: int) -> tuple[str, ...]:
        """The ranks of the cards in play, low to high."""

    @abstractmethod
    def cards(self, players: int) -> int:
        """How many cards are dealt to so many players."""

    @abstractmethod
    def refusal(self, players: int) -> str | None:
        """The code of the first reason why these options cannot work for so many players; None when they can."""

    @abstractmethod
    def seat(
        self,
        standing: Standing | None,
        result: Result | None,
        leave: Sequence[str],
        join: Sequence[str],
        chance: Chance,
    ) -> tuple[Standing, tuple[Event, ...]]:
        """The next round's standing, and what was drawn for it.

        `standing` None: the first round, `join` sits down. Otherwise the finished round's standing with its `result`
        (None
        when no round was played since). `leave` goes, then `join` comes, in the order in which they asked.
        Raises Illegal("table_full") when there is no room for those who come.
        """

    @abstractmethod
    def start(self, standing: Standing, chance: Chance) -> State:
        """Deal a round. Raises Illegal with the code of `refusal`."""

    @abstractmethod
    def resample(self, view: View, random: Random) -> State:
        """A full state, drawn from `view` alone, that the view's seat cannot tell from the true one.

        Its further luck is fresh. The view must be a seat's, not a spectator's.
        """

    def explain(self, view: View) -> tuple[Verdict, ...]:
        """Why each token of the viewer's hand can or cannot be played now, low to high; nothing where the game cannot
        say.
        """
        return ()

    @abstractmethod
    def titles(self, standing: Standing) -> tuple[str | None, ...]:
        """Each seat's title in this round, seat 0 first; None where there is none yet."""
