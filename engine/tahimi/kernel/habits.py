"""How a seat plays in a playout: by its hand alone, so that what it does with one is found out once."""

from dataclasses import dataclass
from typing import Self

from engine.tahimi.kernel.tables import Tables

Led = tuple[int, int, bool]  # the hand that is left, what tops the lead, whether it takes the trick at once


class Answers(dict[int, int]):
    """By hand: the plays with which it would top another; the lowest of those that do is played. Sets stay whole and
    jokers stay in the hand, unless for a high rank.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def __missing__(self, hand: int) -> int:
        tables = self._tables
        naturals = hand & tables.naturals
        made = self[hand] = naturals & ~(naturals >> tables.width) | hand & tables.high
        return made


class Leads(dict[int, Led]):
    """By hand: what comes of its lead, which is the lowest rank, all of it; jokers last."""

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
    """What a seat does with a hand that must top something, and with the lead."""

    answers: Answers
    leads: Leads

    @classmethod
    def of(cls, tables: Tables) -> Self:
        """The habits of everybody: those of `engine.climbing.policy`, but for its last cards."""
        return cls(Answers(tables), Leads(tables))
