"""The values of the chart that shows what somebody could expect at each of their decisions in a round. Pure."""

from typing import NamedTuple


class Expectation(NamedTuple):
    """A decision, by its number in the walk, from 1. `value`: the result that could be expected after the answer, as it
    is told, from 0 to 100. `lost`: how much more the best answer was worth.
    """

    number: int
    value: int
    lost: int
