"""Personal settings: kept per user, and only what is unusual."""

from data import database
from data.database import Address
from data.settings_records import Preferences
from data.store import Store

QUIET = Preferences(pings=False, text_only=True)


async def test_what_a_person_wants_is_there_after_a_restart(where: Address) -> None:
    async with database.open(where) as store:
        await store.people.set_preferences(5, QUIET)
        await store.people.set_preferences(6, Preferences(auto_pass=False))
    async with database.open(where) as store:
        assert await store.people.preferences([5, 6, 7]) == {5: QUIET, 6: Preferences(auto_pass=False)}
        assert await store.people.preferences([]) == {}


async def test_who_wants_what_is_usual_again_is_forgotten(store: Store) -> None:
    await store.people.set_preferences(5, QUIET)
    await store.people.set_preferences(5, Preferences())
    assert await store.people.preferences([5]) == {}


async def test_blocks_are_there_after_a_restart_and_go_by_the_same_call(where: Address) -> None:
    async with database.open(where) as store:
        assert await store.people.toggle_block(5, 6, 2) is True
        assert await store.people.toggle_block(5, 7, 2) is True
        assert await store.people.toggle_block(5, 8, 2) is None
    async with database.open(where) as store:
        assert set(await store.people.blocked_by(5)) == {6, 7}
        assert await store.people.blocking(6) == [5]
        assert await store.people.blocks(5, 6)
        assert not await store.people.blocks(6, 5)
        assert await store.people.toggle_block(5, 6, 2) is False
        assert not await store.people.blocks(5, 6)


async def test_blocks_are_their_owner_s_to_take_and_to_delete(store: Store) -> None:
    await store.people.toggle_block(5, 6, 9)
    await store.people.toggle_block(7, 5, 9)
    assert (await store.privacy.export(1, 5))["blocks"] == [6]
    assert (await store.privacy.export(1, 6))["blocks"] == []
    await store.privacy.forget(1, 6)
    assert await store.people.blocks(5, 6)
    await store.privacy.forget(1, 5)
    assert not await store.people.blocks(5, 6)
    assert await store.people.blocks(7, 5)
