"""The fields that only the climbing family needs of a table become that family's own part of the document."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

FAMILY = ("misery", "decrees", "decree", "wish", "orders", "piled", "passes")


def upgrade() -> None:
    connection = op.get_bind()
    rows = connection.execute(sa.text("SELECT id, document FROM tables")).all()
    for row in rows:
        document = json.loads(row.document)
        family = {name: document.pop(name) for name in FAMILY if name in document}
        changed = json.dumps(document | {"family": family}, ensure_ascii=False)
        connection.execute(
            sa.text("UPDATE tables SET document = :document WHERE id = :id"), {"document": changed, "id": row.id}
        )
