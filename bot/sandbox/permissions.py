"""Permission bits and how Discord adds them up: roles, then the channel's overwrites, then the implicit rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.sandbox.world import Channel, Guild

BITS = {
    "create_instant_invite": 1 << 0,
    "kick_members": 1 << 1,
    "ban_members": 1 << 2,
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "manage_roles": 1 << 28,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
    "pin_messages": 1 << 51,
}
EVERYTHING = sum(BITS.values())


def bits(*names: str) -> int:
    """The set of the named permissions; KeyError for a name that is none."""
    total = 0
    for name in names:
        total |= BITS[name]
    return total


#: What @everyone has in a new guild, as far as a text channel is concerned.
EVERYONE = bits(
    "create_instant_invite",
    "add_reactions",
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "read_message_history",
    "mention_everyone",
    "use_external_emojis",
    "use_application_commands",
    "create_public_threads",
    "create_private_threads",
    "send_messages_in_threads",
)


@dataclass
class Overwrite:
    """What one channel allows and denies one role (kind 0) or member (kind 1)."""

    id: int
    kind: int
    allow: int = 0
    deny: int = 0


def base_permissions(guild: Guild, user_id: int) -> int:
    """Permissions from roles alone; none for somebody who is not a member."""
    member = guild.members.get(user_id)
    if member is None:
        return 0
    total = guild.roles[guild.id].permissions
    for role_id in member.roles:
        total |= guild.roles[role_id].permissions
    return EVERYTHING if user_id == guild.owner_id or total & BITS["administrator"] else total


def permissions_in(channel: Channel, user_id: int) -> int:
    """Permissions of this user in this channel (a thread inherits its parent's); 0 without view_channel."""
    guild = channel.guild
    if guild is None:
        here = any(user.id == user_id for user in channel.recipients)
        return EVERYONE if here else 0
    total = base_permissions(guild, user_id)
    if not total or total == EVERYTHING:
        return total
    member = guild.members[user_id]
    overwrites = (channel.parent or channel).overwrites
    levels = ([guild.id], member.roles, [user_id])
    for level in levels:
        found = [overwrites[subject] for subject in level if subject in overwrites]
        for overwrite in found:
            total &= ~overwrite.deny
        for overwrite in found:
            total |= overwrite.allow
    return total if total & BITS["view_channel"] else 0


def may(channel: Channel, user_id: int, *names: str) -> bool:
    """Whether this user has all the named permissions in this channel."""
    wanted = bits(*names)
    return permissions_in(channel, user_id) & wanted == wanted
