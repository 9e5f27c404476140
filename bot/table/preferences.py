"""A cache of people's preferences, which tables and screens read without waiting for the database."""

from collections.abc import Collection

from bot.ui.language import language_of, languages
from data.people import People
from data.settings_records import Preferences

USUAL = Preferences()
MOST_USUAL = 50_000  # people of whom it is remembered that they want nothing unusual


class PreferencesCache:
    """The preferences of everybody who sits at a live table. Only preferences that differ from the default take memory.
    Without a repository everybody has the defaults.
    """

    def __init__(self, people: People | None = None) -> None:
        self._people = people
        self._unusual: dict[int, Preferences] = {}
        self._usual: set[int] = set()  # people who want nothing unusual, as far as was read lately

    def of(self, user: int) -> Preferences:
        """The preferences of this person; the defaults until `learn` has read them."""
        return self._unusual.get(user, USUAL)

    async def learn(self, users: Collection[int]) -> None:
        """Read the preferences of these people."""
        if self._people is not None:
            self._unusual |= await self._people.preferences(users)

    def language(self, user: int) -> str | None:
        """The language in which this person reads: the one that they chose, or that of their Discord. None where that
        is not known, so that it is the server's.
        """
        wanted = self.of(user)
        return wanted.language if wanted.language in languages() else language_of(wanted.locale)

    async def meet(self, user: int, locale: str, usual: str) -> str:
        """Read the preferences of somebody who acts, and the language in which they read. The locale that Discord tells
        is kept for what they get without a click, where nobody would guess it: `usual` is the server's language.
        """
        if user not in self._unusual and user not in self._usual:
            await self.learn([user])
            if user not in self._unusual:
                self._usual = self._usual if len(self._usual) < MOST_USUAL else set()
                self._usual.add(user)
        known = self.of(user).locale
        if locale != known and language_of(locale) not in (None, language_of(known) or usual):
            await self.change(user, "locale", locale)
        chosen = self.of(user).language
        return chosen if chosen in languages() else language_of(locale) or usual

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
        self._usual.discard(user)

    async def change(self, user: int, name: str, value: bool | str) -> None:
        """Change one preference of a person, and store it. Raises KeyError if there is none of that name."""
        if name not in Preferences.model_fields:
            raise KeyError(name)
        await self.learn([user])
        wanted = self.of(user).model_copy(update={name: value})
        if self._people is not None:
            await self._people.set_preferences(user, wanted)
        self._unusual[user] = wanted
