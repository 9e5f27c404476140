"""The state of a game of Indian Chief: what everybody sees of it, what lies closed, and what one seat alone knows."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple, Self

from engine.cards.hands import Cards, FaceDown, put, without
from engine.cards.packs import in_hand_order
from engine.contract import Action, View

Sheet = Mapping[str, int]  # category -> points, in the order in which they were filled; never changed


class Laid(NamedTuple):
    """The category of a meld, and what it scored."""

    category: str
    points: int


class Theft(NamedTuple):
    """A card that went from the meld of one seat into the hand of another."""

    thief: int
    victim: int
    card: str


@dataclass(frozen=True, slots=True)
class IndianChiefPublic:
    """The part of a game that everybody sees.

    `melds`: what lies before each seat once all are revealed, less what was stolen. `known`: the cards of each hand
    that everybody knows to be there (IND-R15). `laid`: by seat, the meld of this turn as it was scored, None before all
    are revealed. `sheets`: by seat, where they are open, else empty. `turn` counts from 1. `groups`: thieves who are
    still to act, the next group first. `thefts`: those of this turn. `returned`: the cards that went back into the stub
    with the last refill. `shown`: every card that has been laid, once.
    """

    melds: tuple[Cards, ...]
    known: tuple[Cards, ...]
    laid: tuple[Laid | None, ...]
    sheets: tuple[Sheet, ...] = ()
    turn: int = 1
    groups: tuple[tuple[int, ...], ...] = ()
    thefts: tuple[Theft, ...] = ()
    returned: Cards = ()
    shown: Cards = ()

    @classmethod
    def dealt(cls, players: int, sheets: tuple[Sheet, ...]) -> Self:
        """The state before the first turn. `sheets`: empty ones where they are open."""
        return cls(((),) * players, ((),) * players, (None,) * players, sheets)

    def laying(self, seat: int, meld: Cards, laid: Laid) -> Self:
        """The same after a meld is scored."""
        return replace(
            self,
            known=put(self.known, seat, without(self.known[seat], *meld)),
            laid=put(self.laid, seat, laid),
            shown=tuple(dict.fromkeys((*self.shown, *meld))),
        )

    def stealing(self, theft: Theft) -> Self:
        """The same after a theft."""
        thief, victim, card = theft
        return replace(
            self,
            melds=put(self.melds, victim, without(self.melds[victim], card)),
            known=put(self.known, thief, in_hand_order((*self.known[thief], card))),
            thefts=(*self.thefts, theft),
        )


@dataclass(frozen=True, slots=True)
class IndianChiefHidden(FaceDown):
    """The cards and choices that lie closed. The stock is the stub; `luck` shuffles it. `chosen`: by seat, the
    meld or theft that is sealed so far. `sheets`: by seat, where they are not open.
    """

    chosen: tuple[Action | None, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    luck: bytes = b""


@dataclass(frozen=True, slots=True)
class IndianChiefPrivate:
    """A seat's own choice, while it is sealed, and its sheet, where it is not open."""

    chosen: Action | None
    sheet: Sheet | None


IndianChiefView = View[IndianChiefPublic, IndianChiefPrivate]


def sheet_in(view: IndianChiefView, seat: int) -> Sheet | None:
    """The sheet of a seat; None where it is hidden from the viewer."""
    if view.public.sheets:
        return view.public.sheets[seat]
    return view.private.sheet if view.private and seat == view.seat else None


def own_sheet(view: IndianChiefView) -> Sheet:
    """The viewer's sheet. ValueError for a spectator, who has none."""
    sheet = sheet_in(view, view.own_seat)
    if sheet is None:
        raise ValueError("a seat always sees its own sheet")
    return sheet
