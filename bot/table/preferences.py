"""A cache of people's preferences, which tables and screens read without waiting for the database."""

from collections.abc import Collection

from data.people import People
from data.records import Preferences

USUAL = Preferences()


class PreferencesCache:
    """The preferences of everybody who sits at a live table. Only preferences that differ from the default take memory.
    Without a repository everybody has the defaults.
    """

    def __init__(self, people: People | None = None) -> None:
        self._people = people
        self._unusual: dict[int, Preferences] = {}

    def of(self, user: int) -> Preferences:
        """The preferences of this person; the defaults until `learn` has read them."""
        return self._unusual.get(user, USUAL)

    async def learn(self, users: Collection[int]) -> None:
        """Read the preferences of these people."""
        if self._people is not None:
            self._unusual |= await self._people.preferences(users)

    async def relearn(self, users: Collection[int]) -> None:
        """Read the preferences of these people again, since another process may have changed them."""
        if self._people is not None:
            wanted = await self._people.preferences(users)
            for user in users:
                self.forget(user)
            self._unusual |= wanted

    def forget(self, user: int) -> None:
        """Forget the preferences of this person, who has the defaults from now on."""
        self._unusual.pop(user, None)

    async def change(self, user: int, name: str, value: bool) -> None:
        """Change one preference of a person, and store it. Raises KeyError if there is none of that name."""
        if name not in Preferences.model_fields:
            raise KeyError(name)
        await self.learn([user])
        wanted = self.of(user).model_copy(update={name: value})
        if self._people is not None:
            await self._people.set_preferences(user, wanted)
        self._unusual[user] = wanted
