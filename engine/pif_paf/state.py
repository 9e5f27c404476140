"""The state of a hand of Pif Paf: what everybody sees of it. What lies closed, and what one seat alone knows, is stated
in `engine.cards.drawing`.
"""

from dataclasses import dataclass
from typing import NamedTuple, Self

from engine.cards.drawing import DrawingPrivate, DrawingPublic
from engine.cards.hands import Cards
from engine.cards.order import leftward
from engine.contract import Standing, View
from engine.pif_paf.betting import Betting, cap
from engine.pif_paf.rules import PifPafRules


class Claim(NamedTuple):
    """The card with which another seat went out, and the seat that threw it."""

    whom: int
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PifPafPublic(DrawingPublic):
    """The part of a hand that everybody sees. `live`: the seats that have not folded. `betting`: the bets, over where
    nobody is due. `traced`: by seat, the cards of its hand that it drew from a stock that was turned over, so that
    everybody could tell which they are. `claim`: how the hand was won, where it was by a claim.
    """

    betting: Betting
    traced: tuple[Cards, ...]
    claim: Claim | None = None

    @classmethod
    def dealt(cls, rules: PifPafRules, standing: Standing) -> Self:
        """The state before the first bet, or the first turn, which are left of the dealer."""
        none: tuple[Cards, ...] = ((),) * len(standing.order)
        order, highest = leftward(standing.dealer, standing.live), cap(rules.ante, standing)
        due = order if rules.betting and highest else ()
        return cls(
            live=standing.live,
            turn=order[0],
            known=none,
            shown=none,
            betting=Betting(rules.ante, highest, (0,) * len(none), due),
            traced=none,
        )


PifPafView = View[PifPafPublic, DrawingPrivate]
