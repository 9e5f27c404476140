"""The things of the sandbox: users, guilds, channels, messages, emojis, files. `core.py` lets things happen to them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.permissions import EVERYONE, Overwrite

#: A JSON object of Discord's API.
JSON = dict[str, Any]

DISCORD_EPOCH = 1_420_070_400.0  # seconds; the first moment a snowflake can name

TEXT, DM, GROUP_DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 3, 11, 12

IN_GUILD, WITH_BOT, AMONG_PEOPLE = 0, 1, 2  # the contexts of an interaction

EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15


@dataclass(eq=False)
class User:
    """A person or the bot."""

    id: int
    username: str
    global_name: str | None = None
    bot: bool = False
    #: the language of their Discord
    locale: str = "en-US"


@dataclass(eq=False)
class Role:
    """A role of a guild; the one with the guild's own id is @everyone."""

    id: int
    name: str
    permissions: int = 0
    managed: bool = False
    mentionable: bool = False


@dataclass(eq=False)
class Member:
    """A user in a guild. `joined` is in seconds since 1970."""

    user: User
    joined: float
    nick: str | None = None
    roles: list[int] = field(default_factory=list)


@dataclass(eq=False)
class Guild:
    """A server."""

    id: int
    name: str
    owner_id: int
    roles: dict[int, Role] = field(default_factory=dict, repr=False)
    members: dict[int, Member] = field(default_factory=dict, repr=False)
    channels: dict[int, Channel] = field(default_factory=dict, repr=False)
    #: whether Discord itself cannot reach it at present
    out: bool = False
    #: the language that it has chosen, as only communities can
    locale: str | None = None
    #: the channels in which newcomers are greeted, and in which a community has its rules
    system: int | None = None
    rules: int | None = None


@dataclass(eq=False)
class Thread:
    """The part that only a thread has. `created` and the members' joining times are in seconds since 1970."""

    owner_id: int
    created: float
    members: dict[int, float] = field(default_factory=dict)
    archived: bool = False
    locked: bool = False
    auto_archive: int = 1440
    invitable: bool = True


@dataclass(eq=False)
class Channel:
    """A text channel, thread (`parent` and `thread` set) DM or group (`guild` None); `kind` is Discord's
    channel type.
    """

    id: int
    kind: int
    name: str
    guild: Guild | None
    parent: Channel | None = None
    thread: Thread | None = None
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    recipients: list[User] = field(default_factory=list)
    messages: dict[int, Message] = field(default_factory=dict, repr=False)
    last_message_id: int | None = None


@dataclass(eq=False)
class Message:
    """A message; `owner` is the only person who sees an ephemeral one. Times in seconds since 1970.

    `files` are all its attachments, `referenced` the ids of those shown by its components (no longer in its list).
    """

    id: int
    channel: Channel
    author: User
    created: float
    kind: int = 0
    content: str = ""
    flags: int = 0
    components: list[JSON] = field(default_factory=list)
    embeds: list[JSON] = field(default_factory=list)
    files: list[JSON] = field(default_factory=list)
    referenced: set[str] = field(default_factory=set)
    mentions: list[User] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    edited: float | None = None
    nonce: str | int | None = None
    metadata: JSON | None = None
    command: JSON | None = None
    reference: JSON | None = None
    owner: User | None = None
    dismissed: bool = False

    @property
    def v2(self) -> bool:
        """True if it is made of components (irreversible)."""
        return bool(self.flags & COMPONENTS_V2)


@dataclass(eq=False)
class Emoji:
    """An emoji of the application."""

    id: int
    name: str
    animated: bool = False


@dataclass(frozen=True)
class Ping:
    """A notification that really reached somebody."""

    user_id: int
    channel_id: int
    message_id: int


class Clock:
    """The real time, moved forward at will, or stopped: a ready-made `now` for tests."""

    def __init__(self) -> None:
        self.offset = 0.0
        self._stopped: float | None = None

    def __call__(self) -> float:
        return (time.time() if self._stopped is None else self._stopped) + self.offset

    def stop(self) -> None:
        """Stop the clock: time passes by `advance` alone, however long anything takes."""
        self._stopped = time.time()

    def advance(self, seconds: float) -> None:
        """Move forward; `Sandbox.tick()` afterwards lets happen what became due."""
        self.offset += seconds


class SandboxState:
    """All that exists, and the one source of ids."""

    def __init__(self, now: Callable[[], float], name: str, bot_id: int | None = None, strict: bool = True) -> None:
        """`strict`: messages are checked against Discord's limits before they are taken."""
        self.now = now
        self.strict = strict
        self._last = 0
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        #: by guild id (None: global), then by command id
        self.commands: dict[int | None, dict[int, JSON]] = {None: {}}
        self.emojis: dict[int, Emoji] = {}
        #: by path below /cdn/: content type and bytes
        self.files: dict[str, tuple[str, bytes]] = {}
        self.pings: list[Ping] = []
        #: what the application's owner has set in the developer portal
        self.portal: JSON = {
            "bot_require_code_grant": False,
            "interactions_endpoint_url": None,
            "integration_types_config": {"0": {}},
        }
        #: guilds that have installed the application's commands alone, without the bot, by id
        self.offering: set[int] = set()
        #: who has installed the application themselves, by id
        self.installed: set[int] = set()
        self.name = name
        self.bot = self.new_bot(bot_id)
        #: Owns every guild that nobody else owns; not one of the people.
        self.warden = User(self.snowflake(), "warden", "Warden")

    def new_bot(self, bot_id: int | None = None) -> User:
        """The bot of an application that nobody has installed yet."""
        bot = User(bot_id or self.snowflake(), self.name.lower().replace(" ", "-"), None, bot=True)
        self.users[bot.id] = bot
        return bot

    def snowflake(self) -> int:
        """A new id: carries the present millisecond, always greater than the one before."""
        moment = int((self.now() - DISCORD_EPOCH) * 1000) << 22
        self._last = max(moment, self._last + 1)
        return self._last

    @property
    def people(self) -> list[User]:
        """Everybody but the bot, in the order of arrival."""
        return [user for user in self.users.values() if not user.bot]

    def add_guild(self, name: str, owner: User | None, guild_id: int | None) -> Guild:
        """A new guild with its owner and the bot in it."""
        owner = owner or self.warden
        guild = Guild(guild_id or self.snowflake(), name, owner.id)
        guild.roles = {guild.id: Role(guild.id, "@everyone", EVERYONE)}
        guild.members[owner.id] = Member(owner, self.now())
        self.admit_bot(guild)
        self.guilds[guild.id] = guild
        return guild

    def admit_bot(self, guild: Guild) -> None:
        """Let the bot become a member, with the role of its own that Discord makes."""
        own = Role(guild.id + 1, self.name, EVERYONE, managed=True)
        guild.roles[own.id] = own
        guild.members[self.bot.id] = Member(self.bot, self.now(), roles=[own.id])

    def has_bot(self, guild: Guild) -> bool:
        """True if the bot is a member."""
        return self.bot.id in guild.members

    def owners(self, channel: Channel, user: User) -> JSON:
        """The installers of the application that answers this person there: the guild (or "0", in a direct message with
        the bot), they themselves, or both.
        """
        found: JSON = {}
        guild = channel.guild
        if guild is not None and (self.has_bot(guild) or guild.id in self.offering):
            found["0"] = str(guild.id)
        elif context_of(channel) == WITH_BOT:
            found["0"] = "0"
        return found | ({"1": str(user.id)} if user.id in self.installed else {})

    def add_channel(self, guild: Guild, name: str, channel_id: int | None) -> Channel:
        """A new text channel."""
        channel = Channel(channel_id or self.snowflake(), TEXT, name, guild)
        guild.channels[channel.id] = self.channels[channel.id] = channel
        return channel

    def find_message(self, message_id: int) -> Message | None:
        """The message of this id, wherever it is."""
        for channel in self.channels.values():
            if message_id in channel.messages:
                return channel.messages[message_id]
        return None

    def dm(self, user: User) -> Channel:
        """The bot's DM channel with this user, made on first use."""
        for channel in self.channels.values():
            if context_of(channel) == WITH_BOT and user in channel.recipients:
                return channel
        channel = Channel(self.snowflake(), DM, "", None, recipients=[user, self.bot])
        self.channels[channel.id] = channel
        return channel

    def group(self, *users: User) -> Channel:
        """A new channel for direct messages among these people, without the bot."""
        channel = Channel(self.snowflake(), GROUP_DM, "", None, recipients=[*users])
        self.channels[channel.id] = channel
        return channel


def context_of(channel: Channel) -> int:
    """The context of what is asked in this channel: a guild, a direct message with the bot, or one among people."""
    if channel.guild is not None:
        return IN_GUILD
    return WITH_BOT if any(user.bot for user in channel.recipients) else AMONG_PEOPLE


def threads_of(guild: Guild, parent: Channel | None = None) -> list[Channel]:
    """The guild's threads, or those of one channel."""
    return [c for c in guild.channels.values() if c.thread and parent in (None, c.parent)]
