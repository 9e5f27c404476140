"""A round keeps all that it was seated from, since seats may be taken over and a table may reconvene."""

import sqlalchemy as sa
from alembic import op

from data.json_type import json_type

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    for name in ("before", "outcome"):
        op.add_column("rounds", sa.Column(name, json_type(none_as_null=True)))
