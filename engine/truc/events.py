"""The events of a round of Truc."""

from dataclasses import dataclass

from engine.contract import Event


@dataclass(frozen=True, slots=True)
class Cut(Event):
    """The dealer's left-hand neighbour cut the pack: three cards each."""

    seat: int


@dataclass(frozen=True, slots=True)
class Tapped(Event):
    """The dealer's left-hand neighbour tapped the pack instead of cutting: the dealer (`whom`) says how many cards are
    dealt.
    """

    seat: int
    whom: int


@dataclass(frozen=True, slots=True)
class SizeChosen(Event):
    """The dealer has chosen how many cards everybody gets."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Contested(Event):
    """A seat decided that its team, which alone needs one more point, plays the hand for `points`."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """A seat decided that its team, which alone needs one more point, does not play; the other team (`winners`) scores
    `points`.
    """

    seat: int
    winners: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class TrucCalled(Event):
    """A seat called truc, for a `stake`; its neighbour (`whom`) answers."""

    seat: int
    whom: int
    stake: int


@dataclass(frozen=True, slots=True)
class RetrucCalled(Event):
    """A seat called retruc, for a `stake`; its neighbour (`whom`) answers."""

    seat: int
    whom: int
    stake: int


@dataclass(frozen=True, slots=True)
class CallVoid(Event):
    """A call came with a card that decided the hand, and counts for nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class Accepted(Event):
    """A seat accepted the call that it was asked about, and the `stake` is in force."""

    seat: int
    stake: int


@dataclass(frozen=True, slots=True)
class Rejected(Event):
    """A seat rejected a call, and the team of the caller (`whom`) scores `points`, the stake before that call."""

    seat: int
    whom: int
    points: int


@dataclass(frozen=True, slots=True)
class TrickDrawn(Event):
    """Both teams laid cards of the highest rank; the same `seat` leads again."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandWon(Event):
    """A team (`winners`) has won the hand by its tricks."""

    winners: tuple[int, ...]
    points: int
