"""The note that is left with a session says all that the bot knows of servers, whatever kinds of channels they have."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest

from bot import sessions
from data.sessions import Session

BOT: dict[str, Any] = {"id": "9", "username": "bot", "discriminator": "0000", "avatar": None, "bot": True}
KINDS = {0: "text", 2: "voice", 4: "category", 5: "news", 13: "stage", 15: "forum"}
HIDDEN = {"id": "1", "type": 0, "allow": "0", "deny": str(discord.Permissions(view_channel=True).value)}
SHOWN = {"id": "9", "type": 1, "allow": HIDDEN["deny"], "deny": "0"}
OUT: dict[str, Any] = {"id": "2", "unavailable": True}
THREAD: dict[str, Any] = {
    "id": "30",
    "type": 12,
    "name": "a game",
    "parent_id": "100",
    "owner_id": "9",
    "message_count": 3,
    "member_count": 2,
    "thread_metadata": {
        "archived": False,
        "archive_timestamp": "2026-11-01T00:00:00+00:00",
        "auto_archive_duration": 1440,
        "locked": True,
    },
}
SERVER: dict[str, Any] = {
    "id": "1",
    "name": "The Court",
    "owner_id": "7",
    "unavailable": False,
    "roles": [
        {"id": "1", "name": "@everyone", "permissions": "1024", "position": 0},
        {"id": "5", "name": "players", "permissions": "2048", "position": 1, "mentionable": True},
    ],
    "channels": [
        {
            "id": str(100 + kind),
            "type": kind,
            "name": name,
            "position": kind,
            "parent_id": None if kind == 4 else "104",
            "permission_overwrites": [SHOWN, HIDDEN],
            "bitrate": 64000,
            "user_limit": 0,
        }
        for kind, name in KINDS.items()
    ],
    "threads": [THREAD],
    "members": [{"user": BOT, "roles": ["5"], "flags": 0}],
}


@pytest.fixture
async def clients() -> AsyncIterator[list[discord.AutoShardedClient]]:
    """Two bots, of which neither is connected."""
    both = [discord.AutoShardedClient(intents=discord.Intents(guilds=True), shard_count=1) for _ in range(2)]
    for one in both:
        one._connection.user = discord.ClientUser(state=one._connection, data=BOT)  # type: ignore[arg-type]  # enough of it
        one._connection.shard_ids = [0]
    yield both
    waiting = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


async def test_the_next_bot_knows_what_the_one_before_knew(clients: list[discord.AutoShardedClient]) -> None:
    before, after = clients
    before._connection._add_guild_from_data(SERVER)  # type: ignore[arg-type]  # enough of it
    before._connection._add_guild_from_data(OUT)  # type: ignore[arg-type]  # enough of it
    described = [sessions._describe(guild) for guild in before.guilds]
    kept = Session(
        shard=0,
        session="s",
        sequence=1,
        gateway="",
        form=sessions.form(before),
        servers=sessions._pack(before.guilds),
    )
    sessions._recall(after, kept)
    assert [sessions._describe(guild) for guild in after.guilds] == described
    assert len(described[0]["channels"]) == len(KINDS)
    here = after.get_guild(1)
    assert here is not None
    for channel in here.channels:
        assert not channel.permissions_for(here.default_role).view_channel
        assert channel.permissions_for(here.me).view_channel
    thread = here.get_channel_or_thread(30)
    assert isinstance(thread, discord.Thread)
    assert (thread.is_private(), thread.locked, thread.owner_id) == (True, True, 9)


async def test_no_name_is_kept(clients: list[discord.AutoShardedClient]) -> None:
    before, _ = clients
    before._connection._add_guild_from_data(SERVER)  # type: ignore[arg-type]  # enough of it
    told = json.dumps([sessions._describe(guild) for guild in before.guilds])
    assert not [name for name in (*KINDS.values(), "players", "Court", "a game") if f'"{name}"' in told]


def test_a_session_does_not_tell_its_id() -> None:
    kept = Session(shard=0, session="secret", sequence=1, gateway="", form="", servers=b"private")
    assert "secret" not in repr(kept)
    assert "private" not in repr(kept)
