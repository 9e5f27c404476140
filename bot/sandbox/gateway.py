"""The gateway: HELLO, IDENTIFY, RESUME, heartbeats, and events to every session whose shard and intents want them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from bot.sandbox.faults import LATEST, EventFault, next_event
from bot.sandbox.identifying import Identifying
from bot.sandbox.objects import guild_create_object, member_object, user_object
from bot.sandbox.world import JSON, SandboxState

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE = 0, 1, 2, 3, 4
RESUME, RECONNECT, REQUEST_MEMBERS, INVALID, HELLO, ACK = 6, 7, 8, 9, 10, 11

HEARTBEAT_INTERVAL = 41_250  # milliseconds
# A heartbeat is answered no faster than over a network: discord.py notes when it sent one only after it has.
ACK_SECONDS = 0.02
SESSION_LIFE = 300.0  # seconds after the connection was lost
KEPT_EVENTS = 2000
RESUMING = "resuming/"  # the path of sessions that are resumed, below the gateway's address

GUILDS, MEMBERS, PRESENCES, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1, 2, 1 << 8, 1 << 9, 1 << 12, 1 << 15
PRIVILEGED = MEMBERS | PRESENCES | MESSAGE_CONTENT

#: Which intent an event of a guild needs; INTERACTION_CREATE and the session's own need none.
INTENTS = {
    **dict.fromkeys(("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE", "GUILD_ROLE_CREATE", "GUILD_ROLE_UPDATE"), GUILDS),
    **dict.fromkeys(("CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE"), GUILDS),
    **dict.fromkeys(("THREAD_CREATE", "THREAD_UPDATE", "THREAD_DELETE", "THREAD_MEMBERS_UPDATE"), GUILDS),
    **dict.fromkeys(("GUILD_MEMBER_ADD", "GUILD_MEMBER_UPDATE", "GUILD_MEMBER_REMOVE"), MEMBERS),
    **dict.fromkeys(("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE"), GUILD_MESSAGES),
}

OUTSIDE = ("GUILD_DELETE", "INTERACTION_CREATE")  # what is heard of a guild without the bot


@dataclass(eq=False)
class Connection:
    """One websocket of the bot with what waits to be sent on it."""

    socket: web.WebSocketResponse
    request: web.Request
    outbox: asyncio.Queue[JSON] = field(default_factory=asyncio.Queue)
    session: Session | None = None

    def send(self, op: int, data: Any = None, event: str | None = None, number: int | None = None) -> None:
        """Queue a frame; frames go out in this order."""
        self.outbox.put_nowait({"op": op, "d": data, "t": event, "s": number})

    async def write(self) -> None:
        """Send what is queued, for ever."""
        while True:
            frame = await self.outbox.get()
            with contextlib.suppress(ConnectionError):
                await self.socket.send_str(json.dumps(frame))

    def cut(self) -> None:
        """Break the connection off, without a closing handshake."""
        if self.request.transport is not None:
            self.request.transport.abort()


@dataclass(eq=False)
class Session:
    """A session of the bot. `log` keeps the last events by number for a RESUME; `lost`: seconds since 1970."""

    id: str
    shard: int
    shards: int
    intents: int
    connection: Connection | None
    number: int = 0
    log: deque[tuple[int, str, JSON]] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))
    lost: float | None = None
    held: list[tuple[str, JSON]] = field(default_factory=list)  # events that the next one overtakes

    def serves(self, guild: int | None) -> bool:
        """True if a guild's events go to this shard; those without a guild (None) go to the first one."""
        return ((guild >> 22) if guild is not None else 0) % self.shards == self.shard

    def dispatch(self, event: str, data: JSON) -> None:
        """Send an event to this session, and after it the events that it has overtaken."""
        self._send(event, data)
        self.release()

    def hold(self, event: str, data: JSON) -> None:
        """Hold an event for this session back until after the next one, or for a moment if none comes soon."""
        self.held.append((event, data))
        asyncio.get_running_loop().call_later(LATEST, self.release)

    def release(self) -> None:
        """Send what was held back."""
        held, self.held = self.held, []
        for event, data in held:
            self._send(event, data)

    def _send(self, event: str, data: JSON) -> None:
        """Number a payload, keep it, and send it if the session is connected."""
        self.number += 1
        self.log.append((self.number, event, data))
        if self.connection is not None:
            self.connection.send(DISPATCH, data, event, self.number)


class Gateway:
    """All sessions of the bot. `heard` is told every event that is sent, with the number of sessions that got it."""

    def __init__(
        self,
        world: SandboxState,
        token: str,
        privileged: int,
        heard: Callable[[str, JSON, int], None],
        identifying: Identifying,
    ) -> None:
        self.world = world
        self.token = token
        self.privileged = privileged
        self.heard = heard
        self.identifying = identifying
        self.address = ""
        self.doubts = 0  # the number of attempts to resume a session that are put off
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.faults: list[EventFault] = []
        self._arrived = asyncio.Event()  # set whenever a session is connected

    def dispatch(self, event: str, data: JSON, guild_id: int | None = None, hidden: JSON | None = None) -> None:
        """Send an event to every session of the guild's shard (0 without a guild) with the intent for it. Of a guild
        without the bot it hears that it was removed, and what people ask who have installed it themselves.

        `hidden` is what sessions without the message content intent get instead.
        """
        reached = 0
        fault = next_event(self.faults, event)
        guild = self.world.guilds.get(guild_id) if guild_id is not None else None
        outside = guild is not None and not self.world.has_bot(guild) and event not in OUTSIDE
        needed = 0 if self._own(event, data) else INTENTS.get(event, 0)
        if guild_id is None and needed == GUILD_MESSAGES:
            needed = DIRECT_MESSAGES
        for session in self.sessions.values():
            if outside or not session.serves(guild_id) or session.intents & needed != needed:
                continue
            reached += 1
            bare = hidden is not None and not session.intents & MESSAGE_CONTENT
            sent = hidden if bare and hidden is not None else data
            if fault is not None and fault.how == "late":
                session.hold(event, sent)
                continue
            for _ in range(2 if fault is not None else 1):
                session.dispatch(event, sent)
        self.heard(event, data, reached)

    @property
    def resume_address(self) -> str:
        """The address at which sessions are resumed: not the one at which they begin."""
        return f"{self.address}{RESUMING}"

    @property
    def served(self) -> set[int]:
        """The shards that are connected."""
        return {session.shard for session in self.sessions.values() if session.connection is not None}

    async def serving(self, shards: int) -> None:
        """Wait until `shards` shards are connected."""
        while len(self.served) < shards:
            self._arrived.clear()
            await self._arrived.wait()

    def _own(self, event: str, data: JSON) -> bool:
        """True if the bot itself is what changed, which it hears without an intent for members."""
        return event == "GUILD_MEMBER_UPDATE" and data["user"]["id"] == str(self.world.bot.id)

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """The websocket endpoint."""
        socket = web.WebSocketResponse(max_msg_size=16_384)
        await socket.prepare(request)
        connection = Connection(socket, request)
        self.connections.add(connection)
        connection.send(HELLO, {"heartbeat_interval": HEARTBEAT_INTERVAL})
        writer = asyncio.create_task(connection.write())
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT and not await self._hear(connection, frame.data):
                    break
        finally:
            writer.cancel()
            self.connections.discard(connection)
            self._detach(connection, socket.close_code)
        return socket

    def _detach(self, connection: Connection, code: int | None) -> None:
        session = connection.session
        if session is not None and session.connection is connection:
            session.connection, session.lost = None, self.world.now()
            if code in (1000, 1001):
                self.sessions.pop(session.id, None)

    async def _hear(self, connection: Connection, text: str) -> bool:
        """Handle one frame of the bot; False when the connection was closed because of it."""
        try:
            frame = json.loads(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            return await self._close(connection, 4002, "Error while decoding payload.")
        if op == HEARTBEAT:
            asyncio.get_running_loop().call_later(ACK_SECONDS, connection.send, ACK)
        elif op == IDENTIFY:
            return await self._identify(connection, data)
        elif op == RESUME:
            return await self._resume(connection, data)
        elif connection.session is None:
            return await self._close(connection, 4003, "Not authenticated.")
        elif op == REQUEST_MEMBERS:
            self._members(connection.session, data)
        elif op not in (PRESENCE, VOICE):
            return await self._close(connection, 4001, "Unknown opcode.")
        return True

    async def _close(self, connection: Connection, code: int, sentence: str) -> bool:
        await connection.socket.close(code=code, message=sentence.encode())
        return False

    async def _identify(self, connection: Connection, data: JSON) -> bool:
        shard, shards = data.get("shard") or (0, 1)
        intents = data.get("intents")
        if connection.session is not None:
            return await self._close(connection, 4005, "Already authenticated.")
        if data.get("token") != self.token:
            return await self._close(connection, 4004, "Authentication failed.")
        if not 0 <= shard < shards:
            return await self._close(connection, 4010, "Invalid shard.")
        if not isinstance(intents, int) or intents < 0:
            return await self._close(connection, 4013, "Invalid intent(s).")
        if intents & PRIVILEGED & ~self.privileged:
            return await self._close(connection, 4014, "Disallowed intent(s).")
        if self.identifying.exhausted():
            return await self._close(connection, 4004, "Authentication failed.")
        if not self.identifying.begin(shard):
            connection.send(INVALID, data=False)
            return True
        session = Session(secrets.token_hex(16), shard, shards, intents, connection)
        connection.session = self.sessions[session.id] = session
        self._greet(session)
        self._arrived.set()
        return True

    def _greet(self, session: Session) -> None:
        world = self.world
        guilds = [guild for guild in world.guilds.values() if session.serves(guild.id) and world.has_bot(guild)]
        ready = {
            "v": 10,
            "user": user_object(world.bot) | {"verified": True, "mfa_enabled": False, "email": None},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.resume_address,
            "shard": [session.shard, session.shards],
            "application": {"id": str(world.bot.id), "flags": 0},
        }
        self._tell(session, "READY", ready)
        if session.intents & GUILDS:
            for guild in (guild for guild in guilds if not guild.out):
                # Without the presence intent a guild comes with the bot's own member only.
                all_of_them = session.intents & MEMBERS and session.intents & PRESENCES
                members = [*guild.members.values()] if all_of_them else [guild.members[world.bot.id]]
                self._tell(session, "GUILD_CREATE", guild_create_object(guild, members))

    def _tell(self, session: Session, event: str, data: JSON) -> None:
        """Send an event to one session alone."""
        session.dispatch(event, data)
        self.heard(event, data, 1)

    async def _resume(self, connection: Connection, data: JSON) -> bool:
        session = self.sessions.get(str(data.get("session_id")))
        if data.get("token") != self.token:
            return await self._close(connection, 4004, "Authentication failed.")
        if self.doubts:
            self.doubts -= 1
            connection.send(INVALID, data=True)
            return True
        number = data.get("seq")
        if session is None or not self._keeps(session, number):
            connection.send(INVALID, data=False)
            return True
        session.connection, session.lost, connection.session = connection, None, session
        for kept, event, payload in session.log:
            if kept > (number or 0):
                connection.send(DISPATCH, payload, event, kept)
        self._tell(session, "RESUMED", {})
        self._arrived.set()
        return True

    def _keeps(self, session: Session, number: Any) -> bool:
        if session.lost is not None and self.world.now() - session.lost > SESSION_LIFE:
            del self.sessions[session.id]
            return False
        oldest = session.log[0][0] if session.log else 0
        return isinstance(number, int) and oldest - 1 <= number <= session.number

    def _members(self, session: Session, data: JSON) -> None:
        guild = self.world.guilds.get(int(data["guild_id"]))
        if guild is None:
            return
        wanted = data.get("user_ids")
        wanted = wanted if isinstance(wanted, list) or wanted is None else [wanted]
        if wanted is None:
            start = str(data.get("query") or "").lower()
            limit = data.get("limit") or (None if session.intents & MEMBERS else 0)
            found = [m for m in guild.members.values() if m.user.username.lower().startswith(start)][:limit]
        else:
            found = [guild.members[int(user)] for user in wanted if int(user) in guild.members]
        chunk = {
            "guild_id": str(guild.id),
            "members": [member_object(member) for member in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(user) for user in wanted or [] if int(user) not in guild.members],
        }
        nonce = {"nonce": data["nonce"]} if data.get("nonce") else {}
        self._tell(session, "GUILD_MEMBERS_CHUNK", chunk | nonce)

    def reconnect(self) -> None:
        """Ask the bot to connect anew everywhere, and to go on with its sessions."""
        for connection in self.connections:
            connection.send(RECONNECT)

    def cut(self) -> None:
        """Break all connections off; the sessions stay and can be resumed."""
        for connection in list(self.connections):
            connection.cut()

    def forget(self) -> None:
        """Break all connections off and forget the sessions: a RESUME is answered by INVALID SESSION."""
        self.sessions.clear()
        self.cut()

    async def close(self) -> None:
        """Close all connections orderly."""
        for connection in list(self.connections):
            await connection.socket.close(code=1001)
