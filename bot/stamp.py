"""The moment at which a screen was drawn, by which a press on an old one is recognised."""

from typing import NamedTuple


class Stamp(NamedTuple):
    """The moment at which a screen was drawn: in which round (or at whatever else the screen counts), and at which
    position of it.
    """

    round: int = 0
    position: int = 0
