"""Two fields of a table's document are called what they are."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

NAMES = {"clock": "deadlines", "court": "rematch"}


def upgrade() -> None:
    connection = op.get_bind()
    rows = connection.execute(sa.text("SELECT id, document FROM tables")).all()
    for row in rows:
        document = {NAMES.get(name, name): value for name, value in json.loads(row.document).items()}
        connection.execute(
            sa.text("UPDATE tables SET document = :document WHERE id = :id"),
            {"document": json.dumps(document, ensure_ascii=False), "id": row.id},
        )
