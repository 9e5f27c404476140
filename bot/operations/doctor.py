"""`python -m bot doctor`: what is wrong with this installation, and what to do about it. Changes nothing."""

import asyncio
import logging
import os
import platform
import shutil
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from enum import StrEnum
from pathlib import Path
from typing import Any

import aiohttp
import discord

from bot import hosting, remembered
from bot.faces import NAMES
from bot.operations import exits
from bot.runtime import chores
from bot.settings import Settings
from bot.trouble import describe
from data import database
from data.errors import DatabaseError

SKEW_SECONDS = 2.0  # the error of deadlines that people do not notice; Discord gives whole seconds
FREE_BYTES = 200e6  # the free space below which the disk may be full before anybody looks again
TIMEOUT = aiohttp.ClientTimeout(total=10.0)
AGENT = f"DiscordBot (https://github.com/Rapptz/discord.py, {discord.__version__})"  # the library's own name
MOST_SERVERS = 200  # the servers that Discord lists at once
NO_TOKEN = 401


class State(StrEnum):
    """The state of one thing that was looked at; its value is the mark before the line."""

    WELL = "ok"
    WRONG = "WRONG"
    UNKNOWN = "?"


@dataclass(frozen=True, slots=True)
class Finding:
    """A finding about one subject: a sentence, which says what to do where it is not well."""

    state: State
    subject: str
    sentence: str


def examine(settings: Settings) -> int:
    """Print every finding. Return the exit code: 0 if all is well, 78 if something is wrong, 75 if something could not
    be asked.
    """
    findings = asyncio.run(_all(settings))
    return {State.WRONG: exits.CONFIGURATION_ERROR, State.UNKNOWN: exits.TEMPORARY_FAILURE}.get(_worst(findings), 0)


async def _all(settings: Settings) -> list[Finding]:
    return [_print(one) for about in (here, there) async for one in about(settings)]


def _print(finding: Finding) -> Finding:
    sys.stdout.write(f"{finding.state.value:>5}  {finding.subject}: {finding.sentence}\n")
    return finding


def _worst(findings: list[Finding]) -> State:
    states = {finding.state for finding in findings}
    return next((state for state in (State.WRONG, State.UNKNOWN) if state in states), State.WELL)


# ---------------------------------------------------------------------------- what this machine knows


async def here(settings: Settings) -> AsyncIterator[Finding]:
    """The findings that need no network."""
    yield Finding(State.WELL, "version", _versions())
    yield await _database(settings.database)
    async for finding in _noted(settings):
        yield finding
    if isinstance(settings.database, Path):
        yield disk(settings.database)
    yield charts()


def _versions() -> str:
    python, library = platform.python_version(), discord.__version__
    return f"{hosting.VERSION}, with Python {python}, discord.py {library}, SQLite {sqlite3.sqlite_version}"


async def _database(where: database.Address) -> Finding:
    if isinstance(where, Path) and not where.exists() and os.access(where.absolute().parent, os.W_OK):
        return Finding(State.WELL, "database", f"there is none at {where.absolute()} yet; the first start makes it")
    try:
        return Finding(State.WELL, "database", await database.examine(where))
    except DatabaseError as error:
        return Finding(State.UNKNOWN if error.passing else State.WRONG, "database", str(error))


async def _noted(settings: Settings) -> AsyncIterator[Finding]:
    """What the bot has noted: chores that fail, and whether there is another copy of it. Nothing where the database
    cannot be read: that is said.
    """
    where = settings.database
    if isinstance(where, Path) and not where.exists():
        return
    with suppress(DatabaseError):
        async with database.open(where, as_it_is=True) as store:
            found = [await chores.noted(store.facts, shards) for shards in settings.ranges]
            copied = remembered.applies(await store.facts.read(remembered.COPY), time.time())
        failing = {name: why for reasons in found for name, why in reasons.items()}
        for name, why in failing.items():
            yield Finding(State.UNKNOWN, name, f"{why}; the running bot tries it again, and play does not need it")
        if not failing:
            yield Finding(State.WELL, "chores", "none fails")
        copies = remembered.ADVICE if copied else "no other copy of the bot was noticed in the last day"
        yield Finding(State.WRONG if copied else State.WELL, "copies", copies)


def disk(path: Path) -> Finding:
    if host := hosting.wiped(path, os.environ):
        text = f"{host} wipes it at every restart: set DATABASE to a file on a volume"
        return Finding(State.WRONG, "disk", text)
    folder = path.absolute().parent
    try:
        free = shutil.disk_usage(folder).free
    except OSError as error:
        return Finding(State.WRONG, "disk", f"{folder} cannot be looked at ({error.strerror}): set DATABASE")
    text = f"{free / 1e9:.1f} GB are free at {folder}"
    if free < FREE_BYTES:
        return Finding(State.WRONG, "disk", f"{text}: make room, or nothing can be played once it is full")
    return Finding(State.WELL, "disk", text)


def charts() -> Finding:
    """The finding about what draws charts: it keeps its list of fonts in a folder, and does not load without one."""
    logging.getLogger("matplotlib").setLevel(logging.ERROR)  # it tells the same at length
    try:
        import matplotlib  # here, as it takes a third of a second

        matplotlib.get_cachedir()
    except OSError:
        text = "they are told in words alone: set MPLCONFIGDIR to a folder that the bot may write"
        return Finding(State.WRONG, "charts", text)
    return Finding(State.WELL, "charts", "they can be drawn")


# ---------------------------------------------------------------------------- what Discord knows


async def there(settings: Settings) -> AsyncIterator[Finding]:
    """The findings for which Discord has to be asked. Where it cannot be reached, that is the only one."""
    token = settings.discord_token.get_secret_value()
    if not token:
        yield Finding(State.WRONG, "token", "there is none: put your bot's token into .env, as DISCORD_TOKEN=…")
        return
    headers = {"Authorization": f"Bot {token}", "User-Agent": AGENT}
    try:
        async with aiohttp.ClientSession(headers=headers, timeout=TIMEOUT) as session:
            async for finding in _asked(session, settings):
                yield finding
    except (aiohttp.ClientError, TimeoutError) as error:
        text = f"Discord cannot be asked about it ({describe(error)}): look at the network and discordstatus.com"
        yield Finding(State.UNKNOWN, "token, portal, commands, permissions and faces", text)


async def _asked(session: aiohttp.ClientSession, settings: Settings) -> AsyncIterator[Finding]:
    api = settings.rest or discord.http.Route.BASE
    async with session.get(f"{api}/applications/@me") as response:
        if response.status == NO_TOKEN:
            text = "Discord does not accept it: make a new one in the developer portal (Bot → Reset Token)"
            yield Finding(State.WRONG, "token", text)
            return
        response.raise_for_status()
        application = await response.json()
        yield Finding(State.WELL, "token", f"it is the token of {application['name']} ({application['id']})")
        yield clock(response.headers.get("Date"), time.time())
    for finding in portal(application, settings.user_install):
        yield finding
    async with session.get(f"{api}/applications/{application['id']}/commands") as response:
        response.raise_for_status()
        yield _commands([command["name"] for command in await response.json()])
    async with session.get(f"{api}/users/@me/guilds", params={"limit": MOST_SERVERS}) as response:
        response.raise_for_status()
        for finding in permissions(await response.json(), int(application["id"])):
            yield finding
    async with session.get(f"{api}/applications/{application['id']}/emojis") as response:
        response.raise_for_status()
        yield _faces({emoji["name"] for emoji in (await response.json())["items"]}, settings.card_faces)


def clock(date: str | None, now: float) -> Finding:
    """The finding about this machine's clock. `date`: the time at which Discord answered, as HTTP says it. `now`: the
    same time by this machine, in seconds since the epoch.
    """
    if date is None:
        return Finding(State.UNKNOWN, "clock", "Discord has not said what time it is")
    skew = now - parsedate_to_datetime(date).timestamp()
    if abs(skew) > SKEW_SECONDS:
        text = f"it is {abs(skew):.0f} s {'ahead of' if skew > 0 else 'behind'} Discord's: let NTP set it"
        return Finding(State.WRONG, "clock", f"{text}, or people see wrong deadlines")
    return Finding(State.WELL, "clock", "it agrees with Discord's")


def portal(application: dict[str, Any], user_install: bool) -> Iterator[Finding]:
    """Finds what is set in the developer portal as the bot cannot use it. `application`: Discord's answer about it.
    `user_install`: whether people may install the app themselves, as USER_INSTALL says.
    """
    wrong = [*_wrong_in_portal(application, user_install)]
    for text in wrong:
        yield Finding(State.WRONG, "portal", text)
    if not wrong:
        yield Finding(State.WELL, "portal", "it is set as the bot needs it")


def _wrong_in_portal(application: dict[str, Any], user_install: bool) -> Iterator[str]:
    if application.get("interactions_endpoint_url"):
        yield "no click and no command reaches the bot: empty General Information → Interactions Endpoint URL"
    if application.get("bot_require_code_grant"):
        yield "nobody can invite the bot: switch Bot → Requires OAuth2 Code Grant off"
    ways = application.get("integration_types_config")
    if ways is None:
        return
    if "0" not in ways:
        yield "the bot cannot be added to a server: switch Installation → Guild Install on"
    if "1" in ways and not user_install:
        yield "people can add the app to their account, where it does nothing: switch Installation → User Install off"
    if "1" not in ways and user_install:
        yield "USER_INSTALL is true: switch Installation → User Install on"
    offered = (ways.get("0") or {}).get("oauth2_install_params")
    if offered is None:
        return
    scopes = [scope for scope in hosting.SCOPES if scope not in offered["scopes"]]
    lacking = [*scopes, *_names(hosting.PERMISSIONS & ~discord.Permissions(int(offered["permissions"])))]
    if lacking:
        yield f"Add App gives the bot too little: add {', '.join(lacking)} to Installation → Default Install Settings"


def _names(permissions: discord.Permissions) -> list[str]:
    """These permissions, as Discord calls them; discord.py has an older name for one."""
    names = [name for name, there in permissions if there]
    return [name.replace("read_messages", "view_channels").replace("_", " ").title() for name in names]


def _commands(names: list[str]) -> Finding:
    if not names:
        return Finding(State.WELL, "slash commands", "none are registered yet; the first start registers them")
    return Finding(State.WELL, "slash commands", f"{len(names)} are registered: {', '.join(sorted(names))}")


def permissions(servers: list[dict[str, Any]], application: int) -> Iterator[Finding]:
    """Finds servers in which the bot may not do what its link asks for. A channel may still forbid it."""
    if not servers:
        text = f"the bot is in no server: invite it with {hosting.invite(application)}"
        yield Finding(State.WRONG, "permissions", text)
        return
    lacking = [text for server in servers if (text := _lacking(server))]
    for text in lacking:
        yield Finding(State.WRONG, "permissions", f"{text}; give them to its role under Server Settings → Roles")
    if not lacking:
        yield Finding(State.WELL, "permissions", f"all that it needs, in {len(servers)} servers")


def _lacking(server: dict[str, Any]) -> str:
    """The permissions that the bot lacks in a server; empty where it has all that it needs."""
    held = discord.Permissions(int(server["permissions"]))
    names = "" if held.administrator else ", ".join(_names(hosting.PERMISSIONS & ~held))
    return f"in {server['name']} the bot lacks {names}" if names else ""


def _faces(uploaded: set[str], wanted: bool) -> Finding:
    """Finds cards without an emoji."""
    if not wanted:
        return Finding(State.WELL, "faces", "cards are shown as text, as CARD_FACES says")
    missing = set(NAMES.values()) - uploaded
    if missing:
        text = f"{len(missing)} of {len(NAMES)} card faces are not uploaded; the running bot uploads them by itself"
        return Finding(State.UNKNOWN, "faces", text)
    return Finding(State.WELL, "faces", f"all {len(NAMES)} card faces are uploaded")
