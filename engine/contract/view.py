"""Views: all that one seat, or a spectator, may know or remember, in neutral terms. Plain data; it may travel."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.contract.action import Action
from engine.contract.decision import Decision
from engine.contract.standing import Standing

Counters = Mapping[str, int | str]


@dataclass(frozen=True, slots=True)
class Zone:
    """Cards lying together: "hand" (with its owner), "pile", "discards", "stock", "table", "board", "widow", "chain"…

    `cards`: the tokens, in the order in which they lie (a hand: low to high), where this viewer knows them, else None.
    `count`: how many, where that is public. `columns`: the zone is a grid of so many columns, its cards row by row, ""
    an empty cell.
    """

    name: str
    owner: int | None = None
    cards: tuple[str, ...] | None = None
    count: int | None = None
    columns: int | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """What everybody sees of one seat.

    `status`: "in", "out" (done with this round) or "left". `waited`: openly waited for. `answered`: has given
    a sealed answer, which nobody sees yet. `retired`: its player has left for good, and it is played on. `team`: the
    number of its side, where there are sides. `counters`: whatever else is public of it, by name (score, chips, bid…).
    """

    status: str = "in"
    waited: bool = False
    answered: bool = False
    retired: bool = False
    team: int | None = None
    counters: Counters = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class View:
    """What `seat` (None: a spectator) knows. Generic screens draw any view; `rules.resample` rebuilds a world from it.

    `phase` is the game's word for what is going on ("tax", "play", "over"). `position` counts the accepted actions that
    changed what everybody plays on: a button that was drawn at another position is stale.
    `counters`: public numbers of the whole table (stake, total, trick).
    `decisions` and `rights` are this seat's own. `memory` is what else the game needs remembered, as JSON-like data.
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
    decisions: tuple[Decision, ...] = ()
    rights: tuple[Action, ...] = ()
    memory: Mapping[str, Any] = field(default_factory=dict)

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
