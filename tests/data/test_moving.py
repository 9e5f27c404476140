"""Everything is carried over to another database: each row as it was, and the numbers of tables go on."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from data import database, moving
from data.database import Address
from data.errors import DatabaseError
from data.shards import ALL, parsed
from tests.data import make, raw
from tests.data.filled import everything, filled
from tests.postgres import Server

pytestmark = pytest.mark.long


@pytest.fixture
def kind() -> str:
    return "sqlite"


@pytest.fixture
def target(server: Server) -> Iterator[Address]:
    """An empty database of PostgreSQL, in which nothing has been made yet."""
    url = server.database()
    yield url
    server.drop(url)


async def test_every_row_is_there_as_it_was_and_back_again(path: Path, tmp_path: Path, target: Address) -> None:
    newest = await filled(path)
    async with database.open(path) as store:
        before = await everything(store)
    moved = await moving.move(path, target)
    assert moved == {name: len(rows) for name, rows in before.items()}
    assert {name for name, rows in moved.items() if rows} >= {"tables", "rounds", "moves", "results", "preferences"}
    async with database.open(target) as store:
        assert await everything(store) == before
    back = tmp_path / "back.db"
    assert await moving.move(target, back) == moved
    for where in (target, back):
        async with database.open(where) as store:
            assert await everything(store) == before
            assert (await store.create(make.table(3, channel=6))).id == newest + 1


async def test_nothing_is_copied_into_what_is_not_empty_or_from_nothing(
    path: Path, tmp_path: Path, target: Address
) -> None:
    await filled(path)
    with pytest.raises(DatabaseError, match="there is no database at"):
        await moving.move(tmp_path / "nothing.db", target)
    await moving.move(path, target)
    with pytest.raises(DatabaseError, match="is not empty"):
        await moving.move(path, target)


async def held_by_another(where: Address) -> None:
    """Hold a database as a bot does that starts. Raises DatabaseError instead of waiting for its turn."""

    def waiting() -> None:
        raise DatabaseError("it is held")

    async with database.hold(where, [ALL], waiting):
        pass


async def test_a_database_in_use_is_left_alone(path: Path, tmp_path: Path, target: Address) -> None:
    """The databases are a file that a bot holds, as source, and a server of which one process holds some shards, as
    both.
    """
    await filled(path)

    def wait() -> None:
        raise AssertionError("nobody else holds it")

    async with database.hold(path, [ALL], wait):
        with pytest.raises(DatabaseError, match="used by another process") as refused:
            await moving.move(path, target)
        assert refused.value.passing
    async with database.hold(target, parsed("1-2/4"), wait):
        for source, there in ((path, target), (target, tmp_path / "back.db")):
            with pytest.raises(DatabaseError, match="used by a running bot") as refused:
                await moving.move(source, there)
            assert refused.value.passing
    async with database.open(target) as store:
        assert not any((await everything(store)).values())
    await moving.move(path, target)


async def test_no_bot_starts_with_either_meanwhile(
    path: Path, target: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(path)
    refused: list[Address] = []
    whole = moving._go_on_counting

    async def meanwhile(old: AsyncConnection, new: AsyncConnection) -> None:
        for where in (path, target):
            with pytest.raises(DatabaseError):
                await held_by_another(where)
            refused.append(where)
        await whole(old, new)

    monkeypatch.setattr(moving, "_go_on_counting", meanwhile)
    await moving.move(path, target)
    assert refused == [path, target]


async def test_a_difference_undoes_all_of_it(path: Path, target: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    await filled(path)
    numbers = count()
    monkeypatch.setattr(moving, "_values", lambda _: next(numbers))  # no two rows are the same
    with pytest.raises(DatabaseError, match="would not be the same"):
        await moving.move(path, target)
    async with database.open(target) as store:
        assert await raw.rows(store, "SELECT count(*) FROM tables") == [(0,)]
