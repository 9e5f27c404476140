"""The events of the sandbox: messages appear and change, interactions start and end; gateway and watchers hear."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.sandbox.access import visible
from bot.sandbox.faults import CallFault
from bot.sandbox.gateway import Gateway
from bot.sandbox.identifying import Identifying
from bot.sandbox.interactions import ANSWER_KINDS, AUTOCOMPLETE, FIRST_ANSWER, Answer, Interaction
from bot.sandbox.limits import FILE_SIZE
from bot.sandbox.messages import audience
from bot.sandbox.objects import (
    channel_object,
    guild_create_object,
    guild_object,
    member_object,
    message_event,
    message_object,
    partial_channel,
    permissions_of,
    thread_member_object,
    user_object,
)
from bot.sandbox.world import (
    JSON,
    LOADING,
    Channel,
    Guild,
    Member,
    Message,
    Ping,
    SandboxState,
    User,
    context_of,
    threads_of,
)


@dataclass(frozen=True)
class Change:
    """A change that watchers are told: a message appeared, changed or went; or somebody was pinged.

    With neither message nor ping: guilds, channels, people, commands or emojis changed.
    """

    op: Literal["create", "update", "delete", "ping", "world"]
    message: Message | None = None
    ping: Ping | None = None


Watcher = Callable[[Change], None]


@dataclass(frozen=True)
class Exchange:
    """One REST request and its answer. `files` are the names of uploads, `user_id` is the interaction's user."""

    method: str
    template: str
    path: str
    query: dict[str, str]
    body: Any
    files: tuple[str, ...]
    status: int
    response: Any
    user_id: int | None
    at: float


@dataclass(frozen=True)
class Dispatch:
    """One gateway event and how many sessions it reached."""

    event: str
    data: JSON
    sessions: int
    at: float


@dataclass(eq=False, repr=False)
class Core:
    """The world with everything that moves in it; REST routes, gateway, people and page all act through it.

    Neither this nor what is in the world prints what it holds: the report of a failed test prints its values, and a
    long one's have gigabytes.
    """

    now: Callable[[], float]
    name: str
    token: str
    rate_limits: bool
    patience: float
    privileged: int
    bot_id: int | None
    record: bool
    strict: bool
    world: SandboxState = field(init=False)
    hub: Gateway = field(init=False)
    interactions: dict[int, Interaction] = field(default_factory=dict)
    tokens: dict[str, Interaction] = field(default_factory=dict)
    traffic: list[Exchange | Dispatch] = field(default_factory=list)
    watchers: set[Watcher] = field(default_factory=set)
    faults: list[CallFault] = field(default_factory=list)
    #: when hour-old messages of a channel were edited, by channel id
    old_edits: dict[int, list[float]] = field(default_factory=dict)
    site: str = ""

    def __post_init__(self) -> None:
        self.world = SandboxState(self.now, self.name, self.bot_id, self.strict)
        identifying = Identifying(self.now, limited=self.rate_limits)
        self.hub = Gateway(self.world, self.token, self.privileged, self._heard, identifying)

    def _heard(self, event: str, data: JSON, sessions: int) -> None:
        self.keep(Dispatch(event, data, sessions, self.now()))

    def keep(self, entry: Exchange | Dispatch) -> None:
        """Add to the traffic, if it is recorded."""
        if self.record:
            self.traffic.append(entry)

    @property
    def cdn(self) -> str:
        """The address that files are served below."""
        return f"{self.site}/cdn/"

    @property
    def exchanges(self) -> list[Exchange]:
        """The REST part of the traffic."""
        return [entry for entry in self.traffic if isinstance(entry, Exchange)]

    def tell(self, change: Change) -> None:
        """Tell all watchers."""
        for watcher in list(self.watchers):
            watcher(change)

    def reshaped(self, event: str, data: JSON, guild_id: int | None) -> None:
        """Send a gateway event about guilds, channels, threads or members, and tell watchers that the world changed."""
        self.hub.dispatch(event, data, guild_id)
        self.tell(Change("world"))

    # People

    def add_person(self, name: str, *guilds: Guild, id: int | None = None) -> User:  # noqa: A002 -- its name
        """Somebody new, member of these guilds."""
        username = "".join(c for c in name.lower() if c.isalnum()) or "somebody"
        user = User(id or self.world.snowflake(), username, name)
        self.world.users[user.id] = user
        for guild in guilds:
            self.join(guild, user)
        self.tell(Change("world"))
        return user

    def join(self, guild: Guild, user: User) -> None:
        """Let somebody become a member."""
        guild.members[user.id] = Member(user, self.now())
        data = member_object(guild.members[user.id]) | {"guild_id": str(guild.id)}
        self.reshaped("GUILD_MEMBER_ADD", data, guild.id)

    def invited(self, guild: Guild) -> None:
        """Tell the bot that it has become a member of a guild."""
        data = guild_create_object(guild, [guild.members[self.world.bot.id]])
        del data["unavailable"]  # said of the guilds that are there when a session begins
        self.reshaped("GUILD_CREATE", data, guild.id)

    # Channels and threads

    def reaches(self, user: User) -> bool:
        """True if the bot may write to this user: they share a guild."""
        return any(user.id in guild.members for guild in self.world.guilds.values())

    def drop_channel(self, channel: Channel) -> None:
        """Delete a channel or thread, a channel with its threads."""
        guild = channel.guild
        gone = channel_object(channel)
        self.world.channels.pop(channel.id)
        if guild is not None:
            for thread in threads_of(guild, channel):
                self.world.channels.pop(thread.id)
                guild.channels.pop(thread.id)
            guild.channels.pop(channel.id)
            if channel.thread is None:
                self.reshaped("CHANNEL_DELETE", gone, guild.id)
            else:  # of which Discord tells little
                payload = {key: gone[key] for key in ("id", "guild_id", "parent_id", "type")}
                self.reshaped("THREAD_DELETE", payload, guild.id)

    def enter(self, thread: Channel, user: User) -> None:
        """Let a user join a thread; nothing happens to a user who is in it."""
        if thread.thread is not None and user.id not in thread.thread.members:
            thread.thread.members[user.id] = self.now()
            self.thread_members(thread, [user.id], [])

    def thread_members(self, thread: Channel, added: list[int], removed: list[int]) -> None:
        """Tell the changes of the members of a thread."""
        if thread.guild is None or thread.thread is None:
            return
        data: JSON = {
            "id": str(thread.id),
            "guild_id": str(thread.guild.id),
            "member_count": len(thread.thread.members),
            "added_members": [thread_member_object(thread, user_id) for user_id in added],
            "removed_member_ids": [str(user_id) for user_id in removed],
        }
        self.reshaped("THREAD_MEMBERS_UPDATE", data, thread.guild.id)

    # Messages

    def post(self, message: Message, *, silent: bool = False) -> None:
        """Post a new message, and ping the people it mentions (`silent`: nobody)."""
        message.channel.messages[message.id] = message
        message.channel.last_message_id = message.id
        self._announce("MESSAGE_CREATE", message)
        self.tell(Change("create", message))
        self._bring_in(message)
        for user in () if silent else audience(message):
            if visible(message, user):
                ping = Ping(user.id, message.channel.id, message.id)
                self.world.pings.append(ping)
                self.tell(Change("ping", ping=ping))

    def redraw(self, message: Message, *, first: bool = False) -> None:
        """Tell of an edited message. `first`: the sign of thinking gave way to it, which does not count as an edit."""
        message.edited = message.edited if first else self.now()
        self._announce("MESSAGE_UPDATE", message)
        self.tell(Change("update", message))
        self._bring_in(message)

    def _bring_in(self, message: Message) -> None:
        """Let the author of a message in a thread join it, and the people it mentions, also by an edit."""
        if message.owner is None and message.channel.thread is not None:
            for user in (message.author, *message.mentions):
                self.enter(message.channel, user)

    def remove(self, message: Message) -> None:
        """Delete a message."""
        del message.channel.messages[message.id]
        data = {"id": str(message.id), "channel_id": str(message.channel.id)}
        guild = None if message.owner else message.channel.guild
        if guild is not None:
            data["guild_id"] = str(guild.id)
        self.hub.dispatch("MESSAGE_DELETE", data, guild.id if guild else None)
        self.tell(Change("delete", message))

    def _announce(self, event: str, message: Message) -> None:
        guild = None if message.owner else message.channel.guild
        data = message_event(message)
        own = message.author is self.world.bot or self.world.bot in message.mentions or guild is None
        hidden = None if own else data | {"content": "", "embeds": [], "attachments": [], "components": []}
        self.hub.dispatch(event, data, guild.id if guild else None, hidden)

    # Interactions

    def interact(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: JSON,
        message: Message | None = None,
        opener: Interaction | None = None,
    ) -> Interaction:
        """A person does something the bot must answer: the event goes out, the clock starts."""
        token = secrets.token_urlsafe(96)
        interaction = Interaction(
            self.world.snowflake(), token, kind, user, channel, self.now(), data, message=message, opener=opener
        )
        interaction.owners = self.world.owners(channel, user)
        self.interactions[interaction.id] = self.tokens[token] = interaction
        guild = channel.guild
        self.hub.dispatch("INTERACTION_CREATE", self.interaction_object(interaction), guild.id if guild else None)
        timer = asyncio.get_running_loop().call_later(self.patience, interaction.expire)

        def settled(outcome: asyncio.Future[Answer]) -> None:
            timer.cancel()
            # Looked at, so that nobody complains if the person has gone.
            _ = outcome.cancelled() or outcome.exception()

        interaction.outcome.add_done_callback(settled)
        return interaction

    def interaction_object(self, interaction: Interaction) -> JSON:
        """The interaction as the gateway sends it."""
        channel, user, guild = interaction.channel, interaction.user, interaction.channel.guild
        found: JSON = {
            "id": str(interaction.id),
            "application_id": str(self.world.bot.id),
            "type": interaction.kind,
            "data": interaction.data,
            "channel_id": str(channel.id),
            "channel": partial_channel(channel, user.id),
            "token": interaction.token,
            "version": 1,
            "locale": user.locale,
            "app_permissions": self._application_permissions(interaction),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": interaction.owners,
            "context": context_of(channel),
            "attachment_size_limit": FILE_SIZE,
        }
        if interaction.message is not None:
            found["message"] = message_object(interaction.message)
        if guild is None:
            return found | {"user": user_object(user)}
        member = member_object(guild.members[user.id]) | {"permissions": permissions_of(channel, user.id)}
        full = guild_object(guild)
        short = {"id": str(guild.id), "locale": full["preferred_locale"], "features": full["features"]}
        chosen = {"guild_locale": full["preferred_locale"]}
        return found | chosen | {"guild_id": str(guild.id), "guild": short, "member": member}

    def _application_permissions(self, interaction: Interaction) -> str:
        """What the application may do where it is asked: what the bot may, what everyone may where the bot is not, or
        what the person may who has installed it themselves.
        """
        channel, guild = interaction.channel, interaction.channel.guild
        if "0" not in interaction.owners:
            return permissions_of(channel, interaction.user.id)
        if guild is not None and not self.world.has_bot(guild):
            return str(guild.roles[guild.id].permissions)
        return permissions_of(channel, self.world.bot.id)

    def answered(self, interaction: Interaction, kind: int, message: Message | None, modal: JSON | None) -> None:
        """Take the bot's first answer to an interaction, and let what waits for it go on."""
        interaction.answered = kind
        interaction.original = message
        interaction.modal = modal
        interaction.thinking = bool(message and message.flags & LOADING)
        shown = None if modal is None else modal | {"interaction_id": str(interaction.id)}
        listed = (modal or {}).get("choices") if interaction.kind == AUTOCOMPLETE else None
        drawn = None if message is None else message_object(message)
        answer = Answer(ANSWER_KINDS[kind], str(interaction.id), drawn, None if listed is not None else shown, listed)
        if not interaction.outcome.done():
            interaction.outcome.set_result(answer)

    def tick(self) -> None:
        """Let interactions that are older than three seconds fail, after the injected clock was moved."""
        for interaction in self.interactions.values():
            if interaction.open and self.now() - interaction.created > FIRST_ANSWER:
                interaction.expire()
