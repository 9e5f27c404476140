"""Tables of what servers want of their tables, and of the people whom they tell when one is forming."""

import sqlalchemy as sa
from alembic import op

from data.json_type import json_type

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("chosen", json_type(), nullable=False),
        sa.Column("called", sa.Double),
        sa.PrimaryKeyConstraint("guild", name="pk_servers"),
    )
    op.create_table(
        "listeners",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guild", "user", name="pk_listeners"),
    )
