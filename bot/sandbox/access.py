"""Permissions: roles, then the channel's overwrites, then Discord's implicit rules."""

from collections.abc import Iterator

from bot.sandbox.permissions import BITS, EVERYONE, EVERYTHING, bits
from bot.sandbox.world import PRIVATE_THREAD, Channel, Guild, Message, User


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
    """True if this user has all the named permissions in this channel."""
    wanted = bits(*names)
    return permissions_in(channel, user_id) & wanted == wanted


def can_view(channel: Channel, user: User) -> bool:
    """True if this user sees the channel; a private thread is for its members and for those who manage threads."""
    if not may(channel, user.id, "view_channel"):
        return False
    if channel.kind != PRIVATE_THREAD or channel.thread is None:
        return True
    return user.id in channel.thread.members or may(channel, user.id, "manage_threads")


def visible(message: Message, user: User) -> bool:
    """True if this user sees the message: an ephemeral one is its owner's alone, until dismissed."""
    if message.owner is not None and (message.owner is not user or message.dismissed):
        return False
    return can_view(message.channel, user)


def messages_for(channel: Channel, user: User) -> Iterator[Message]:
    """The messages that this user sees in the channel, oldest first."""
    return (message for message in channel.messages.values() if visible(message, user))
