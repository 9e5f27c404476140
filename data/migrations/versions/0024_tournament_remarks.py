"""What the referees of tournaments did, and the places that people have in the end."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.add_column("entries", sa.Column("place", sa.Integer()))
    op.create_table(
        "remarks",
        *(sa.Column(name, sa.Integer(), autoincrement=False, nullable=False) for name in ("tournament", "number")),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("round", "table")),
        sa.Column("act", sa.String(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("user", sa.BigInteger()),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("reason", sa.String()),
        *(sa.Column(name, sa.Integer()) for name in ("out", "came")),
        sa.Column("posted", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_remarks"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name="fk_remarks_tournament_tournaments", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_remarks_user", "remarks", ["user"])
