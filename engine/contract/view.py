"""Views: all that one seat, or a spectator, may know or remember, in neutral terms. Plain data; it may travel."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeAlias

from typing_extensions import TypeVar

from engine.contract.action import Action
from engine.contract.decision import Decision
from engine.contract.result import Result
from engine.contract.standing import Standing

Counters = Mapping[str, int | str]
Public_co = TypeVar("Public_co", covariant=True, default=object)
Private_co = TypeVar("Private_co", covariant=True, default=object)


@dataclass(frozen=True, slots=True)
class Zone:
    """Cards lying together: "hand" (with its owner), "pile", "discards", "stock", "table", "board", "widow", "chain"…

    `cards`: the tokens, in the order in which they lie (a hand: low to high), if this viewer knows them, else None.
    `count`: their number, if that is public. `columns`: if not None, the zone is a grid with this number of columns,
    its cards row by row, "" for an empty cell. `side`: the number of the side that they belong to, where they are
    those of partners.
    """

    name: str
    owner: int | None = None
    cards: tuple[str, ...] | None = None
    count: int | None = None
    columns: int | None = None
    side: int | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """The part of one seat that everybody sees.

    `status`: "in", "out" (done with this round) or "left". `waited`: openly waited for. `answered`: has given a sealed
    answer, which nobody sees yet. `retired`: its player has left for good, and it is played on. `team`: the number of
    its side, where there are sides. `counters`: its other public numbers, by name (score, chips, bid…).
    """

    status: str = "in"
    waited: bool = False
    answered: bool = False
    retired: bool = False
    team: int | None = None
    counters: Counters = field(default_factory=dict)


class Heard(NamedTuple):
    """A ready-made word that the partner of a view's seat has said to it. `name`: as in the game's own list of them.
    `held`: the number of cards that the partner held then.
    """

    name: str
    held: int


@dataclass(frozen=True, slots=True)
class View(Generic[Public_co, Private_co]):
    """The knowledge of `seat` (None: of a spectator). Generic screens draw any view; `rules.resample` rebuilds a world
    from it.

    `phase` is the game's word for what is going on ("tax", "play", "over"). `position` counts the accepted actions that
    changed what everybody plays on: a button that was drawn at another position is stale.
    `counters`: public numbers of the whole table (stake, total, trick). `sides`: those of each side, in games with
    partners, by the side's number (`Seat.team`): a score that partners share stands there once, and not at a seat.
    `decisions` and `rights` are this seat's own. `result`: how the round ended, once it is over.
    `public` is the part of the state that everybody sees, in the game's own type; `private` the part that this seat
    alone knows beside its hand, None where there is none. A game's own code takes a `View[ItsPublic]`, so that the type
    checker knows every field; of a plain `View` it can read none of them.
    `heard`: what the seat's partner has said to it in this round, the oldest first. No state has it: a table adds it
    for a computer player whose partner is a person.
    A family of games may extend this class with fields of its own.
    """

    game: str
    seat: int | None
    standing: Standing
    phase: str
    position: int
    seats: tuple[Seat, ...]
    zones: tuple[Zone, ...]
    counters: Counters = field(default_factory=dict)
    sides: tuple[Counters, ...] = ()
    decisions: tuple[Decision, ...] = ()
    rights: tuple[Action, ...] = ()
    result: Result | None = None
    public: Public_co = field(kw_only=True)
    private: Private_co | None = None
    heard: tuple[Heard, ...] = ()

    @property
    def own_seat(self) -> int:
        """The viewer's seat. ValueError for a spectator, who has none."""
        if self.seat is None:
            raise ValueError("a spectator has no seat")
        return self.seat

    def zone(self, name: str, owner: int | None = None) -> Zone:
        """The zone of that name and owner. KeyError when the game has none."""
        for zone in self.zones:
            if zone.name == name and zone.owner == owner:
                return zone
        raise KeyError((name, owner))

    @property
    def hand(self) -> tuple[str, ...]:
        """The viewer's own cards; none for a spectator, and in games without hands."""
        return next((zone.cards or () for zone in self.zones if zone.name == "hand" and zone.owner == self.seat), ())


AnyView: TypeAlias = View[Any, Any]
"""A view of whichever game, for what calls a game's own code: its policy, its search, its presenter."""
