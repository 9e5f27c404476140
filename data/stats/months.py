"""Calendar months, as numbers like 202611, and weeks: when they begin and end, in UTC."""

from datetime import UTC, datetime, timedelta

ALL_TIME = 0  # the month that stands for all time
WEEK = 7 * 86400.0  # seconds, in UTC


def month_of(when: float) -> int:
    """The calendar month of a time in seconds since the epoch: 202611."""
    date = datetime.fromtimestamp(when, UTC)
    return date.year * 100 + date.month


def month_before(month: int) -> int:
    """The calendar month before this one: 202612 before 202701."""
    return month - 1 if month % 100 > 1 else month - 89


def month_ends(when: float) -> float:
    """The end of the calendar month of this time, in seconds since the epoch."""
    date = datetime.fromtimestamp(when, UTC)
    return datetime(date.year + date.month // 12, date.month % 12 + 1, 1, tzinfo=UTC).timestamp()


def week_begins(when: float) -> float:
    """The beginning of the week of this time, on a Monday, in seconds since the epoch."""
    date = datetime.fromtimestamp(when, UTC)
    midnight = datetime(date.year, date.month, date.day, tzinfo=UTC)
    return (midnight - timedelta(days=date.weekday())).timestamp()
