"""The pace with a time reserve: little time for a decision, and more for a round, to be spent as people like."""

import pytest

from bot.games import shows
from bot.table import acting, clock, lobby
from bot.table.deadlines import PACES, RESERVES, seconds_allowed, seconds_in_reserve
from bot.table.people import key_of
from bot.table.scenes import scene_of
from bot.table.table import Table
from data.store import Store
from tests.bot import screens
from tests.bot.making import NOW, asked, means, record_of, small
from tests.bot.plays import played_out
from tests.said import is_said, plain

SHARE, RESERVE = PACES["reserve"], RESERVES["reserve"]


class Hall:
    """A table, and the clock on its wall."""

    def __init__(self, table: Table, times: list[float]) -> None:
        self.table = table
        self._times = times

    def wait(self, seconds: float) -> None:
        self._times[0] += seconds

    def left(self, user: int) -> float:
        """The seconds that the table waits for this person from now on."""
        seat = self.table.seat_of(user)
        return self.table.record.deadlines[str(seat)] - self._times[0]


async def hall(store: Store, pace: str = "reserve") -> Hall:
    times = [NOW]
    record = await store.create(record_of(3, game="dahimi", seats=3, pace=pace))
    table = Table(means(store, lambda: times[0]), record)
    await lobby.begin(table, 1)
    return Hall(table, times)


async def turn(hall: Hall, seconds: float) -> int:
    """Somebody takes so long, and answers; who."""
    user = asked(hall.table)
    hall.wait(seconds)
    await acting.act(hall.table, user, small(hall.table))
    return user


async def until_asked(hall: Hall, user: int) -> None:
    """Let the others answer at once until this person is asked."""
    while asked(hall.table) != user:
        await turn(hall, 0)


async def test_whoever_is_quick_keeps_the_reserve(store: Store) -> None:
    table = await hall(store)
    assert table.left(asked(table.table)) == SHARE + RESERVE
    user = await turn(table, SHARE)
    assert seconds_in_reserve(table.table.record, key_of(user)) == RESERVE


async def test_what_goes_beyond_the_pace_is_spent_for_the_round(store: Store) -> None:
    table = await hall(store)
    user = await turn(table, SHARE + 50)
    assert seconds_in_reserve(table.table.record, key_of(user)) == pytest.approx(RESERVE - 50)
    await until_asked(table, user)
    assert table.left(user) == pytest.approx(SHARE + RESERVE - 50)
    others = {1, 2, 3} - {user}
    assert all(seconds_in_reserve(table.table.record, key_of(other)) == RESERVE for other in others)


async def test_when_the_reserve_is_empty_the_pace_is_left_and_silence_takes_all_of_it(store: Store) -> None:
    table = await hall(store)
    user = asked(table.table)
    table.wait(SHARE + RESERVE + 1)
    await clock.tick(table.table)
    assert seconds_in_reserve(table.table.record, key_of(user)) == 0
    await until_asked(table, user)
    assert table.left(user) == pytest.approx(SHARE)


async def test_with_the_next_deal_everybody_has_a_full_one(store: Store) -> None:
    table = await hall(store)
    await turn(table, SHARE + 50)
    await played_out(table.table)
    for user in (1, 2, 3):
        await acting.ready(table.table, user)
    assert table.table.record.round == 2
    assert table.table.record.spent == {}


async def test_the_panel_says_how_much_of_the_time_is_the_reserve(store: Store) -> None:
    table = await hall(store)
    user = asked(table.table)
    panel = plain(screens.text(shows.panel(scene_of(table.table, user))))
    assert is_said("panel-until-reserve", panel, seconds=round(RESERVE))


async def test_other_paces_have_none(store: Store) -> None:
    table = await hall(store, pace="lively")
    user = await turn(table, 40)
    assert table.table.record.spent == {}
    assert seconds_allowed(table.table.record, key_of(user)) == PACES["lively"]
    await until_asked(table, user)
    assert not is_said("panel-until-reserve", plain(screens.text(shows.panel(scene_of(table.table, user)))))
