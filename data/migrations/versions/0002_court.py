"""Statistics: people, their part in every round, what that has come to, and their ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("hidden", sa.Double),
        sa.Column("checked", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guild", "user", name="pk_people"),
    )
    op.create_table(
        "results",
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("next_seat", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("title", sa.String),
        sa.Column("paid", sa.Integer, nullable=False),
        sa.Column("received", sa.Integer, nullable=False),
        sa.Column("partner", sa.BigInteger),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("steward", sa.Boolean, nullable=False),
        sa.Column("ranked", sa.Boolean, nullable=False),
        sa.Column("misery", sa.Double),
        sa.PrimaryKeyConstraint("table", "round", "user", name="pk_results"),
    )
    op.create_index("ix_results_guild_user_game_ended", "results", ["guild", "user", "game", "ended"])
    op.create_table(
        "figures",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("month", sa.Integer, nullable=False),
        sa.Column("misery", sa.Double, nullable=False),
        sa.Column("low", sa.Integer, nullable=False),
        sa.Column("high", sa.Integer, nullable=False),
        sa.Column("peak", sa.Double, nullable=False),
        sa.Column("longest_low", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("crowns", sa.Integer, nullable=False),
        sa.Column("escapes", sa.Integer, nullable=False),
        sa.Column("reign", sa.Integer, nullable=False),
        sa.Column("serfdom", sa.Integer, nullable=False),
        sa.Column("longest_reign", sa.Integer, nullable=False),
        sa.Column("longest_serfdom", sa.Integer, nullable=False),
        sa.Column("title", sa.String),
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guild", "user", "game", "month", name="pk_figures"),
    )
    op.create_index("ix_figures_guild_game_month_misery_user", "figures", ["guild", "game", "month", "misery", "user"])
    op.create_table(
        "ratings",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guild", "user", "game", name="pk_ratings"),
    )
