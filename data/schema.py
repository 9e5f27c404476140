"""The tables of the database, as the newest migration leaves them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    and_,
    literal_column,
)

from data.dialects import json_type

NOWHERE = 0  # the id in place of a server's or a channel's where a table is in none

# Named constraints, so that a later migration can say which one it changes.
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# `document` is the whole TableRecord but `id` and `revision`; the columns beside it are what is asked for. No index has
# `changed` in it: PostgreSQL would then write to every index of the table at each save.
tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("phase", String, nullable=False),
    Column("changed", Double, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("document", json_type(), nullable=False),
    Index(None, "channel", "id"),
    Index(None, "guild", "id"),
    # Old messages name their table for ever: an id must not come back when its table is deleted.
    sqlite_autoincrement=True,
)
# Nearly all stored tables are closed. A partial index serves only queries that repeat its condition literally, and a
# parameter would not, so both take the condition from here.
OPEN = tables.c.phase != literal_column("'closed'")
Index("ix_tables_open_guild", tables.c.guild, sqlite_where=OPEN, postgresql_where=OPEN)
Index("ix_tables_open_channel", tables.c.channel, sqlite_where=OPEN, postgresql_where=OPEN)

# The messages of a table in Discord: one row for each, written without that table, since a message that is posted or
# taken back is no change of the game. `document` is the TableMessages, `summons` a table call or an invitation that
# still stands.
messages = Table(
    "messages",
    metadata,
    Column("table", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("summons", BigInteger),
    Column("document", json_type(), nullable=False),
)
SUMMONING = messages.c.summons.is_not(None)
Index("ix_messages_summoning", messages.c.table, sqlite_where=SUMMONING, postgresql_where=SUMMONING)

# One stool per person in a server.
sitters = Table(
    "sitters",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("table", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
)

# `channel`: of its table, so that the newest rounds of a channel are found without its tables.
rounds = Table(
    "rounds",
    metadata,
    Column("table", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", json_type(), nullable=False),
    Column("standing", json_type(), nullable=False),
    Column("leave", json_type(), nullable=False),
    Column("join", json_type(), nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", String, nullable=False),
    Column("sealed", Boolean, nullable=False),
    Column("started", Double, nullable=False),
    Column("ended", Double),
    Column("result", json_type(none_as_null=True)),
    Column("before", json_type(none_as_null=True)),
    Column("outcome", json_type(none_as_null=True)),
    Column("channel", BigInteger, nullable=False, server_default="0"),
)
TELLABLE = and_(rounds.c.ended.is_not(None), rounds.c.sealed.is_(False))  # finished, and not to stay closed
Index(
    "ix_rounds_tellable",
    rounds.c.channel,
    rounds.c.ended,
    rounds.c.table,
    rounds.c.number,
    sqlite_where=TELLABLE,
    postgresql_where=TELLABLE,
)

# `number` counts from 0 within the round: its primary key is what refuses a second writer.
moves = Table(
    "moves",
    metadata,
    Column("table", Integer, primary_key=True, autoincrement=False),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", String, nullable=False),
    Column("by", String, nullable=False),
    Column("at", Double, nullable=False),
    ForeignKeyConstraint(["table", "round"], ["rounds.table", "rounds.number"], ondelete="CASCADE"),
)

# The worth of a person's decisions in a round (`judgements`), worked out once when they asked for it. It goes with
# the round.
reviews = Table(
    "reviews",
    metadata,
    Column("table", Integer, primary_key=True, autoincrement=False),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("guild", BigInteger, nullable=False),
    Column("judgements", json_type(), nullable=False),
    Index(None, "guild", "user"),
    ForeignKeyConstraint(["table", "round"], ["rounds.table", "rounds.number"], ondelete="CASCADE"),
)

# Facts that the program remembers about itself.
facts = Table(
    "facts",
    metadata,
    Column("key", String, primary_key=True),
    Column("value", String, nullable=False),
)

# Statistics, per server; stewards are in none of this. A table may be thrown away, what it led to stays.

# `hidden`: since when a person is known to have left the server. `checked`: when that was last looked at.
people = Table(
    "people",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),
    Column("hidden", Double),
    Column("checked", Double, nullable=False),
    Index(None, "user"),
)

# A person's part in a finished round. `misery`: the logarithm of the lifetime index after it; none if it is unranked.
results = Table(
    "results",
    metadata,
    Column("table", Integer, primary_key=True, autoincrement=False),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("guild", BigInteger, nullable=False),
    Column("game", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("ended", Double, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("next_seat", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("title", String),
    Column("paid", Integer, nullable=False),
    Column("received", Integer, nullable=False),
    Column("partner", BigInteger),
    Column("left", Boolean, nullable=False),
    Column("steward", Boolean, nullable=False),
    Column("ranked", Boolean, nullable=False),
    Column("misery", Double),
    Index(None, "guild", "user", "game", "ended"),
    Index(None, "guild", "ended"),
)
PARTNERED = results.c.partner.is_not(None)
Index(None, results.c.guild, results.c.partner, sqlite_where=PARTNERED, postgresql_where=PARTNERED)

# The figures of a person's ranked rounds: of all of them (`month` 0) and those of a month (202611), so that boards scan
# no rounds. Misery is its logarithm.
figures = Table(
    "figures",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String, primary_key=True),
    Column("month", Integer, primary_key=True, autoincrement=False),
    Column("misery", Double, nullable=False),
    Column("low", Integer, nullable=False),
    Column("high", Integer, nullable=False),
    Column("peak", Double, nullable=False),
    Column("longest_low", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("crowns", Integer, nullable=False),
    Column("escapes", Integer, nullable=False),
    Column("reign", Integer, nullable=False),
    Column("serfdom", Integer, nullable=False),
    Column("longest_reign", Integer, nullable=False),
    Column("longest_serfdom", Integer, nullable=False),
    Column("title", String),
    Column("table", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Index(None, "guild", "game", "month", "misery", "user"),
)
# A board of wins: the most wins first, of equal ones those in fewer games.
_columns = figures.c
Index("ix_figures_wins", _columns.guild, _columns.game, _columns.month, _columns.crowns.desc(), _columns.rounds)

ratings = Table(
    "ratings",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
)

# The achievements of a person in a server: each one once, in which `game`, and when (`at`).
achievements = Table(
    "achievements",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("at", Double, nullable=False),
)

# The preferences of a person, in every server: only of those who want something unusual, and only that.
preferences = Table(
    "preferences",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("chosen", json_type(), nullable=False),
)

# The people whom a person does not want to meet at a table, in every server.
blocks = Table(
    "blocks",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("blocked", BigInteger, primary_key=True, autoincrement=False, index=True),
)

# Today's deals. A day is counted in UTC from 1 January 1970; `slot` tells its sets apart.

# A set: what is played, by which `rules` and by which search (`thinks`), the secret that its deals come from, and what
# is shown of it (`hash`). `ghosts`: what computer players made of it. `ended`: since when no result counts any more;
# `closed`: since when scores are final.
sets = Table(
    "sets",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("slot", Integer, primary_key=True, autoincrement=False),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("thinks", Integer, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("hash", String, nullable=False),
    Column("ghosts", json_type(none_as_null=True)),
    Column("ended", Double),
    Column("closed", Double),
)

# A person's attempt at a set. It is that person's: `server` is where they began it, `NOWHERE` for none. `deals`: each
# that was begun, with its table and what was made of it; `dealt`: how many are over. `score` is final.
attempts = Table(
    "attempts",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("slot", Integer, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("server", BigInteger, nullable=False),
    Column("name", String, nullable=False),
    Column("begun", Double, nullable=False),
    Column("deals", json_type(), nullable=False),
    Column("dealt", Integer, nullable=False),
    Column("finished", Double),
    Column("score", Double),
    Index(None, "user", "day"),
)
_columns = attempts.c
Index("ix_attempts_board", _columns.server, _columns.day, _columns.slot, _columns.score.desc())
Index("ix_attempts_score", _columns.day, _columns.slot, _columns.score.desc())

# The servers for which an attempt counts that was begun in none, besides the board of all servers; `score` as there.
attempt_servers = Table(
    "attempt_servers",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("slot", Integer, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("score", Double),
    Index(None, "user"),
)
_columns = attempt_servers.c
Index("ix_attempt_servers_board", _columns.guild, _columns.day, _columns.slot, _columns.score.desc())

# The number of people who had each result in a deal: nobody's name is here, so that whoever deletes their attempts
# moves no share.
fields = Table(
    "fields",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("slot", Integer, primary_key=True, autoincrement=False),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("margin", Integer, primary_key=True, autoincrement=False),
    Column("people", Integer, nullable=False),
)

# The marks of people who have deleted an attempt at a set that is not closed: `mark` is computed from their id with the
# set's secret.
marks = Table(
    "marks",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("slot", Integer, primary_key=True, autoincrement=False),
    Column("mark", String, primary_key=True),
)

# The number of a person's finished sets of a month in a server, and anywhere (`NOWHERE`), and the sum of their scores.
# `mean` stands there once they are enough for a board.
daily_months = Table(
    "daily_months",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("month", Integer, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),
    Column("sets", Integer, nullable=False),
    Column("total", Double, nullable=False),
    Column("mean", Double),
)
_columns = daily_months.c
Index("ix_daily_months_mean", _columns.guild, _columns.month, _columns.mean.desc())

# On how many days in a row a person has finished a set, in a server and anywhere (`NOWHERE`); `last`: the newest of
# them, `longest`: the most there ever were.
streaks = Table(
    "streaks",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),
    Column("last", Integer, nullable=False),
    Column("days", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
)
_columns = streaks.c
Index("ix_streaks_days", _columns.guild, _columns.days.desc())
RUNNING = streaks.c.days > literal_column("0")
Index("ix_streaks_running", streaks.c.last, sqlite_where=RUNNING, postgresql_where=RUNNING)

# The message about today's deals that stands in a server's channel, and of which day it is; `message` is NULL until it
# was sent.
daily_messages = Table(
    "daily_messages",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger),
)

# Tournaments: a row for each, on which every step from one round to the next is decided (`revision`). `document` is the
# whole Tournament but for the columns beside it. `secret`: what the draws' luck comes from, and `hash` what is shown of
# it.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False, index=True),
    Column("phase", String, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("hash", String, nullable=False),
    Column("document", json_type(), nullable=False),
    Index(None, "guild", "id"),
)
GOES_ON = tournaments.c.phase != literal_column("'over'")
Index("ix_tournaments_on", tournaments.c.id, sqlite_where=GOES_ON, postgresql_where=GOES_ON)

# The entrants of a tournament, by the `number` under which results are kept; `user` is NULL once that person has
# deleted their data. `since`: the first round for which they are drawn; `left`: the first for which they are not.
# `place`: in the final standings.
entries = Table(
    "entries",
    metadata,
    Column(
        "tournament", Integer, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    ),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user", BigInteger, index=True),
    Column("name", String, nullable=False),
    Column("since", Integer, nullable=False),
    Column("left", Integer),
    Column("place", Integer),
    UniqueConstraint("tournament", "user"),
)

# The entrants who meet in a round, before their table is opened: `table` is its number then, and the key by which it is
# opened once. `called`: its people were called. `ended`: its result, `scores`, stands; none where it was broken off.
# `struck`: a result that does not count, and why.
pairings = Table(
    "pairings",
    metadata,
    Column(
        "tournament", Integer, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    ),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table", Integer),
    Column("seats", Integer, nullable=False),
    Column("entrants", json_type(), nullable=False),
    Column("called", Boolean, nullable=False),
    Column("ended", Double),
    Column("scores", json_type(none_as_null=True)),
    Column("struck", String),
)

# What referees did, as everybody is told, in its order: at which `table` of which `round`, and by whom. `user` is NULL
# once that person has deleted their data. `posted`: it stands in the channel, or was about to.
remarks = Table(
    "remarks",
    metadata,
    Column(
        "tournament", Integer, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    ),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("round", Integer, nullable=False),
    Column("table", Integer, nullable=False),
    Column("act", String, nullable=False),
    Column("at", Double, nullable=False),
    Column("user", BigInteger, index=True),
    Column("name", String, nullable=False),
    Column("reason", String),
    Column("out", Integer),
    Column("came", Integer),
    Column("posted", Boolean, nullable=False),
)

# The settings that those who manage a server want for its tables: only where it is unusual, and only that. `called`:
# when people were last told there that a table was forming. `season`: the month, as 202611, that was closed there last;
# `week`: when the week began that was.
servers = Table(
    "servers",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("chosen", json_type(), nullable=False),
    Column("called", Double),
    Column("season", Integer),
    Column("week", Double),
)

# People who want to be told in a server when a table is forming; `since` when.
listeners = Table(
    "listeners",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("since", Double, nullable=False),
)

# The standing sign of a server that wants one: where it is, and a digest of what it shows, so that a restart edits only
# those that have become untrue.
signs = Table(
    "signs",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False),
    Column("shown", String, nullable=False),
)

# Servers that are gone (deleted, or they removed the bot), and since when. They may come back; what is stored of them
# is deleted only later.
departures = Table(
    "departures",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("since", Double, nullable=False),
)

# The shards `first` to `last` of all `shards`, which one of several processes serves. The row is that process's alone,
# and its number never comes back. `beat`: when the process was last alive, by the database's clock; NULL of versions
# that do not say so.
ranges = Table(
    "ranges",
    metadata,
    Column("epoch", Integer, primary_key=True),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("shards", Integer, nullable=False),
    Column("beat", Double),
)

# When (`at`, by the database's clock) the newest session with Discord begins in a bucket of shards.
identifies = Table(
    "identifies",
    metadata,
    Column("bucket", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)

# A session with Discord that a process has left when it ended (`ended`, by its clock), for the next one of that shard,
# of `shards` in all, to go on with: one row a shard, deleted as soon as somebody takes it. `sessions.Session` says
# the rest. The number of an event (`sequence`) grows by one with each.
sessions = Table(
    "sessions",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("shards", Integer, nullable=False),
    Column("session", String, nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("gateway", String, nullable=False),
    Column("form", String, nullable=False),
    Column("servers", LargeBinary, nullable=False),
    Column("ended", Double, nullable=False),
)
