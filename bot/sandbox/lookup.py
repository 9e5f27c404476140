"""Finds the thing that a request is about, if the bot may see it."""

from __future__ import annotations

from bot.sandbox.access import can_view, may
from bot.sandbox.core import Core
from bot.sandbox.refusals import Refusal
from bot.sandbox.rest import Call
from bot.sandbox.world import DM, Channel, Guild, Message


def need(core: Core, channel: Channel, *names: str) -> None:
    """Check that the bot has these permissions in the channel. Raises 50001 when it does not see the channel, else
    50013.
    """
    if not can_view(channel, core.world.bot):
        raise Refusal(50001)
    if channel.kind != DM and not may(channel, core.world.bot.id, *names):
        raise Refusal(50013)


def channel_of(core: Core, call: Call) -> Channel:
    """The channel of the path; raises 10003 or 50001."""
    channel = core.world.channels.get(call.id("channel_id"))
    if channel is None:
        raise Refusal(10003)
    need(core, channel)
    return channel


def guild_of(core: Core, call: Call) -> Guild:
    """The guild of the path; raises 10004."""
    guild = core.world.guilds.get(call.id("guild_id"))
    if guild is None or not core.world.has_bot(guild):
        raise Refusal(10004)
    return guild


def message_of(core: Core, call: Call) -> Message:
    """The message of the path; raises 10008, for ephemeral ones too: only their tokens reach those."""
    message = channel_of(core, call).messages.get(call.id("message_id"))
    if message is None or message.owner is not None:
        raise Refusal(10008)
    return message
