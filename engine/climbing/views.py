"""The knowledge of a seat in a climbing game: what everybody sees, what one seat alone knows, and the view of both.

`VisibleRound` makes these views of a round, opens its cards at the end, and knows the rights of its seats.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, cast

from typing_extensions import TypeVar

from engine.climbing.events import Dealt
from engine.climbing.rules import Exchange
from engine.climbing.state import NOBODY, ClimbingState
from engine.contract import Action, AnyView, Event, Seat, View, Zone, action

SECRET = ("pay", "give")  # verbs of the exchange


@dataclass(frozen=True, slots=True, kw_only=True)
class ClimbingPublic:
    """The facts that everybody sees, beside the pile and the seats. The removed cards follow from the rules.

    `dealt`: the size of each hand. `paid`, `given`: the low and the high seats that have done their part of the
    exchange. `must_pass`: the seats that were caught with One Card and must pass. In games where that can happen,
    `turned`: the lowest rank is the highest now; `locked`: the suits that alone may follow, "" where any may;
    `min_run`: how long a run must be.
    """

    dealt: tuple[int, ...]
    paid: tuple[int, ...]
    given: tuple[int, ...]
    must_pass: tuple[int, ...]
    turned: bool = False
    locked: str = ""
    min_run: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ClimbingPrivate:
    """The facts that one seat alone knows beside its hand. `exchange`: its own, with its cards; None where it has none.

    `reveals`: by the text of each answer of its own that would show cards to all, these cards.
    """

    exchange: Exchange | None
    reveals: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


Public_co = TypeVar("Public_co", covariant=True, bound=ClimbingPublic, default=ClimbingPublic)
Private_co = TypeVar("Private_co", covariant=True, bound=ClimbingPrivate, default=ClimbingPrivate)
Public = TypeVar("Public", bound=ClimbingPublic)


@dataclass(frozen=True, slots=True)
class Laid:
    """A play that lies open: the seat that laid it, its rank, size and cards, and its `shape`, as a `Play` has it."""

    seat: int
    rank: str
    size: int
    cards: tuple[str, ...]
    shape: str = "set"


@dataclass(frozen=True, slots=True)
class ClimbingSeat(Seat):
    """The part of one seat that everybody sees; "out": no cards left.

    `place`: 0 = first out. `passed`: passed since the top play. `one_card`: known to hold exactly one card.
    """

    title: str | None = None
    place: int | None = None
    passed: bool = False
    one_card: bool = False


@dataclass(frozen=True, slots=True)
class ClimbingView(View[Public_co, Private_co], Generic[Public_co, Private_co]):
    """`trick` counts from 1, `piled` how often the pile has changed in it; `pile`: the plays that lie there. `log`: the
    actions that this viewer saw, as it saw them, with their seats: all but what is paid and given.
    """

    seats: tuple[ClimbingSeat, ...]
    trick: int = 1
    piled: int = 0
    pile: tuple[Laid, ...] = ()
    log: tuple[tuple[int, str], ...] = ()

    @property
    def turned(self) -> bool:
        """True if the lowest rank is the highest now, in a game where that can happen."""
        return self.public.turned

    @property
    def min_run(self) -> int:
        """The number of cards that a run must have, in a game that has runs."""
        return self.public.min_run

    @property
    def owner(self) -> int | None:
        """The seat whose play lies on top; None on an empty pile."""
        return self.pile[-1].seat if self.pile else None

    @property
    def owner_close(self) -> bool:
        """True if the owner of the top play is out by it, or is known to hold one card."""
        return self.owner is not None and (self.seats[self.owner].one_card or self.seats[self.owner].place is not None)

    @property
    def own(self) -> Private_co:
        """The facts that the viewer's seat alone knows. ValueError for a spectator, who has no seat."""
        if self.private is None:
            raise ValueError("a spectator has no seat")
        return self.private

    @property
    def exchange(self) -> Exchange | None:
        """The viewer's own exchange, with its cards; None for a spectator, and where the seat has none."""
        return self.private.exchange if self.private else None

    @property
    def own_exchange(self) -> Exchange:
        """The viewer's own exchange. ValueError for a viewer without one."""
        if self.exchange is None:
            raise ValueError("this seat has nobody to exchange cards with")
        return self.exchange


def climbing(view: AnyView) -> ClimbingView:
    """The view with what climbing games add to it. Raises TypeError for the view of another game."""
    if not isinstance(view, ClimbingView):
        raise TypeError(f"{view.game} is no climbing game")
    return view


def climbing_as(view: AnyView, kind: type[Public]) -> ClimbingView[Public, Any]:
    """The view of a climbing game that states what everybody sees in this type. Raises TypeError for another."""
    if not isinstance(climbing(view).public, kind):
        raise TypeError(f"this is the view of another game: {view.game}")
    return cast("ClimbingView[Public, Any]", view)


class VisibleRound(ClimbingState):
    """A round as its seats and spectators see it."""

    __slots__ = ()

    def redact_log(self, seat: int | None) -> tuple[tuple[int, str], ...]:
        """The log as `seat` remembers it (None: a spectator): all but what is paid and given, which is between two."""
        return tuple((at, action.text) for at, action in self.log if action.verb not in SECRET)

    @property
    def opening(self) -> tuple[Event, ...]:
        """The events before the first action: the hands dealt, the taxes paid."""
        hands = self._dealt_hands()
        return (*(Dealt(seat, len(hand), hand) for seat, hand in enumerate(hands)), *self._first_events)

    def revealed_zones(self) -> tuple[Zone, ...]:
        """Every hand as it was dealt: no card of a climbing game stays closed."""
        return tuple(Zone("dealt", seat, hand, len(hand)) for seat, hand in enumerate(self._dealt_hands()))

    def rights(self, seat: int) -> tuple[Action, ...]:
        """Leave; and with one_card: manual, call one's own single card, or try to catch anybody not yet announced."""
        if self.result is not None or seat < 0 or not self._in >> seat & 1 or seat in self._leaving:
            return ()
        rights: tuple[Action, ...] = (action("leave"),)
        if self._one_card == "manual" and self._turn != NOBODY:
            if seat in self._silent:
                rights += (action("call"),)
            open_to_doubt = self._in & ~self._announced & ~(1 << seat)
            rights += tuple(action("catch", whom=at) for at in range(len(self.dealt)) if open_to_doubt >> at & 1)
        return rights

    def revealed(self, seat: int, position: int) -> bool:
        return False  # no choice is sealed in these games

    @property
    def public(self) -> ClimbingPublic:
        """The facts that everybody sees, put together when a view is asked for: a search that plays on pays nothing."""
        return ClimbingPublic(
            dealt=self.dealt,
            paid=tuple(pair.low for pair in self.exchanges),
            given=tuple(pair.high for pair in self.exchanges if pair.returned is not None),
            must_pass=tuple(filter(self.must_pass, range(len(self.dealt)))),
        )

    def private(self, seat: int) -> ClimbingPrivate:
        """The facts that this seat alone knows beside its hand."""
        return ClimbingPrivate(exchange=self.exchange(seat))

    def view(self, seat: int | None) -> ClimbingView:
        """All that `seat` may know, or a spectator (None)."""
        pile, gone = self.laid()
        return ClimbingView(
            game=self.rules.GAME,
            seat=seat,
            standing=self.standing,
            phase="over" if self.result else "play" if self._turn >= 0 else "tax",
            position=self.position,
            trick=self.trick,
            piled=self.piled(),
            seats=self._seats(),
            zones=(*self._zones(seat), Zone("discards", cards=self.sorted(gone), count=len(gone))),
            pile=tuple(Laid(at, play.rank, play.size, play.cards, play.shape) for at, play in pile),
            log=self.redact_log(seat),
            decisions=tuple(decision for decision in self.pending if decision.seat == seat),
            rights=() if seat is None else self.rights(seat),
            public=self.public,
            private=None if seat is None else self.private(seat),
        )

    def _seats(self) -> tuple[ClimbingSeat, ...]:
        titles = self.rules.titles(self.standing)
        passed = self.passed()
        waited = {decision.seat for decision in self.pending if decision.open}
        return tuple(
            ClimbingSeat(
                title=titles[seat],
                status="left" if seat in self.left else "in" if self._in >> seat & 1 else "out",
                place=self.finish.index(seat) if seat in self.finish else None,
                waited=seat in waited,
                passed=seat in passed,
                one_card=bool(self._announced & self._in & 1 << seat),
            )
            for seat in range(len(self.dealt))
        )

    def _out(self) -> tuple[int, ...]:
        """The seats that have no cards left. The last seat of a round that is over still has its cards."""
        return self.finish if self.result is None else self.finish[:-1]

    def _zones(self, seat: int | None) -> tuple[Zone, ...]:
        """One zone for each hand. Of another seat's hand everybody knows if it is a single announced card; with
        `show_counts` its size is public, too (TAH-5).
        """
        zones = []
        for at in range(len(self.dealt)):
            hand = self.hand(at)
            single = bool(self._announced & self._in & 1 << at)
            public = len(hand) if self.rules.show_counts or single else None
            if at in self.left or at in self._out():
                public = 0
            own = Zone("hand", at, cards=hand, count=len(hand))
            zones.append(own if at == seat else Zone("hand", at, count=public))
        return tuple(zones)
