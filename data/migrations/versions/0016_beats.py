"""A column for the time when a process that serves a range of shards was last alive."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("ranges", sa.Column("beat", sa.Double()))
