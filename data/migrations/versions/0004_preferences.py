"""A table of the preferences that people set for themselves, wherever they play."""

import sqlalchemy as sa
from alembic import op

from data.json_type import json_type

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "preferences",
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("chosen", json_type(), nullable=False),
        sa.PrimaryKeyConstraint("user", name="pk_preferences"),
    )
