"""A round keeps all that it was seated from, since seats may be taken over and a table may reconvene."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    for name in ("before", "outcome"):
        op.add_column("rounds", sa.Column(name, sa.JSON(none_as_null=True)))
