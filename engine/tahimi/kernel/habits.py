"""The habits of seats in playouts. They depend on a hand alone, so each hand's answer is worked out once."""

from dataclasses import dataclass
from typing import Self

from engine.tahimi.kernel.tables import Tables

Led = tuple[int, int, bool]  # the hand that is left, what tops the lead, whether it takes the trick at once


class Answers(dict[int, int]):
    """The plays with which each hand would top another, as bits; the lowest of them that does is played. Sets stay
    whole and jokers stay in the hand, unless for a high rank.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def __missing__(self, hand: int) -> int:
        tables = self._tables
        naturals = hand & tables.naturals
        made = self[hand] = naturals & ~(naturals >> tables.width) | hand & tables.high
        return made


class Leads(dict[int, Led]):
    """The lead of each hand: all cards of its lowest rank; jokers last."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def __missing__(self, hand: int) -> Led:
        tables = self._tables
        lowest = hand & -hand
        cards = hand & tables.columns.get(lowest, lowest)
        bit = 1 << cards.bit_length() - 1
        made = self[hand] = (tables.without(hand, bit), tables.moves[bit].beats, tables.moves[bit].closes)
        return made


@dataclass(frozen=True, slots=True)
class Habits:
    """The play that a seat makes with a hand, when it must top something and when it leads."""

    answers: Answers
    leads: Leads

    @classmethod
    def of(cls, tables: Tables) -> Self:
        """The habits of everybody: those of `engine.climbing.policy`, but for its last cards."""
        return cls(Answers(tables), Leads(tables))
