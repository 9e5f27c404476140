"""Ratings for many players: Plackett–Luce, by openskill. A table of people is rated among themselves."""

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

MODEL = PlackettLuce()


class Rating(NamedTuple):
    """What is believed of a player's strength: a normal distribution."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a round finished at these places; equal ones are a draw. One player alone stays as they are."""
    if len(before) < 2:
        return list(before)
    teams = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(one.mu, one.sigma) for (one,) in after]
