"""The standing: the facts that last from round to round, in every game."""

from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, model_validator

OLDER = ("drawn",)  # fields that `Standing` once had, and that a game carries now


class Carried(BaseModel):
    """The facts that a game takes from round to round beside those of every `Standing`. A game states its own as the
    fields of a subclass: `Standing(carried=ItsCarried(…).dump())` writes them, `standing.carried_as(ItsCarried)` reads
    them. Their names and forms are those of stored rounds, so a new field has a default.

    `retired`: the seats that are played on although their players have left for good, and cannot win.
    """

    model_config = ConfigDict(frozen=True)

    retired: tuple[int, ...] = ()

    def dump(self) -> dict[str, Any]:
        """The fields that have not their default values, as JSON-like data."""
        return self.model_dump(mode="json", exclude_defaults=True)


C = TypeVar("C", bound=Carried)


class Standing(BaseModel):
    """The facts that last from one round to the next.

    `order`: the players' keys, seat 0 first. `round` counts from 1. `dealer` is a seat. `scores`, `chips`, `lives`: by
    seat, in games that keep them. `out`: seats that are out of the match. `carried`: anything else that a game takes
    along, as JSON-like data; the game reads it in its own type (`carried_as`).
    """

    model_config = ConfigDict(frozen=True)

    order: tuple[str, ...]
    round: int = 1
    dealer: int = 0
    scores: tuple[int, ...] = ()
    chips: tuple[int, ...] = ()
    lives: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    carried: dict[str, Any] = {}

    @property
    def live(self) -> tuple[int, ...]:
        """The seats that are not out."""
        return tuple(seat for seat in range(len(self.order)) if seat not in self.out)

    @property
    def retired(self) -> tuple[int, ...]:
        """The seats that are played on although their players have left for good, and cannot win."""
        return self.carried_as(Carried).retired

    def carried_as(self, kind: type[C]) -> C:
        """The facts that a game carries, in its own type. Raises ValidationError where one is missing."""
        return kind.model_validate(self.carried)

    @model_validator(mode="before")
    @classmethod
    def _older(cls, data: Any) -> Any:
        """Read a standing of an older record, which has fields that are now in `carried`."""
        if not isinstance(data, dict) or not any(name in data for name in OLDER):
            return data
        carried = {name: data[name] for name in OLDER if data.get(name)}
        return {name: value for name, value in data.items() if name not in OLDER} | (
            {"carried": carried} if carried else {}
        )
