"""The page's websocket: a tab is a person and is told what that person may know."""

import asyncio
import base64
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import pytest

from bot.sandbox import JSON, Person
from bot.sandbox.world import EPHEMERAL
from tests.sandbox.conftest import PNG, Court, Deed, button, row

NAMED: JSON = {"name": "Table"}
MODAL: JSON = {
    "title": "Rules",
    "custom_id": "form",
    "components": [{"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "name", "style": 1}}],
}


@dataclass
class Tab:
    """One tab. `seen` are the frames received so far."""

    socket: aiohttp.ClientWebSocketResponse
    seen: list[JSON] = field(default_factory=list)

    async def send(self, t: str, **fields: Any) -> None:
        await self.socket.send_json({"t": t, **fields})

    async def take(self, t: str) -> JSON:
        """The next frame of this kind; the ones before it are kept in `seen`."""
        async with asyncio.timeout(5):
            while True:
                frame = dict(await self.socket.receive_json())
                self.seen.append(frame)
                if frame["t"] == t:
                    return frame


@asynccontextmanager
async def tab(court: Court, person: Person | None = None) -> AsyncIterator[Tab]:
    async with court.http.ws_connect(f"{court.sandbox.site}/sandbox/ws") as socket:
        found = Tab(socket)
        people = await found.take("people")
        assert people["me"] is None
        assert [one["global_name"] for one in people["people"]][:2] == ["Marie", "Bob"]
        if person is not None:
            await found.send("be", user_id=str(person.user.id))
            await found.take("hello")
        yield found


async def next_interaction(court: Court) -> Deed:
    """The interaction that a tab starts now."""
    before = len(court.sandbox.interactions)
    async with asyncio.timeout(5):
        while len(court.sandbox.interactions) == before:  # noqa: ASYNC110 -- the server's turn: no time passes
            await asyncio.sleep(0)
    interaction = list(court.sandbox.interactions.values())[-1]
    data = court.sandbox.interaction_object(interaction)
    return Deed(court, data, interaction.outcome)


async def test_hello_tells_the_world(court: Court) -> None:
    await court.command("start")
    async with tab(court) as marie:
        await marie.send("be", user_id=str(court.marie.user.id))
        hello = await marie.take("hello")
        assert hello["me"]["global_name"] == "Marie"
        assert [(g["name"], [c["name"] for c in g["channels"]]) for g in hello["guilds"]] == [
            ("The Court", ["great-hall"])
        ]
        assert [command["name"] for command in hello["commands"]] == ["start"]
        assert hello["application"]["id"] == str(court.app)
        court.sandbox.add_channel(court.guild, "cellar")
        again = await marie.take("hello")
        assert [c["name"] for c in again["guilds"][0]["channels"]] == ["great-hall", "cellar"]


async def test_somebody_new_joins_every_guild(court: Court) -> None:
    async with tab(court, court.bob) as bob, tab(court) as nora:
        await nora.send("be", name="Nora")
        hello = await nora.take("hello")
        assert hello["me"]["global_name"] == "Nora"
        assert len(hello["guilds"]) == 1
        assert [one["global_name"] for one in (await bob.take("hello"))["people"]] == ["Marie", "Bob", "Nora"]


async def test_history_and_live_messages(court: Court) -> None:
    first = await court.post(content="before")
    async with tab(court, court.marie) as marie:
        await marie.send("open", channel_id=str(court.hall.id))
        assert (await marie.take("history"))["messages"] == [first]
        second = await court.post(content="after")
        assert await marie.take("message") == {"t": "message", "op": "create", "message": second}
        court.sandbox.delete_message(second)
        gone = {"t": "message", "op": "delete", "id": second["id"], "channel_id": str(court.hall.id)}
        assert await marie.take("message") == gone


async def test_a_thread_says_how_many_messages_everybody_sees_in_it(court: Court) -> None:
    message = await court.post(content="a table")
    async with tab(court, court.marie) as marie:
        _, thread = await court.ask("POST", f"/channels/{court.hall.id}/messages/{message['id']}/threads", NAMED)
        payload = (await marie.take("hello"))["guilds"][0]["channels"][-1]
        assert (payload["id"], payload["parent_id"], payload["message_count"]) == (message["id"], str(court.hall.id), 0)
        await court.ask("POST", f"/channels/{thread['id']}/messages", {"content": "first"})
        assert await marie.take("thread") == {"t": "thread", "id": thread["id"], "message_count": 1}
        court.sandbox.delete_message(marie.seen[-2]["message"])
        assert (await marie.take("thread"))["message_count"] == 0


async def test_a_new_emoji_does_not_draw_the_page_anew(court: Court) -> None:
    async with tab(court, court.marie) as marie:
        picture = "data:image/png;base64," + base64.b64encode(PNG).decode()
        status, _ = await court.ask("POST", f"/applications/{court.app}/emojis", {"name": "Ace", "image": picture})
        assert status == 201
        await court.post(content="after")
        await marie.take("message")
        assert [frame["t"] for frame in marie.seen].count("hello") == 1


async def test_a_click_ends_with_done_or_failed(court: Court) -> None:
    message = await court.post(content="x", components=[row(button("b"))])
    async with tab(court, court.marie) as marie:
        await marie.send("click", n=1, message_id=message["id"], custom_id="b")
        deed = await next_interaction(court)
        await deed.answer(7, content="y", components=[])
        assert await marie.take("done") == {"t": "done", "n": 1}
        assert marie.seen[-2]["message"]["content"] == "y"
        await marie.send("click", n=2, message_id=message["id"], custom_id="b")
        assert (await marie.take("failed"))["n"] == 2


async def test_a_slash_command_that_nobody_answers_fails(court: Court) -> None:
    command = await court.command("start")
    court.sandbox.patience = 0.01
    async with tab(court, court.marie) as marie:
        request = {"channel_id": str(court.hall.id), "command_id": command["id"], "path": [], "options": {}}
        await marie.send("slash", n=1, **request)
        assert await marie.take("failed") == {"t": "failed", "n": 1, "error": "This interaction failed"}


async def test_the_menu_of_a_person_names_that_person(court: Court) -> None:
    status, commands = await court.ask("PUT", f"/applications/{court.app}/commands", [{"name": "Wave at", "type": 2}])
    assert status == 200, commands
    async with tab(court, court.marie) as marie:
        request = {"channel_id": str(court.hall.id), "command_id": commands[0]["id"]}
        await marie.send("menu", n=1, target_id=str(court.bob.user.id), **request)
        deed = await next_interaction(court)
        data = deed.data["data"]
        assert (data["type"], data["name"], data["target_id"]) == (2, "Wave at", str(court.bob.user.id))
        assert [*data["resolved"]["users"]] == [*data["resolved"]["members"]] == [data["target_id"]]
        await deed.answer(4, content="Bob is waved at.")
        assert (await marie.take("message"))["message"]["type"] == 23  # Discord's, of an answer to such a command
        assert await marie.take("done") == {"t": "done", "n": 1}
        await marie.send("menu", n=2, target_id="1", **request)
        assert (await marie.take("failed"))["n"] == 2


async def test_a_server_of_ones_own_has_the_bot_in_it(court: Court) -> None:
    async with tab(court, court.marie) as marie, tab(court, court.bob) as bob:
        await marie.send("found", n=1)
        while len((hello := await marie.take("hello"))["guilds"]) < 2:
            pass
        mine = court.sandbox.world.guilds[int(hello["guilds"][1]["id"])]
        assert mine.owner_id == court.marie.user.id
        assert court.sandbox.world.has_bot(mine)
        assert [channel["name"] for channel in hello["guilds"][1]["channels"]] == ["general"]
        assert [frame for frame in bob.seen if frame["t"] == "hello"][-1]["guilds"] == hello["guilds"][:1]


async def test_an_ephemeral_goes_to_its_owners_tabs_only(court: Court) -> None:
    command = await court.command("start")
    async with tab(court, court.marie) as marie, tab(court, court.bob) as bob:
        await marie.send("slash", n=1, channel_id=str(court.hall.id), command_id=command["id"], path=[], options={})
        deed = await next_interaction(court)
        await deed.answer(4, content="secret", flags=EPHEMERAL)
        secret = (await marie.take("message"))["message"]
        assert secret["flags"] & EPHEMERAL
        assert secret["interaction_metadata"]["user"]["global_name"] == "Marie"
        await marie.send("dismiss", message_id=secret["id"])
        assert (await marie.take("message"))["op"] == "delete"
        await court.marie.say("aloud")
        assert (await bob.take("message"))["message"]["content"] == "aloud"
        assert [frame["t"] for frame in bob.seen].count("message") == 1


async def test_a_modal_opens_and_is_sent(court: Court) -> None:
    message = await court.post(content="x", components=[row(button("b"))])
    async with tab(court, court.marie) as marie:
        await marie.send("click", n=1, message_id=message["id"], custom_id="b")
        await (await next_interaction(court)).answer(9, **MODAL)
        opened = await marie.take("modal")
        assert opened["modal"]["title"] == "Rules"
        assert (await marie.take("done"))["n"] == 1
        request = {"interaction_id": opened["interaction_id"], "custom_id": "form"}
        await marie.send("submit", n=2, **request, values={"name": ""})
        assert "required" in (await marie.take("failed"))["error"]
        await marie.send("submit", n=3, **request, values={"name": "Marie"})
        deed = await next_interaction(court)
        assert deed.data["data"]["components"][0]["component"]["value"] == "Marie"
        await deed.answer(6)
        assert (await marie.take("done"))["n"] == 3


async def test_select_and_autocomplete(court: Court) -> None:
    command = await court.command(options=[{"type": 3, "name": "game", "description": "x", "autocomplete": True}])
    select = {"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}]}
    message = await court.post(content="x", components=[row(select)])
    async with tab(court, court.marie) as marie:
        await marie.send("select", n=1, message_id=message["id"], custom_id="s", values=["a"])
        deed = await next_interaction(court)
        assert deed.data["data"]["values"] == ["a"]
        await deed.answer(6)
        await marie.take("done")
        request = {"channel_id": str(court.hall.id), "command_id": command["id"], "path": []}
        await marie.send("autocomplete", n=2, **request, options={"game": "ta"}, focused="game")
        choices = [{"name": "Tahimi", "value": "tahimi"}]
        await (await next_interaction(court)).answer(8, choices=choices)
        assert await marie.take("choices") == {"t": "choices", "n": 2, "choices": choices}


async def test_a_ping_is_notified_to_whom_it_means(court: Court) -> None:
    async with tab(court, court.marie) as marie, tab(court, court.bob) as bob:
        message = await court.post(content=f"<@{court.bob.user.id}>")
        notice = {"t": "notify", "channel_id": str(court.hall.id), "message_id": message["id"]}
        assert await bob.take("notify") == notice
        await court.post(content="end")
        while (await marie.take("message"))["message"]["content"] != "end":
            pass
        assert "notify" not in [frame["t"] for frame in marie.seen]


@pytest.mark.parametrize(
    "frame",
    [
        {"t": "open", "n": 1, "channel_id": "1"},
        {"t": "click", "n": 1, "message_id": "1", "custom_id": "x"},
        {"t": "slash", "n": 1, "channel_id": "x"},
        {"t": "say", "n": 1, "channel_id": "1", "content": "x"},
    ],
)
async def test_nonsense_fails(court: Court, frame: JSON) -> None:
    async with tab(court, court.marie) as marie:
        await marie.socket.send_json(frame)
        assert (await marie.take("failed"))["n"] == 1


async def test_static_files(court: Court) -> None:
    async with court.http.get(court.sandbox.site + "/") as response:
        assert (response.status, response.content_type) == (200, "text/html")
        assert response.headers["Cache-Control"] == "no-store"
        page = await response.text()
    assert "/web/" in page
    async with court.http.get(court.sandbox.site + "/web/../server.py") as response:
        assert response.status == 404
    async with court.http.get(court.sandbox.site + "/web/%2e%2e/server.py") as response:
        assert response.status == 404
