"""The processes of one bot tell each other news through PostgreSQL, so that none goes on with what it knew before."""

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

PREFERENCES = "preferences"  # somebody wants other things: their id
CHANNELS = (PREFERENCES,)  # the channels of the processes that serve a range
FREED = "freed"  # somebody has given a range back: its epoch


async def tell(connection: AsyncConnection, channel: str, what: int) -> None:
    """Tell all processes of a change when this transaction is committed; a file has only one, which knows."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_notify(channel, str(what))))
