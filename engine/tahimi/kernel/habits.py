"""The habits of seats in playouts. They depend on a hand alone, so each hand's answer is worked out once."""

from dataclasses import dataclass
from typing import Self

from engine.tahimi.kernel.tables import Tables

Led = tuple[int, int, bool]  # after a lead: the rest of the hand, the plays that top it, True if it takes the trick


class Answers(dict[int, int]):
    """By hand, the plays with which a seat answers by habit, as bits; of those that top the top play, the lowest is
    played. Only for the highest ranks are sets broken and jokers played.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def __missing__(self, hand: int) -> int:
        tables = self._tables
        naturals = hand & tables.naturals
        made = self[hand] = naturals & ~(naturals >> tables.width) | hand & tables.high
        return made


class Leads(dict[int, Led]):
    """By hand, the lead that a seat makes by habit: all cards of its lowest rank; jokers last."""

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
        """The habits of every seat: those of `engine.climbing.policy`, except that they make no exception for the last
        cards of a hand.
        """
        return cls(Answers(tables), Leads(tables))
