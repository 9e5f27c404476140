"""The repository of people's preferences, and of the people whom they block, in every server. Every method is one
transaction.
"""

from collections.abc import Collection

from sqlalchemy import delete, exists, insert, select

from data import news, schema
from data.settings_records import Preferences
from data.transactions import Repository, uninterrupted

_preferences, _blocks = schema.preferences, schema.blocks


class People(Repository):
    """Preferences and blocks. Nothing is stored for people whose preferences are all at their defaults."""

    @uninterrupted
    async def preferences(self, users: Collection[int]) -> dict[int, Preferences]:
        """The preferences of those of these users who want something unusual."""
        query = select(_preferences).where(_preferences.c.user.in_(users))
        async with self._reader.begin() as connection:
            rows = (await connection.execute(query)).all()
        return {row.user: Preferences.model_validate(row.chosen) for row in rows}

    @uninterrupted
    async def set_preferences(self, user: int, wanted: Preferences) -> None:
        """Store a person's preferences in place of those before."""
        chosen = wanted.model_dump(exclude_defaults=True)
        async with self._writer.begin() as connection:
            await connection.execute(delete(_preferences).where(_preferences.c.user == user))
            if chosen:
                await connection.execute(insert(_preferences).values(user=user, chosen=chosen))
            await news.tell(connection, news.PREFERENCES, user)

    @uninterrupted
    async def toggle_block(self, user: int, other: int, most: int) -> bool | None:
        """Block another person, or unblock them if they are blocked. Return True if they are blocked now; None if
        nothing has changed, since `most` people are blocked.
        """
        which = (_blocks.c.user == user, _blocks.c.blocked == other)
        async with self._writer.begin() as connection:
            if (await connection.execute(delete(_blocks).where(*which))).rowcount:
                return False
            if len((await connection.execute(select(_blocks.c.blocked).where(_blocks.c.user == user))).all()) >= most:
                return None
            await connection.execute(insert(_blocks).values(user=user, blocked=other))
        return True

    @uninterrupted
    async def blocked_by(self, user: int) -> list[int]:
        """The people whom this person blocks."""
        async with self._reader.begin() as connection:
            return list(await connection.scalars(select(_blocks.c.blocked).where(_blocks.c.user == user)))

    @uninterrupted
    async def blocking(self, user: int) -> list[int]:
        """The people who block this person."""
        async with self._reader.begin() as connection:
            return list(await connection.scalars(select(_blocks.c.user).where(_blocks.c.blocked == user)))

    @uninterrupted
    async def blocks(self, user: int, other: int) -> bool:
        """True if one person blocks another."""
        which = exists().where(_blocks.c.user == user, _blocks.c.blocked == other)
        async with self._reader.begin() as connection:
            return bool(await connection.scalar(select(which)))
