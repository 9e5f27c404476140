"""The standing: the facts that last from round to round, in every game."""

from typing import Any

from pydantic import BaseModel, ConfigDict, model_validator

OLDER = ("drawn",)  # fields of their own once, which a game now carries


class Standing(BaseModel):
    """The facts that last from one round to the next.

    `order`: the players' keys, seat 0 first. `round` counts from 1. `dealer` is a seat. `scores`, `chips`, `lives`: by
    seat, in games that keep them. `out`: seats that are out of the match. `carried`: anything else that a game takes
    along, as JSON-like data under names of its own.
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
        """The seats that are played on although their players have left for good, and cannot win; carried by games
        that know such seats.
        """
        return tuple(self.carried.get("retired", ()))

    @model_validator(mode="before")
    @classmethod
    def _older(cls, data: Any) -> Any:
        """Standings of older records have what games carry beside the rest."""
        if not isinstance(data, dict) or not any(name in data for name in OLDER):
            return data
        carried = {name: data[name] for name in OLDER if data.get(name)}
        return {name: value for name, value in data.items() if name not in OLDER} | (
            {"carried": carried} if carried else {}
        )
