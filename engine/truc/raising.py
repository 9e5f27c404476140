"""The stake of a round, and the right to raise it (TRU-6 to TRU-8)."""

from dataclasses import dataclass, replace
from typing import NamedTuple, Self

from engine.contract import Illegal
from engine.truc.places import right, team

TRUC, RETRUC = "truc", "retruc"
CALLS = (TRUC, RETRUC)
MOST = 3
PROPOSES = {TRUC: 2, RETRUC: MOST}


class Call(NamedTuple):
    """A call that waits for its answer."""

    seat: int
    name: str

    @property
    def responder(self) -> int:
        """The seat that answers: the caller's right-hand neighbour, an opponent."""
        return right(self.seat)

    @property
    def stake(self) -> int:
        """The stake that the call proposes."""
        return PROPOSES[self.name]


@dataclass(frozen=True, slots=True)
class Raising:
    """The `stake` in force, the team that called truc (`raiser`), the call that is yet to be answered (`pending`).

    `closed`: a team has eleven, so nothing is raised; `brink` is that score.
    """

    stake: int = 1
    raiser: int | None = None
    pending: Call | None = None
    closed: bool = False
    brink: int = 0

    def call(self, side: int) -> str | None:
        """The call that a seat of this team may make on its turn; None if there is none."""
        return next((name for name in CALLS if self.refusal(name, side) is None), None)

    def refusal(self, name: str, side: int) -> Illegal | None:
        """The first reason, in the order of the rules, why a team may not call this; None where it may."""
        if self.closed:
            return Illegal("tru_eleven", score=self.brink)
        if self.stake == MOST:
            return Illegal("tru_max")
        if name == TRUC and self.stake > 1:
            return Illegal("tru_already", stake=self.stake)
        if name == RETRUC and self.stake == 1:
            return Illegal("tru_no_truc")
        return Illegal("tru_own_raise") if name == RETRUC and self.raiser == side else None

    def called(self, seat: int, name: str) -> Self:
        """A seat has called, and is to be answered."""
        return replace(self, pending=Call(seat, name))

    def accepted(self) -> Self:
        """The call that was pending is in force."""
        if self.pending is None:
            raise ValueError("nothing was called")
        raiser = team(self.pending.seat) if self.pending.name == TRUC else self.raiser
        return replace(self, stake=self.pending.stake, raiser=raiser, pending=None)
