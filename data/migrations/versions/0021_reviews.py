"""Reviews: what a person's decisions in a round were worth."""

import sqlalchemy as sa
from alembic import op

from data.json_type import json_type

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.create_table(
        "reviews",
        *(sa.Column(name, sa.Integer(), autoincrement=False, nullable=False) for name in ("table", "round")),
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("judgements", json_type(), nullable=False),
        sa.PrimaryKeyConstraint("table", "round", "user", name="pk_reviews"),
        sa.ForeignKeyConstraint(
            ["table", "round"],
            ["rounds.table", "rounds.number"],
            name="fk_reviews_table_round_rounds",
            ondelete="CASCADE",
        ),
    )
    op.create_index("ix_reviews_guild_user", "reviews", ["guild", "user"])
