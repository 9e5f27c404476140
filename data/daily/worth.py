"""The worth of a deal, and of a set, to somebody: pure functions of the results of everybody."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from data.daily.records import Ghost
from engine.contract import Outcome
from engine.daily import Field, set_score, share, together, without

Fields = Sequence[Mapping[Outcome, int]]  # by deal, how many people made what of it
Ghosts = Sequence[Sequence[Ghost]]  # by deal


class Worth(NamedTuple):
    """The result that a person `made` of a deal, and the `field` of everybody who has played it, computer players
    included. `counted`: True if the person is in the field. `final`: True if nobody joins the field any more.
    """

    made: Outcome
    field: Field
    ghosts: Sequence[Ghost]
    counted: bool
    final: bool

    @property
    def share(self) -> Fraction:
        """The share of all others that the person has beaten."""
        return share(self.made, without(self.made, self.field) if self.counted else self.field)


def field_of(fields: Fields, ghosts: Ghosts, deal: int) -> Field:
    """Everybody who has played a deal, numbered from 1: people, and computer players. Computer players whose answers
    were the same count as one.
    """
    haunted: dict[Outcome, int] = {}
    for ghost in ghosts[deal - 1] if len(ghosts) >= deal else ():
        haunted[ghost.outcome] = haunted.get(ghost.outcome, 0) + 1
    return together(fields[deal - 1], haunted)


def worth_of(made: Outcome, fields: Fields, ghosts: Ghosts, deal: int, *, final: bool, counted: bool = True) -> Worth:
    """The worth of a deal, numbered from 1, to somebody with this result."""
    own = ghosts[deal - 1] if len(ghosts) >= deal else ()
    return Worth(made, field_of(fields, ghosts, deal), own, counted, final)


def share_of(made: Outcome, fields: Fields, ghosts: Ghosts, deal: int) -> Fraction:
    """The share of all others that a person has beaten with this result, which is in the field itself."""
    return share(made, without(made, field_of(fields, ghosts, deal)))


def score_of(outcomes: Sequence[Outcome], fields: Fields, ghosts: Ghosts) -> Fraction:
    """The worth of these deals of a set, from the first on."""
    return set_score([share_of(made, fields, ghosts, deal) for deal, made in enumerate(outcomes, 1)])
