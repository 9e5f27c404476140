"""The knowledge of a seat in a climbing game: what everybody sees, what one seat alone knows, and the view of both."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, cast

from typing_extensions import TypeVar

from engine.climbing.taxes import Exchange
from engine.contract import AnyView, Seat, View


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
