"""Time without weekends, for slow tables at which Saturdays and Sundays do not count. Times are seconds since the
epoch. `zone`: the time zone of the server, which decides what day it is.
"""

from collections.abc import Iterator
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

SATURDAY = 5
WEEKEND_SECONDS = 49 * 3600.0  # the longest weekend: on a Sunday in autumn the clock is set back by an hour


def after(begin: float, seconds: float, zone: str) -> float:
    """The moment at which this many seconds on weekdays have passed since `begin`."""
    for start, end in _weekdays(begin, zone, 1):
        at = max(begin, start)
        if seconds <= end - at:
            return at + seconds
        seconds -= end - at
    raise AssertionError("weekdays do not end")


def before(end: float, seconds: float, zone: str) -> float:
    """The moment from which this many seconds on weekdays have passed until `end`."""
    for start, stop in _weekdays(end, zone, -1):
        at = min(end, stop)
        if seconds <= at - start:
            return at - seconds
        seconds -= at - start
    raise AssertionError("weekdays do not end")


def _weekdays(at: float, zone: str, step: int) -> Iterator[tuple[float, float]]:
    """Yield the moments at which each weekday begins and ends, from the day of this time on, forwards (`step` 1) or
    backwards (-1).
    """
    where = ZoneInfo(zone)
    day = datetime.fromtimestamp(at, where).date()
    while True:
        if day.weekday() < SATURDAY:
            begin, end = (datetime.combine(one, time.min, where) for one in (day, day + timedelta(days=1)))
            yield begin.timestamp(), end.timestamp()
        day += timedelta(days=step)
