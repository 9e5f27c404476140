"""Bodies that Discord takes, with everything in them that can be wrong, and ways to spoil them."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from bot.sandbox import JSON
from tests.sandbox.conftest import button, row, words

Path = tuple[str | int, ...]
ABSENT = object()


def options(**extra: Any) -> list[JSON]:
    """Two options of a menu or group, of which the first is preset."""
    return [{"label": x, "value": x, "description": "d", "default": x == "a"} | extra for x in "ab"]


def label(component: JSON, **extra: Any) -> JSON:
    return {"type": 18, "label": "Label", "component": component} | extra


def localized(word: str) -> JSON:
    return {locale: f"{word}-{locale}" for locale in ("de", "fr")}


def choice(name: str, value: Any) -> JSON:
    return {"name": name, "name_localizations": localized(name), "value": value}


def option(kind: int, name: str, **extra: Any) -> JSON:
    """An option of a command."""
    localizations = {"name_localizations": localized(name), "description_localizations": localized("d")}
    return {"type": kind, "name": name, "description": "d"} | localizations | extra


EMOJI = {"name": "🎴"}
LINK = {"type": 2, "style": 5, "label": "Go", "url": "https://example.org"}
MEDIA = {"media": {"url": "https://example.org/a.png"}, "description": "d", "spoiler": False}
BOUNDS = {"min_values": 1, "max_values": 2, "required": True}
PRESETS = {"default_values": [{"id": "1", "type": "user"}, {"id": "2", "type": "user"}]}

MESSAGE: JSON = {
    "flags": 1 << 15,
    "tts": False,
    "nonce": "n",
    "allowed_mentions": {"parse": ["users"], "roles": ["5"]},
    "components": [
        row(button("b", emoji=EMOJI, disabled=False), LINK) | {"id": 3},
        row({"type": 3, "custom_id": "s", "placeholder": "p", "options": options(emoji=EMOJI)} | BOUNDS),
        row({"type": 5, "custom_id": "u", "placeholder": "p", "disabled": False} | BOUNDS | PRESETS),
        row({"type": 8, "custom_id": "c", "channel_types": [0], "min_values": 0, "max_values": 1, "required": False}),
        {"type": 9, "components": [words()], "accessory": {"type": 11} | MEDIA},
        {"type": 12, "items": [MEDIA]},
        {"type": 14, "divider": True, "spacing": 1},
        {"type": 17, "accent_color": 5, "spoiler": False, "components": [words()]},
    ],
}

CLASSIC: JSON = {
    "content": "c",
    "embeds": [
        {
            "title": "t",
            "description": "d",
            "url": "https://example.org",
            "color": 5,
            "footer": {"text": "f"},
            "author": {"name": "a"},
            "fields": [{"name": "n", "value": "v", "inline": True}],
        }
    ],
}

LENGTHS = {"min_length": 1, "max_length": 5, "value": "xx", "placeholder": "p", "required": True}
FORM: JSON = {
    "title": "Title",
    "custom_id": "m",
    "components": [
        label({"type": 4, "custom_id": "a", "style": 1} | LENGTHS, description="d"),
        label({"type": 3, "custom_id": "s", "placeholder": "p", "options": options(emoji=EMOJI)} | BOUNDS),
        label({"type": 21, "custom_id": "r", "required": True, "options": options()}),
        label({"type": 22, "custom_id": "g", "options": options()} | BOUNDS),
        label({"type": 5, "custom_id": "u"} | BOUNDS | PRESETS),
    ],
}
SMALL_FORM: JSON = {
    "title": "Title",
    "custom_id": "m",
    "components": [
        words(),
        label({"type": 23, "custom_id": "c", "default": True}),
        label({"type": 19, "custom_id": "f"} | BOUNDS),
        row({"type": 4, "custom_id": "a", "style": 1, "label": "l"}),
    ],
}

COMMANDS: list[JSON] = [
    option(
        1,
        "start",
        default_member_permissions=32,
        contexts=[0, 1],
        integration_types=[0],
        nsfw=False,
        dm_permission=True,
        options=[
            option(3, "text", required=True, min_length=1, max_length=5),
            option(4, "seats", min_value=1, max_value=3),
            option(10, "share", choices=[choice("x", 1.5), choice("y", 2)]),
            option(7, "channel", channel_types=[0]),
            option(3, "pace", choices=[choice("x", "x")]),
            option(3, "game", autocomplete=True),
        ],
    ),
    option(1, "house", options=[option(2, "rules", options=[option(1, "set", options=[option(5, "sure")])])]),
    {"type": 2, "name": "Invite", "name_localizations": localized("Invite")},
]


def changed(body: Any, at: Path, to: Any) -> Any:
    """The body with another value at that place, or none if it is ABSENT."""
    body = deepcopy(body)
    here = body
    for step in at[:-1]:
        here = here[step]
    if to is ABSENT:
        del here[at[-1]]
    else:
        here[at[-1]] = to
    return body


def spoilt(value: Any, at: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Places in a body, each with a value that may be wrong there: too small, too large, of another type, absent."""
    match value:
        case bool():
            others: list[Any] = ["x", 5]
        case int():
            others = [-1, 99, 10**19, "x", True, None]
        case str():
            others = ["", " ", "x" * 6100, 5, True, None, [], {}]
        case list():
            others = [[], value * 2, value * 60, ["x"], [5], [None], "x", None]
        case _:
            others = [{}, [], "x", 5, None]
    yield from ((at, other) for other in others if at)
    for step, part in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from ([((*at, step), ABSENT)] if isinstance(value, dict) else [])
        yield from spoilt(part, (*at, step))
