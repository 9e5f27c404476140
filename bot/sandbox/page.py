"""The page: static files, files of the CDN, and the websocket by which a tab is a person."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web

from bot.sandbox.access import can_view, visible
from bot.sandbox.commands import WrongInput, localized
from bot.sandbox.core import Change, Core
from bot.sandbox.interactions import Answer, Failed
from bot.sandbox.objects import message_object, user_object
from bot.sandbox.people import NotThere, Person
from bot.sandbox.refusals import Refusal
from bot.sandbox.world import JSON, Channel, User

WEB = Path(__file__).parent / "web"
LOCALE = re.compile(r"[a-z]{2}(-[A-Z0-9]{2,3})?")

MIME = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
}
IMAGES = frozenset({"image/png", "image/jpeg", "image/gif", "image/webp"})  # uploads that a browser may show


@web.middleware
async def own_pages_only(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Answer programs of this machine and the sandbox's own page, and no other page that a browser here has open: such
    a page says where it comes from (`Origin`), or asks for a name of its own that leads here (`Host`).
    """
    port = request.transport.get_extra_info("sockname")[1] if request.transport is not None else 0
    own = {f"{name}:{port}" for name in ("127.0.0.1", "localhost")}
    origin = request.headers.get("Origin")
    if request.host not in own or (origin is not None and origin.removeprefix("http://") not in own):
        raise web.HTTPForbidden
    return await handler(request)


async def harden(_: web.Request, response: web.StreamResponse) -> None:
    """Let no browser guess the type of an answer, or show it within another page."""
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["X-Frame-Options"] = "SAMEORIGIN"


def file_routes(core: Core) -> list[web.RouteDef]:
    """The page's own files, and below /cdn/ what was uploaded."""

    async def index(_: web.Request) -> web.Response:
        return static(WEB / "index.html")

    async def asset(request: web.Request) -> web.Response:
        path = (WEB / request.match_info["path"]).resolve()
        if not path.is_relative_to(WEB.resolve()):
            raise web.HTTPNotFound
        return static(path)

    async def cdn(request: web.Request) -> web.Response:
        path = request.match_info["path"]
        found = core.world.files.get(path) or core.world.files.get(path.rpartition(".")[0])
        if found is None:
            raise web.HTTPNotFound
        kind = found[0].partition(";")[0]
        if kind in IMAGES:
            return web.Response(body=found[1], content_type=kind)
        return web.Response(body=found[1], headers={"Content-Disposition": "attachment"})  # whatever it says it is

    return [web.get("/", index), web.get("/web/{path:.+}", asset), web.get("/cdn/{path:.+}", cdn)]


def static(path: Path) -> web.Response:
    """A small file, never cached."""
    if not path.is_file():
        raise web.HTTPNotFound
    kind = MIME.get(path.suffix, "application/octet-stream")
    charset = "utf-8" if kind.startswith("text/") else None
    return web.Response(
        body=path.read_bytes(), content_type=kind, charset=charset, headers={"Cache-Control": "no-store"}
    )


class Page:
    """All open tabs."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self.tabs: set[Tab] = set()

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """The websocket endpoint: one tab."""
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        tab = Tab(self.core, socket)
        self.tabs.add(tab)
        try:
            await tab.run()
        finally:
            self.tabs.discard(tab)
        return socket

    async def close(self) -> None:
        """Close all tabs' sockets."""
        for tab in list(self.tabs):
            await tab.socket.close(code=1001)


class Tab:
    """One tab: which user it is, what it is told. Its frames leave in the order they were made."""

    def __init__(self, core: Core, socket: web.WebSocketResponse) -> None:
        self.core = core
        self.socket = socket
        self.user: User | None = None
        self.outbox: asyncio.Queue[JSON] = asyncio.Queue()
        self.tasks: set[asyncio.Task[None]] = set()
        self.greeting = False
        self.last_frame: JSON = {}  # the last greeting

    async def run(self) -> None:
        """Talk until the tab closes."""
        self.core.watchers.add(self.watch)
        writer = asyncio.create_task(self.write())
        self.send("people", people=self.people(), me=None)
        try:
            async for frame in self.socket:
                if frame.type is WSMsgType.TEXT:
                    self.hear(json.loads(frame.data))
        finally:
            self.core.watchers.discard(self.watch)
            for task in (writer, *self.tasks):
                task.cancel()

    async def write(self) -> None:
        """Send what is queued, for ever."""
        while True:
            frame = await self.outbox.get()
            if frame == {"t": "hello"}:
                self.greeting = False
                frame = self.hello()
                if frame == self.last_frame:  # an emoji: the page is not drawn anew for what it does not show
                    continue
                self.last_frame = frame
            with contextlib.suppress(ConnectionError):
                await self.socket.send_str(json.dumps(frame))

    def send(self, t: str, **fields: Any) -> None:
        """Queue a frame."""
        self.outbox.put_nowait({"t": t, **fields})

    def people(self) -> list[JSON]:
        """The users to choose from."""
        return [
            {"id": str(user.id), "username": user.username, "global_name": user.global_name}
            for user in self.core.world.people
        ]

    def hello(self) -> JSON:
        """All that this tab's person should know of the world."""
        user, world = self.user, self.core.world
        assert user is not None  # noqa: S101 -- a greeting is queued only once the tab is somebody
        guilds = [guild for guild in world.guilds.values() if user.id in guild.members]
        commands = [localized(command, user.locale) for known in world.commands.values() for command in known.values()]
        return {
            "t": "hello",
            "me": user_object(user),
            "guilds": [
                {
                    "id": str(guild.id),
                    "name": guild.name,
                    "channels": [brief(c) for c in guild.channels.values() if can_view(c, user)],
                    "roles": [{"id": str(role.id), "name": role.name} for role in guild.roles.values()],
                }
                for guild in guilds
            ],
            "people": self.people(),
            "commands": commands,
            "application": {"id": str(world.bot.id), "name": world.name},
        }

    def greet(self) -> None:
        """Queue one greeting for any number of changes that come together."""
        if self.user is None:
            self.send("people", people=self.people(), me=None)
        elif not self.greeting:
            self.greeting = True
            self.send("hello")

    def watch(self, change: Change) -> None:
        """Pass on what this person may know."""
        message, ping = change.message, change.ping
        if change.op == "world":
            self.greet()
        elif self.user is None:
            return
        elif ping is not None and ping.user_id == self.user.id:
            self.send("notify", channel_id=str(ping.channel_id), message_id=str(ping.message_id))
        elif message is not None and visible(message, self.user):
            if change.op == "delete":
                self.send("message", op="delete", id=str(message.id), channel_id=str(message.channel.id))
            else:
                self.send("message", op=change.op, message=message_object(message))
            if change.op != "update" and message.channel.thread is not None:
                self.send("thread", id=str(message.channel.id), message_count=count(message.channel))

    # The requests of the page

    def hear(self, frame: JSON) -> None:
        """Handle one frame; those the bot must answer go on by themselves."""
        kind = frame.get("t")
        if kind == "be":
            self.be(frame)
            return
        if self.user is None:
            self.send("people", people=self.people(), me=None)
            return
        asked = ASKED.get(str(kind))
        if asked is None:
            return
        task = asyncio.create_task(self.ask(frame, asked))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def be(self, frame: JSON) -> None:
        """Let the tab be this person from now on, known or new."""
        world = self.core.world
        if frame.get("name"):
            self.user = self.core.add_person(str(frame["name"])[:32], *world.guilds.values())
        else:
            self.user = world.users.get(int(frame.get("user_id") or 0), self.user)
        if self.user is not None and LOCALE.fullmatch(str(frame.get("locale"))):
            self.user.locale = frame["locale"]
        self.last_frame = {}
        self.greet()

    async def ask(self, frame: JSON, asked: Callable[[Tab, JSON], Awaitable[None]]) -> None:
        """Carry out one request of the page, and tell it the end: done or failed."""
        n = frame.get("n")
        try:
            await asked(self, frame)
        except (Failed, NotThere, WrongInput) as problem:
            self.send("failed", n=n, error=str(problem))
        except Refusal as refusal:
            self.send("failed", n=n, error=refusal.sentence)
        except (KeyError, TypeError, ValueError):
            self.send("failed", n=n, error="The page asked for something that makes no sense")
        else:
            if n is not None and frame["t"] != "autocomplete":
                self.send("done", n=n)

    def person(self, channel_id: Any) -> Person:
        """The tab's person in a channel; raises NotThere."""
        channel = self.core.world.channels.get(int(channel_id))
        if channel is None or self.user is None or not can_view(channel, self.user):
            raise NotThere("There is no such channel")
        return Person(self.core, self.user, channel)

    def where(self, message_id: Any) -> Person:
        """The tab's person in the channel of a message; raises NotThere."""
        message = self.core.world.find_message(int(message_id))
        if message is None:
            raise NotThere("This message is gone")
        return self.person(message.channel.id)

    def show(self, answer: Answer) -> None:
        """Open a modal; all other answers come as messages anyway."""
        if answer.modal is not None:
            self.send("modal", interaction_id=answer.interaction_id, modal=answer.modal)


def brief(channel: Channel) -> JSON:
    """A channel as the page lists it."""
    found = {"id": str(channel.id), "name": channel.name, "type": channel.kind}
    if channel.thread is not None:
        found["message_count"] = count(channel)
    return found | ({"parent_id": str(channel.parent.id)} if channel.parent else {})


def count(thread: Channel) -> int:
    """The number of messages that everybody sees there."""
    return sum(message.owner is None for message in thread.messages.values())


async def open_channel(tab: Tab, frame: JSON) -> None:
    """Send the history of a channel."""
    messages = tab.person(frame["channel_id"]).messages()
    tab.send("history", channel_id=frame["channel_id"], messages=messages)


def line_of(tab: Tab, frame: JSON) -> str:
    """The command line the page means by command id and path; raises NotThere."""
    for known in tab.core.world.commands.values():
        if int(frame["command_id"]) in known:
            return " ".join([known[int(frame["command_id"])]["name"], *frame.get("path", [])])
    raise NotThere("There is no such command any more")


async def slash(tab: Tab, frame: JSON) -> None:
    """Give a slash command."""
    person = tab.person(frame["channel_id"])
    tab.show(await person.slash(line_of(tab, frame), **frame.get("options", {})))


async def menu(tab: Tab, frame: JSON) -> None:
    """Choose a command in the menu of a person."""
    person, target = tab.person(frame["channel_id"]), tab.core.world.users.get(int(frame["target_id"]))
    if target is None:
        raise NotThere("There is no such person")
    tab.show(await person.menu(line_of(tab, frame), target))


async def found(tab: Tab, frame: JSON) -> None:
    """Make a new server of the tab's person, who invites the bot to it."""
    world, user = tab.core.world, tab.user
    if user is not None:
        guild = world.add_guild(f"{user.global_name}’s server", user, None)
        world.add_channel(guild, "general", None)
        tab.core.invited(guild)


async def autocomplete(tab: Tab, frame: JSON) -> None:
    """Send the choices while an option is typed."""
    person = tab.person(frame["channel_id"])
    choices = await person.autocomplete(line_of(tab, frame), frame["focused"], **frame.get("options", {}))
    tab.send("choices", n=frame["n"], choices=choices)


async def click(tab: Tab, frame: JSON) -> None:
    """Click a button."""
    person = tab.where(frame["message_id"])
    tab.show(await person.click({"id": frame["message_id"]}, frame["custom_id"]))


async def select(tab: Tab, frame: JSON) -> None:
    """Choose in a select."""
    person = tab.where(frame["message_id"])
    tab.show(await person.choose({"id": frame["message_id"]}, frame["custom_id"], frame["values"]))


async def submit(tab: Tab, frame: JSON) -> None:
    """Submit a modal's fields."""
    opener = tab.core.interactions.get(int(frame["interaction_id"]))
    if opener is None:
        raise NotThere("This modal is not open")
    person = tab.person(opener.channel.id)
    tab.show(await person.submit({"interaction_id": frame["interaction_id"]}, frame.get("values", {})))


async def dismiss(tab: Tab, frame: JSON) -> None:
    """Let an ephemeral message go out of sight."""
    tab.where(frame["message_id"]).dismiss({"id": frame["message_id"]})


async def say(tab: Tab, frame: JSON) -> None:
    """Say an ordinary message."""
    await tab.person(frame["channel_id"]).say(str(frame["content"]))


ASKED: dict[str, Callable[[Tab, JSON], Awaitable[None]]] = {
    "open": open_channel,
    "slash": slash,
    "menu": menu,
    "found": found,
    "autocomplete": autocomplete,
    "click": click,
    "select": select,
    "submit": submit,
    "dismiss": dismiss,
    "say": say,
}
