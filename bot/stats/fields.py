"""The field of a deal as a chart shows it, as values. Pure."""

from typing import NamedTuple


class Bar(NamedTuple):
    """One bar: its outcomes, the number of people, the named players with one of these outcomes, and True if the viewer
    is among them.
    """

    label: str
    people: int
    whose: tuple[str, ...]
    own: bool


class Field(NamedTuple):
    """The chart of a deal."""

    title: str
    bars: tuple[Bar, ...]
