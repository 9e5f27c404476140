"""Answers to what a bot asks at login and about itself: users, guilds, its application, commands and emojis."""

from __future__ import annotations

import base64
import binascii
import re

from bot.sandbox.access import base_permissions, can_view
from bot.sandbox.commands import command_problems, command_set_problems, listed, stored
from bot.sandbox.core import Change, Core
from bot.sandbox.limits import PLAIN, model, text
from bot.sandbox.lookup import guild_of
from bot.sandbox.objects import (
    channel_object,
    emoji_object,
    guild_object,
    member_object,
    role_object,
    timestamp,
    user_object,
)
from bot.sandbox.refusals import Problem, Refusal, insist
from bot.sandbox.rest import Call, Route
from bot.sandbox.world import JSON, Emoji, threads_of

EMOJIS = 2000
EMOJI_BYTES = 256 * 1024
TRUE = ("true", "1")  # the ways in which a query says so
LOCALE = "en-US"  # the locale of the calls that a bot makes itself
IMAGE_TYPES = ("image/png", "image/jpeg", "image/gif", "image/webp", "image/avif")


def me(core: Core, _: Call) -> JSON:
    """GET the bot user."""
    extra = {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}
    return user_object(core.world.bot) | extra


def application(core: Core, _: Call) -> JSON:
    """GET the application."""
    return {
        "id": str(core.world.bot.id),
        "name": core.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user_object(core.world.bot),
        "owner": user_object(core.world.warden),
        "team": None,
        "bot_public": True,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "role_connections_verification_url": None,
        "approximate_guild_count": len(core.world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "event_webhooks_url": None,
        "event_webhooks_status": 1,
        "event_webhooks_types": [],
        "explicit_content_filter": 0,
        "max_participants": None,
        "tags": [],
        "eligible_oauth2_scopes": [],
    } | core.world.portal


def gateway(core: Core, _: Call) -> JSON:
    """GET the gateway's address."""
    return {"url": core.hub.address}


def gateway_bot(core: Core, _: Call) -> JSON:
    """GET the gateway's address with shards and the quota of sessions."""
    identifying = core.hub.identifying
    return {"url": core.hub.address, "shards": identifying.shards, "session_start_limit": identifying.limits()}


def my_guilds(core: Core, _: Call) -> list[JSON]:
    """GET the guilds the bot is in."""
    bot = core.world.bot.id
    keys = ("id", "name", "icon", "banner", "features")
    return [
        {key: value for key, value in guild_object(guild).items() if key in keys}
        | {"owner": False, "permissions": str(base_permissions(guild, bot))}
        for guild in core.world.guilds.values()
        if core.world.has_bot(guild)
    ]


def open_dm(core: Core, call: Call) -> JSON:
    """POST a DM channel with somebody; raises 10013."""
    recipient = int(call.fields.get("recipient_id") or 0)
    warden = core.world.warden
    user = core.world.users.get(recipient) or (warden if recipient == warden.id else None)
    if user is None:
        raise Refusal(10013)
    return channel_object(core.world.dm(user))


def get_user(core: Core, call: Call) -> JSON:
    """GET a user; raises 10013."""
    user = core.world.users.get(call.id("user_id"))
    if user is None:
        raise Refusal(10013)
    return user_object(user)


def get_guild(core: Core, call: Call) -> JSON:
    """GET a guild."""
    guild = guild_of(core, call)
    return guild_object(guild) | {
        "approximate_member_count": len(guild.members),
        "approximate_presence_count": len(guild.members),
    }


def get_guild_channels(core: Core, call: Call) -> list[JSON]:
    """GET a guild's channels without threads."""
    channels = guild_of(core, call).channels.values()
    return [channel_object(c) for c in channels if c.thread is None and can_view(c, core.world.bot)]


def get_active_threads(core: Core, call: Call) -> JSON:
    """GET a guild's threads that are not archived."""
    found = [channel for channel in threads_of(guild_of(core, call)) if can_view(channel, core.world.bot)]
    active = [channel for channel in found if channel.thread and not channel.thread.archived]
    return {"threads": [channel_object(channel) for channel in active], "members": [], "has_more": False}


def get_roles(core: Core, call: Call) -> list[JSON]:
    """GET a guild's roles."""
    return [role_object(role, n) for n, role in enumerate(guild_of(core, call).roles.values())]


def get_member(core: Core, call: Call) -> JSON:
    """GET a member; raises 10007 for one who left, 10013 for nobody."""
    guild, user_id = guild_of(core, call), call.id("user_id")
    if user_id not in guild.members:
        raise Refusal(10007 if user_id in core.world.users else 10013)
    return member_object(guild.members[user_id])


def application_of(core: Core, call: Call) -> None:
    """Check that the application of the path is the bot's own. Raises 20012."""
    if call.id("application_id") != core.world.bot.id:
        raise Refusal(20012)


# Commands. The set of a guild has its guild_id in the path; the global one has not.


def command_set(core: Core, call: Call) -> tuple[int | None, dict[int, JSON]]:
    """The commands the path is about, by id."""
    application_of(core, call)
    guild_id = guild_of(core, call).id if "guild_id" in call.params else None
    return guild_id, core.world.commands.setdefault(guild_id, {})


def list_commands(core: Core, call: Call) -> list[JSON]:
    """GET all commands, in the words of one language unless all are asked for."""
    every = call.query.get("with_localizations", "false").lower() in TRUE
    return [listed(one, LOCALE, dictionaries=every) for one in command_set(core, call)[1].values()]


def keep_command(core: Core, commands: dict[int, JSON], body: JSON, guild_id: int | None) -> JSON:
    """A command as it is from now on; its id stays while type and name stay, and its version while all does."""
    same = (body.get("type") or 1, body["name"])
    known = next((old for old in commands.values() if (old["type"], old["name"]) == same), None)
    command_id = int(known["id"]) if known else core.world.snowflake()
    kept = stored(body, command_id, core.world.bot.id, guild_id, core.world.snowflake())
    return known if known and kept | {"version": known["version"]} == known else kept


def put_commands(core: Core, call: Call) -> list[JSON]:
    """PUT the whole set."""
    guild_id, commands = command_set(core, call)
    if not isinstance(call.body, list):
        raise Refusal(50035, [Problem((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")])
    insist(command_set_problems(call.body))
    kept = [keep_command(core, commands, body, guild_id) for body in call.body]
    commands.clear()
    commands |= {int(command["id"]): command for command in kept}
    core.tell(Change("world"))
    return kept


def post_command(core: Core, call: Call) -> JSON:
    """POST one command; one of the same name and type is replaced."""
    guild_id, commands = command_set(core, call)
    insist(command_problems(call.fields))
    kept = keep_command(core, commands, call.fields, guild_id)
    others = [command for command in commands.values() if command["id"] != kept["id"]]
    insist(command_set_problems([*others, kept]))
    commands[int(kept["id"])] = kept
    core.tell(Change("world"))
    return kept


def command_of(core: Core, call: Call) -> tuple[int | None, dict[int, JSON], int]:
    """The command of the path; raises 10063."""
    guild_id, commands = command_set(core, call)
    if call.id("command_id") not in commands:
        raise Refusal(10063)
    return guild_id, commands, call.id("command_id")


def get_command(core: Core, call: Call) -> JSON:
    """GET one command."""
    _, commands, command_id = command_of(core, call)
    return commands[command_id]


def patch_command(core: Core, call: Call) -> JSON:
    """PATCH one command."""
    guild_id, commands, command_id = command_of(core, call)
    body = commands[command_id] | call.fields
    insist(command_problems(body))
    commands[command_id] = stored(body, command_id, core.world.bot.id, guild_id, core.world.snowflake())
    core.tell(Change("world"))
    return commands[command_id]


def delete_command(core: Core, call: Call) -> None:
    """DELETE one command."""
    _, commands, command_id = command_of(core, call)
    del commands[command_id]
    core.tell(Change("world"))


# Emojis of the application


def name_problems(core: Core, body: JSON, own: int | None = None) -> list[Problem]:
    """2 to 32 letters, digits and underscores, unique."""
    problems = [*model({"name": text(32, 2)})(body, (), PLAIN)]
    name = str(body.get("name") or "")
    if not problems and not re.fullmatch(r"\w+", name, re.ASCII):
        problems.append(Problem(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex."))
    if any(emoji.name == name for emoji in core.world.emojis.values() if emoji.id != own):
        sentence = "An emoji with this name already exists"
        problems.append(Problem(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", sentence))
    return problems


def image_of(body: JSON) -> tuple[str, bytes]:
    """The content type and the bytes of the `image` data URI; raises 50035."""
    found = re.fullmatch(r"data:(image/\w+);base64,(.+)", str(body.get("image") or ""), re.DOTALL)
    if found is None or found[1] not in IMAGE_TYPES:
        raise Refusal(50035, [Problem(("image",), "IMAGE_INVALID", "Invalid image data")])
    try:
        data = base64.b64decode(found[2], validate=True)
    except binascii.Error:
        raise Refusal(50035, [Problem(("image",), "IMAGE_INVALID", "Invalid image data")]) from None
    if len(data) > EMOJI_BYTES:
        sentence = "File cannot be larger than 256.0 kb."
        raise Refusal(50035, [Problem(("image",), "BINARY_TYPE_MAX_SIZE", sentence)])
    return found[1], data


def list_emojis(core: Core, call: Call) -> JSON:
    """GET all emojis."""
    application_of(core, call)
    return {"items": [emoji_object(emoji, core.world.bot) for emoji in core.world.emojis.values()]}


def post_emoji(core: Core, call: Call) -> JSON:
    """POST a new emoji."""
    application_of(core, call)
    insist(name_problems(core, call.fields))
    content_type, data = image_of(call.fields)
    if len(core.world.emojis) >= EMOJIS:
        raise Refusal(30008)
    emoji = Emoji(core.world.snowflake(), call.fields["name"], content_type == "image/gif")
    core.world.emojis[emoji.id] = emoji
    core.world.files[f"emojis/{emoji.id}"] = (content_type, data)
    core.tell(Change("world"))
    return emoji_object(emoji, core.world.bot)


def emoji_of(core: Core, call: Call) -> Emoji:
    """The emoji of the path; raises 10014."""
    application_of(core, call)
    emoji = core.world.emojis.get(call.id("emoji_id"))
    if emoji is None:
        raise Refusal(10014)
    return emoji


def get_emoji(core: Core, call: Call) -> JSON:
    """GET one emoji."""
    return emoji_object(emoji_of(core, call), core.world.bot)


def patch_emoji(core: Core, call: Call) -> JSON:
    """PATCH an emoji's name."""
    emoji = emoji_of(core, call)
    insist(name_problems(core, call.fields, emoji.id))
    emoji.name = call.fields["name"]
    core.tell(Change("world"))
    return emoji_object(emoji, core.world.bot)


def delete_emoji(core: Core, call: Call) -> None:
    """DELETE an emoji; messages that show it stay as they are."""
    emoji = emoji_of(core, call)
    del core.world.emojis[emoji.id]
    core.tell(Change("world"))


def current_authorization(core: Core, call: Call) -> JSON:
    """GET the authorization the token stands for."""
    expires = timestamp(core.now() + 7 * 86_400)
    return {"application": application(core, call), "scopes": ["bot"], "expires": expires}


APPLICATION = "/applications/{application_id}"


def command_routes(base: str) -> list[Route]:
    """The routes of one set of commands."""
    return [
        Route("GET", base, list_commands),
        Route("PUT", base, put_commands),
        Route("POST", base, post_command, status=201),
        Route("GET", base + "/{command_id}", get_command),
        Route("PATCH", base + "/{command_id}", patch_command),
        Route("DELETE", base + "/{command_id}", delete_command),
    ]


ROUTES = [
    Route("GET", "/users/@me", me),
    Route("GET", "/users/@me/guilds", my_guilds),
    Route("POST", "/users/@me/channels", open_dm),
    Route("GET", "/users/{user_id}", get_user),
    Route("GET", "/oauth2/@me", current_authorization),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    Route("GET", "/gateway", gateway, open=True),
    Route("GET", "/gateway/bot", gateway_bot),
    Route("GET", "/guilds/{guild_id}", get_guild),
    Route("GET", "/guilds/{guild_id}/channels", get_guild_channels),
    Route("GET", "/guilds/{guild_id}/threads/active", get_active_threads),
    Route("GET", "/guilds/{guild_id}/roles", get_roles),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", get_member),
    *command_routes(APPLICATION + "/commands"),
    *command_routes(APPLICATION + "/guilds/{guild_id}/commands"),
    Route("GET", APPLICATION + "/emojis", list_emojis),
    Route("POST", APPLICATION + "/emojis", post_emoji, status=201),
    Route("GET", APPLICATION + "/emojis/{emoji_id}", get_emoji),
    Route("PATCH", APPLICATION + "/emojis/{emoji_id}", patch_emoji),
    Route("DELETE", APPLICATION + "/emojis/{emoji_id}", delete_emoji),
]
