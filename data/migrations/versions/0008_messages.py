"""The messages of a table in Discord are stored beside it: a message that is posted is no change of the game."""

import json

import sqlalchemy as sa
from alembic import op

from data.json_type import json_type

revision = "0008"
down_revision = "0007"

NAMES = ("message", "thread", "call", "called", "summons", "summoned")


def upgrade() -> None:
    op.create_table(
        "messages",
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("summons", sa.BigInteger),
        sa.Column("document", json_type(), nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_messages"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_messages_table_tables", ondelete="CASCADE"),
    )
    connection = op.get_bind()
    rows = connection.execute(sa.text("SELECT id, document FROM tables")).all()
    for row in rows:
        document = json.loads(row.document)
        messages = {name: document.pop(name) for name in NAMES if name in document}
        standing = messages.get("summons")
        connection.execute(
            sa.text('INSERT INTO messages ("table", summons, document) VALUES (:id, :summons, :document)'),
            {
                "id": row.id,
                "summons": standing["message"] if standing else None,
                "document": json.dumps(messages, ensure_ascii=False),
            },
        )
        connection.execute(
            sa.text("UPDATE tables SET document = :document WHERE id = :id"),
            {"document": json.dumps(document, ensure_ascii=False), "id": row.id},
        )
