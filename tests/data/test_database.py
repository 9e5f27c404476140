"""Opening: migrations run whole or not at all, and what cannot be opened is refused with a sentence."""
# ruff: noqa: ASYNC240 -- a test has nothing else to run while it looks at its file

import os
import re
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool

from data import database, migrate, schema
from data.errors import DatabaseError
from data.store import Store
from tests.data import make

MIGRATION = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{newest}"


def upgrade() -> None:
"""


@pytest.fixture
def migrations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the migrations, which `open` uses, to add to."""
    copy = tmp_path / "migrations"
    shutil.copytree(migrate.MIGRATIONS, copy)
    monkeypatch.setattr(migrate, "MIGRATIONS", copy)
    return copy


@pytest.fixture
def unprivileged() -> Iterator[Path]:
    """A folder that everybody may read and nobody may write, and a test that does not run as root."""
    root = os.geteuid() == 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "old.db").write_bytes(b"")
        (folder / "old.db").chmod(0o444)
        folder.chmod(0o555)
        if root:
            os.seteuid(65534)
        try:
            yield folder
        finally:
            if root:
                os.seteuid(0)
            folder.chmod(0o755)


def add(migrations: Path, *statements: str) -> None:
    body = "".join(f"    {statement}\n" for statement in statements)
    versions = migrations / "versions"
    newest = max(file.name[:4] for file in versions.glob("[0-8]*.py"))
    (versions / "9999_more.py").write_text(MIGRATION.format(newest=newest) + body)


def dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as raw:
        return list(raw.iterdump())


async def refusal(path: Path) -> str:
    with pytest.raises(DatabaseError) as refused:
        async with database.open(path):
            pass
    return str(refused.value)


async def test_the_migrations_lead_to_the_schema(filed: Store, path: Path) -> None:
    engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert compare_metadata(context, schema.metadata) == []


async def test_the_migrations_name_and_order_everything_as_the_schema_does(path: Path, tmp_path: Path) -> None:
    """Alembic's comparison sees neither names of keys nor what is deleted with what. The SQL statements show both."""

    def statements(file: Path) -> dict[str, list[str]]:
        query = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name != 'alembic_version'"
        with closing(sqlite3.connect(file)) as raw:
            return {name: sorted(part.strip(" \t()") for part in parts(sql)) for name, sql in raw.execute(query)}

    def parts(sql: str) -> list[str]:
        """The parts of a statement: a column added later stands behind the constraints, on no line of its own."""
        return [part for part in re.split(r",\s*|\n", sql) if part]

    async with database.open(path):
        pass
    made = tmp_path / "made.db"
    schema.metadata.create_all(create_engine(f"sqlite:///{made}", poolclass=NullPool))
    assert statements(path) == statements(made)


async def test_what_is_up_to_date_stays_as_it_is(path: Path) -> None:
    async with database.open(path) as store:
        await store.create(make.table(1))
    before = path.read_bytes()
    async with database.open(path):
        pass
    assert path.read_bytes() == before


async def test_a_commit_is_on_disk_when_it_returns(filed: Store, path: Path) -> None:
    with closing(sqlite3.connect(path)) as raw:
        assert raw.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    async with filed._writer.engine.connect() as connection:
        assert await connection.scalar(text("PRAGMA synchronous")) == 2
        assert await connection.scalar(text("PRAGMA foreign_keys")) == 1
        assert await connection.scalar(text("PRAGMA busy_timeout")) == 5000


async def test_no_file_is_left_beside_a_closed_database(path: Path) -> None:
    async with database.open(path) as store:
        await store.create(make.table())
    assert [file.name for file in path.parent.iterdir()] == [path.name]


@pytest.mark.long
@pytest.mark.parametrize("fault", ["raise RuntimeError('a slip')", "op.execute('INSERT INTO nowhere VALUES (1)')"])
async def test_a_failed_migration_leaves_nothing_behind(path: Path, migrations: Path, fault: str) -> None:
    async with database.open(path) as store:
        record = await store.create(make.table(1))
    before = dump(path)
    change = [
        "op.create_table('titles', sa.Column('id', sa.Integer, primary_key=True))",
        "op.execute('UPDATE tables SET channel = 0')",
    ]
    add(migrations, *change, fault)
    with pytest.raises((RuntimeError, DatabaseError)):
        async with database.open(path):
            pass
    assert dump(path) == before

    add(migrations, "op.create_table('titles', sa.Column('id', sa.Integer, primary_key=True), sa.Column('n', sa.Text))")
    async with database.open(path) as store:
        assert await store.load(record.id) == (record, None, [])


async def test_a_failed_migration_of_a_new_file_leaves_it_empty(path: Path, migrations: Path) -> None:
    add(migrations, "op.execute('INSERT INTO nowhere VALUES (1)')")
    assert (await refusal(path)).startswith(f"{path} could not be used: no such table")
    assert dump(path) == ["BEGIN TRANSACTION;", "COMMIT;"]


async def test_a_migration_that_copies_a_table_keeps_what_hangs_on_it(path: Path, migrations: Path) -> None:
    async with database.open(path) as store:
        record = await store.create(make.table(1, round=1))
        record = await store.save(record, start=make.round_of(record), moves=[(0, make.PASS)])
    add(
        migrations,
        "with op.batch_alter_table('tables', recreate='always') as batch:",
        "    batch.add_column(sa.Column('shard', sa.Integer, nullable=False, server_default='0'))",
    )
    async with database.open(path) as store:
        assert await store.load(record.id) == (record, make.round_of(record), [make.PASS])
        assert await store.tables.of_user(make.GUILD, 1) == record.id


async def test_a_migration_that_orphans_rows_is_undone(path: Path, migrations: Path) -> None:
    async with database.open(path) as store:
        await store.create(make.table(1))
    before = dump(path)
    add(migrations, "op.execute('DELETE FROM tables')")
    assert await refusal(path) == f"{path} could not be brought up to date: 2 rows would belong to nothing"
    assert dump(path) == before


async def test_a_newer_database_is_refused_and_unchanged(
    path: Path, migrations: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(migrations, "op.create_table('titles', sa.Column('id', sa.Integer, primary_key=True))")
    async with database.open(path) as store:
        await store.create(make.table(1))
    before = path.read_bytes()
    (migrations / "versions" / "9999_more.py").unlink()
    assert await refusal(path) == (
        f"{path} was written by a newer version of this program; start that one, or restore an older copy"
    )
    assert path.read_bytes() == before


async def test_another_program_s_database_is_refused_and_unchanged(path: Path) -> None:
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("CREATE TABLE bookmarks (url TEXT)")
    before = path.read_bytes()
    assert await refusal(path) == f"{path} belongs to another program"
    assert path.read_bytes() == before


async def test_a_file_that_is_no_database_is_refused_and_unchanged(path: Path) -> None:
    text = "Dear diary, today I lost at cards again.\n" * 100
    path.write_text(text)
    assert await refusal(path) == f"{path} is not a database"
    assert path.read_text() == text


async def test_a_damaged_database_is_refused(path: Path) -> None:
    async with database.open(path):
        pass
    content = bytearray(path.read_bytes())
    content[100:2000] = bytes(1900)
    path.write_bytes(content)
    assert (await refusal(path)).startswith(f"{path} is damaged: stop everything that uses it, and restore a backup")


async def test_a_missing_folder_and_a_folder_itself_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere" / "tables.db", tmp_path):
        assert await refusal(path) == f"cannot write to {path}"


@pytest.mark.parametrize("name", ["old.db", "new.db"])
async def test_what_may_not_be_written_is_refused(unprivileged: Path, name: str) -> None:
    assert await refusal(unprivileged / name) == f"cannot write to {unprivileged / name}"


async def test_paths_with_odd_characters_are_paths(tmp_path: Path) -> None:
    path = tmp_path / "50% of?a#b c&mode=ro.db"
    async with database.open(path) as store:
        await store.create(make.table())
    assert path.stat().st_size > 0
