"""Events: what happened, in the past tense, with its consequences."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar, Self


@dataclass(frozen=True, slots=True)
class Event:
    """What happened. A game's events are small frozen dataclasses of this kind; they may be shared and reused.

    `SECRET` maps each secret field to the names of the fields that hold the seats who may see it; everybody else
    sees None there. `seen_by` is the only redactor: narrator, views and the exported record all use it.
    """

    SECRET: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    def seen_by(self, seat: int | None) -> Self:
        """The event as `seat` sees it; None is a spectator."""
        hidden = {
            field: None
            for field, owners in self.SECRET.items()
            if seat is None or all(getattr(self, owner) != seat for owner in owners)
        }
        return replace(self, **hidden) if hidden else self

    @property
    def name(self) -> str:
        """The kind of event as texts and records name it: TrickTaken -> "trick-taken"."""
        return _kebab(type(self).__name__)


@cache
def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()
