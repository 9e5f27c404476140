"""Sessions with Discord that a process has left to the next one."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("shard", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("shards", sa.Integer(), nullable=False),
        sa.Column("session", sa.String(), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("gateway", sa.String(), nullable=False),
        sa.Column("form", sa.String(), nullable=False),
        sa.Column("servers", sa.LargeBinary(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("shard", name="pk_sessions"),
    )
