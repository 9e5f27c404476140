"""The events of a round of Pif Paf. Chips are table points, by seat."""

from dataclasses import dataclass

from engine.contract import Event


@dataclass(frozen=True, slots=True)
class AntesPaid(Event):
    """Every seat that plays has put in `chips` chips; with what lay there the pot holds `pot`."""

    chips: int
    pot: int


@dataclass(frozen=True, slots=True)
class BettingLimited(Event):
    """These seats have so few chips that nobody may bet beyond `cap`, which is below the usual `limit` (PIF-R15)."""

    seats: tuple[int, ...]
    cap: int
    limit: int


@dataclass(frozen=True, slots=True)
class Checked(Event):
    """A seat bets nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class Bet(Event):
    """A seat made the first bet."""

    seat: int
    level: int


@dataclass(frozen=True, slots=True)
class Raised(Event):
    """A seat raised to this level."""

    seat: int
    level: int


@dataclass(frozen=True, slots=True)
class Called(Event):
    """A seat added `chips` chips, and has matched the bet."""

    seat: int
    chips: int


@dataclass(frozen=True, slots=True)
class Folded(Event):
    """A seat plays this hand no further."""

    seat: int


@dataclass(frozen=True, slots=True)
class BettingClosed(Event):
    """All who play on have matched the bet; `seat` has the first turn."""

    seat: int
    pot: int


@dataclass(frozen=True, slots=True)
class TurnedOver(Event):
    """The discards below the top one became the new stock as they lay, the oldest first: `count` cards."""

    count: int


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat threw `card` and showed nine cards in melds."""

    seat: int
    card: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ClaimedOut(Event):
    """The card that `whom` threw was the last one that `seat` needed; it threw another and showed nine in melds."""

    seat: int
    whom: int
    card: str
    thrown: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PotTaken(Event):
    """A seat has won the hand and takes the pot."""

    seat: int
    chips: int


@dataclass(frozen=True, slots=True)
class PotStays(Event):
    """Nobody has won the hand: the pot waits for the next winner."""

    chips: int


@dataclass(frozen=True, slots=True)
class PotShared(Event):
    """The match is over with a pot that nobody has won: these seats share it."""

    seats: tuple[int, ...]
    chips: int


@dataclass(frozen=True, slots=True)
class OutOfChips(Event):
    """These seats cannot pay another ante."""

    seats: tuple[int, ...]
