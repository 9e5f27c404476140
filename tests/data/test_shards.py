"""Shards: how a setting names them, and which servers are in which."""

import pytest

from data.shards import ALL, Shards, parsed
from data.store import Store
from tests.data import make


def test_a_range_is_read_as_it_is_written() -> None:
    assert parsed("auto") == (ALL,)
    assert parsed("0-3/16") == (Shards(0, 3, 16),)
    assert parsed(" 5/16, 6-7/16") == (Shards(5, 5, 16), Shards(6, 7, 16))
    assert parsed(str(Shards(2, 3, 8))) == (Shards(2, 3, 8),)


@pytest.mark.parametrize("text", ["", "all", "0-3", "-1/4", "0-3/16,", "1-2-3/8", "0/x"])
def test_what_is_no_range_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is neither auto nor a range of shards like 0-3/16"):
        parsed(text)


@pytest.mark.parametrize("text", ["4/4", "3-2/4", "0-16/16", "0/0"])
def test_a_range_beyond_the_shards_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="the first is 0 and the last is"):
        parsed(text)


def test_every_server_is_in_one_shard_by_discord_s_formula() -> None:
    guild = (2**40 * 16 + 11 << 22) + 4242
    assert [n for n in range(16) if Shards(n, n, 16).serve(guild)] == [11]
    assert Shards(8, 11, 16).serve(guild)
    assert ALL.serve(guild)
    assert Shards(0, 3, 16).serve(0), "what is in no server"


def test_two_ranges_meet_where_they_share_a_shard_or_count_them_otherwise() -> None:
    assert Shards(0, 3, 16).meet(Shards(3, 4, 16))
    assert not Shards(0, 3, 16).meet(Shards(4, 7, 16))
    assert Shards(0, 3, 16).meet(Shards(7, 7, 8))
    assert ALL.meet(Shards(7, 7, 8))


async def test_a_process_finds_the_open_tables_of_its_shards_alone(store: Store) -> None:
    guilds = [(2**40 + n) << 22 for n in range(4)]
    for number, guild in enumerate(guilds):
        await store.create(make.table(number + 1, guild=guild))
    for wanted in (Shards(0, 0, 4), Shards(1, 2, 4), Shards(3, 5, 8), ALL):
        found = {record.guild for record in await store.tables.open_tables(wanted)}
        assert found == {guild for guild in guilds if wanted.serve(guild)}
