"""Boards of wins, beside those of misery."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_index("ix_figures_wins", "figures", ["guild", "game", "month", sa.text("crowns DESC"), "rounds"])
