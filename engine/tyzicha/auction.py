"""An auction in which whoever passes drops out, and every bid is one step above the last: the last seat left has it."""

from dataclasses import dataclass, replace
from typing import NamedTuple, Self


class Call(NamedTuple):
    """The call of a seat; without an amount it passed."""

    seat: int
    amount: int | None


@dataclass(frozen=True, slots=True)
class Auction:
    """The `calls` so far, oldest first.

    `order`: the seats, the first bidder first; it goes round and round. `opening`: the first bid, `step`: what every
    later one adds, `most`: where bidding ends.
    """

    order: tuple[int, ...]
    opening: int
    step: int
    most: int
    calls: tuple[Call, ...] = ()

    @property
    def high(self) -> Call | None:
        """The highest bid, which is the last one; None before anybody has bid."""
        return next((call for call in reversed(self.calls) if call.amount is not None), None)

    @property
    def live(self) -> tuple[int, ...]:
        """The seats that have not passed, in order."""
        passed = {call.seat for call in self.calls if call.amount is None}
        return tuple(seat for seat in self.order if seat not in passed)

    @property
    def winner(self) -> int | None:
        """The seat that has it: the last one left, once it has bid. None while the auction goes on."""
        return self.live[0] if self.high and len(self.live) == 1 else None

    @property
    def alone(self) -> int | None:
        """The last seat, if all others have passed and nobody has bid, else None. The game says what it must do."""
        return self.live[0] if self.high is None and len(self.live) == 1 else None

    @property
    def turn(self) -> int | None:
        """The seat that calls next; None when the auction is over."""
        if self.winner is not None:
            return None
        at = self.order.index(self.calls[-1].seat) + 1 if self.calls else 0
        return next(seat for seat in (*self.order[at:], *self.order[:at]) if seat in self.live)

    @property
    def amount(self) -> int | None:
        """The only amount that may be bid now; None where the last bid cannot be topped."""
        if self.high is None or self.high.amount is None:
            return self.opening
        above = self.high.amount + self.step
        return above if above <= self.most else None

    def called(self, amount: int | None) -> Self:
        """The seat on turn has bid this, or passed. Raises ValueError when the auction is over."""
        if self.turn is None:
            raise ValueError("the auction is over")
        return replace(self, calls=(*self.calls, Call(self.turn, amount)))
