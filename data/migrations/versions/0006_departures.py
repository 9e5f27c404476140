"""A table of the servers that are gone, and since when: they may come back, and are deleted later."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "departures",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guild", name="pk_departures"),
    )
