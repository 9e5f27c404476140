"""The events of a climbing game, in the past tense. Seats are those of the round; `Drew` and `Joined` name players,
since there are no seats yet.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from engine.contract import Event


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A player drew for a seat: each card they drew, the later ones to break ties (TAH-2)."""

    player: str
    ranks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Joined(Event):
    """A player sat down between two rounds, at `index`; `rank` is the card picked for it, if one was (TAH-10)."""

    player: str
    index: int
    rank: str | None = None


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat got its hand."""

    SECRET: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("seat",)}
    seat: int
    count: int
    cards: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class TaxPaid(Event):
    """A low seat handed its best cards to a high one (TAH-6). The cards are theirs alone to know."""

    SECRET: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("payer", "receiver")}
    payer: int
    receiver: int
    count: int
    cards: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class TaxReturned(Event):
    """A high seat gave cards back; `payer` is the high one here (TAH-6)."""

    SECRET: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("payer", "receiver")}
    payer: int
    receiver: int
    count: int
    cards: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class TaxesDone(Event):
    """All exchanges are complete; `leader` leads the first trick."""

    leader: int


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A seat laid `size` cards counting as `rank` ("low" is below all ranks), `jokers` of them standing for others.

    `cards`: its tokens, where rank, size and jokers do not say them. `shape`: as a `Play`'s ("set", "run", "arcana").
    """

    seat: int
    rank: str
    size: int
    jokers: int = 0
    cards: tuple[str, ...] = ()
    shape: str = "set"


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passed; `lead`: it passed the lead."""

    seat: int
    lead: bool = False


@dataclass(frozen=True, slots=True)
class OneCard(Event):
    """A hand is known to be exactly one card: announced, called, or caught by seat `by` (TAH-5)."""

    seat: int
    by: int | None = None


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat played its last card; `place` 0 is first."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """Nobody topped `seat`'s play; `leader` leads next. `at_once`: nothing could have topped it (TAH-5)."""

    seat: int
    leader: int
    at_once: bool = False


@dataclass(frozen=True, slots=True)
class Left(Event):
    """A seat left in mid-round; its hand lies face down among the discards (TAH-10)."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The round is over: at most one seat still holds cards. `finish`: the finishing order, the last holder last;
    `left`: who left.
    """

    finish: tuple[int, ...]
    left: tuple[int, ...] = ()
