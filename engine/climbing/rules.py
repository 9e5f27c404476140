"""What the rules of every climbing game add to the contract: ranks, titles, taxes, who leads."""

from abc import abstractmethod
from typing import ClassVar

from engine.climbing.taxes import Tax
from engine.contract import Carried, Rules, Standing


class ClimbingCarried(Carried):
    """The facts that a climbing game carries from round to round. `drawn`: True if the ranks come from a draw, not from
    a finished round.
    """

    drawn: bool = False


DRAWN = ClimbingCarried(drawn=True).dump()


def drawn(standing: Standing) -> bool:
    """True if the ranks of this round come from a draw."""
    return standing.carried_as(ClimbingCarried).drawn


class ClimbingRules(Rules):
    """Rules of a climbing game: seats are ranks, 0 the highest."""

    NAMED_DEALER: ClassVar[bool] = True

    @abstractmethod
    def ranks(self, players: int) -> tuple[str, ...]:
        """The ranks of the cards in play, low to high."""

    @abstractmethod
    def cards(self, players: int) -> int:
        """The number of cards that are dealt to `players` players."""

    @abstractmethod
    def titles(self, standing: Standing) -> tuple[str | None, ...]:
        """Each seat's title in this round, seat 0 first; None where there is none yet."""

    @abstractmethod
    def taxed(self, standing: Standing) -> bool:
        """True if cards change hands after this deal, by the schedule."""

    @abstractmethod
    def schedule(self, players: int) -> tuple[Tax, ...]:
        """The taxes that are due after a deal for `players` players."""

    @abstractmethod
    def first_leader(self, standing: Standing) -> int:
        """The seat that leads the first trick."""


def climbing_rules(rules: Rules) -> ClimbingRules:
    """Cast the rules to those of a climbing game. Raises TypeError for those of another game."""
    if not isinstance(rules, ClimbingRules):
        raise TypeError(f"{rules.GAME} is no climbing game")
    return rules
