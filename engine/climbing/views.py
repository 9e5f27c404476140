"""What a seat of a climbing game knows.

A view's memory: `dealt`, the size of each hand; `log`, the actions that everybody saw, with their seats (all but what
is paid and given); `paid`, `given`, the low and the high seats that have done their part of the exchange; `exchange`,
this seat's own, with its cards; `must_pass`, the seats that were caught with One Card and must pass. A game adds what
else it needs (`ClimbingRound.memory`). The removed cards follow from the rules.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.contract import Seat, View, Zone

if TYPE_CHECKING:
    from engine.climbing.round import ClimbingRound


@dataclass(frozen=True, slots=True)
class Laid:
    """One play lying open: who laid it, and what it counts as. `shape`: what answers what, in the game's words."""

    seat: int
    rank: str
    size: int
    cards: tuple[str, ...]
    shape: str = "set"


@dataclass(frozen=True, slots=True)
class ClimbingSeat(Seat):
    """What everybody sees of one seat; "out": no cards left.

    `place`: 0 = first out. `passed`: passed since the top play. `one_card`: known to hold exactly one card.
    """

    title: str | None = None
    place: int | None = None
    passed: bool = False
    one_card: bool = False


@dataclass(frozen=True, slots=True)
class ClimbingView(View):
    """`trick` counts from 1, `piled` how often the pile has changed in it; `pile`: the plays that lie there."""

    seats: tuple[ClimbingSeat, ...]
    trick: int = 1
    piled: int = 0
    pile: tuple[Laid, ...] = ()

    @property
    def owner(self) -> int | None:
        """Whose play lies on top; None on an empty pile."""
        return self.pile[-1].seat if self.pile else None

    @property
    def owner_close(self) -> bool:
        """Whether the owner of the top play is out by it, or known to hold one card."""
        return self.owner is not None and (self.seats[self.owner].one_card or self.seats[self.owner].place is not None)


def climbing(view: View) -> ClimbingView:
    """The view with what climbing games add to it. Raises TypeError for the view of another game."""
    if not isinstance(view, ClimbingView):
        raise TypeError(f"{view.game} is no climbing game")
    return view


def view(state: "ClimbingRound", seat: int | None) -> ClimbingView:
    """All that `seat` (None: a spectator) may know or remember."""
    phase = "over" if state.result else "play" if state._turn >= 0 else "tax"
    pile, gone = state.laid()
    laid = tuple(Laid(at, play.rank, play.size, play.cards, play.shape) for at, play in pile)
    own = next((pair for pair in state.exchanges if seat in (pair.high, pair.low)), None)
    return ClimbingView(
        game=state.rules.GAME,
        seat=seat,
        standing=state.standing,
        phase=phase,
        position=state.position,
        trick=state.trick,
        piled=state.piled(),
        seats=_seats(state),
        zones=(*_hands(state, seat), Zone("discards", cards=state.sorted(gone), count=len(gone))),
        pile=laid,
        decisions=tuple(decision for decision in state.pending if decision.seat == seat),
        rights=() if seat is None else state.rights(seat),
        memory={
            "dealt": state.dealt,
            "log": state.told(seat),
            "paid": tuple(pair.low for pair in state.exchanges),
            "given": tuple(pair.high for pair in state.exchanges if pair.returned is not None),
            "exchange": own and (own.high, own.low, own.paid, own.returned),
            "must_pass": tuple(at for at in range(len(state.dealt)) if state._penalty >> at & 1),
            **state.memory(seat),
        },
    )


def _seats(state: "ClimbingRound") -> tuple[ClimbingSeat, ...]:
    titles = state.rules.titles(state.standing)
    passed = state.passed()
    waited = {decision.seat for decision in state.pending if decision.open}
    return tuple(
        ClimbingSeat(
            title=titles[seat],
            status="left" if seat in state.left else "in" if state._in >> seat & 1 else "out",
            place=state.finish.index(seat) if seat in state.finish else None,
            waited=seat in waited,
            passed=seat in passed,
            one_card=bool(state._announced & state._in & 1 << seat),
        )
        for seat in range(len(state.dealt))
    )


def _hands(state: "ClimbingRound", seat: int | None) -> tuple[Zone, ...]:
    """One zone a seat. How many cards another holds is "one" or "more than one", but with `show_counts` a number
    (A.5).
    """
    zones = []
    for at in range(len(state.dealt)):
        hand = state.hand(at)
        single = bool(state._announced & state._in & 1 << at)
        public = len(hand) if state.rules.show_counts or single else None
        if at in state.left or at in state.finish[: len(state.finish) - (state.result is not None)]:
            public = 0
        zones.append(Zone("hand", at, cards=hand, count=len(hand)) if at == seat else Zone("hand", at, count=public))
    return tuple(zones)
