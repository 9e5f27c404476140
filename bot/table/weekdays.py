"""Time without weekends: at slow tables that say so, Saturdays and Sundays do not count. Times are seconds since the
epoch; which day it is, the server's time zone says.
"""

from collections.abc import Iterator
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

SATURDAY = 5
WEEKEND_SECONDS = 49 * 3600.0  # at most: a clock is set back on a Sunday


def after(begin: float, seconds: float, zone: str) -> float:
    """The moment at which this much time on weekdays has passed."""
    for start, end in _weekdays(begin, zone, 1):
        at = max(begin, start)
        if seconds <= end - at:
            return at + seconds
        seconds -= end - at
    raise AssertionError("weekdays do not end")


def before(end: float, seconds: float, zone: str) -> float:
    """The moment since which this much time on weekdays has passed."""
    for start, stop in _weekdays(end, zone, -1):
        at = min(end, stop)
        if seconds <= at - start:
            return at - seconds
        seconds -= at - start
    raise AssertionError("weekdays do not end")


def _weekdays(at: float, zone: str, step: int) -> Iterator[tuple[float, float]]:
    """The moments at which the weekdays begin and end, from the day of this time on, or back."""
    where = ZoneInfo(zone)
    day = datetime.fromtimestamp(at, where).date()
    while True:
        if day.weekday() < SATURDAY:
            begin, end = (datetime.combine(one, time.min, where) for one in (day, day + timedelta(days=1)))
            yield begin.timestamp(), end.timestamp()
        day += timedelta(days=step)
