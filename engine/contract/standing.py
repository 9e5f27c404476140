"""The standing: what lasts from round to round, in every game."""

from pydantic import BaseModel, ConfigDict


class Standing(BaseModel):
    """What lasts from round to round.

    `order`: the players' keys, seat 0 first. `round` counts from 1. `dealer` is a seat.
    `drawn`: the ranks of this round come from a draw, not from a finished round. `scores`, `chips`: per seat, in games
    that keep them.
    """

    model_config = ConfigDict(frozen=True)

    order: tuple[str, ...]
    round: int = 1
    dealer: int = 0
    drawn: bool = False
    scores: tuple[int, ...] = ()
    chips: tuple[int, ...] = ()
