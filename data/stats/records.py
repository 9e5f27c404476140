"""The values that statistics are read as: lines of a board, the portrait of a person, rounds of theirs. Frozen."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from data.stats.player_stats import Figures
from data.stats.ratings import Rating


class Known(BaseModel):
    """A person of a server. `hidden`: known to have left it. `checked`: when that was last looked at."""

    model_config = ConfigDict(frozen=True)

    name: str
    hidden: bool
    checked: float


By = Literal["misery", "wins"]  # by what a board is sorted


class Line(BaseModel):
    """A person on a board. `place` counts from 1 and is shared by equals. `misery` is a logarithm. `rating`: on boards
    of wins alone.
    """

    model_config = ConfigDict(frozen=True)

    user: int
    name: str
    title: str | None
    misery: float
    rounds: int
    wins: int = 0
    rating: Rating | None = None
    place: int


class Page(BaseModel):
    """Some lines of a board, the most miserable first, or those with the most wins. `number` counts from 0; `total`:
    lines on all pages; `own`: the line of the viewer, None without a round.
    """

    model_config = ConfigDict(frozen=True)

    lines: tuple[Line, ...]
    number: int
    total: int
    own: Line | None


class Rival(BaseModel):
    """A person with whom another one had to do, and over how many cards of tax."""

    model_config = ConfigDict(frozen=True)

    name: str
    cards: int


class Portrait(BaseModel):
    """The figures of a person. `titles`: how often which one was earned, the most frequent first. `nemesis`: who took
    the most cards of tax from them, `benefactor`: who paid them the most. `places`: how often which place, 0 the best.
    `sizes`: how often they came in first, and of how many rounds, by how many played. `games`: how many rounds of each
    game, or matches, the most first. `trophies`: how often they came first, second and third in its tournaments.
    """

    model_config = ConfigDict(frozen=True)

    figures: Figures
    titles: dict[str, int]
    rating: Rating
    nemesis: Rival | None
    benefactor: Rival | None
    places: dict[int, int] = {}
    sizes: dict[int, tuple[int, int]] = {}
    games: dict[str, int] = {}
    trophies: dict[int, int] = {}


class Met(BaseModel):
    """The record of one person against another: ranked rounds together, or matches, and in how many they came in ahead
    of the other, or behind. Partners come in together.
    """

    model_config = ConfigDict(frozen=True)

    rounds: int
    ahead: int
    behind: int


class Tally(BaseModel):
    """The number of times that a person came in first and last in some ranked rounds of a game, or matches."""

    model_config = ConfigDict(frozen=True)

    game: str
    user: int
    name: str
    rounds: int
    firsts: int
    lasts: int


class Achievement(BaseModel):
    """An achievement of a person: its name, in which game, and when."""

    model_config = ConfigDict(frozen=True)

    name: str
    game: str
    at: float


class Step(BaseModel):
    """A ranked round of a person. `misery`: the logarithm of the lifetime index after it; `place` 0 is the first out.
    `unbroken`: whether streaks go on (MIS-4), as their round before is its table's ranked round before.
    """

    model_config = ConfigDict(frozen=True)

    misery: float
    place: int
    players: int
    unbroken: bool
