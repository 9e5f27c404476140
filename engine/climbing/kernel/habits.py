"""The habits of seats in playouts. They depend on a hand alone, so each hand's answer is worked out once."""

from dataclasses import dataclass
from typing import Self

from engine.climbing.kernel.tables import Lead, Tables


class Answers(dict[int, int]):
    """By hand, `Tables.answers`."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def __missing__(self, hand: int) -> int:
        made = self[hand] = self._tables.answers(hand)
        return made


class Leads(dict[int, Lead]):
    """By hand, `Tables.lead`."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def __missing__(self, hand: int) -> Lead:
        made = self[hand] = self._tables.lead(hand)
        return made


@dataclass(frozen=True, slots=True)
class Habits:
    """The play that a seat makes with a hand, when it must top something and when it leads."""

    answers: Answers
    leads: Leads

    @classmethod
    def of(cls, tables: Tables) -> Self:
        """The habits of every seat: those of `engine.climbing.policy`, except that a hand of more than `FEW` cards
        breaks no set to have one card left.
        """
        return cls(Answers(tables), Leads(tables))
