"""Limits of what one person, and one server, may ask of the bot: enough for people who play, too little for people who
mean ill. What people have opened is counted in the store, so a restart forgives nothing.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, TypeVar

from discord import app_commands

from bot.refusal import Refused
from data.schema import NOWHERE
from data.store import Store

HOUR = 3600.0
OPENED_BY_ONE = 20  # tables and lessons in an hour
OPENED_IN_SERVER = 200
OPEN_IN_SERVER = 150  # tables at once
LOOKED_THROUGH = 2000  # the newest tables outside servers that are looked through: everybody's lessons and deals
COSTLY_BY_ONE = 15  # commands in a minute that count, draw or verify
COSTLY_IN_SERVER = 300  # a crowd of fifty may ask for everything at once
POSTED_BY_ONE = 5  # messages for everybody in a minute, by presses; the same only once
MINUTE = 60.0

Command = TypeVar("Command", bound=Callable[..., Any])


async def check_opening(store: Store, guild: int, user: int, now: float) -> None:
    """Raises Refused where this person, or this server, has opened enough tables for now. What is opened in no server
    (`NOWHERE`) is everybody's own.
    """
    alone = guild == NOWHERE
    hosts = await store.tables.hosts_since(guild, now - HOUR, LOOKED_THROUGH if alone else OPENED_IN_SERVER)
    own = [at for at, host in hosts if host == user]
    if len(own) >= OPENED_BY_ONE:
        raise Refused("too_many_tables", most=OPENED_BY_ONE, when=_after(own[-OPENED_BY_ONE], HOUR))
    if alone:
        return
    if len(hosts) >= OPENED_IN_SERVER:
        raise Refused("too_many_tables_here", most=OPENED_IN_SERVER, when=_after(hosts[-OPENED_IN_SERVER][0], HOUR))
    if await store.tables.count_open(guild) >= OPEN_IN_SERVER:
        raise Refused("server_full", most=OPEN_IN_SERVER)


def _after(at: float, seconds: float) -> str:
    return f"<t:{int(at + seconds)}:R>"


@dataclass(slots=True, eq=False)
class Post:
    """A message that a press has made for everybody. `thing`: what was posted. `link`: the address of the message; of
    its channel until it has arrived.
    """

    at: float
    thing: Hashable
    link: str


class Posts:
    """What people have posted for everybody in the last minute."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._posted: dict[int, list[Post]] = {}

    def begin(self, user: int, thing: Hashable, link: str) -> Post:
        """Count a message that is about to be posted. Raises Refused where this person has posted the same, or enough
        of anything, within a minute.
        """
        now = self._now()
        for one in [*self._posted]:
            self._posted[one] = [post for post in self._posted[one] if 0 <= now - post.at < MINUTE]
            if not self._posted[one]:
                del self._posted[one]
        own = self._posted.get(user, [])
        for post in own:
            if post.thing == thing:
                raise Refused("already_posted", link=post.link, when=_after(post.at, MINUTE))
        if len(own) >= POSTED_BY_ONE:
            raise Refused("too_many_posts", most=POSTED_BY_ONE, when=_after(own[-POSTED_BY_ONE].at, MINUTE))
        begun = Post(now, thing, link)
        self._posted[user] = [*own, begun]
        return begun

    def withdraw(self, user: int, post: Post) -> None:
        """Count a message no more that did not arrive."""
        self._posted[user] = [one for one in self._posted.get(user, []) if one is not post]


_by_one = app_commands.checks.cooldown(COSTLY_BY_ONE, 60.0, key=lambda asked: asked.user.id)
_in_server = app_commands.checks.cooldown(COSTLY_IN_SERVER, 60.0, key=lambda asked: asked.guild_id)


def costly(command: Command) -> Command:
    """A slash command that takes the bot more than a moment. All of them are counted together."""
    return _in_server(_by_one(command))
