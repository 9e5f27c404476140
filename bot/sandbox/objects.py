"""Discord's API objects, drawn from the world's data: what bot and page receive."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.sandbox.access import permissions_in
from bot.sandbox.permissions import EVERYTHING, Overwrite
from bot.sandbox.world import DM, GROUP_DM, JSON, Channel, Emoji, Guild, Member, Message, Role, User, threads_of


def timestamp(moment: float) -> str:
    """Seconds since 1970 as Discord writes them."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")


def user_object(user: User) -> JSON:
    """A user object."""
    return {
        "id": str(user.id),
        "username": user.username,
        "global_name": user.global_name,
        "discriminator": "0000" if user.bot else "0",
        "avatar": None,
        "bot": user.bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def member_object(member: Member, *, with_user: bool = True) -> JSON:
    """A guild member object; the one inside a message event has no user."""
    found: JSON = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": timestamp(member.joined),
        "nick": member.nick,
        "pending": False,
        "premium_since": None,
        "roles": [str(role) for role in member.roles],
        "mute": False,
        "deaf": False,
    }
    return found | {"user": user_object(member.user)} if with_user else found


def role_object(role: Role, position: int) -> JSON:
    """A role object."""
    return {
        "id": str(role.id),
        "name": role.name,
        "permissions": str(role.permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": role.managed,
        "mentionable": role.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel_object(channel: Channel) -> JSON:
    """A guild channel, thread, DM or group channel object."""
    last = None if channel.last_message_id is None else str(channel.last_message_id)
    found: JSON = {"id": str(channel.id), "type": channel.kind, "flags": 0, "last_message_id": last}
    if channel.guild is None:
        found["recipients"] = [user_object(user) for user in channel.recipients if not user.bot]
        named = {"name": channel.name or None, "icon": None, "owner_id": found["recipients"][0]["id"]}
        return found | (named if channel.kind == GROUP_DM else {})
    found |= {"guild_id": str(channel.guild.id), "name": channel.name, "rate_limit_per_user": 0}
    if channel.thread is not None:
        return found | _thread_part(channel)
    position = list(channel.guild.channels).index(channel.id) if channel.id in channel.guild.channels else 0
    return found | {
        "parent_id": None,
        "position": position,
        "permission_overwrites": [overwrite_object(overwrite) for overwrite in channel.overwrites.values()],
        "nsfw": False,
        "topic": None,
    }


def overwrite_object(overwrite: Overwrite) -> JSON:
    """A channel's permission overwrite."""
    return {
        "id": str(overwrite.id),
        "type": overwrite.kind,
        "allow": str(overwrite.allow),
        "deny": str(overwrite.deny),
    }


def _thread_part(channel: Channel) -> JSON:
    thread, parent = channel.thread, channel.parent
    assert thread is not None  # noqa: S101 -- told by the caller; narrows the type
    assert parent is not None  # noqa: S101 -- every thread hangs below a channel
    return {
        "parent_id": str(parent.id),
        "owner_id": str(thread.owner_id),
        "message_count": len(channel.messages),
        "member_count": len(thread.members),
        "total_message_sent": len(channel.messages),
        "thread_metadata": {
            "archived": thread.archived,
            "archive_timestamp": timestamp(thread.created),
            "auto_archive_duration": thread.auto_archive,
            "locked": thread.locked,
            "create_timestamp": timestamp(thread.created),
        }
        | ({"invitable": thread.invitable} if channel.kind == 12 else {}),
    }


def thread_member_object(channel: Channel, user_id: int) -> JSON:
    """A thread member object; KeyError when the user has not joined."""
    assert channel.thread is not None  # noqa: S101 -- asked of threads only
    joined = timestamp(channel.thread.members[user_id])
    return {"id": str(channel.id), "user_id": str(user_id), "join_timestamp": joined, "flags": 0}


def partial_channel(channel: Channel, user_id: int) -> JSON:
    """The channel as an interaction carries it, with the clicker's permissions."""
    return channel_object(channel) | {"permissions": str(permissions_in(channel, user_id))}


def guild_object(guild: Guild) -> JSON:
    """A guild object as `GET /guilds/{id}` gives it."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner_id),
        "roles": [role_object(role, n) for n, role in enumerate(guild.roles.values())],
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [] if guild.locale is None else ["COMMUNITY"],
        "banner": None,
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": str(guild.system) if guild.system else None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": guild.locale or "en-US",
        "rules_channel_id": str(guild.rules) if guild.rules else None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "premium_progress_bar_enabled_user_updated_at": None,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def guild_create_object(guild: Guild, members: list[Member]) -> JSON:
    """A guild as GUILD_CREATE gives it, with its channels, threads and the members the session may see."""
    joined = guild.members[next(iter(guild.members))].joined
    return guild_object(guild) | {
        "joined_at": timestamp(joined),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "voice_states": [],
        "members": [member_object(member) for member in members],
        "channels": [channel_object(c) for c in guild.channels.values() if c.thread is None],
        "threads": [channel_object(c) for c in threads_of(guild)],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def emoji_object(emoji: Emoji, creator: User) -> JSON:
    """An application emoji."""
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "roles": [],
        "user": user_object(creator),
        "require_colons": True,
        "managed": False,
        "animated": emoji.animated,
        "available": True,
    }


def message_object(message: Message) -> JSON:
    """A message as REST and page receive it; optional fields are absent, not null."""
    found: JSON = {
        "id": str(message.id),
        "type": message.kind,
        "channel_id": str(message.channel.id),
        "author": user_object(message.author),
        "content": message.content,
        "timestamp": timestamp(message.created),
        "edited_timestamp": None if message.edited is None else timestamp(message.edited),
        "tts": False,
        "pinned": False,
        "flags": message.flags,
        "mentions": [user_object(user) for user in message.mentions],
        "mention_roles": [str(role) for role in message.mention_roles],
        "mention_everyone": message.mention_everyone,
        "attachments": [file for file in message.files if file["id"] not in message.referenced],
        "embeds": message.embeds,
        "components": message.components,
    }
    optional = {
        "nonce": message.nonce,
        "interaction_metadata": message.metadata,
        "interaction": message.command,
        "message_reference": message.reference,
    }
    found |= {key: value for key, value in optional.items() if value is not None}
    if message.metadata is not None:
        found |= {"application_id": str(message.author.id), "webhook_id": str(message.author.id)}
    return found


def message_event(message: Message) -> JSON:
    """A message as the gateway sends it: in a guild with `guild_id` and `member`, an ephemeral one without."""
    found = message_object(message)
    guild = message.channel.guild
    if guild is None or message.owner is not None:
        return found
    found["guild_id"] = str(guild.id)
    member = guild.members.get(message.author.id)
    return found | {"member": member_object(member, with_user=False)} if member else found


def permissions_of(channel: Channel, user_id: int) -> str:
    """A permission set as Discord writes it."""
    return str(EVERYTHING if channel.kind == DM else permissions_in(channel, user_id))
