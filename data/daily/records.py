"""The stored values of today's deals. Frozen; JSON in and out."""

from pydantic import BaseModel, ConfigDict, Field

from data.stats.months import month_of
from engine.contract import Outcome
from engine.search import Level

DAY_SECONDS = 86_400.0
GRACE_SECONDS = 600.0  # the extra time after a day for people in the middle of a deal
PRACTICE_DAYS = 30  # the number of days after its own on which a set can be played for practice
BOARD_SETS = 10  # the sets of a month that a mean needs at least to stand on a board


def day_of(now: float) -> int:
    """The day, in UTC."""
    return int(now // DAY_SECONDS)


def begins(day: int) -> float:
    """The moment at which a day begins."""
    return day * DAY_SECONDS


def closes(day: int) -> float:
    """The moment at which the sets of a day are closed."""
    return begins(day + 1) + GRACE_SECONDS


def month_of_day(day: int) -> int:
    """The month of a day, as 202611."""
    return month_of(begins(day))


class Ghost(BaseModel):
    """The result of computer players in a deal; `levels`: those whose answers were the same."""

    model_config = ConfigDict(frozen=True)

    levels: tuple[Level, ...]
    place: int
    margin: int

    @property
    def outcome(self) -> Outcome:
        return Outcome(self.place, self.margin)


class DailySet(BaseModel):
    """A set of a day, as the table `sets` has it. `ghosts`: of the first deals, as far as they are
    worked out; None where none are.
    """

    model_config = ConfigDict(frozen=True)

    day: int
    slot: int
    game: str
    rules: int
    thinks: int
    secret: bytes = Field(repr=False)
    hash: str
    ghosts: tuple[tuple[Ghost, ...], ...] | None = None
    ended: float | None = None
    closed: float | None = None


class Dealt(BaseModel):
    """A deal that was begun: its table, and its `outcome` as place and margin (None: it is not over)."""

    model_config = ConfigDict(frozen=True)

    table: int
    outcome: tuple[int, int] | None = None

    @property
    def result(self) -> Outcome | None:
        return Outcome(*self.outcome) if self.outcome else None


class Attempt(BaseModel):
    """A person's attempt at a set, as the table `attempts` has it."""

    model_config = ConfigDict(frozen=True)

    day: int
    slot: int
    user: int
    server: int
    name: str
    begun: float
    deals: tuple[Dealt, ...] = ()
    dealt: int = 0
    finished: float | None = None
    score: float | None = None

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """The results of the deals that are over."""
        return tuple(one.result for one in self.deals if one.result is not None)

    @property
    def table(self) -> int | None:
        """The table of the deal that was begun and is not over."""
        return self.deals[-1].table if self.deals and self.deals[-1].outcome is None else None


class Streak(BaseModel):
    """The number of days in a row on which a person has finished a set."""

    model_config = ConfigDict(frozen=True)

    user: int
    name: str
    last: int
    days: int
    longest: int

    def on(self, day: int) -> int:
        """The length of the streak on a day: it lasts until a whole day has passed without a set."""
        return self.days if self.last >= day - 1 else 0


class Mean(BaseModel):
    """The mean score of a person's finished sets of a month, and the number of these `sets`."""

    model_config = ConfigDict(frozen=True)

    user: int
    name: str
    sets: int
    mean: float
