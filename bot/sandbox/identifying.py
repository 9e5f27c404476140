"""Limits the sessions that a bot may begin: at once, and in a day."""

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.sandbox.world import JSON

GAP = 5.0  # seconds between two sessions of the same bucket
DAY = 86_400.0  # seconds


@dataclass
class Identifying:
    """The limits of one bot. `shards`: how many Discord recommends. Sessions of shards that leave the same remainder by
    `concurrency` share a bucket, in which one may begin every five seconds, where that is `limited`. `total`: how
    many may begin in a day.
    """

    now: Callable[[], float]
    limited: bool = True
    shards: int = 1
    concurrency: int = 1
    total: int = 1000
    _last: dict[int, float] = field(default_factory=dict)  # the time of the last session of each bucket
    _began: list[float] = field(default_factory=list)  # the times of this day's sessions

    def limits(self) -> JSON:
        """The limits, as GET /gateway/bot states them."""
        began = self._of_today()
        reset = began[0] + DAY - self.now() if began else DAY
        return {
            "total": self.total,
            "remaining": max(0, self.total - len(began)),
            "reset_after": round(reset * 1000),
            "max_concurrency": self.concurrency,
        }

    def exhausted(self) -> bool:
        """True if no more session may begin today, in which case Discord resets the bot's token."""
        return len(self._of_today()) >= self.total

    def begin(self, shard: int) -> bool:
        """A session of this shard begins; False where its bucket has to wait, and then it does not."""
        bucket, now = shard % self.concurrency, self.now()
        if self.limited and now - self._last.get(bucket, now - GAP) < GAP:
            return False
        self._last[bucket] = now
        self._began.append(now)
        return True

    def _of_today(self) -> list[float]:
        """The sessions that count, the oldest first."""
        self._began = [at for at in self._began if at > self.now() - DAY]
        return self._began
