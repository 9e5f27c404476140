"""The repository of what people want for themselves, in every server. Every method is one transaction."""

from collections.abc import Collection

from sqlalchemy import delete, insert, select

from data import schema
from data.records import Preferences
from data.transactions import Repository, uninterrupted

_preferences = schema.preferences


class People(Repository):
    """Personal settings. Nothing is kept of people who want what is usual."""

    @uninterrupted
    async def preferences(self, users: Collection[int]) -> dict[int, Preferences]:
        """The preferences of those of these users who want something unusual."""
        query = select(_preferences).where(_preferences.c.user.in_(users))
        async with self._reader.begin() as connection:
            rows = (await connection.execute(query)).all()
        return {row.user: Preferences.model_validate(row.chosen) for row in rows}

    @uninterrupted
    async def set_preferences(self, user: int, wanted: Preferences) -> None:
        """Keep what a person wants, instead of what they wanted before."""
        chosen = wanted.model_dump(exclude_defaults=True)
        async with self._writer.begin() as connection:
            await connection.execute(delete(_preferences).where(_preferences.c.user == user))
            if chosen:
                await connection.execute(insert(_preferences).values(user=user, chosen=chosen))
