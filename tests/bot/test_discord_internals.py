"""Each part of discord.py that is used without being documented, as far as it is used. When discord.py changes, the
test that fails says what to look at.
"""

import asyncio
import inspect
import logging
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import HTTPClient, Route
from discord.shard import Shard

from bot import discord_internals
from bot.discord_internals import INTERACTION

PERSON = {"id": "7", "username": "marie", "discriminator": "0", "avatar": None}
DIRECT = {"id": "5", "type": 1, "recipients": [PERSON]}
CLICK: dict[str, Any] = {
    "id": "3",
    "application_id": "9",
    "type": 3,
    "token": "secret",
    "version": 1,
    "user": PERSON,
    "data": {"custom_id": "x", "component_type": 2},
    "channel_id": "5",
    "channel": DIRECT,
    "attachment_size_limit": 1,
}
SERVER: dict[str, Any] = {
    "id": "1",
    "name": "The Court",
    "owner_id": "7",
    "roles": [{"id": "1", "name": "@everyone", "permissions": "0", "position": 0}],
    "channels": [
        {
            "id": "5",
            "type": 0,
            "name": "hall",
            "position": 0,
            "parent_id": None,
            "permission_overwrites": [{"id": "7", "type": 1, "allow": "1", "deny": "0"}],
        }
    ],
}


class Listener(discord.AutoShardedClient):
    """A client that notes the interactions that it hears."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), shard_count=1)
        self.heard: list[discord.Interaction] = []
        self.unread: list[tuple[str, Any]] = []

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.heard.append(interaction)


@pytest.fixture
async def client() -> AsyncIterator[Listener]:
    """A client with a guard, which is not connected."""
    client = Listener()
    await client._async_setup_hook()
    client._reconnect = True  # as `connect` sets it
    bot: Any = PERSON | {"id": "9", "bot": True}
    client._connection.user = discord.ClientUser(state=client._connection, data=bot)
    discord_internals.guard(client, lambda event, payload: client.unread.append((event, payload)))
    yield client
    waiting = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


class Silence:
    """A connection over which nothing comes."""

    shard_id, session_id, sequence, gateway = 0, "s", 3, yarl.URL("wss://discord.test")

    async def poll_event(self) -> None:
        await asyncio.Event().wait()


async def tell(client: Listener, event: str, payload: Any) -> None:
    """Let the client hear an event as from Discord, and do what it does then."""
    discord_internals.tell(client, event, payload)
    await asyncio.sleep(0)


# ---------------------------------------------------------------------- events


async def test_each_event_is_read_through_the_guard(client: Listener) -> None:
    """`_connection.parsers` has what reads each event, by the event's name. Look at
    `DiscordWebSocket.received_message`, which calls it, and at `Shard.worker`, which ends the client for whatever it
    raises.
    """
    for event in (INTERACTION, "READY", "GUILD_CREATE", "GUILD_DELETE", "CHANNEL_DELETE", "THREAD_DELETE"):
        assert isinstance(client._connection.parsers[event], partial)
    assert "_discord_parsers" in DiscordWebSocket.received_message.__code__.co_names
    from_client = inspect.getsource(DiscordWebSocket.from_client)
    assert "ws._discord_parsers = client._connection.parsers" in from_client


async def test_an_interaction_is_heard(client: Listener) -> None:
    await tell(client, INTERACTION, CLICK)
    assert [one.channel_id for one in client.heard] == [5]
    assert not client.unread


async def test_an_interaction_without_a_channel_object_keeps_its_channel(client: Listener) -> None:
    """discord.py knows the channel from `channel` alone (`Interaction._from_data`), which Discord may leave out."""
    discord_internals.tell(client, "GUILD_CREATE", SERVER)
    member = {"user": PERSON, "roles": [], "permissions": "0", "flags": 0, "joined_at": None}
    click = {name: value for name, value in CLICK.items() if name not in ("channel", "user")}
    await tell(client, INTERACTION, click | {"guild_id": "1", "member": member})
    assert [one.channel_id for one in client.heard] == [5]
    await tell(client, INTERACTION, click | {"channel_id": "6", "guild_id": "1", "member": member})
    assert client.heard[-1].channel_id is None, "nothing is known of that channel"


@pytest.mark.parametrize(
    "change",
    [
        {"entitlements": [{"id": "1"}]},
        {"user": None},
        {"type": 99},
        {"message": {"id": "8", "flags": "64"}},
        {"id": "9" * 30},
        {"attachment_size_limit": None, "token": None, "version": None, "data": None},
    ],
)
async def test_what_cannot_be_read_is_logged_in_one_line_by_its_ids(
    client: Listener, change: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    payload = CLICK | change
    with caplog.at_level(logging.WARNING, "bot"):
        await tell(client, INTERACTION, payload)
    assert [(event, seen["id"]) for event, seen in client.unread] == [(INTERACTION, payload["id"])]
    (line,) = (one for one in caplog.records if one.name == "bot.discord_internals")
    named = "channel_id 5" if len(payload["id"]) > 20 else "id 3, channel_id 5"
    assert f"{INTERACTION} could not be read ({named})" in line.getMessage()
    assert "secret" not in line.getMessage()
    assert line.exc_info is None


@pytest.mark.parametrize("payload", [None, 7, "x", [], {}])
async def test_what_is_no_event_at_all_is_passed_over(client: Listener, payload: Any) -> None:
    for event in (INTERACTION, "READY", "GUILD_CREATE", "CHANNEL_DELETE"):
        await tell(client, event, payload)
    assert len(client.unread) >= 3


async def test_http_request(client: Listener) -> None:
    """`Client.http` sends whatever it is given, by a `Route` with a token that the limits of rate are counted for. Look
    at `HTTPClient.request`.
    """
    assert isinstance(client.http, HTTPClient)
    where = Route("POST", "/interactions/{id}/{webhook_token}/callback", id="3", webhook_token="t")
    assert where.url.endswith("/interactions/3/t/callback")


# ---------------------------------------------------------------------- shards


def socket_of(one: object) -> DiscordWebSocket:
    assert isinstance(one, Silence)
    return one  # type: ignore[return-value]  # enough of one


async def test_a_shard_that_is_adopted_listens(client: Listener) -> None:
    """`_AutoShardedClient__shards` has the shards by their numbers, and `_AutoShardedClient__queue` hears what becomes
    of them; `ShardInfo._parent` is the shard itself. Look at `AutoShardedClient.launch_shard` and `connect`.
    """
    silence = Silence()
    discord_internals.adopt(client, 0, socket_of(silence))
    (shard,) = discord_internals.shards(client)
    assert isinstance(shard, Shard)
    assert (shard.id, shard.ws.session_id, shard.ws.sequence) == (0, "s", 3)
    assert shard._task is not None
    assert not shard._task.done()
    assert shard._queue_put == vars(client)["_AutoShardedClient__queue"].put_nowait


async def test_a_shard_that_stops_to_hear_leaves_its_connection_open(client: Listener) -> None:
    """`Shard._cancel_task` ends the task that listens, and nothing else. Look at `Shard.worker`."""
    discord_internals.adopt(client, 0, socket_of(Silence()))
    (shard,) = discord_internals.shards(client)
    discord_internals.stop_hearing(shard)
    assert shard._task is not None
    await asyncio.wait([shard._task])
    assert vars(client)["_AutoShardedClient__queue"].empty(), "discord.py was told nothing, so it does not connect anew"


async def test_shard_numbers(client: Listener) -> None:
    """`_connection.shard_ids` are the shards to connect. Look at `AutoShardedClient.launch_shards`."""
    client._connection.shard_ids = [2, 3]
    assert discord_internals.shard_numbers(client) == [2, 3]


async def test_a_session_is_resumed_where_it_was(client: Listener, monkeypatch: pytest.MonkeyPatch) -> None:
    """`DiscordWebSocket.from_client` connects. Look at `Shard.reidentify`, which calls it in the same way."""
    asked: dict[str, Any] = {}

    async def connect(_: discord.Client, **how: Any) -> DiscordWebSocket:
        asked.update(how)
        return socket_of(Silence())

    monkeypatch.setattr(DiscordWebSocket, "from_client", connect)
    await discord_internals.resumed(client, 4, "session", 17, "wss://resume.test")
    resumed = {"shard_id": 4, "session": "session", "sequence": 17, "resume": True}
    assert asked == resumed | {"gateway": yarl.URL("wss://resume.test")}


def test_discord_is_found_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """`Route.BASE`, `DiscordWebSocket.DEFAULT_GATEWAY` and `Asset.BASE` are where Discord is looked for."""
    places = ((Route, "BASE"), (DiscordWebSocket, "DEFAULT_GATEWAY"), (discord.Asset, "BASE"))
    usual = [getattr(*place) for place in places]
    for place, address in zip(places, usual, strict=True):
        monkeypatch.setattr(*place, address)
    discord_internals.find_discord(None, None, None)
    assert [getattr(*place) for place in places] == usual
    discord_internals.find_discord("http://here/api", "ws://here", "http://here/files")
    assert Route("GET", "/users/@me").url == "http://here/api/users/@me"
    assert yarl.URL("ws://here") == DiscordWebSocket.DEFAULT_GATEWAY
    assert discord.Asset.BASE == "http://here/files"


# ---------------------------------------------------------------------- servers


async def test_overwrites(client: Listener) -> None:
    """`_overwrites` are the permissions of a channel as Discord has told them, those of strangers, too. Look at
    `GuildChannel._fill_overwrites` and `overwrites`.
    """
    discord_internals.tell(client, "GUILD_CREATE", SERVER)
    channel = client.get_channel(5)
    assert isinstance(channel, discord.TextChannel)
    assert discord_internals.overwrites(channel) == [{"id": 7, "type": 1, "allow": "1", "deny": "0"}]
