"""A column for the week that was told last in a server, and an index that finds the results of a week."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("servers", sa.Column("week", sa.Double()))
    op.create_index("ix_results_guild_ended", "results", ["guild", "ended"])
