"""The repository of facts that the program remembers about itself. Every method is one transaction."""

from sqlalchemy import delete, insert, select

from data.schema import facts
from data.transactions import Repository, uninterrupted


class Facts(Repository):
    """Small texts by their keys."""

    @uninterrupted
    async def read(self, key: str) -> str | None:
        """The text that was written last under `key`; None where there is none."""
        async with self._reader.begin() as connection:
            value: str | None = await connection.scalar(select(facts.c.value).where(facts.c.key == key))
        return value

    @uninterrupted
    async def write(self, key: str, value: str | None) -> None:
        """Remember a text; None: forget it."""
        async with self._writer.begin() as connection:
            await connection.execute(delete(facts).where(facts.c.key == key))
            if value is not None:
                await connection.execute(insert(facts).values(key=key, value=value))
