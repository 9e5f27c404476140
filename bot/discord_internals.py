"""Whatever reaches into parts of discord.py that it does not document: how it reads events, and how it holds the
connections of its shards. No other module does. Each name has a test in `tests/bot/test_discord_internals.py`, which
says what to look at when discord.py changes.
"""

import logging
import traceback
from collections.abc import Callable, Mapping
from functools import partial
from operator import index
from pathlib import Path
from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.shard import Shard

log = logging.getLogger(__name__)

INTERACTION = "INTERACTION_CREATE"
ANSWERABLE = (2, 3, 4, 5)  # the types of interactions that somebody waits for: command, click, autocompletion and form
BEYOND_IDS = 2**63
ID_DIGITS = 20  # the most that an id has
NAMING = ("id", "guild_id", "channel_id")  # the fields of an event that the log may tell

Parser = Callable[[Any], None]


def find_discord(api: str | None, gateway: str | None, files: str | None) -> None:
    """Look for Discord at these addresses; None for the usual one."""
    if api:
        Route.BASE = api
    if gateway:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    if files:
        discord.Asset.BASE = files


# ---------------------------------------------------------------------- events


def guard(client: discord.Client, unread: Callable[[str, Any], None]) -> None:
    """Let an event that discord.py cannot read cost that event alone: discord.py would end the client. It is logged in
    one line, by its name and ids, never its payload; then `unread` is told its name and payload.
    """
    parsers = client._connection.parsers
    for event, parse in parsers.items():
        parsers[event] = partial(_read, event, parse, unread)


def _read(event: str, parse: Parser, unread: Callable[[str, Any], None], payload: Any) -> None:
    try:
        _check_ids(payload)
        parse(_completed(payload) if event == INTERACTION else payload)
    except Exception as error:  # whatever Discord may have sent
        log.error("%s could not be read (%s): %s", event, _ids(payload), _origin(error))
        unread(event, payload)


def _completed(interaction: Any) -> Any:
    """An interaction, with its channel as an object, which Discord may leave out but is all that discord.py looks at.
    Raises KeyError, TypeError or ValueError where nobody can have sent it, which discord.py lets pass.
    """
    person = interaction["member"]["user"] if interaction.get("guild_id") else interaction["user"]
    _check_ids(person)
    _check_ids(interaction.get("channel") or {})
    if interaction["type"] not in ANSWERABLE or index((interaction.get("message") or {}).get("flags", 0)) < 0:
        raise ValueError
    if interaction.get("channel") is None and interaction.get("channel_id") is not None:
        return interaction | {"channel": {"id": interaction["channel_id"]}}
    return interaction


def _check_ids(payload: Any) -> None:
    """Raises AttributeError or ValueError where something has no fields, or an id of it is none."""
    for name in NAMING:
        if payload.get(name) is not None and not _is_id(payload[name]):
            raise ValueError


def _is_id(value: object) -> bool:
    text = str(value)
    return text.isdecimal() and len(text) <= ID_DIGITS and 0 < int(text) < BEYOND_IDS


def _ids(payload: Any) -> str:
    """The ids of an event, as far as they are ids."""
    fields = payload if isinstance(payload, dict) else {}
    named = [f"{name} {fields[name]}" for name in NAMING if _is_id(fields.get(name))]
    return ", ".join(named) or "without an id"


def _origin(error: Exception) -> str:
    """The kind of an error, and the line that raised it. What it says may be of the payload."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {Path(last.filename).name}:{last.lineno}"


def tell(client: discord.Client, event: str, payload: dict[str, Any]) -> None:
    """Let discord.py hear an event, as if Discord had sent it."""
    client._connection.parsers[event](payload)


# ---------------------------------------------------------------------- shards


def shard_numbers(client: discord.AutoShardedClient) -> list[int]:
    """The shards that this client is to connect, once discord.py has asked how many there are."""
    return [*client._connection.shard_ids]


def shards(client: discord.AutoShardedClient) -> list[Shard]:
    """The shards that are connected. Of each: `id`, and `ws` with `session_id`, `sequence` and `gateway`."""
    return [info._parent for info in client.shards.values()]


def stop_hearing(shard: Shard) -> None:
    """Hear nothing more from a shard, whose connection stays open."""
    shard._cancel_task()


async def resumed(
    client: discord.AutoShardedClient, shard: int, session: str, sequence: int, gateway: str
) -> DiscordWebSocket:
    """A connection that has asked Discord to go on with a session."""
    return await DiscordWebSocket.from_client(
        client, gateway=yarl.URL(gateway), shard_id=shard, session=session, sequence=sequence, resume=True
    )


def adopt(client: discord.AutoShardedClient, shard: int, socket: DiscordWebSocket) -> None:
    """Give discord.py a shard with this connection, and let it listen."""
    attributes = vars(client)
    adopted = attributes["_AutoShardedClient__shards"][shard] = Shard(
        socket, client, attributes["_AutoShardedClient__queue"].put_nowait
    )
    adopted.launch()


# ---------------------------------------------------------------------- what is known of servers


def overwrites(channel: discord.abc.GuildChannel) -> list[Mapping[str, object]]:
    """The permissions of a channel that differ from the server's, as Discord says them: discord.py itself gives those
    of known members alone.
    """
    return [overwrite._asdict() for overwrite in channel._overwrites]
