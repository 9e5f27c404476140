"""The values that the screens of today's deals show."""

from dataclasses import dataclass, field

from data.daily.records import Attempt, DailySet, Mean, Streak
from data.daily.worth import Worth


@dataclass(frozen=True, slots=True)
class SetSeen:
    """A set as one person sees it: what they have made of it, and what it is worth as far as it is over. `worths`: of
    the deals that they have finished. `rank`: theirs in the server, and among how many; None where they have none.
    """

    played: DailySet
    attempt: Attempt | None = None
    worths: tuple[Worth, ...] = ()
    score: float | None = None
    rank: tuple[int, int] | None = None

    @property
    def shares(self) -> tuple[float, ...]:
        """The share of the field that they have beaten in each of these deals."""
        return tuple(float(one.share) for one in self.worths)


@dataclass(frozen=True, slots=True)
class Today:
    """The page of a day: its sets as one person sees them, those of yesterday that they may still finish, those of
    tomorrow by their hashes, the podium of yesterday in the server, and their streak.
    """

    day: int
    sets: tuple[SetSeen, ...]
    late: tuple[SetSeen, ...]
    tomorrow: tuple[DailySet, ...]
    yesterday: tuple[tuple[DailySet, tuple[Attempt, ...]], ...]
    streak: int
    server: int


@dataclass(frozen=True, slots=True)
class Boards:
    """The boards of a server, and one over all servers: of the newest closed day, of the month, and streaks."""

    day: int
    month: int
    podiums: tuple[tuple[DailySet, tuple[Attempt, ...]], ...] = ()
    everywhere: tuple[tuple[DailySet, tuple[Attempt, ...]], ...] = ()
    means: tuple[Mean, ...] = ()
    streaks: tuple[Streak, ...] = ()
    named: frozenset[int] = field(default_factory=frozenset)  # who may be named to people of other servers
