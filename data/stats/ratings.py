"""Ratings for many players: Plackett–Luce, by openskill. A table of people is rated among themselves."""

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

MODEL = PlackettLuce()


class Rating(NamedTuple):
    """The belief about a player's strength: a normal distribution."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma


def rated(before: Sequence[Rating], places: Sequence[int], sides: Sequence[int | None] = ()) -> list[Rating]:
    """The ratings after a round finished at these places; equal ones are a draw.

    `sides`: the side of each player, None for one who plays alone, as all do where nothing is said. A side is rated as
    one player, the mean of its members, however many of them are rated; each of them then moves as it does. Of a single
    player, or a single side, nothing is proved.
    """
    members: dict[tuple[bool, int], list[int]] = {}
    for at, side in enumerate(sides or [None] * len(before)):
        members.setdefault((True, at) if side is None else (False, side), []).append(at)
    if len(members) < 2:
        return list(before)
    after = list(before)
    means = [Rating(*map(fmean, zip(*(before[at] for at in one), strict=True))) for one in members.values()]
    teams = [[MODEL.rating(mu=mean.mu, sigma=mean.sigma)] for mean in means]
    found = MODEL.rate(teams, ranks=[float(min(places[at] for at in one)) for one in members.values()])
    for one, mean, (new,) in zip(members.values(), means, found, strict=True):
        for at in one:
            mu, sigma = before[at]
            after[at] = Rating(mu + new.mu - mean.mu, sigma * new.sigma / mean.sigma)
    return after
