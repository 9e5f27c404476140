"""The limits of message bodies and their fields: functions from a body to its problems. Components: `components.py`."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from bot.sandbox.refusals import Problem
from bot.sandbox.world import COMPONENTS_V2, JSON

CONTENT_LENGTH = 2000
EMBEDS = 10
EMBED_CHARACTERS = 6000
ATTACHMENTS = 10
FILE_SIZE = 10 * 2**20
REQUEST_SIZE = 25 * 2**20

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Setting:
    """The facts that a message is checked against: whether it is V2, which custom emojis exist, which files it may
    refer to.
    """

    v2: bool = False
    emojis: Collection[int] = ()
    files: Collection[str] = ()


def required(at: Path) -> Problem:
    """A field is missing."""
    return Problem(at, "BASE_TYPE_REQUIRED", "This field is required")


def choices(at: Path, allowed: Collection[object]) -> Problem:
    """A value is none of the allowed ones."""
    listed = ", ".join(str(value) for value in allowed)
    return Problem(at, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")


def text(body: JSON, key: str, at: Path, most: int, least: int = 0, *, needed: bool = False) -> Iterator[Problem]:
    """A string field of `least` to `most` characters; None counts as absent."""
    value = body.get(key)
    if value is None:
        if needed:
            yield required((*at, key))
    elif not isinstance(value, str):
        yield Problem((*at, key), "STRING_TYPE_CONVERT", "Could not interpret value as string.")
    elif not least <= len(value) <= most:
        if least:
            yield Problem((*at, key), "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        else:
            yield Problem((*at, key), "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")


def count(value: Any, at: Path, least: int, most: int) -> Iterator[Problem]:
    """A list of `least` to `most` things."""
    if not isinstance(value, list):
        yield Problem(at, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    elif not least <= len(value) <= most:
        yield Problem(at, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")


def whole(body: JSON, key: str, at: Path, least: int, most: int) -> Iterator[Problem]:
    """An integer field within bounds; None counts as absent."""
    value = body.get(key)
    if value is None:
        return
    if not isinstance(value, int) or isinstance(value, bool):
        yield Problem((*at, key), "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
    elif value < least:
        yield Problem((*at, key), "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
    elif value > most:
        yield Problem((*at, key), "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")


def message_problems(body: JSON, setting: Setting) -> Iterator[Problem]:
    """All that is wrong with a message body apart from its components."""
    yield from text(body, "content", (), CONTENT_LENGTH)
    yield from whole(body, "flags", (), 0, 2**53)
    yield from embed_problems(body.get("embeds") or [])
    yield from mention_problems(body.get("allowed_mentions"))
    attachments = body.get("attachments") or []
    yield from count(attachments, ("attachments",), 0, ATTACHMENTS)
    for n, attachment in enumerate(attachments):
        yield from text(attachment, "description", ("attachments", n), 1024)
    nonce = body.get("nonce")
    if isinstance(nonce, str) and len(nonce) > 25:
        yield Problem(("nonce",), "NONCE_TYPE_TOO_LONG", "Nonce must be 25 or fewer in length.")
    if setting.v2:
        for key in ("content", "embeds", "poll", "sticker_ids"):
            if body.get(key):
                sentence = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                yield Problem((key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", sentence)


def embed_problems(embeds: list[JSON]) -> Iterator[Problem]:
    """The limits of classic embeds."""
    yield from count(embeds, ("embeds",), 0, EMBEDS)
    characters = 0
    for n, embed in enumerate(embeds):
        at: Path = ("embeds", n)
        yield from text(embed, "title", at, 256)
        yield from text(embed, "description", at, 4096)
        yield from text(embed.get("footer") or {}, "text", (*at, "footer"), 2048)
        yield from text(embed.get("author") or {}, "name", (*at, "author"), 256)
        fields = embed.get("fields") or []
        yield from count(fields, (*at, "fields"), 0, 25)
        for m, entry in enumerate(fields):
            yield from text(entry, "name", (*at, "fields", m), 256, 1, needed=True)
            yield from text(entry, "value", (*at, "fields", m), 1024, 1, needed=True)
        characters += embed_characters(embed)
    if characters > EMBED_CHARACTERS:
        sentence = f"Embed size exceeds maximum size of {EMBED_CHARACTERS}"
        yield Problem(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", sentence)


def embed_characters(embed: JSON) -> int:
    """The characters of an embed that count towards the limit of all."""
    parts = [embed.get("title"), embed.get("description"), (embed.get("footer") or {}).get("text")]
    parts.append((embed.get("author") or {}).get("name"))
    for entry in embed.get("fields") or []:
        parts += [entry.get("name"), entry.get("value")]
    return sum(len(part) for part in parts if isinstance(part, str))


def mention_problems(allowed: JSON | None) -> Iterator[Problem]:
    """The problems of an allowed_mentions object."""
    if allowed is None:
        return
    parse = allowed.get("parse") or []
    for n, kind in enumerate(parse):
        if kind not in ("users", "roles", "everyone"):
            yield choices(("allowed_mentions", "parse", n), ("users", "roles", "everyone"))
    for key in ("users", "roles"):
        listed = allowed.get(key) or []
        yield from count(listed, ("allowed_mentions", key), 0, 100)
        if key in parse and listed:
            sentence = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            yield Problem(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", sentence)


def is_v2(flags: int | None) -> bool:
    """True if these flags announce a message made of components."""
    return bool((flags or 0) & COMPONENTS_V2)
