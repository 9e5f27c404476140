"""The repository of sessions with Discord that a process leaves to the next one. Every method is one transaction."""

from collections.abc import Collection, Sequence

from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import delete, insert, or_, select

from data import schema
from data.postgres import ranges
from data.transactions import Repository, uninterrupted

KEPT_SECONDS = 120.0  # Discord keeps a session for some minutes at most, and what was clicked then is long forgotten

_sessions = schema.sessions


class Session(BaseModel):
    """A session with Discord, of one shard: its id there (`session`), the number of the last event that was heard in it
    (`sequence`), and where to go on with it (`gateway`). `servers`: what is known of the servers of that shard by then,
    for those who know this `form`.
    """

    model_config = ConfigDict(frozen=True)

    shard: int
    session: str = Field(repr=False)  # with the token it opens what the bot hears
    sequence: int
    gateway: str
    form: str
    servers: bytes = Field(repr=False)


class Sessions(Repository):
    """The sessions that a process which ends leaves, and the next one takes."""

    @uninterrupted
    async def leave(self, sessions: Sequence[Session], shards: int, now: float) -> None:
        """Leave these sessions of a bot with this number of shards to whoever serves their shards next."""
        rows = [session.model_dump() | {"shards": shards, "ended": now} for session in sessions]
        async with self._writer.begin() as connection:
            here = _sessions.c.shard.in_([session.shard for session in sessions])
            await connection.execute(delete(_sessions).where(here))
            if rows:
                await connection.execute(insert(_sessions), rows)

    @uninterrupted
    async def take(self, numbers: Collection[int], shards: int, form: str, now: float) -> list[Session]:
        """Take what was left of the shards with these numbers, of `shards` in all, if it has this form and was left
        lately. Nobody gets it again, and what nobody can use any more is deleted.
        """
        c = _sessions.c
        mine, lately = c.shard.in_(numbers), c.ended > now - KEPT_SECONDS
        async with self._writer.begin() as connection:
            found = select(_sessions).where(mine, lately, c.shards == shards, c.form == form)
            rows = (await connection.execute(found)).all()
            await connection.execute(delete(_sessions).where(or_(mine, ~lately, c.shards != shards)))
        return [Session.model_validate(row._asdict()) for row in rows]

    @uninterrupted
    async def reserve(self, bucket: int) -> float:
        """Reserve the next session with Discord in a bucket of shards. Return the seconds until it may begin."""
        async with self._writer.begin() as connection:
            return await ranges.reserve_session(connection, bucket)
