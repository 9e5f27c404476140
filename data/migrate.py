"""Bringing a database up to date, whichever it is."""

from collections.abc import Collection
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from data.errors import DatabaseError

MIGRATIONS = Path(__file__).parent / "migrations"
# What no release has written: databases of before 1.0.0, by their revisions, and the commit that carries them over.
UNRELEASED, CARRIES_OVER = {f"{number:04}" for number in range(1, 25)}, "4fa4e3b6"
OLDER = "{name} is from before version 1.0.0; start commit {commit} with it once, then this version"
NEWER = "{name} was written by a newer version of this program; start that one, or restore an older copy"


def upgrade(connection: Connection, name: str) -> None:
    """Run every migration that is missing, in the transaction of this connection. `name`: what the database is called
    in sentences. Raises DatabaseError when a newer program wrote it, one from before 1.0.0, or another one.
    """
    config = _config()
    config.attributes["connection"] = connection
    stored = MigrationContext.configure(connection).get_current_heads()
    if not stored and inspect(connection).get_table_names():
        raise DatabaseError(f"{name} belongs to another program")
    check_version(stored, name)
    command.upgrade(config, "head")


def check_version(stored: Collection[str], name: str) -> None:
    """Raises DatabaseError unless this version of the program can use a database at these revisions. `name`: what it is
    called in sentences.
    """
    if UNRELEASED.intersection(stored):
        raise DatabaseError(OLDER.format(name=name, commit=CARRIES_OVER))
    if not {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}.issuperset(stored):
        raise DatabaseError(NEWER.format(name=name))


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
