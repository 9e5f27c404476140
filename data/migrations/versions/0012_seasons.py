"""A column for the calendar month that was closed last in a server."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("servers", sa.Column("season", sa.Integer()))
