"""Checked components, emojis and embeds as Discord gives them back: with ids, defaults, and media by address."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.sandbox.components import FILE, walk
from bot.sandbox.world import JSON, SandboxState

_DEFAULTS: dict[int, JSON] = {
    2: {"disabled": False},
    **{kind: {"min_values": 1, "max_values": 1, "disabled": False} for kind in (3, 5, 6, 7, 8)},
    4: {"required": True},
    11: {"description": None, "spoiler": False},
    13: {"spoiler": False},
    14: {"divider": True, "spacing": 1},
    17: {"accent_color": None, "spoiler": False},
    21: {"required": True},
    22: {"required": True},
    23: {"default": False},
}


def drawn(components: list[JSON], world: SandboxState, files: list[JSON] | None = None) -> list[JSON]:
    """A checked component tree with the ids, defaults and media that Discord adds; `files` are the attachments."""
    taken = {component["id"] for _, component in walk(components) if component.get("id")}
    free = (n for n in range(1, 10_000) if n not in taken)
    return [drawn_component(component, world, files or [], free) for component in components]


def drawn_component(component: JSON, world: SandboxState, files: list[JSON], free: Iterator[int]) -> JSON:
    """One component with all below it; `free` are the ids still to be given, parents before children."""
    given = {key: value for key, value in component.items() if value is not None}
    found: JSON = _DEFAULTS.get(component["type"], {}) | given
    found["id"] = component.get("id") or next(free)
    if "components" in found:
        found["components"] = [drawn_component(child, world, files, free) for child in found["components"]]
    for key in ("accessory", "component"):
        if key in found:
            found[key] = drawn_component(found[key], world, files, free)
    for key in ("media", "file"):
        if key in found:
            found[key] = drawn_media(found[key], world, files)
    if "items" in found:
        found["items"] = [
            {"description": None, "spoiler": False} | item | {"media": drawn_media(item["media"], world, files)}
            for item in found["items"]
        ]
    if "emoji" in found:
        found["emoji"] = drawn_emoji(found["emoji"], world)
    if "default_values" in found:
        found["default_values"] = [one | {"id": str(one["id"])} for one in found["default_values"]]
    if "options" in found:
        found["options"] = [drawn_option(option, world) for option in found["options"]]
    if component["type"] == FILE:
        attachment = next(file for file in files if file["id"] == found["file"]["attachment_id"])
        found |= {"name": attachment["filename"], "size": attachment["size"]}
    return found


def drawn_media(item: JSON, world: SandboxState, files: list[JSON]) -> JSON:
    """A media item by its address: an attachment's, or the foreign one it was given."""
    url = str(item["url"])
    file = next((file for file in files if url in (f"attachment://{file['filename']}", file["url"])), None)
    if file is None:
        return {"id": str(world.snowflake()), "url": url, "proxy_url": url}
    found = {key: file[key] for key in ("url", "proxy_url", "content_type", "width", "height") if key in file}
    return found | {"id": file["id"], "attachment_id": file["id"]}


def image_size(data: bytes) -> dict[str, int]:
    """Width and height in pixels of a PNG; nothing for another file."""
    if not data.startswith(b"\x89PNG\r\n\x1a\n") or len(data) < 24:
        return {}
    return {"width": int.from_bytes(data[16:20], "big"), "height": int.from_bytes(data[20:24], "big")}


def drawn_emoji(emoji: JSON, world: SandboxState) -> JSON:
    """A component's emoji as Discord gives it back."""
    if not emoji.get("id"):
        return {"name": emoji["name"]}
    known = world.emojis[int(emoji["id"])]
    return {"id": str(known.id), "name": known.name} | ({"animated": True} if known.animated else {})


def drawn_option(option: JSON, world: SandboxState) -> JSON:
    """A select option as Discord gives it back."""
    found = {key: value for key, value in option.items() if value is not None}
    return found | {"emoji": drawn_emoji(found["emoji"], world)} if "emoji" in found else found


def drawn_embed(embed: JSON) -> JSON:
    """An embed as Discord gives it back."""
    return {"type": "rich"} | {key: value for key, value in embed.items() if value is not None}


def referenced(components: list[JSON]) -> set[str]:
    """The ids of the attachments that components show."""
    found = set()
    for _, component in walk(components):
        items: list[Any] = [component, *component.get("items", [])]
        for item in items:
            for key in ("media", "file"):
                if key in item and "attachment_id" in item[key]:
                    found.add(item[key]["attachment_id"])
    return found
