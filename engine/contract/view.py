"""Views: all that one seat, or a spectator, may know or remember, in neutral terms. Plain data; it may travel."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.contract.action import Action
from engine.contract.decision import Decision
from engine.contract.standing import Standing


@dataclass(frozen=True, slots=True)
class Zone:
    """Cards lying together: "hand" (with its owner), "pile", "discards", a stock…

    `cards`: the tokens, low to high, where this viewer knows them, else None. `count`: how many, where that is public.
    """

    name: str
    owner: int | None = None
    cards: tuple[str, ...] | None = None
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Laid:
    """One play lying open: who laid it, and what it counts as. `shape`: what answers what, in the game's words."""

    seat: int
    rank: str
    size: int
    cards: tuple[str, ...]
    shape: str = "set"


@dataclass(frozen=True, slots=True)
class Seat:
    """What everybody sees of one seat.

    `status`: "in", "out" (no cards left) or "left". `place`: 0 = first out. `waited`: openly waited for.
    `passed`: passed since the top play. `one_card`: known to hold exactly one card.
    """

    title: str | None = None
    status: str = "in"
    place: int | None = None
    waited: bool = False
    passed: bool = False
    one_card: bool = False


@dataclass(frozen=True, slots=True)
class View:
    """What `seat` (None: a spectator) knows. Generic screens draw any view; `rules.resample` rebuilds a world from it.

    `phase` is the game's word for what is going on ("tax", "play", "over"); `trick` counts from 1, `piled` how often
    the pile has changed in it.
    `decisions` and `rights` are this seat's own. `memory` is what else the game needs remembered, as JSON-like data.
    """

    game: str
    seat: int | None
    standing: Standing
    phase: str
    trick: int
    piled: int
    seats: tuple[Seat, ...]
    zones: tuple[Zone, ...]
    pile: tuple[Laid, ...] = ()
    decisions: tuple[Decision, ...] = ()
    rights: tuple[Action, ...] = ()
    memory: Mapping[str, Any] = field(default_factory=dict)

    def zone(self, name: str, owner: int | None = None) -> Zone:
        """The zone of that name and owner. KeyError when the game has none."""
        for zone in self.zones:
            if zone.name == name and zone.owner == owner:
                return zone
        raise KeyError((name, owner))
