"""Bringing a database up to date, whichever it is."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from data.errors import DatabaseError

MIGRATIONS = Path(__file__).parent / "migrations"
NEWER = "{name} was written by a newer version of this program; start that one, or restore an older copy"


def upgrade(connection: Connection, name: str) -> None:
    """Run every migration that is missing, in the transaction of this connection. `name`: what the database is called
    in sentences. Raises DatabaseError when a newer program wrote it, or another one.
    """
    config = _config()
    config.attributes["connection"] = connection
    stored = MigrationContext.configure(connection).get_current_heads()
    if not stored and inspect(connection).get_table_names():
        raise DatabaseError(f"{name} belongs to another program")
    if not known().issuperset(stored):
        raise DatabaseError(NEWER.format(name=name))
    command.upgrade(config, "head")


def known() -> set[str]:
    """The revisions that this version of the program can use."""
    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
