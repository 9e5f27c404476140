"""Everything that version 1.0.0 stores. What came before was never released; its databases are at this revision if they
were last opened by its newest commit.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

from data.dialects import json_type

revision = "0025"
down_revision = None


def where(condition: str) -> dict[str, Any]:
    """The arguments of an index over some of the rows."""
    return {"sqlite_where": sa.text(condition), "postgresql_where": sa.text(condition)}


def upgrade() -> None:
    sealed = "sealed IS false" if op.get_bind().dialect.name == "postgresql" else "sealed IS 0"
    op.create_table(
        "achievements",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guild", "user", "name", name="pk_achievements"),
    )
    op.create_table(
        "attempt_servers",
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("slot", sa.Integer, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("score", sa.Double),
        sa.PrimaryKeyConstraint("day", "slot", "user", "guild", name="pk_attempt_servers"),
    )
    op.create_index(
        "ix_attempt_servers_board", "attempt_servers", ["guild", "day", "slot", sa.literal_column("score DESC")]
    )
    op.create_index("ix_attempt_servers_user", "attempt_servers", ["user"])
    op.create_table(
        "attempts",
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("slot", sa.Integer, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("server", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("begun", sa.Double, nullable=False),
        sa.Column("deals", json_type(), nullable=False),
        sa.Column("dealt", sa.Integer, nullable=False),
        sa.Column("finished", sa.Double),
        sa.Column("score", sa.Double),
        sa.PrimaryKeyConstraint("day", "slot", "user", name="pk_attempts"),
    )
    op.create_index("ix_attempts_board", "attempts", ["server", "day", "slot", sa.literal_column("score DESC")])
    op.create_index("ix_attempts_score", "attempts", ["day", "slot", sa.literal_column("score DESC")])
    op.create_index("ix_attempts_user_day", "attempts", ["user", "day"])
    op.create_table(
        "blocks",
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("blocked", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user", "blocked", name="pk_blocks"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "daily_messages",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger),
        sa.PrimaryKeyConstraint("guild", name="pk_daily_messages"),
    )
    op.create_table(
        "daily_months",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("month", sa.Integer, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("sets", sa.Integer, nullable=False),
        sa.Column("total", sa.Double, nullable=False),
        sa.Column("mean", sa.Double),
        sa.PrimaryKeyConstraint("guild", "month", "user", name="pk_daily_months"),
    )
    op.create_index("ix_daily_months_mean", "daily_months", ["guild", "month", sa.literal_column("mean DESC")])
    op.create_table(
        "departures",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guild", name="pk_departures"),
    )
    op.create_table(
        "facts",
        sa.Column("key", sa.String, nullable=False),
        sa.Column("value", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_facts"),
    )
    op.create_table(
        "fields",
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("slot", sa.Integer, nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("margin", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("day", "slot", "deal", "place", "margin", name="pk_fields"),
    )
    op.create_table(
        "figures",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("month", sa.Integer, nullable=False),
        sa.Column("misery", sa.Double, nullable=False),
        sa.Column("low", sa.Integer, nullable=False),
        sa.Column("high", sa.Integer, nullable=False),
        sa.Column("peak", sa.Double, nullable=False),
        sa.Column("longest_low", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("crowns", sa.Integer, nullable=False),
        sa.Column("escapes", sa.Integer, nullable=False),
        sa.Column("reign", sa.Integer, nullable=False),
        sa.Column("serfdom", sa.Integer, nullable=False),
        sa.Column("longest_reign", sa.Integer, nullable=False),
        sa.Column("longest_serfdom", sa.Integer, nullable=False),
        sa.Column("title", sa.String),
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guild", "user", "game", "month", name="pk_figures"),
    )
    op.create_index("ix_figures_guild_game_month_misery_user", "figures", ["guild", "game", "month", "misery", "user"])
    op.create_index(
        "ix_figures_wins", "figures", ["guild", "game", "month", sa.literal_column("crowns DESC"), "rounds"]
    )
    op.create_table(
        "identifies",
        sa.Column("bucket", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("bucket", name="pk_identifies"),
    )
    op.create_table(
        "listeners",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guild", "user", name="pk_listeners"),
    )
    op.create_table(
        "marks",
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("slot", sa.Integer, nullable=False),
        sa.Column("mark", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("day", "slot", "mark", name="pk_marks"),
    )
    op.create_table(
        "people",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("hidden", sa.Double),
        sa.Column("checked", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guild", "user", name="pk_people"),
    )
    op.create_index("ix_people_user", "people", ["user"])
    op.create_table(
        "preferences",
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("chosen", json_type(), nullable=False),
        sa.PrimaryKeyConstraint("user", name="pk_preferences"),
    )
    op.create_table(
        "ranges",
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("shards", sa.Integer, nullable=False),
        sa.Column("beat", sa.Double),
        sa.PrimaryKeyConstraint("epoch", name="pk_ranges"),
    )
    op.create_table(
        "ratings",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guild", "user", "game", name="pk_ratings"),
    )
    op.create_table(
        "results",
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("next_seat", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("title", sa.String),
        sa.Column("paid", sa.Integer, nullable=False),
        sa.Column("received", sa.Integer, nullable=False),
        sa.Column("partner", sa.BigInteger),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("steward", sa.Boolean, nullable=False),
        sa.Column("ranked", sa.Boolean, nullable=False),
        sa.Column("misery", sa.Double),
        sa.PrimaryKeyConstraint("table", "round", "user", name="pk_results"),
    )
    op.create_index("ix_results_guild_ended", "results", ["guild", "ended"])
    op.create_index("ix_results_guild_partner", "results", ["guild", "partner"], **where("partner IS NOT NULL"))
    op.create_index("ix_results_guild_user_game_ended", "results", ["guild", "user", "game", "ended"])
    op.create_table(
        "servers",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("chosen", json_type(), nullable=False),
        sa.Column("called", sa.Double),
        sa.Column("season", sa.Integer),
        sa.Column("week", sa.Double),
        sa.PrimaryKeyConstraint("guild", name="pk_servers"),
    )
    op.create_table(
        "sessions",
        sa.Column("shard", sa.Integer, nullable=False),
        sa.Column("shards", sa.Integer, nullable=False),
        sa.Column("session", sa.String, nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("gateway", sa.String, nullable=False),
        sa.Column("form", sa.String, nullable=False),
        sa.Column("servers", sa.LargeBinary, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("shard", name="pk_sessions"),
    )
    op.create_table(
        "sets",
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("slot", sa.Integer, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("thinks", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("ghosts", json_type(none_as_null=True)),
        sa.Column("ended", sa.Double),
        sa.Column("closed", sa.Double),
        sa.PrimaryKeyConstraint("day", "slot", name="pk_sets"),
    )
    op.create_table(
        "signs",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger, nullable=False),
        sa.Column("shown", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("guild", name="pk_signs"),
    )
    op.create_table(
        "streaks",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("longest", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guild", "user", name="pk_streaks"),
    )
    op.create_index("ix_streaks_days", "streaks", ["guild", sa.literal_column("days DESC")])
    op.create_index("ix_streaks_running", "streaks", ["last"], **where("days > 0"))
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
    op.create_index("ix_tables_channel_id", "tables", ["channel", "id"])
    op.create_index("ix_tables_guild_id", "tables", ["guild", "id"])
    op.create_index("ix_tables_open_channel", "tables", ["channel"], **where("phase != 'closed'"))
    op.create_index("ix_tables_open_guild", "tables", ["guild"], **where("phase != 'closed'"))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("document", json_type(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_channel", "tournaments", ["channel"])
    op.create_index("ix_tournaments_guild_id", "tournaments", ["guild", "id"])
    op.create_index("ix_tournaments_on", "tournaments", ["id"], **where("phase != 'over'"))
    op.create_table(
        "entries",
        sa.Column("tournament", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("user", sa.BigInteger),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("left", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name="fk_entries_tournament_tournaments", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_entries"),
        sa.UniqueConstraint("tournament", "user", name="uq_entries_tournament_user"),
    )
    op.create_index("ix_entries_user", "entries", ["user"])
    op.create_table(
        "messages",
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("summons", sa.BigInteger),
        sa.Column("document", json_type(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_messages_table_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name="pk_messages"),
    )
    op.create_index("ix_messages_summoning", "messages", ["table"], **where("summons IS NOT NULL"))
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table", sa.Integer),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("entrants", json_type(), nullable=False),
        sa.Column("called", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Double),
        sa.Column("scores", json_type(none_as_null=True)),
        sa.Column("struck", sa.String),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name="fk_pairings_tournament_tournaments", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name="pk_pairings"),
    )
    op.create_table(
        "remarks",
        sa.Column("tournament", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("act", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("user", sa.BigInteger),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("reason", sa.String),
        sa.Column("out", sa.Integer),
        sa.Column("came", sa.Integer),
        sa.Column("posted", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name="fk_remarks_tournament_tournaments", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_remarks"),
    )
    op.create_index("ix_remarks_user", "remarks", ["user"])
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
        sa.Column("before", json_type(none_as_null=True)),
        sa.Column("outcome", json_type(none_as_null=True)),
        sa.Column("channel", sa.BigInteger, server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_rounds_table_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_rounds"),
    )
    op.create_index(
        "ix_rounds_tellable",
        "rounds",
        ["channel", "ended", "table", "number"],
        **where(f"ended IS NOT NULL AND {sealed}"),
    )
    op.create_table(
        "sitters",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("table", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_sitters_table_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guild", "user", name="pk_sitters"),
    )
    op.create_index("ix_sitters_table", "sitters", ["table"])
    op.create_index("ix_sitters_user", "sitters", ["user"])
    op.create_table(
        "moves",
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.String, nullable=False),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(
            ["table", "round"],
            ["rounds.table", "rounds.number"],
            name="fk_moves_table_round_rounds",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("table", "round", "number", name="pk_moves"),
    )
    op.create_table(
        "reviews",
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("judgements", json_type(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table", "round"],
            ["rounds.table", "rounds.number"],
            name="fk_reviews_table_round_rounds",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("table", "round", "user", name="pk_reviews"),
    )
    op.create_index("ix_reviews_guild_user", "reviews", ["guild", "user"])
