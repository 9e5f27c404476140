"""People's preferences, at hand wherever a table or a screen asks."""

from collections.abc import Collection

from data.people import People
from data.records import Preferences

USUAL = Preferences()


class PreferencesCache:
    """The preferences of everybody who sits at a live table. Only what is unusual takes memory; without a repository,
    everybody wants what is usual.
    """

    def __init__(self, people: People | None = None) -> None:
        self._people = people
        self._unusual: dict[int, Preferences] = {}

    def of(self, user: int) -> Preferences:
        """The preferences of this person. The usual, until `learn` was told of them."""
        return self._unusual.get(user, USUAL)

    async def learn(self, users: Collection[int]) -> None:
        """Read what these people want."""
        if self._people is not None:
            self._unusual |= await self._people.preferences(users)

    async def relearn(self, users: Collection[int]) -> None:
        """Read again what these people want, which may have changed elsewhere."""
        if self._people is not None:
            wanted = await self._people.preferences(users)
            for user in users:
                self.forget(user)
            self._unusual |= wanted

    def forget(self, user: int) -> None:
        """Forget the preferences of this person, which were deleted: they have the usual ones."""
        self._unusual.pop(user, None)

    async def change(self, user: int, name: str, value: bool) -> None:
        """Change one preference of a person's. Raises KeyError when there is none of that name."""
        if name not in Preferences.model_fields:
            raise KeyError(name)
        await self.learn([user])
        wanted = self.of(user).model_copy(update={name: value})
        if self._people is not None:
            await self._people.set_preferences(user, wanted)
        self._unusual[user] = wanted
