"""From a request's body to a message: everything is checked first (content, embeds, attachments, mentions), then
written.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from bot.sandbox.access import may
from bot.sandbox.components import TEXT_DISPLAY, component_problems, walk
from bot.sandbox.drawing import drawn, drawn_embed, image_size, referenced
from bot.sandbox.limits import FILE_SIZE, Path, Setting, digits, flag, many, model, number, one_of, text
from bot.sandbox.refusals import Problem, Refusal, insist
from bot.sandbox.world import COMPONENTS_V2, JSON, LOADING, SUPPRESS_NOTIFICATIONS, Channel, Message, SandboxState, User

CONTENT_LENGTH = 2000
EMBED_CHARACTERS = 6000
LEGACY = ("content", "embeds", "poll", "sticker_ids")  # the fields that a message of components has not

EMBED = model(
    {},
    title=text(256),
    description=text(4096),
    url=text(2048),
    color=number(0, 0xFFFFFF),
    footer=model({}, text=text(2048)),
    author=model({}, name=text(256)),
    fields=many(model({"name": text(256, 1), "value": text(1024, 1)}, inline=flag), 25),
)

SUPPRESS_EMBEDS = 1 << 2

EVERY_MENTION = ("users", "roles", "everyone")
USER_MENTIONS = ("users",)


def message_problems(body: JSON, setting: Setting) -> Iterable[Problem]:
    """All that is wrong with a message body apart from its components."""
    return MESSAGE(body, (), setting)


def legacy_problems(body: JSON, at: Path, setting: Setting) -> Iterable[Problem]:
    """A message of components has nothing beside them."""
    for key in LEGACY if setting.v2 else ():
        if body.get(key):
            sentence = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            yield Problem((*at, key), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", sentence)


def embed_size_problems(body: JSON, at: Path, _: Setting) -> Iterable[Problem]:
    """The embeds of a message have a limit together."""
    if sum(map(embed_characters, body.get("embeds") or [])) > EMBED_CHARACTERS:
        sentence = f"Embed size exceeds maximum size of {EMBED_CHARACTERS}"
        yield Problem((*at, "embeds"), "MAX_EMBED_SIZE_EXCEEDED", sentence)


def embed_characters(embed: JSON) -> int:
    """The characters of an embed that count towards the limit of all."""
    parts = [embed.get("title"), embed.get("description"), (embed.get("footer") or {}).get("text")]
    parts.append((embed.get("author") or {}).get("name"))
    for entry in embed.get("fields") or []:
        parts += [entry["name"], entry["value"]]
    return sum(len(part) for part in parts if part)


def nonce(value: object, at: Path, _: Setting) -> Iterable[Problem]:
    """A number, or 25 characters."""
    if not isinstance(value, str | int) or isinstance(value, bool) or len(str(value)) > 25:
        yield Problem(at, "NONCE_TYPE_TOO_LONG", "Nonce must be 25 or fewer in length.")


def parse_problems(allowed: JSON, at: Path, _: Setting) -> Iterable[Problem]:
    """Either everybody of a kind is mentioned, or those that are listed."""
    for key in ("users", "roles"):
        if key in (allowed.get("parse") or []) and allowed.get(key):
            sentence = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            yield Problem(at, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", sentence)


def is_v2(flags: int | None) -> bool:
    """True if these flags announce a message made of components."""
    return bool((flags or 0) & COMPONENTS_V2)


MENTIONS = model(
    {},
    parse_problems,
    parse=many(one_of("users", "roles", "everyone"), 3, unlike=True),
    users=many(digits(), 100, unlike=True),
    roles=many(digits(), 100, unlike=True),
    replied_user=flag,
)

MESSAGE = model(
    {},
    legacy_problems,
    embed_size_problems,
    content=text(CONTENT_LENGTH),
    flags=number(0, 2**53),
    tts=flag,
    nonce=nonce,
    embeds=many(EMBED, 10),
    allowed_mentions=MENTIONS,
    attachments=many(model({"id": digits()}, filename=text(1024, 1), description=text(1024)), 10),
)


@dataclass(frozen=True)
class Upload:
    """A file that came with a request."""

    name: str
    content_type: str
    data: bytes


def write(
    world: SandboxState,
    cdn: str,
    message: Message,
    body: JSON,
    uploads: Mapping[int, Upload],
    *,
    fresh: bool,
    parsed: Collection[str] = EVERY_MENTION,
) -> None:
    """Write a body into a new message (`fresh`) or an existing one; a Refusal leaves it as it was.

    `parsed` is what mentions without `allowed_mentions` reach; `cdn` the address that files are served below.
    """
    flags = new_flags(message, body, fresh=fresh)
    setting = Setting(is_v2(flags))
    if world.strict:
        insist([*message_problems(body, setting), *leftover_problems(message, body, setting)])
    files, contents = attached(world, cdn, message, body, uploads)
    setting = replace(setting, emojis=world.emojis, files={file["filename"] for file in files})
    if world.strict and body.get("components") is not None:
        insist(component_problems(body["components"], setting))
    content = str(body.get("content", message.content) or "")
    embeds = [drawn_embed(e) for e in body["embeds"] or []] if "embeds" in body else message.embeds
    components = drawn(body["components"] or [], world, files) if "components" in body else message.components
    if not components if setting.v2 else not (content or embeds or components or files):
        raise Refusal(50006)
    message.content, message.embeds, message.components, message.files = content, embeds, components, files
    message.flags, message.nonce = flags, body.get("nonce", message.nonce)
    message.referenced = referenced(components)
    world.files |= contents
    mention(world, message, body.get("allowed_mentions"), parsed)


def new_flags(message: Message, body: JSON, *, fresh: bool) -> int:
    """The flags after the write: V2 is never taken away, "thinking" ends, silence is for sends only."""
    wanted = body.get("flags")
    wanted = wanted if isinstance(wanted, int) else 0
    if fresh:
        return message.flags | wanted & (SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2)
    kept = message.flags & ~LOADING
    if body.get("flags") is not None:
        kept &= ~SUPPRESS_EMBEDS
    return kept | wanted & (SUPPRESS_EMBEDS | COMPONENTS_V2)


def leftover_problems(message: Message, body: JSON, setting: Setting) -> list[Problem]:
    """A classic message becomes one of components only if the same edit empties its content and embeds."""
    if not setting.v2 or message.v2:
        return []
    code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
    left = [key for key in ("content", "embeds") if getattr(message, key) and key not in body]
    sentence = "The '{}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
    return [Problem((key,), code, sentence.format(key)) for key in left]


def attached(
    world: SandboxState, cdn: str, message: Message, body: JSON, uploads: Mapping[int, Upload]
) -> tuple[list[JSON], dict[str, tuple[str, bytes]]]:
    """The attachments after the write, and the new files by their path below /cdn/.

    Without `attachments` in the body everything stays and all uploads are added; with it, what it lists.
    """
    listed = body.get("attachments")
    described = {str(entry.get("id")): entry for entry in listed or [] if isinstance(entry, dict)}
    kept = [file for file in message.files if listed is None or file["id"] in described]
    contents: dict[str, tuple[str, bytes]] = {}
    for n, upload in sorted(uploads.items()):
        if len(upload.data) > FILE_SIZE:
            raise Refusal(50045)
        entry = described.get(str(n), {})
        name = re.sub(r"[^\w.-]", "_", str(entry.get("filename") or upload.name))
        number = str(world.snowflake())
        path = f"attachments/{message.channel.id}/{number}/{name}"
        contents[path] = (upload.content_type, upload.data)
        file: JSON = {"id": number, "filename": name, "size": len(upload.data), "content_type": upload.content_type}
        file |= {"url": cdn + path, "proxy_url": cdn + path} | dict[str, Any](image_size(upload.data))
        if entry.get("description"):
            file["description"] = entry["description"]
        if message.owner is not None:
            file["ephemeral"] = True
        kept.append(file)
    if listed is not None:
        missing = set(described) - {file["id"] for file in kept} - {str(n) for n in uploads}
        insist(Problem(("attachments",), "INVALID_ATTACHMENT_ID", f"Unknown attachment {one}") for one in missing)
    return kept, contents


def said(message: Message) -> str:
    """All words of a message in which mentions count: content and text displays."""
    texts = [str(c["content"]) for _, c in walk(message.components) if c["type"] == TEXT_DISPLAY]
    return "\n".join([message.content, *texts])


def mention(world: SandboxState, message: Message, allowed: JSON | None, parsed: Collection[str]) -> None:
    """Set the mentions of a message: those in its words that `allowed_mentions` lets through."""
    words, guild = said(message), message.channel.guild
    parse = parsed if allowed is None else allowed.get("parse") or ()
    listed = {key: {int(one) for one in (allowed or {}).get(key) or []} for key in ("users", "roles")}

    def named(pattern: str, key: str) -> list[int]:
        found = dict.fromkeys(int(one) for one in re.findall(pattern, words))
        return [one for one in found if key in parse or one in listed[key]]

    users = named(r"<@!?(\d+)>", "users")
    message.mentions = [world.users[user] for user in users if user in world.users]
    roles = guild.roles if guild else {}
    loud = may(message.channel, message.author.id, "mention_everyone")
    wanted = [role for role in named(r"<@&(\d+)>", "roles") if role in roles]
    message.mention_roles = [role for role in wanted if loud or roles[role].mentionable]
    shout = "everyone" in parse and re.search(r"@(everyone|here)\b", words) is not None
    message.mention_everyone = shout and loud


def audience(message: Message) -> list[User]:
    """The users that a new message really pings, if it is neither silent nor ephemeral; the author never."""
    guild = message.channel.guild
    if message.flags & SUPPRESS_NOTIFICATIONS or message.owner is not None:
        return []
    members = guild.members.values() if guild else []
    by_role = [m.user for m in members if message.mention_everyone or set(m.roles) & set(message.mention_roles)]
    pinged = dict.fromkeys([*message.mentions, *by_role])
    return [user for user in pinged if not user.bot and user is not message.author]


def blank(channel: Channel, author: User, world: SandboxState) -> Message:
    """A new message without anything in it, not posted yet."""
    return Message(world.snowflake(), channel, author, world.now())
