"""Reads messages, for tests: small functions on Discord's message objects. They give text as eyes see it: without
the marks that isolate names (U+2068, U+2069), which are drawn as nothing. A test that wants those looks at the objects.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.sandbox.components import BUTTON, LINK, SELECTS, TEXT_DISPLAY, walk
from bot.sandbox.world import EPHEMERAL, JSON, LOADING

COMMAND = re.compile(r"(?:<|`)/([\w -]+)(?::\d+>|`)")


@dataclass(frozen=True)
class Button:
    """A button; `style` is Discord's number, a link button has a `url` and no `custom_id`."""

    label: str
    custom_id: str
    style: int
    disabled: bool
    emoji: str
    url: str
    id: int


@dataclass(frozen=True)
class Select:
    """A select; `options` are Discord's objects, as they are (none for selects of users, roles and channels)."""

    custom_id: str
    kind: int
    placeholder: str
    disabled: bool
    least: int
    most: int
    id: int
    options: tuple[JSON, ...]

    @property
    def values(self) -> list[str]:
        """The values that may be chosen."""
        return [option["value"] for option in self.options]


def seen(text: str) -> str:
    """The text without the marks that isolate parts of it, and with every command as "/cards start", whether it can be
    pressed (</cards start:123>) or stands there as code.
    """
    plain = text.replace("\u2068", "").replace("\u2069", "")  # for every picture of every test: translate is slow
    return COMMAND.sub(r"/\1", plain) if "</" in plain or "`/" in plain else plain


def text_of(message: JSON) -> str:
    """All text of a message, top to bottom: content, embeds, text displays."""
    parts = [message["content"]]
    for embed in message["embeds"]:
        parts += [embed.get("title"), embed.get("description")]
        parts += [f"{entry['name']}\n{entry['value']}" for entry in embed.get("fields", [])]
    parts += [component["content"] for _, component in walk(message["components"]) if component["type"] == TEXT_DISPLAY]
    return seen("\n".join(part for part in parts if part))


def buttons_of(message: JSON) -> list[Button]:
    """The buttons of a message, in reading order."""
    return [
        Button(
            seen(component.get("label", "")),
            component.get("custom_id", ""),
            component["style"],
            component["disabled"],
            component.get("emoji", {}).get("name", ""),
            component["url"] if component["style"] == LINK else "",
            component["id"],
        )
        for _, component in walk(message["components"])
        if component["type"] == BUTTON
    ]


def selects_of(message: JSON) -> list[Select]:
    """The selects of a message, in reading order."""
    return [
        Select(
            component["custom_id"],
            component["type"],
            component.get("placeholder", ""),
            component["disabled"],
            component["min_values"],
            component["max_values"],
            component["id"],
            tuple(component.get("options", ())),
        )
        for _, component in walk(message["components"])
        if component["type"] in SELECTS
    ]


def is_ephemeral(message: JSON) -> bool:
    """True if only one person sees it."""
    return bool(message["flags"] & EPHEMERAL)


def is_thinking(message: JSON) -> bool:
    """True if it is the sign that the bot is still thinking."""
    return bool(message["flags"] & LOADING)
