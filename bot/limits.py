"""Limits of what one person, and one server, may ask of the bot: enough for people who play, too little for people who
mean ill. What people have opened is counted in the store, so a restart forgives nothing.
"""

from collections.abc import Callable
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

Command = TypeVar("Command", bound=Callable[..., Any])


async def check_opening(store: Store, guild: int, user: int, now: float) -> None:
    """Raises Refused where this person, or this server, has opened enough tables for now. What is opened in no server
    (`NOWHERE`) is everybody's own.
    """
    alone = guild == NOWHERE
    hosts = await store.tables.hosts_since(guild, now - HOUR, LOOKED_THROUGH if alone else OPENED_IN_SERVER)
    own = [at for at, host in hosts if host == user]
    if len(own) >= OPENED_BY_ONE:
        raise Refused("too_many_tables", most=OPENED_BY_ONE, when=_in_an_hour(own[-OPENED_BY_ONE]))
    if alone:
        return
    if len(hosts) >= OPENED_IN_SERVER:
        raise Refused("too_many_tables_here", most=OPENED_IN_SERVER, when=_in_an_hour(hosts[-OPENED_IN_SERVER][0]))
    if await store.tables.count_open(guild) >= OPEN_IN_SERVER:
        raise Refused("server_full", most=OPEN_IN_SERVER)


def _in_an_hour(opened: float) -> str:
    return f"<t:{int(opened + HOUR)}:R>"


_by_one = app_commands.checks.cooldown(COSTLY_BY_ONE, 60.0, key=lambda asked: asked.user.id)
_in_server = app_commands.checks.cooldown(COSTLY_IN_SERVER, 60.0, key=lambda asked: asked.guild_id)


def costly(command: Command) -> Command:
    """A slash command that takes the bot more than a moment. All of them are counted together."""
    return _in_server(_by_one(command))
