"""The standing sign of a server: where it hangs, and what it shows."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "signs",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.Column("shown", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("guild", name="pk_signs"),
    )
