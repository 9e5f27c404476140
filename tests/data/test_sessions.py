"""Sessions with Discord that are left to the next process: one takes them, once, if it can use them."""

import pytest

from data.sessions import KEPT_SECONDS, Session
from data.store import Store
from tests.data import raw
from tests.postgres import KINDS

pytestmark = pytest.mark.parametrize("kind", KINDS, indirect=True)

NOW, FORM = 1000.0, "1"


def session(shard: int, name: str = "s", form: str = FORM) -> Session:
    return Session(shard=shard, session=name, sequence=7, gateway="wss://here", form=form, servers=b"[]")


async def test_what_is_left_is_taken_once_by_who_serves_the_shard(store: Store) -> None:
    sessions = store.sessions
    await sessions.leave([session(0), session(1)], 4, NOW)
    await sessions.leave([session(2)], 4, NOW)
    assert await sessions.take(range(1, 3), 4, FORM, NOW + 1) == [session(1), session(2)]
    assert await sessions.take(range(4), 4, FORM, NOW + 1) == [session(0)]
    assert await sessions.take(range(4), 4, FORM, NOW + 1) == []


async def test_the_last_that_was_left_of_a_shard_counts(store: Store) -> None:
    await store.sessions.leave([session(0, "first")], 1, NOW)
    await store.sessions.leave([session(0, "second")], 1, NOW)
    assert await store.sessions.take(range(1), 1, FORM, NOW) == [session(0, "second")]
    await store.sessions.leave([], 1, NOW)
    assert await store.sessions.take(range(1), 1, FORM, NOW) == []


@pytest.mark.parametrize(
    ("shards", "form", "later"), [(8, FORM, 1.0), (4, "2", 1.0), (4, FORM, KEPT_SECONDS + 1)], ids=str
)
async def test_what_nobody_can_use_is_not_taken_and_does_not_stay(
    store: Store, shards: int, form: str, later: float
) -> None:
    await store.sessions.leave([session(0)], 4, NOW)
    assert await store.sessions.take(range(shards), shards, form, NOW + later) == []
    assert await raw.rows(store, "SELECT count(*) FROM sessions") == [(0,)]


async def test_an_old_one_goes_with_whoever_starts(store: Store) -> None:
    await store.sessions.leave([session(3)], 4, NOW)
    await store.sessions.take(range(2), 4, FORM, NOW + KEPT_SECONDS + 1)
    assert await raw.rows(store, "SELECT count(*) FROM sessions") == [(0,)]
