"""The stake of a round, and the right to raise it (TRU-6 to TRU-8)."""

from dataclasses import dataclass, replace
from typing import NamedTuple, Self

from engine.contract import Illegal
from engine.truc.places import right, team

TRUC, RETRUC = "truc", "retruc"
CALLS = (TRUC, RETRUC)
MOST = 3  # the highest stake
PROPOSES = {TRUC: 2, RETRUC: MOST}  # the stake that each call proposes


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
    """The stake of a hand and the calls that may still raise it.

    `stake`: the points in force. `raiser`: the team that called truc, once it is accepted. `pending`: the call that is
    yet to be answered. `closed`: True if a team needs one point more, so that nobody may raise (TRU-R7). `brink`: the
    score of such a team, 11 in a match to 12, which a refusal names.
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
        """A copy in which this seat's call waits for its answer."""
        return replace(self, pending=Call(seat, name))

    def accepted(self) -> Self:
        """A copy in which the pending call is in force. Raises ValueError if there is none."""
        if self.pending is None:
            raise ValueError("nothing was called")
        raiser = team(self.pending.seat) if self.pending.name == TRUC else self.raiser
        return replace(self, stake=self.pending.stake, raiser=raiser, pending=None)
