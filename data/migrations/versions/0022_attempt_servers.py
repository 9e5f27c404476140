"""The servers for which attempts at today's deals count that were begun in a direct message."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.create_table(
        "attempt_servers",
        *(sa.Column(name, sa.Integer(), autoincrement=False, nullable=False) for name in ("day", "slot")),
        *(sa.Column(name, sa.BigInteger(), autoincrement=False, nullable=False) for name in ("user", "guild")),
        sa.Column("score", sa.Double()),
        sa.PrimaryKeyConstraint("day", "slot", "user", "guild", name="pk_attempt_servers"),
    )
    op.create_index("ix_attempt_servers_user", "attempt_servers", ["user"])
    op.create_index("ix_attempt_servers_board", "attempt_servers", ["guild", "day", "slot", sa.text("score DESC")])
    op.create_index("ix_people_user", "people", ["user"])
