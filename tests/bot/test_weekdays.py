"""Weekends do not count at slow tables that say so, in the server's time zone."""

from dataclasses import replace
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.table import clock, lobby, shown, waiting
from bot.table.deadlines import DRAW_SECONDS, PACES
from bot.table.weekdays import WEEKEND_SECONDS, after, before
from data.store import Store
from tests.bot.making import table_of

HOUR = 3600.0
BERLIN = "Europe/Berlin"


def at(text: str, zone: str = BERLIN) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("begin", "hours", "end"),
    [
        ("2026-11-18T09:00", 12, "2026-11-18T21:00"),  # on a Wednesday
        ("2026-11-19T20:00", 12, "2026-11-20T08:00"),  # over a night
        ("2026-11-20T20:00", 12, "2026-11-23T08:00"),  # from Friday to Monday
        ("2026-11-20T20:00", 4, "2026-11-21T00:00"),  # just before the weekend
        ("2026-11-21T15:00", 12, "2026-11-23T12:00"),  # begun on a Saturday
        ("2026-10-23T20:00", 12, "2026-10-26T08:00"),  # over a weekend with an hour more
        ("2026-03-27T20:00", 12, "2026-03-30T08:00"),  # and with an hour less
    ],
)
def test_time_passes_on_weekdays_alone(begin: str, hours: int, end: str) -> None:
    assert after(at(begin), hours * HOUR, BERLIN) == at(end)


def test_which_day_it_is_depends_on_the_zone() -> None:
    friday = at("2026-11-20T20:00")
    assert after(friday, 12 * HOUR, "Pacific/Auckland") == at("2026-11-23T12:00", "Pacific/Auckland")  # Saturday there
    assert after(friday, 4 * HOUR, "America/New_York") == friday + 4 * HOUR


@pytest.mark.parametrize("begin", range(0, 10 * 24, 5))
def test_what_is_counted_forth_is_counted_back(begin: int) -> None:
    start = at("2026-10-19T00:00") + begin * HOUR
    for hours in (0.25, 12, 30):
        end = after(start, hours * HOUR, BERLIN)
        assert after(before(end, hours * HOUR, BERLIN), hours * HOUR, BERLIN) == end
        assert start + hours * HOUR <= end <= start + hours * HOUR + WEEKEND_SECONDS


async def test_at_a_slow_table_where_weekends_rest_a_friday_s_turn_ends_on_monday(store: Store) -> None:
    """From Friday 20:00 twelve hours are Monday 08:00, which a restart does not cut short (UTC)."""
    friday, monday = (datetime(2026, 11, day, hour, tzinfo=UTC).timestamp() for day, hour in ((20, 20), (23, 8)))
    for weekends, until in ((True, friday + PACES["slow"]), (False, monday)):
        table = await table_of(store, 3, guild=2 + weekends, pace="slow", weekends=weekends)
        table.means = replace(table.means, now=lambda: friday)
        await lobby.begin(table, 1)
        await clock.tick(table)
        (seat,) = [what for what in table.record.deadlines if what.isdecimal()]
        assert table.record.deadlines[seat] == until + DRAW_SECONDS
        assert waiting.asked_since(table, int(seat)) == friday + DRAW_SECONDS
        shown.grant_grace(table)
        assert 0 <= table.record.deadlines[seat] - until <= DRAW_SECONDS
