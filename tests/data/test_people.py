"""Personal settings: kept per user, and only what is unusual."""

from pathlib import Path

from data import database
from data.records import Preferences
from data.store import Store

QUIET = Preferences(pings=False, text_only=True)


async def test_what_a_person_wants_is_there_after_a_restart(path: Path) -> None:
    async with database.open(path) as store:
        await store.people.set_preferences(5, QUIET)
        await store.people.set_preferences(6, Preferences(auto_pass=False))
    async with database.open(path) as store:
        assert await store.people.preferences([5, 6, 7]) == {5: QUIET, 6: Preferences(auto_pass=False)}
        assert await store.people.preferences([]) == {}


async def test_who_wants_what_is_usual_again_is_forgotten(store: Store) -> None:
    await store.people.set_preferences(5, QUIET)
    await store.people.set_preferences(5, Preferences())
    assert await store.people.preferences([5]) == {}
