"""The field of a deal as a chart shows it, as values. Pure."""

from typing import NamedTuple


class Bar(NamedTuple):
    """A line of the chart: the outcomes that it stands for, who of those that are named made one of them, and whether
    the viewer is one of these.
    """

    label: str
    people: int
    whose: tuple[str, ...]
    own: bool


class Field(NamedTuple):
    """The chart of a deal."""

    title: str
    bars: tuple[Bar, ...]
