"""Indexes find what is asked for at every table that is opened, however many closed tables are stored."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

SLICE = 10_000  # tables: a server gives up a statement that takes too long


def upgrade() -> None:
    op.drop_index("ix_tables_channel", "tables")
    op.create_index("ix_tables_channel_id", "tables", ["channel", "id"])
    op.create_index("ix_tables_guild_id", "tables", ["guild", "id"])
    _create_partial("ix_tables_open_guild", "tables", ["guild"], "phase != 'closed'")
    _create_partial("ix_tables_open_channel", "tables", ["channel"], "phase != 'closed'")
    _create_partial("ix_messages_summoning", "messages", ["table"], "summons IS NOT NULL")
    op.create_index("ix_sitters_user", "sitters", ["user"])
    _create_partial("ix_results_guild_partner", "results", ["guild", "partner"], "partner IS NOT NULL")
    op.add_column("rounds", sa.Column("channel", sa.BigInteger(), nullable=False, server_default="0"))
    _fill_channels()
    sealed = sa.column("sealed", sa.Boolean).is_(False).compile(dialect=op.get_bind().dialect)
    _create_partial(
        "ix_rounds_tellable", "rounds", ["channel", "ended", "table", "number"], f"ended IS NOT NULL AND {sealed}"
    )


def _create_partial(name: str, table: str, columns: list[str], condition: str) -> None:
    where = sa.text(condition)
    op.create_index(name, table, columns, sqlite_where=where, postgresql_where=where)


def _fill_channels() -> None:
    connection = op.get_bind()
    newest = connection.execute(sa.text("SELECT max(id) FROM tables")).scalar() or 0
    of_table = 'SELECT channel FROM tables WHERE id = rounds."table"'
    fill = sa.text(f'UPDATE rounds SET channel = ({of_table}) WHERE "table" BETWEEN :first AND :last')  # noqa: S608 -- our own
    for first in range(0, newest + 1, SLICE):
        connection.execute(fill, {"first": first, "last": first + SLICE - 1})
