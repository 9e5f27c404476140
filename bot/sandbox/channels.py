"""Channels, their messages and threads, as the bot's token reaches them."""

from __future__ import annotations

from bot.sandbox.access import may, messages_for
from bot.sandbox.core import Core
from bot.sandbox.limits import PLAIN, choices, model, one_of, text
from bot.sandbox.lookup import channel_of, message_of, need
from bot.sandbox.messages import blank, write
from bot.sandbox.objects import channel_object, message_object, thread_member_object
from bot.sandbox.ratelimits import CREATE_MESSAGE, DELETE_MESSAGE, EDIT_MESSAGE
from bot.sandbox.refusals import Problem, Refusal, insist
from bot.sandbox.rest import Call, Route
from bot.sandbox.world import DM, EPHEMERAL, JSON, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Message, Thread, User

HOUR = 3600.0
NONCE_SECONDS = 300.0  # "the past few minutes", in which an enforced nonce is known again
OLD_EDITS, OLD_WINDOW = 3, 6.0  # the edits of hour-old messages that a channel takes in these seconds


def get_channel(core: Core, call: Call) -> JSON:
    """GET a channel or thread."""
    return channel_object(channel_of(core, call))


def patch_channel(core: Core, call: Call) -> JSON:
    """PATCH a channel's name, or a thread's name and state."""
    channel, body = channel_of(core, call), call.fields
    insist(model({}, name=text(100, 1))(body, (), PLAIN))
    thread, bot = channel.thread, core.world.bot
    if thread is None:
        need(core, channel, "manage_channels")
    elif thread.owner_id != bot.id or "locked" in body:
        need(core, channel, "manage_threads")
    if thread is not None:
        if thread.archived and body.get("archived") is not False:
            raise Refusal(50083)
        thread.archived = bool(body.get("archived", thread.archived))
        thread.locked = bool(body.get("locked", thread.locked))
        thread.auto_archive = body.get("auto_archive_duration", thread.auto_archive)
    channel.name = body.get("name", channel.name)
    event = "THREAD_UPDATE" if thread else "CHANNEL_UPDATE"
    core.reshaped(event, channel_object(channel), channel.guild.id if channel.guild else None)
    return channel_object(channel)


def delete_channel(core: Core, call: Call) -> JSON:
    """DELETE a channel or thread."""
    channel = channel_of(core, call)
    need(core, channel, "manage_threads" if channel.thread else "manage_channels")
    gone = channel_object(channel)
    core.drop_channel(channel)
    return gone


def list_messages(core: Core, call: Call) -> list[JSON]:
    """GET the messages of a channel, newest first; ephemeral ones are not among them."""
    channel = channel_of(core, call)
    if not may(channel, core.world.bot.id, "read_message_history"):
        return []
    found = [message for message in messages_for(channel, core.world.bot) if message.owner is None]
    found.reverse()
    limit = int(call.query.get("limit", 50))
    insist([] if 1 <= limit <= 100 else [Problem(("limit",), "NUMBER_TYPE_MAX", "limit must be 1 to 100.")])
    if "before" in call.query:
        found = [message for message in found if message.id < int(call.query["before"])]
    if "after" in call.query:
        found = [message for message in found if message.id > int(call.query["after"])][-limit:]
    if "around" in call.query:
        middle = int(call.query["around"])
        newer = [message for message in found if message.id > middle]
        found = found[max(0, len(newer) - limit // 2) :]
    return [message_object(message) for message in found[:limit]]


def get_message(core: Core, call: Call) -> JSON:
    """GET one message; raises 50013 without read_message_history."""
    message = message_of(core, call)
    need(core, message.channel, "read_message_history")
    return message_object(message)


def need_to_write(core: Core, channel: Channel, call: Call) -> None:
    """Check that the bot may send into this channel, with files if it has any. An archived thread wakes unless it is
    locked.
    """
    need(core, channel, "send_messages_in_threads" if channel.thread else "send_messages")
    if call.uploads:
        need(core, channel, "attach_files")
    if channel.kind == DM and not core.reaches(channel.recipients[0]):
        raise Refusal(50007)
    if channel.thread is not None and channel.thread.archived:
        if channel.thread.locked:
            raise Refusal(50083)
        channel.thread.archived = False
        core.reshaped("THREAD_UPDATE", channel_object(channel), channel.guild.id if channel.guild else None)


def create_message(core: Core, call: Call) -> JSON:
    """POST a message."""
    channel, body = channel_of(core, call), call.fields
    need_to_write(core, channel, call)
    if body.get("enforce_nonce") and (posted := _posted(core, channel, body.get("nonce"))):
        return message_object(posted)
    message = blank(channel, core.world.bot, core.world)
    reply = body.get("message_reference")
    if reply is not None:
        need(core, channel, "read_message_history")
        known = int(reply.get("message_id") or 0) in channel.messages
        if not known and reply.get("fail_if_not_exists", True):
            sentence = "Unknown message"
            raise Refusal(50035, [Problem(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", sentence)])
        if known:
            message.kind = 19
            message.reference = {"type": 0, "channel_id": str(channel.id), "message_id": str(reply["message_id"])}
    write(core.world, core.cdn, message, body, call.uploads, fresh=True)
    message.flags &= ~EPHEMERAL
    core.post(message)
    return message_object(message)


def _posted(core: Core, channel: Channel, nonce: object) -> Message | None:
    """The bot's message of that nonce, where it is not long ago."""
    ours = (one for one in channel.messages.values() if one.author is core.world.bot and one.nonce is not None)
    return next((one for one in ours if one.nonce == nonce and core.now() - one.created < NONCE_SECONDS), None)


def patch_message(core: Core, call: Call) -> JSON:
    """PATCH one of the bot's own messages; hour-old ones only three times in six seconds (30046)."""
    message = message_of(core, call)
    if message.author is not core.world.bot:
        raise Refusal(50005)
    if message.channel.thread is not None and message.channel.thread.archived:
        raise Refusal(50083)
    if call.uploads:
        need(core, message.channel, "attach_files")
    count_old_edit(core, message)
    write(core.world, core.cdn, message, call.fields, call.uploads, fresh=False)
    core.redraw(message)
    return message_object(message)


def count_old_edit(core: Core, message: Message) -> None:
    """Count an edit of a message that is older than an hour against its channel; raises 30046."""
    now = core.now()
    if now - message.created <= HOUR:
        return
    edits = core.old_edits.setdefault(message.channel.id, [])
    edits[:] = [edit for edit in edits if now - edit < OLD_WINDOW]
    if len(edits) >= OLD_EDITS:
        raise Refusal(30046, retry_after=round(edits[0] + OLD_WINDOW - now, 3))
    edits.append(now)


def delete_message(core: Core, call: Call) -> None:
    """DELETE a message: the bot's own, or anybody's with manage_messages."""
    message = message_of(core, call)
    if message.author is not core.world.bot:
        need(core, message.channel, "manage_messages")
    core.remove(message)


def typing(core: Core, call: Call) -> None:
    """POST the typing sign."""
    need(core, channel_of(core, call), "send_messages")


THREAD = model({"name": text(100, 1)}, auto_archive_duration=one_of(60, 1440, 4320, 10080))


def thread_from_message(core: Core, call: Call) -> JSON:
    """POST a thread that hangs on a message and has its id."""
    message = message_of(core, call)
    need(core, message.channel, "create_public_threads")
    insist(THREAD(call.fields, (), PLAIN))
    if message.channel.kind != TEXT:
        raise Refusal(50024)
    if message.id in core.world.channels:
        raise Refusal(160004)
    return channel_object(start_thread(core, message.channel, call.fields, PUBLIC_THREAD, message.id))


def thread_alone(core: Core, call: Call) -> JSON:
    """POST a thread without a message; private unless the type says otherwise."""
    channel, body = channel_of(core, call), call.fields
    kind = body.get("type") or PRIVATE_THREAD
    need(core, channel, "create_private_threads" if kind == PRIVATE_THREAD else "create_public_threads")
    problems = [*THREAD(body, (), PLAIN)]
    if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
        problems.append(choices(("type",), (10, 11, 12)))
    insist(problems)
    if channel.kind != TEXT:
        raise Refusal(50024)
    return channel_object(start_thread(core, channel, body, kind, core.world.snowflake()))


def start_thread(
    core: Core, parent: Channel, body: JSON, kind: int, thread_id: int, owner: User | None = None
) -> Channel:
    """A new thread, by default the bot's; its opener is its first member."""
    opener, now, guild = (owner or core.world.bot).id, core.now(), parent.guild
    thread = Thread(opener, now, {opener: now}, auto_archive=body.get("auto_archive_duration") or 1440)
    thread.invitable = bool(body.get("invitable", True))
    channel = Channel(thread_id, kind, str(body["name"]), guild, parent, thread)
    core.world.channels[channel.id] = channel
    if guild is not None:
        guild.channels[channel.id] = channel
        core.reshaped("THREAD_CREATE", channel_object(channel) | {"newly_created": True}, guild.id)
    return channel


def thread_of(core: Core, call: Call) -> tuple[Channel, Thread]:
    """The thread of the path; raises 50024 for another channel."""
    channel = channel_of(core, call)
    if channel.thread is None:
        raise Refusal(50024)
    return channel, channel.thread


def join_thread(core: Core, call: Call) -> None:
    """PUT the bot itself into a thread."""
    channel, _ = thread_of(core, call)
    core.enter(channel, core.world.bot)


def add_to_thread(core: Core, call: Call) -> None:
    """PUT somebody into a thread; needs the right to talk there."""
    channel, thread = thread_of(core, call)
    need(core, channel, "send_messages_in_threads")
    if thread.archived:
        raise Refusal(50083)
    user = core.world.users.get(call.id("user_id"))
    if user is None or channel.guild is None or user.id not in channel.guild.members:
        raise Refusal(10007 if user else 10013)
    core.enter(channel, user)


def leave_thread(core: Core, call: Call) -> None:
    """DELETE the bot itself, or somebody, from a thread."""
    channel, thread = thread_of(core, call)
    user_id = call.id("user_id") if "user_id" in call.params else core.world.bot.id
    if user_id != core.world.bot.id and thread.owner_id != core.world.bot.id:
        need(core, channel, "manage_threads")
    if thread.members.pop(user_id, None) is None:
        raise Refusal(10007)
    core.thread_members(channel, [], [user_id])


def list_thread_members(core: Core, call: Call) -> list[JSON]:
    """GET the members of a thread."""
    channel, thread = thread_of(core, call)
    return [thread_member_object(channel, user_id) for user_id in thread.members]


CHANNEL = "/channels/{channel_id}"
ONE_MESSAGE = CHANNEL + "/messages/{message_id}"

ROUTES = [
    Route("GET", CHANNEL, get_channel),
    Route("PATCH", CHANNEL, patch_channel),
    Route("DELETE", CHANNEL, delete_channel),
    Route("POST", CHANNEL + "/typing", typing),
    Route("GET", CHANNEL + "/messages", list_messages),
    Route("POST", CHANNEL + "/messages", create_message, rule=CREATE_MESSAGE),
    Route("GET", ONE_MESSAGE, get_message),
    Route("PATCH", ONE_MESSAGE, patch_message, rule=EDIT_MESSAGE),
    Route("DELETE", ONE_MESSAGE, delete_message, rule=DELETE_MESSAGE),
    Route("POST", ONE_MESSAGE + "/threads", thread_from_message, status=201),
    Route("POST", CHANNEL + "/threads", thread_alone, status=201),
    Route("GET", CHANNEL + "/thread-members", list_thread_members),
    Route("PUT", CHANNEL + "/thread-members/@me", join_thread),
    Route("DELETE", CHANNEL + "/thread-members/@me", leave_thread),
    Route("PUT", CHANNEL + "/thread-members/{user_id}", add_to_thread),
    Route("DELETE", CHANNEL + "/thread-members/{user_id}", leave_thread),
]
