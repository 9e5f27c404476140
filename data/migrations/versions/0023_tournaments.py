"""Tournaments: what was agreed, who takes part, and which table plays what."""

import sqlalchemy as sa
from alembic import op

from data.json_type import json_type

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("phase", sa.String(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("document", json_type(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_guild_id", "tournaments", ["guild", "id"])
    op.create_index("ix_tournaments_channel", "tournaments", ["channel"])
    on = sa.text("phase != 'over'")
    op.create_index("ix_tournaments_on", "tournaments", ["id"], sqlite_where=on, postgresql_where=on)
    op.create_table(
        "entries",
        sa.Column("tournament", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user", sa.BigInteger()),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("left", sa.Integer()),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name="fk_entries_tournament_tournaments", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("tournament", "user", name="uq_entries_tournament_user"),
    )
    op.create_index("ix_entries_user", "entries", ["user"])
    op.create_table(
        "pairings",
        *(sa.Column(name, sa.Integer(), autoincrement=False, nullable=False) for name in ("tournament", "round")),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table", sa.Integer()),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("entrants", json_type(), nullable=False),
        sa.Column("called", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.Double()),
        sa.Column("scores", json_type(none_as_null=True)),
        sa.Column("struck", sa.String()),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name="pk_pairings"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name="fk_pairings_tournament_tournaments", ondelete="CASCADE"
        ),
    )
