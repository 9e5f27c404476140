"""The body of a message apart from its components: content, embeds, attachments, mentions."""

from __future__ import annotations

from collections.abc import Iterable

from bot.sandbox.limits import Path, Setting, digits, flag, many, model, number, one_of, text
from bot.sandbox.refusals import Problem
from bot.sandbox.world import COMPONENTS_V2, JSON

CONTENT_LENGTH = 2000
EMBED_CHARACTERS = 6000
LEGACY = ("content", "embeds", "poll", "sticker_ids")  # the fields that a message of components has not


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
