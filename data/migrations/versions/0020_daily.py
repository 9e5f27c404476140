"""Today's deals: the sets of a day, people's attempts at them, and what comes of those."""

import sqlalchemy as sa
from alembic import op

from data.json_type import json_type

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    _sets()
    _attempts()
    op.create_table(
        "fields",
        *(sa.Column(name, sa.Integer(), autoincrement=False, nullable=False) for name in ("day", "slot", "deal")),
        *(sa.Column(name, sa.Integer(), autoincrement=False, nullable=False) for name in ("place", "margin")),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("day", "slot", "deal", "place", "margin", name="pk_fields"),
    )
    op.create_table(
        "marks",
        *(sa.Column(name, sa.Integer(), autoincrement=False, nullable=False) for name in ("day", "slot")),
        sa.Column("mark", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("day", "slot", "mark", name="pk_marks"),
    )
    _figures()


def _sets() -> None:
    op.create_table(
        "sets",
        *(sa.Column(name, sa.Integer(), autoincrement=False, nullable=False) for name in ("day", "slot")),
        sa.Column("game", sa.String(), nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("rules", "thinks")),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("ghosts", json_type(none_as_null=True)),
        *(sa.Column(name, sa.Double()) for name in ("ended", "closed")),
        sa.PrimaryKeyConstraint("day", "slot", name="pk_sets"),
    )


def _attempts() -> None:
    op.create_table(
        "attempts",
        *(sa.Column(name, sa.Integer(), autoincrement=False, nullable=False) for name in ("day", "slot")),
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("begun", sa.Double(), nullable=False),
        sa.Column("deals", json_type(), nullable=False),
        sa.Column("dealt", sa.Integer(), nullable=False),
        *(sa.Column(name, sa.Double()) for name in ("finished", "score")),
        sa.PrimaryKeyConstraint("day", "slot", "user", name="pk_attempts"),
    )
    op.create_index("ix_attempts_user_day", "attempts", ["user", "day"])
    op.create_index("ix_attempts_board", "attempts", ["server", "day", "slot", sa.text("score DESC")])
    op.create_index("ix_attempts_score", "attempts", ["day", "slot", sa.text("score DESC")])


def _figures() -> None:
    op.create_table(
        "daily_months",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("month", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("sets", sa.Integer(), nullable=False),
        sa.Column("total", sa.Double(), nullable=False),
        sa.Column("mean", sa.Double()),
        sa.PrimaryKeyConstraint("guild", "month", "user", name="pk_daily_months"),
    )
    op.create_index("ix_daily_months_mean", "daily_months", ["guild", "month", sa.text("mean DESC")])
    op.create_table(
        "streaks",
        *(sa.Column(name, sa.BigInteger(), autoincrement=False, nullable=False) for name in ("guild", "user")),
        sa.Column("name", sa.String(), nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("last", "days", "longest")),
        sa.PrimaryKeyConstraint("guild", "user", name="pk_streaks"),
    )
    op.create_index("ix_streaks_days", "streaks", ["guild", sa.text("days DESC")])
    op.create_table(
        "daily_messages",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger()),
        sa.PrimaryKeyConstraint("guild", name="pk_daily_messages"),
    )
    running = sa.text("days > 0")
    op.create_index("ix_streaks_running", "streaks", ["last"], sqlite_where=running, postgresql_where=running)
