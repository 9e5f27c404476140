"""Tables, who sits at them, their rounds and moves, and facts of the program."""

import sqlalchemy as sa
from alembic import op

from data.json_type import json_type

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("document", json_type(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tables_channel", "tables", ["channel"])
    op.create_table(
        "sitters",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("table", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guild", "user", name="pk_sitters"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_sitters_table_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_sitters_table", "sitters", ["table"])
    op.create_table(
        "rounds",
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", json_type(), nullable=False),
        sa.Column("standing", json_type(), nullable=False),
        sa.Column("leave", json_type(), nullable=False),
        sa.Column("join", json_type(), nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("commitment", sa.String, nullable=False),
        sa.Column("sealed", sa.Boolean, nullable=False),
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
        sa.Column("result", json_type(none_as_null=True)),
        sa.PrimaryKeyConstraint("table", "number", name="pk_rounds"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_rounds_table_tables", ondelete="CASCADE"),
    )
    op.create_table(
        "moves",
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.String, nullable=False),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table", "round", "number", name="pk_moves"),
        sa.ForeignKeyConstraint(
            ["table", "round"],
            ["rounds.table", "rounds.number"],
            name="fk_moves_table_round_rounds",
            ondelete="CASCADE",
        ),
    )
    op.create_table(
        "facts",
        sa.Column("key", sa.String, nullable=False),
        sa.Column("value", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_facts"),
    )
