"""The signs of servers: one each, there after a restart, and gone with the server."""

from data import database
from data.database import Address
from data.message_records import Sign
from data.store import Store
from tests.data.make import GUILD

HERE = Sign(channel=3, message=4, shown="one table")


async def test_a_server_has_one_sign_and_it_is_there_after_a_restart(where: Address) -> None:
    async with database.open(where) as store:
        await store.signs.put(GUILD, Sign(channel=1, message=2))
        await store.signs.put(GUILD, HERE)
        await store.signs.put(GUILD + 1, Sign(channel=5, message=6))
    async with database.open(where) as store:
        assert await store.signs.everywhere() == {GUILD: HERE, GUILD + 1: Sign(channel=5, message=6)}


async def test_what_a_sign_shows_is_noted_of_the_one_that_stands(store: Store) -> None:
    await store.signs.put(GUILD, HERE)
    await store.signs.show(GUILD, 4, "two tables")
    await store.signs.show(GUILD, 2, "an older sign")
    assert (await store.signs.everywhere())[GUILD].shown == "two tables"


async def test_an_older_sign_that_is_deleted_takes_the_new_one_not_with_it(store: Store) -> None:
    await store.signs.put(GUILD, HERE)
    await store.signs.remove(GUILD, 2)
    assert await store.signs.everywhere() == {GUILD: HERE}
    await store.signs.remove(GUILD, 4)
    assert await store.signs.everywhere() == {}


async def test_a_sign_goes_with_its_server(store: Store) -> None:
    await store.signs.put(GUILD, HERE)
    assert (await store.cleaning.forget_guild(GUILD))["signs"] == 1
    assert await store.signs.everywhere() == {}
