"""The habits of seats in playouts. They depend on a hand alone, so each hand's answer is worked out once."""

from dataclasses import dataclass
from typing import Self

from engine.climbing.memory import Remembered
from engine.climbing.player.tables import Lead, Tables


@dataclass(frozen=True, slots=True)
class Habits:
    """The play that a seat makes with a hand, when it must top something and when it leads: by hand, `Tables.answers`
    and `Tables.lead`.
    """

    answers: Remembered[int, int]
    leads: Remembered[int, Lead]

    @classmethod
    def of(cls, tables: Tables) -> Self:
        """The habits of every seat: those of `engine.climbing.player.policy`, except that a hand of more than `FEW`
        cards breaks no set to have one card left.
        """
        return cls(Remembered(tables.answers), Remembered(tables.lead))
