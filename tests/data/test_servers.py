"""The settings that servers have for their tables, and the people who are told there that a table is forming."""

import pytest
from pydantic import ValidationError

from data import database
from data.database import Address
from data.message_records import Summons, TableMessages
from data.settings_records import ServerSettings
from data.store import Store
from tests.data.make import GUILD, table

HALF_HOUR = 1800.0


async def test_settings_are_there_after_a_restart_and_are_the_servers_own(where: Address) -> None:
    async with database.open(where) as store:
        await store.servers.change(GUILD, {"channels": [3, 4], "paces": ["slow"]})
        changed = await store.servers.change(GUILD, {"narration": "quiet"})
    async with database.open(where) as store:
        assert await store.servers.settings(GUILD) == changed
        assert await store.servers.settings(GUILD + 1) == ServerSettings()
    assert changed == ServerSettings(channels=(3, 4), paces=("slow",), narration="quiet")


@pytest.mark.parametrize("bad", [{"paces": []}, {"paces": ["hasty"]}, {"narration": "loud"}, {"starters": "nobody"}])
async def test_what_is_no_setting_is_refused_and_changes_nothing(store: Store, bad: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        await store.servers.change(GUILD, bad)
    assert await store.servers.settings(GUILD) == ServerSettings()


async def test_people_are_called_once_in_a_while_and_in_each_server_for_itself(store: Store) -> None:
    claim = store.servers.claim_call
    assert await claim(GUILD, 1000.0, HALF_HOUR) is None
    assert await claim(GUILD, 1000.0 + HALF_HOUR - 1, HALF_HOUR) == 1000.0 + HALF_HOUR
    assert await claim(GUILD + 1, 1001.0, HALF_HOUR) is None
    assert await claim(GUILD, 1000.0 + HALF_HOUR, HALF_HOUR) is None
    assert await store.servers.settings(GUILD) == ServerSettings()


async def test_a_call_leaves_the_settings_as_they_are(store: Store) -> None:
    await store.servers.change(GUILD, {"stewards": False})
    await store.servers.claim_call(GUILD, 1000.0, HALF_HOUR)
    assert await store.servers.settings(GUILD) == ServerSettings(stewards=False)
    await store.servers.change(GUILD, {"stewards": True})
    assert await store.servers.claim_call(GUILD, 1001.0, HALF_HOUR) is not None


async def test_the_list_is_in_the_order_of_arrival_and_of_one_server(store: Store) -> None:
    servers = store.servers
    assert await servers.toggle_listening(GUILD, 9, 1.0)
    assert await servers.toggle_listening(GUILD, 5, 2.0)
    assert await servers.toggle_listening(GUILD + 1, 7, 0.5)
    assert await servers.listeners(GUILD) == [9, 5]
    assert not await servers.toggle_listening(GUILD, 9, 3.0)
    assert await servers.listeners(GUILD) == [5]


async def test_who_is_forgotten_is_off_the_list_of_that_server(store: Store) -> None:
    for guild in (GUILD, GUILD + 1):
        await store.servers.toggle_listening(guild, 5, 2.0)
    assert (await store.privacy.export(GUILD, 5))["listeners"] == [{"guild": GUILD, "user": 5, "since": 2.0}]
    await store.privacy.forget(GUILD, 5)
    assert await store.servers.listeners(GUILD) == []
    assert await store.servers.listeners(GUILD + 1) == [5]


async def test_standing_table_calls_are_found_at_open_and_at_closed_tables(store: Store) -> None:
    standing = TableMessages(summons=Summons(message=7, until=9.0))
    await store.create(table(1))
    calling = await store.create(table(2, host=2), standing)
    closed = await store.create(table(3, host=3, phase="closed"), standing)
    assert [record.id for record in await store.tables.summoning()] == [closed.id, calling.id]


async def test_a_month_and_a_week_are_closed_once_each_and_in_order(store: Store) -> None:
    months = [await store.servers.close_season(GUILD, month) for month in (202611, 202611, 202610, 202612)]
    weeks = [await store.servers.close_week(GUILD, begins) for begins in (7.0, 7.0, 0.5, 8.0)]
    assert months == weeks == [True, False, False, True]
    assert await store.servers.close_week(GUILD + 1, 7.0)


async def test_weeks_are_told_where_months_are_and_that_is_wanted(store: Store) -> None:
    await store.servers.change(GUILD, {"season_channel": 3})
    await store.servers.change(GUILD + 1, {"season_channel": 4, "weekly": True})
    await store.servers.change(GUILD + 2, {"weekly": True})
    assert await store.servers.season_channels() == {GUILD: 3, GUILD + 1: 4}
    assert await store.servers.season_channels(weekly=True) == {GUILD + 1: 4}
