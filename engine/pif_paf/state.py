"""The state of a hand of Pif Paf: what everybody sees of it. What lies closed, and what one seat alone knows, is stated
in `engine.cards.drawing`.

And its round of betting without side pots: no bet is ever higher than everybody can match. The limits of bets, with the
seats that keep them lower than they might be, follow from that (PIF-R1, PIF-R2, PIF-R15).
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Self

from engine.cards.drawing import DrawingPrivate, DrawingPublic
from engine.cards.hands import Cards
from engine.cards.packs import leftward
from engine.contract import Standing, View
from engine.pif_paf.rules import PifPafRules


@dataclass(frozen=True, slots=True)
class Betting:
    """`unit`: the step between levels, `cap` the highest one. `bets`: by seat, what it has put in during this round.
    `due`: who has yet to act, the next one first; nobody where the round is over.
    """

    unit: int
    cap: int
    bets: tuple[int, ...]
    due: tuple[int, ...]

    @property
    def level(self) -> int:
        """The bet that every seat has to match."""
        return max(self.bets)

    @property
    def levels(self) -> range:
        """The levels to which a seat may bet or raise."""
        return range(self.level + self.unit, self.cap + 1, self.unit)

    def owes(self, seat: int) -> int:
        """The chips that a seat has to add to stay in."""
        return self.level - self.bets[seat]

    def passed(self) -> "Betting":
        """The next seat checks, or folds."""
        return replace(self, due=self.due[1:])

    def called(self) -> "Betting":
        """The next seat matches the level."""
        return replace(self._with(self.due[0], self.level), due=self.due[1:])

    def raised(self, level: int, live: Collection[int]) -> "Betting":
        """The next seat bets or raises to this level: all other live seats have to act again."""
        seat = self.due[0]
        return replace(self._with(seat, level), due=leftward(seat, [other for other in live if other != seat]))

    def _with(self, seat: int, bet: int) -> "Betting":
        return replace(self, bets=tuple(bet if at == seat else old for at, old in enumerate(self.bets)))


def cap_of(ante: int, stacks: Sequence[int]) -> int:
    """The highest bet of a hand: as many antes as there are players, and no more than the poorest of them has left
    after the ante. `stacks`: what each seat that is dealt in has left.
    """
    return ante * min(len(stacks), min(stacks) // ante)


def cap(ante: int, standing: Standing) -> int:
    """The highest bet of the hand that this standing seats."""
    return cap_of(ante, [standing.chips[seat] - ante for seat in standing.live])


def limit(ante: int, standing: Standing) -> int:
    """The highest bet that there would be if everybody could match it."""
    return ante * len(standing.live)


def limited_by(ante: int, standing: Standing) -> tuple[int, ...]:
    """The seats for whose sake bets stop below the limit; none where they do not."""
    highest = cap(ante, standing)
    if highest == limit(ante, standing):
        return ()
    return tuple(seat for seat in standing.live if standing.chips[seat] - ante < highest + ante)


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
