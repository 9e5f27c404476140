"""The gateway: who gets which events, what is replayed, what is refused."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest

from bot.sandbox import JSON
from bot.sandbox.faults import EventFault
from bot.sandbox.gateway import DIRECT_MESSAGES, GUILD_MESSAGES, GUILDS, MEMBERS, MESSAGE_CONTENT
from bot.sandbox.world import EPHEMERAL
from tests.sandbox.conftest import Court

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, REQUEST_MEMBERS, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 8, 9, 10, 11


@dataclass
class Line:
    """One gateway connection of a bot."""

    socket: aiohttp.ClientWebSocketResponse
    token: str

    async def receive(self) -> JSON:
        async with asyncio.timeout(5):
            return dict(await self.socket.receive_json())

    async def send(self, op: int, data: Any = None) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def identify(self, intents: int = GUILDS, shard: tuple[int, int] = (0, 1)) -> JSON:
        """Identify and take READY."""
        await self.send(IDENTIFY, {"token": self.token, "intents": intents, "shard": shard, "properties": {}})
        ready = await self.receive()
        assert ready["t"] == "READY"
        return dict(ready["d"])

    async def events(self) -> list[str]:
        """The events that have come until now."""
        return [frame["t"] for frame in await self.frames()]

    async def frames(self) -> list[JSON]:
        """All frames until the answer to a heartbeat sent now."""
        await self.send(HEARTBEAT)
        found = []
        while (frame := await self.receive())["op"] != ACK:
            found.append(frame)
        return found

    async def closed(self) -> int | None:
        """The code that the sandbox closed the connection with."""
        async with asyncio.timeout(5):
            while True:
                message = await self.socket.receive()
                if message.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.CLOSING):
                    return self.socket.close_code


@asynccontextmanager
async def line(court: Court) -> AsyncIterator[Line]:
    async with court.http.ws_connect(court.sandbox.gateway) as socket:
        found = Line(socket, court.sandbox.token)
        assert (await found.receive())["op"] == HELLO
        yield found


async def test_ready_then_the_guilds(court: Court) -> None:
    async with line(court) as bot:
        ready = await bot.identify()
        assert ready["user"]["id"] == str(court.app)
        assert ready["resume_gateway_url"].startswith(court.sandbox.gateway)
        assert ready["resume_gateway_url"] != court.sandbox.gateway
        assert ready["guilds"] == [{"id": str(court.guild.id), "unavailable": True}]
        guild = await bot.receive()
        assert guild["t"] == "GUILD_CREATE"
        assert [channel["name"] for channel in guild["d"]["channels"]] == ["great-hall"]
        assert [m["user"]["id"] for m in guild["d"]["members"]] == [str(court.app)], "others need the presence intent"
        await court.sandbox.connected()


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (IDENTIFY, {"token": "wrong", "intents": 1}, 4004),
        (IDENTIFY, {"intents": 1, "shard": [2, 2]}, 4010),
        (IDENTIFY, {"intents": "all"}, 4013),
        (IDENTIFY, {"intents": MESSAGE_CONTENT}, 4014),
        (REQUEST_MEMBERS, {}, 4003),
    ],
)
async def test_who_is_turned_away(court: Court, op: int, data: JSON, code: int) -> None:
    async with line(court) as bot:
        await bot.send(op, {"token": bot.token} | data)
        assert await bot.closed() == code


async def test_identifying_twice_is_refused(court: Court) -> None:
    async with line(court) as bot:
        await bot.identify()
        await bot.send(IDENTIFY, {"token": bot.token, "intents": 1})
        assert await bot.closed() == 4005


@pytest.mark.parametrize(("frame", "code"), [("no json", 4002), ("{}", 4002), ('{"op": 99}', 4001)])
async def test_nonsense_is_refused(court: Court, frame: str, code: int) -> None:
    async with line(court) as bot:
        await bot.identify()
        await bot.socket.send_str(frame)
        assert await bot.closed() == code


async def test_events_go_by_intent(court: Court) -> None:
    async with line(court) as quiet, line(court) as curious:
        await quiet.identify(0)
        await curious.identify(GUILDS | GUILD_MESSAGES)
        await curious.events()
        await court.post(content="x")
        court.sandbox.add_channel(court.guild, "cellar")
        court.sandbox.leave(court.guild, court.bob.user)
        assert await quiet.events() == []
        assert await curious.events() == ["MESSAGE_CREATE", "CHANNEL_CREATE"]


async def test_an_interaction_needs_no_intent_and_reaches_every_session(court: Court) -> None:
    await court.command()
    async with line(court) as one, line(court) as two:
        await one.identify(0)
        await two.identify(0)
        deed = await court.begin(court.marie.slash("start"))
        for bot in (one, two):
            assert (await bot.frames())[0]["d"]["id"] == deed.data["id"]
        await deed.answer(4, content="x")


async def test_ephemerals_need_the_direct_messages_intent(court: Court) -> None:
    await court.command()
    async with line(court) as guild, line(court) as direct:
        await guild.identify(GUILD_MESSAGES)
        await direct.identify(DIRECT_MESSAGES)
        deed = await court.begin(court.marie.slash("start"))
        await deed.answer(4, content="secret", flags=EPHEMERAL)
        assert await guild.events() == ["INTERACTION_CREATE"]
        frames = await direct.frames()
        assert [frame["t"] for frame in frames] == ["INTERACTION_CREATE", "MESSAGE_CREATE"]
        assert "guild_id" not in frames[1]["d"]
        assert "member" not in frames[1]["d"]


async def test_what_people_say_is_blank_without_the_privilege(court: Court) -> None:
    async with line(court) as bot:
        await bot.identify(GUILD_MESSAGES)
        await court.marie.say("private talk")
        await court.marie.say(f"<@{court.app}> hello")
        assert [frame["d"]["content"] for frame in await bot.frames()] == ["", f"<@{court.app}> hello"]


async def test_shards_get_their_own_guilds(court: Court) -> None:
    other = court.sandbox.add_guild("Elsewhere", id=court.guild.id ^ (1 << 22))
    async with line(court) as even, line(court) as odd:
        for n, bot in enumerate((even, odd)):
            await bot.identify(GUILDS, (n, 2))
        seen = [[frame["d"]["id"] for frame in await bot.frames()] for bot in (even, odd)]
        assert sorted(seen) == sorted([[str(court.guild.id)], [str(other.id)]])
        assert seen[0] == [str(guild) for guild in (court.guild.id, other.id) if (guild >> 22) % 2 == 0]


async def test_what_happens_in_a_guild_is_told_to_its_shard_alone(court: Court) -> None:
    await court.command()
    async with line(court) as even, line(court) as odd:
        lines = (even, odd)
        for n, bot in enumerate(lines):
            await bot.identify(0, (n, 2))
        await court.sandbox.connected(shards=2)
        assert court.sandbox.hub.served == {0, 1}
        deed = await court.begin(court.marie.slash("start"))
        heard = [await bot.events() for bot in lines]
        mine = (court.guild.id >> 22) % 2
        assert heard[mine] == ["INTERACTION_CREATE"]
        assert heard[1 - mine] == []
        await deed.answer(4, content="x")


async def identified(bot: Line, shard: int) -> bool:
    """Ask for a session of one of four shards; True if the sandbox lets it begin."""
    await bot.send(IDENTIFY, {"token": bot.token, "intents": 0, "shard": (shard, 4), "properties": {}})
    frame = await bot.receive()
    assert frame["t"] == "READY" or (frame["op"], frame["d"]) == (INVALID, False)
    return bool(frame["t"] == "READY")


async def test_in_a_bucket_one_session_begins_every_five_seconds(court: Court) -> None:
    limits = court.sandbox.hub.identifying
    limits.limited, limits.concurrency = True, 2
    async with line(court) as one, line(court) as two, line(court) as three:
        assert await identified(one, 0)
        assert await identified(two, 1), "another bucket"
        assert not await identified(three, 2), "the bucket of shard 0"
        court.clock.advance(5)
        assert await identified(three, 2), "on the same connection, which stays open"


async def test_a_bot_is_told_how_many_shards_and_sessions_it_may_have(court: Court) -> None:
    limits = court.sandbox.hub.identifying
    limits.shards, limits.concurrency, limits.total = 8, 2, 1
    async with line(court) as one:
        await one.identify()
        court.clock.advance(3600)
        payload = (await court.ask("GET", "/gateway/bot"))[1]
        assert payload["shards"] == 8
        limit = payload["session_start_limit"]
        assert (limit["total"], limit["remaining"], limit["max_concurrency"]) == (1, 0, 2)
        assert limit["reset_after"] == pytest.approx(23 * 3_600_000, abs=100)
    async with line(court) as two:
        await two.send(IDENTIFY, {"token": two.token, "intents": 0})
        assert await two.closed() == 4004, "Discord resets the token"
        court.clock.advance(24 * 3600)
    async with line(court) as three:
        await three.identify()


async def resume(court: Court, bot: Line, ready: JSON, number: int) -> None:
    await bot.send(RESUME, {"token": bot.token, "session_id": ready["session_id"], "seq": number})


async def lose(court: Court, intents: int = GUILD_MESSAGES) -> JSON:
    """Begin a session whose connection breaks after READY; return READY."""
    async with line(court) as bot:
        ready = await bot.identify(intents)
        court.sandbox.cut_connections()
        await bot.closed()
    return ready


async def test_a_resume_replays_what_was_missed(court: Court) -> None:
    ready = await lose(court)
    await court.post(content="one")
    await court.post(content="two")
    async with line(court) as bot:
        await resume(court, bot, ready, 1)
        frames = await bot.frames()
        assert [frame["t"] for frame in frames] == ["MESSAGE_CREATE", "MESSAGE_CREATE", "RESUMED"]
        assert [frame["s"] for frame in frames] == [2, 3, 4]
        assert [frame["d"]["content"] for frame in frames[:2]] == ["one", "two"]


@pytest.mark.parametrize("code", [4000, 4900])
async def test_a_session_goes_on_after_the_bot_has_closed_its_connection(court: Court, code: int) -> None:
    async with line(court) as bot:
        ready = await bot.identify(GUILD_MESSAGES)
        await bot.socket.close(code=code)
    await court.post(content="one")
    async with court.http.ws_connect(ready["resume_gateway_url"]) as socket:
        bot = Line(socket, court.sandbox.token)
        await bot.receive()
        await resume(court, bot, ready, 1)
        assert await bot.events() == ["MESSAGE_CREATE", "RESUMED"]


async def test_a_session_may_be_resumed_later_when_discord_says_so(court: Court) -> None:
    ready = await lose(court)
    court.sandbox.hub.doubts = 1
    async with line(court) as bot:
        await resume(court, bot, ready, 1)
        assert await bot.receive() == {"op": INVALID, "d": True, "t": None, "s": None}
        await resume(court, bot, ready, 1)
        assert await bot.events() == ["RESUMED"]


async def test_a_bot_that_is_asked_to_reconnect_resumes(court: Court) -> None:
    async with line(court) as bot:
        ready = await bot.identify(GUILD_MESSAGES)
        court.sandbox.ask_to_reconnect()
        assert (await bot.receive())["op"] == RECONNECT
        await bot.socket.close(code=4000)
    async with line(court) as bot:
        await resume(court, bot, ready, 1)
        assert await bot.events() == ["RESUMED"]


@pytest.mark.parametrize("why", ["forgotten", "too late", "unknown event", "closed by the bot"])
async def test_a_session_can_be_lost_for_good(court: Court, why: str) -> None:
    if why == "closed by the bot":
        async with line(court) as bot:
            ready = await bot.identify()
            await bot.socket.close(code=1000)
    else:
        ready = await lose(court)
    if why == "forgotten":
        court.sandbox.forget_sessions()
    if why == "too late":
        court.clock.advance(301)
    async with line(court) as bot:
        await resume(court, bot, ready, 99 if why == "unknown event" else 1)
        assert await bot.receive() == {"op": INVALID, "d": False, "t": None, "s": None}
        await bot.identify()


async def test_events_come_twice_or_in_another_order(court: Court) -> None:
    async with line(court) as bot:
        await bot.identify(GUILD_MESSAGES)
        court.sandbox.hub.faults += [EventFault("twice"), EventFault("late", "MESSAGE_CREATE")]
        for said in ("one", "two", "three"):
            await court.post(content=said)
        frames = await bot.frames()
        assert [frame["d"]["content"] for frame in frames] == ["one", "one", "three", "two"]
        assert [frame["s"] for frame in frames] == [2, 3, 4, 5]


async def test_an_event_that_nothing_overtakes_comes_nevertheless(court: Court) -> None:
    async with line(court) as bot:
        await bot.identify(GUILD_MESSAGES)
        court.sandbox.hub.faults.append(EventFault("late"))
        await court.post(content="one")
        assert (await bot.receive())["d"]["content"] == "one"


async def test_the_bot_hears_of_its_own_roles_without_an_intent_for_members(court: Court) -> None:
    async with line(court) as bot:
        await bot.identify(GUILDS)
        await bot.frames()
        court.sandbox.grant(court.guild, court.sandbox.world.bot, "send_messages")
        court.sandbox.grant(court.guild, court.bob.user, "send_messages")
        assert [frame["t"] for frame in await bot.frames()] == [
            "GUILD_ROLE_CREATE",
            "GUILD_MEMBER_UPDATE",
            "GUILD_ROLE_CREATE",
        ]


async def test_members_by_id(court: Court) -> None:
    async with line(court) as bot:
        await bot.identify(0)
        wanted = [str(court.bob.user.id), "1"]
        await bot.send(REQUEST_MEMBERS, {"guild_id": str(court.guild.id), "user_ids": wanted, "nonce": "n"})
        chunk = (await bot.receive())["d"]
        assert [m["user"]["username"] for m in chunk["members"]] == ["bob"]
        assert (chunk["not_found"], chunk["nonce"]) == (["1"], "n")


async def test_what_admins_do_is_told(court: Court) -> None:
    sandbox = court.sandbox
    sandbox.hub.privileged = MEMBERS
    async with line(court) as bot:
        await bot.identify(GUILDS | MEMBERS | GUILD_MESSAGES)
        await bot.events()
        nora = sandbox.add_person("Nora", court.guild)
        sandbox.deny(court.hall, nora, "send_messages")
        sandbox.grant(court.guild, nora, "manage_guild")
        sandbox.delete_message(await court.post(content="x"))
        sandbox.leave(court.guild, nora)
        sandbox.delete_channel(court.hall)
        sandbox.delete_guild(court.guild)
        assert await bot.events() == [
            "GUILD_MEMBER_ADD",
            "CHANNEL_UPDATE",
            "GUILD_ROLE_CREATE",
            "GUILD_MEMBER_UPDATE",
            "MESSAGE_CREATE",
            "MESSAGE_DELETE",
            "GUILD_MEMBER_REMOVE",
            "CHANNEL_DELETE",
            "GUILD_DELETE",
        ]


async def test_of_a_deleted_thread_little_is_told(court: Court) -> None:
    async with line(court) as bot:
        await bot.identify(GUILDS)
        await bot.events()
        path = f"/channels/{court.hall.id}/threads"
        thread = (await court.ask("POST", path, {"name": "aside", "type": 11}))[1]
        court.sandbox.delete_channel(court.sandbox.world.channels[int(thread["id"])])
        assert (await bot.receive())["t"] == "THREAD_CREATE"
        deleted = await bot.receive()
        assert deleted["t"] == "THREAD_DELETE"
        assert deleted["d"] == {key: thread[key] for key in ("id", "guild_id", "parent_id", "type")}


async def test_a_bot_that_was_removed_hears_of_the_guild_when_it_is_invited_again(court: Court) -> None:
    sandbox, guild = court.sandbox, court.guild
    async with line(court) as bot:
        await bot.identify(GUILDS | GUILD_MESSAGES)
        await bot.events()
        sandbox.remove_bot(guild)
        removed = await bot.receive()
        assert (removed["t"], removed["d"]) == ("GUILD_DELETE", {"id": str(guild.id)})
        await court.marie.say("is it gone?")
        assert await bot.events() == []
        sandbox.invite_bot(guild)
        back = await bot.receive()
        assert (back["t"], back["d"]["id"]) == ("GUILD_CREATE", str(guild.id))
        assert [channel["id"] for channel in back["d"]["channels"]] == [str(court.hall.id)]
        assert "unavailable" not in back["d"]


async def test_a_guild_without_the_bot_is_not_listed(court: Court) -> None:
    court.sandbox.remove_bot(court.guild)
    async with line(court) as bot:
        assert (await bot.identify(GUILDS))["guilds"] == []


async def test_another_application_is_nowhere_until_it_is_invited(court: Court) -> None:
    before = court.app
    court.sandbox.change_application()
    assert court.app != before
    async with line(court) as bot:
        ready = await bot.identify(GUILDS)
        assert (ready["application"]["id"], ready["guilds"]) == (str(court.app), [])
        court.sandbox.invite_bot(court.guild)
        assert await bot.events() == ["GUILD_CREATE"]


async def test_a_guild_that_is_out_is_listed_but_does_not_come(court: Court) -> None:
    async with line(court) as bot:
        await bot.identify(GUILDS)
        await bot.events()
        court.sandbox.lose(court.guild)
        lost = await bot.receive()
        assert (lost["t"], lost["d"]) == ("GUILD_DELETE", {"id": str(court.guild.id), "unavailable": True})
    async with line(court) as bot:
        ready = await bot.identify(GUILDS)
        assert ready["guilds"] == [{"id": str(court.guild.id), "unavailable": True}]
        assert await bot.events() == []
