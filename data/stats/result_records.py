"""The outcome of a finished round for its people, as it is counted into the statistics. Frozen."""

from pydantic import BaseModel, ConfigDict


class Place(BaseModel):
    """A person's part in a finished round. Stewards have none.

    `seat` is the one played in, `next_seat` what the cards won it for the next round. `place` is what counts, 0 the
    first: a player who left with cards in hand (`left`) counts as last (MIS-4). `title`: what the place earned.
    `paid`, `received`: how many cards of tax, to or from the person `partner`, None where a steward sat. `steward`: one
    played the seat at the end. `won`: in games that count wins and no misery. `side`: the number of the side for which
    the person played to the end, where there are sides. `session`: the logarithm of the session's
    index of misery afterwards.
    """

    model_config = ConfigDict(frozen=True)

    user: int
    name: str
    seat: int
    next_seat: int
    place: int
    won: bool = False
    side: int | None = None
    title: str | None = None
    paid: int = 0
    received: int = 0
    partner: int | None = None
    left: bool = False
    steward: bool = False
    session: float = 0.0


class Results(BaseModel):
    """The outcome of a finished round, or match, for the people in it. `ranked`: True if it counts for ranks, ratings
    and misery. `misery`: True if it has an index, with streaks and titles; else the wins and places are all that is
    counted. `earned`: by user, the achievements that it brought them.
    """

    model_config = ConfigDict(frozen=True)

    places: tuple[Place, ...]
    ranked: bool = True
    misery: bool = True
    earned: dict[int, tuple[str, ...]] = {}
