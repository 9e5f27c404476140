"""Sessions with Discord that outlive a process. One that ends cleanly stops to listen, and leaves its sessions in the
database; whoever serves those shards next resumes them. Discord keeps what happens meanwhile and tells it then, and no
session has to be begun, which takes its turn in Discord's buckets.

A session that is resumed does not say again which servers there are. So what the bot knew of them when it stopped to
listen goes with the session, and discord.py is told it in the words by which a session begins: READY, and a
GUILD_CREATE for each server. Names are left out: nothing here reads them from memory.
"""

import asyncio
import json
import logging
import zlib
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import discord

from bot import discord_internals
from bot.trouble import describe
from data.sessions import Session

log = logging.getLogger(__name__)

VERSION = 1  # the version of what is kept of servers, and how
CLOSE_SECONDS = 1.0  # the time that Discord has to take leave
RESUME_SECONDS = 10.0  # the time that a connection may take; then the shard begins a session of its own
NAMELESS = ""


def form(client: discord.Client) -> str:
    """The form of session that this version can go on with: a session hears what it asked for when it began."""
    return f"{VERSION}/{client.intents.value}"


async def leave(client: discord.AutoShardedClient) -> list[Session]:
    """Stop to listen, and let the sessions live. Return them with all that is known by then. Nothing is heard any more,
    so that whoever goes on hears all that came later, and nothing twice.
    """
    shards = discord_internals.shards(client)
    for shard in shards:
        discord_internals.stop_hearing(shard)
    if shards:
        # The usual code, 1000, would end a session.
        await asyncio.wait([asyncio.create_task(shard.ws.close(4000)) for shard in shards], timeout=CLOSE_SECONDS)
    servers = defaultdict[int, list[discord.Guild]](list)
    for guild in client.guilds:
        servers[guild.shard_id].append(guild)
    return [
        Session(
            shard=shard.id,
            session=shard.ws.session_id,
            sequence=shard.ws.sequence,
            gateway=str(shard.ws.gateway),
            form=form(client),
            servers=_pack(servers[shard.id]),
        )
        for shard in shards
        if shard.ws.session_id is not None and shard.ws.sequence is not None
    ]


async def resume(client: discord.AutoShardedClient, sessions: Sequence[Session]) -> set[int]:
    """Go on with these sessions, all at once. Return the shards for which Discord was asked. Where it refuses,
    discord.py begins a session.
    """
    asked = await asyncio.gather(*(_resume(client, session) for session in sessions))
    return {session.shard for session, done in zip(sessions, asked, strict=True) if done}


async def _resume(client: discord.AutoShardedClient, session: Session) -> bool:
    connecting = discord_internals.resumed(client, session.shard, session.session, session.sequence, session.gateway)
    try:
        socket = await asyncio.wait_for(connecting, RESUME_SECONDS)
    except Exception as error:  # whatever it is, there is another way
        log.warning("shard %s: its session could not be resumed: %s", session.shard, describe(error))
        return False
    _recall(client, session)  # before anything is heard that depends on it
    discord_internals.adopt(client, session.shard, socket)
    return True


def _recall(client: discord.AutoShardedClient, session: Session) -> None:
    """Let discord.py know what was known when the session was left."""
    servers = json.loads(zlib.decompress(session.servers))
    stubs = [{"id": server["id"], "unavailable": True} for server in servers]
    if client.user is None:
        raise RuntimeError("a bot that connects has logged in")
    begun = {"shard": [session.shard, client.shard_count], "user": _user(client.user), "guilds": stubs}
    discord_internals.tell(client, "READY", begun)
    for server in servers:
        if not server["unavailable"]:
            discord_internals.tell(client, "GUILD_CREATE", server)


# ---------------------------------------------------------------------- what is known, as Discord says it


def _pack(servers: Sequence[discord.Guild]) -> bytes:
    return zlib.compress(json.dumps([*map(_describe, servers)]).encode(), 1)


def _describe(guild: discord.Guild) -> dict[str, Any]:
    """A server; the bot is the only member of it that is known."""
    if guild.unavailable:
        return {"id": str(guild.id), "unavailable": True}
    return {
        "id": str(guild.id),
        "unavailable": False,
        "owner_id": str(guild.owner_id),
        "roles": [*map(_role, guild.roles)],
        "channels": [*map(_channel, guild.channels)],
        "threads": [*map(_thread, guild.threads)],
        "members": [*map(_member, guild.members)],
    }


def _user(user: discord.ClientUser) -> dict[str, Any]:
    return {
        "id": str(user.id),
        "username": user.name,
        "global_name": user.global_name,
        "discriminator": user.discriminator,
        "avatar": user.avatar.key if user.avatar is not None else None,
        "bot": True,
    }


def _member(member: discord.Member) -> dict[str, Any]:
    user = {"id": str(member.id), "username": member.name, "discriminator": member.discriminator, "avatar": None}
    roles = [str(role.id) for role in member.roles if not role.is_default()]
    return {"user": user | {"bot": True}, "roles": roles, "flags": member.flags.value}


def _role(role: discord.Role) -> dict[str, Any]:
    return {
        "id": str(role.id),
        "name": NAMELESS,
        "permissions": str(role.permissions.value),
        "position": role.position,
        "mentionable": role.mentionable,
        "managed": role.managed,
    }


def _channel(channel: discord.abc.GuildChannel) -> dict[str, Any]:
    return {
        "id": str(channel.id),
        "type": channel.type.value,
        "name": NAMELESS,
        "position": channel.position,
        "parent_id": channel.category_id,
        "permission_overwrites": discord_internals.overwrites(channel),
        "bitrate": 0,  # discord.py wants both for voice channels
        "user_limit": 0,
    }


def _thread(thread: discord.Thread) -> dict[str, Any]:
    return {
        "id": str(thread.id),
        "type": thread.type.value,
        "name": NAMELESS,
        "parent_id": str(thread.parent_id),
        "owner_id": str(thread.owner_id),
        "message_count": thread.message_count,
        "member_count": thread.member_count,
        "thread_metadata": {
            "archived": thread.archived,
            "archive_timestamp": thread.archive_timestamp.isoformat(),
            "auto_archive_duration": thread.auto_archive_duration,
            "locked": thread.locked,
            "invitable": thread.invitable,
        },
    }
