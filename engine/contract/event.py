"""Events: the things that happened, in the past tense, with their consequences."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar, Self

BUT = "!"  # the sign before the name of a field of SECRET: everybody but the seats in it

#: The names of fields that hold seats, one or several: screens tell them as people, and any other number as a number.
SEAT_FIELDS = frozenset(
    {"seat", "seats", "by", "whom", "to", "owner", "leader", "next", "dealer", "payer", "receiver", "team", "winner"}
    | {"winners", "loser", "losers", "victim"}
)


@dataclass(frozen=True, slots=True)
class Event:
    """A thing that happened. A game's events are small frozen dataclasses of this kind; they may be shared and reused.
    Fields that hold seats are named as `SEAT_FIELDS` says.

    `SECRET` maps each secret field to the names of the fields that say who may see it; everybody else sees None there.
    Such a field holds a seat or several ("seat", "team"); with "!" before its name it holds the seats that may *not*
    see it, while everybody else may, spectators too. `seen_by` is the only redactor: narrator, views and the exported
    record all use it.
    """

    SECRET: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    def seen_by(self, seat: int | None) -> Self:
        """The event as `seat` sees it; None is a spectator."""
        hidden = {
            field: None for field, owners in self.SECRET.items() if not any(self._may_see(seat, one) for one in owners)
        }
        return replace(self, **hidden) if hidden else self

    def _may_see(self, seat: int | None, owner: str) -> bool:
        if owner.startswith(BUT):
            return seat not in set(self._seats(owner.removeprefix(BUT)))
        return seat is not None and seat in set(self._seats(owner))

    def _seats(self, field: str) -> Iterator[int]:
        """The seats that a field holds: none, one or several."""
        held = getattr(self, field)
        yield from () if held is None else (held,) if isinstance(held, int) else held

    @property
    def name(self) -> str:
        """The kind of event as texts and records name it: TrickTaken -> "trick-taken"."""
        return _kebab(type(self).__name__)


@cache
def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()
