"""Everything Discord refuses in a message's component tree, as functions from components to problems."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bot.sandbox.emoji import is_emoji
from bot.sandbox.limits import Path, Setting, choices, count, required, text, whole
from bot.sandbox.refusals import Problem
from bot.sandbox.world import JSON

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 19, 21, 22, 23

ENTITY_SELECTS = (USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
SELECTS = (STRING_SELECT, *ENTITY_SELECTS)
PRESETS = {
    USER_SELECT: ("user",),
    ROLE_SELECT: ("role",),
    MENTIONABLE_SELECT: ("user", "role"),
    CHANNEL_SELECT: ("channel",),
}

COMPONENTS = 40
TEXT_CHARACTERS = 4000
CLASSIC_ROWS = 5
LINK, PREMIUM = 5, 6

IN_CLASSIC = (ROW,)
IN_CONTAINER = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR)
IN_V2 = (*IN_CONTAINER, CONTAINER)
IN_ROW = (BUTTON, *SELECTS)

Check = Callable[[JSON, Path, Setting], Iterator[Problem]]


def walk(components: list[JSON], at: Path = ("components",)) -> Iterator[tuple[Path, JSON]]:
    """Every component of a tree with its path, parents first, accessories and a label's component included."""
    for n, component in enumerate(components):
        if not isinstance(component, dict):
            continue
        here = (*at, n)
        yield here, component
        children = component.get("components")
        if isinstance(children, list):
            yield from walk(children, (*here, "components"))
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield (*here, key), component[key]


def component_problems(components: Any, setting: Setting) -> Iterator[Problem]:
    """All that is wrong with a message's `components`."""
    if not isinstance(components, list):
        yield Problem(("components",), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return
    if setting.v2:
        yield from children_problems(components, ("components",), IN_V2, setting)
    else:
        yield from count(components, ("components",), 0, CLASSIC_ROWS)
        yield from children_problems(components, ("components",), IN_CLASSIC, setting)
    yield from whole_tree_problems(components)


def whole_tree_problems(components: list[JSON]) -> Iterator[Problem]:
    """The problems that only the whole tree shows: too many components, too much text, one thing twice."""
    everything = list(walk(components))
    if len(everything) > COMPONENTS:
        sentence = f"The maximum number of components is {COMPONENTS}, got {len(everything)}"
        yield Problem(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", sentence)
    characters = sum(len(str(c.get("content") or "")) for _, c in everything if c.get("type") == TEXT_DISPLAY)
    if characters > TEXT_CHARACTERS:
        sentence = f"Total displayable text must be {TEXT_CHARACTERS} or fewer in length, got {characters}"
        yield Problem(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", sentence)
    for key, code in (("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"), ("id", "COMPONENT_ID_DUPLICATED")):
        seen: set[Any] = set()
        for at, component in everything:
            value = component.get(key)
            if value in seen:
                yield Problem((*at, key), code, f"Component {key.replace('_', ' ')} cannot be duplicated")
            elif value:
                seen.add(value)


def children_problems(children: Any, at: Path, allowed: tuple[int, ...], setting: Setting) -> Iterator[Problem]:
    """The problems of children: each has to be of an allowed type and right in itself."""
    for n, component in enumerate(children if isinstance(children, list) else []):
        yield from one_problems(component, (*at, n), allowed, setting)


def one_problems(component: Any, at: Path, allowed: tuple[int, ...], setting: Setting) -> Iterator[Problem]:
    """One component of one of the allowed types."""
    if not isinstance(component, dict):
        yield Problem(at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
    elif component.get("type") not in allowed:
        listed = ", ".join(str(kind) for kind in allowed)
        yield Problem((*at, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listed}).')
    else:
        yield from whole(component, "id", at, 0, 2**31 - 1)
        yield from CHECKS[component["type"]](component, at, setting)


def row_problems(row: JSON, at: Path, setting: Setting) -> Iterator[Problem]:
    """One to five buttons, or one select alone."""
    children = row.get("components")
    at = (*at, "components")
    yield from count(children, at, 1, 5)
    yield from children_problems(children, at, IN_ROW, setting)
    kinds = [c.get("type") for c in children if isinstance(c, dict)] if isinstance(children, list) else []
    if len(kinds) > 1 and any(kind in SELECTS for kind in kinds):
        sentence = "The specified component exceeds the maximum width"
        yield Problem((*at, 1), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", sentence)


def button_problems(button: JSON, at: Path, setting: Setting) -> Iterator[Problem]:
    """A button: label or emoji, and what its style needs."""
    style = button.get("style")
    if style not in range(1, 7):
        yield choices((*at, "style"), (1, 2, 3, 4, 5, 6)) if style is not None else required((*at, "style"))
        return
    yield from text(button, "label", at, 80)
    yield from emoji_problems(button.get("emoji"), (*at, "emoji"), setting)
    needs = "url" if style == LINK else "sku_id" if style == PREMIUM else "custom_id"
    for key in ("custom_id", "url", "sku_id"):
        if key != needs and button.get(key):
            sentence = f"A {key.replace('_', ' ')} cannot be specified on a button of style {style}"
            yield Problem((*at, key), "BUTTON_COMPONENT_FIELD_FORBIDDEN", sentence)
    if needs == "custom_id":
        yield from custom_id_problems(button, at)
    elif not button.get(needs):
        yield required((*at, needs))
    if style == LINK and button.get("url"):
        yield from text(button, "url", at, 512)
        yield from url_problems(button["url"], (*at, "url"), ("http://", "https://", "discord://"))
    if style != PREMIUM and not button.get("label") and not button.get("emoji"):
        yield Problem(at, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji")


def custom_id_problems(component: JSON, at: Path) -> Iterator[Problem]:
    """A custom_id is needed: 1 to 100 characters."""
    yield from text(component, "custom_id", at, 100, 1, needed=True)


def url_problems(url: Any, at: Path, schemes: tuple[str, ...]) -> Iterator[Problem]:
    """A URL of one of these schemes."""
    if not isinstance(url, str) or not url.startswith(schemes) or any(c.isspace() for c in url):
        listed = ", ".join(repr(scheme.removesuffix("://")) for scheme in schemes)
        yield Problem(at, "URL_TYPE_INVALID_SCHEME", f'Scheme of "{url}" must be one of ({listed}).')


def emoji_problems(emoji: Any, at: Path, setting: Setting) -> Iterator[Problem]:
    """A custom emoji that exists, or a glyph that is one of Unicode's emoji."""
    if emoji is None:
        return
    if not isinstance(emoji, dict):
        yield Problem(at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return
    number = emoji.get("id")
    known = (
        str(number).isdigit() and int(number) in setting.emojis if number else is_emoji(str(emoji.get("name") or ""))
    )
    if not known:
        yield Problem((*at, "id" if number else "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def select_problems(select: JSON, at: Path, setting: Setting) -> Iterator[Problem]:
    """The problems of any select in a message: custom_id, placeholder, bounds; a string select's options."""
    yield from custom_id_problems(select, at)
    yield from text(select, "placeholder", at, 150)
    yield from bounds_problems(select, at, 25)
    if select["type"] == STRING_SELECT:
        yield from option_problems(select, at, setting, least=1, most=25)
    else:
        yield from preset_problems(select, (*at, "default_values"))


def preset_problems(select: JSON, at: Path) -> Iterator[Problem]:
    """The default values of a select of users, roles or channels: of its kind, and as many as may be chosen."""
    presets = select.get("default_values") or []
    if presets:
        yield from count(presets, at, values(select, "min_values", 1), values(select, "max_values", 1))
    allowed = PRESETS[select["type"]]
    for n, preset in enumerate(presets):
        if preset.get("type") not in allowed:
            yield choices((*at, n, "type"), allowed)
        if not str(preset.get("id", "")).isdigit():
            yield required((*at, n, "id"))


def bounds_problems(component: JSON, at: Path, most: int) -> Iterator[Problem]:
    """min_values and max_values within 0 to `most`, in order."""
    problems = [*whole(component, "min_values", at, 0, most), *whole(component, "max_values", at, 1, most)]
    yield from problems
    if not problems and values(component, "min_values", 1) > values(component, "max_values", 1):
        sentence = "min_values must be less than or equal to max_values"
        yield Problem((*at, "min_values"), "SELECT_COMPONENT_MIN_GREATER_THAN_MAX", sentence)


def values(component: JSON, key: str, default: int) -> int:
    """A number of the component; None counts as absent."""
    value = component.get(key)
    return default if value is None else int(value)


def option_problems(component: JSON, at: Path, setting: Setting, *, least: int, most: int) -> Iterator[Problem]:
    """The options of a string select, radio group or checkbox group: how many, each one's texts, unique values."""
    options, at = component.get("options"), (*at, "options")
    if options is None:
        yield required(at)
        return
    asked = max(least, _number(component.get("max_values")), _number(component.get("min_values")))
    yield from count(options, at, min(asked, most), most)
    seen: set[str] = set()
    for n, option in enumerate(options if isinstance(options, list) else []):
        for key in ("label", "value"):
            yield from text(option, key, (*at, n), 100, 1, needed=True)
        yield from text(option, "description", (*at, n), 100)
        yield from emoji_problems(option.get("emoji"), (*at, n, "emoji"), setting)
        if option.get("value") in seen:
            sentence = "The specified option value is already used"
            yield Problem((*at, n, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", sentence)
        seen.add(str(option.get("value")))
    defaults = sum(bool(option.get("default")) for option in options if isinstance(option, dict))
    if defaults > max(1, _number(component.get("max_values"))):
        yield Problem(at, "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More options are default than may be chosen")


def _number(value: Any) -> int:
    return value if isinstance(value, int) else 0


def section_problems(section: JSON, at: Path, setting: Setting) -> Iterator[Problem]:
    """One to three texts and an accessory: a button or a thumbnail."""
    yield from count(section.get("components"), (*at, "components"), 1, 3)
    yield from children_problems(section.get("components"), (*at, "components"), (TEXT_DISPLAY,), setting)
    if section.get("accessory") is None:
        yield required((*at, "accessory"))
    else:
        yield from one_problems(section["accessory"], (*at, "accessory"), (BUTTON, THUMBNAIL), setting)


def text_display_problems(display: JSON, at: Path, _: Setting) -> Iterator[Problem]:
    """Some text; how much is the whole message's affair."""
    yield from text(display, "content", at, TEXT_CHARACTERS, 1, needed=True)


def thumbnail_problems(thumbnail: JSON, at: Path, setting: Setting) -> Iterator[Problem]:
    """An image with an optional description."""
    yield from text(thumbnail, "description", at, 1024)
    yield from media_problems(thumbnail.get("media"), (*at, "media"), setting)


def gallery_problems(gallery: JSON, at: Path, setting: Setting) -> Iterator[Problem]:
    """One to ten images."""
    items = gallery.get("items")
    yield from count(items, (*at, "items"), 1, 10)
    for n, item in enumerate(items if isinstance(items, list) else []):
        yield from thumbnail_problems(item, (*at, "items", n), setting)


def file_problems(file: JSON, at: Path, setting: Setting) -> Iterator[Problem]:
    """A file that was attached."""
    yield from media_problems(file.get("file"), (*at, "file"), setting, ("attachment://",))


def media_problems(
    media: Any, at: Path, setting: Setting, schemes: tuple[str, ...] = ("http://", "https://", "attachment://")
) -> Iterator[Problem]:
    """A media item by URL, or by the name of a file that comes with the message."""
    url = media.get("url") if isinstance(media, dict) else None
    if not url:
        yield required((*at, "url"))
        return
    yield from url_problems(url, (*at, "url"), schemes)
    if str(url).startswith("attachment://") and str(url).removeprefix("attachment://") not in setting.files:
        sentence = f"The referenced attachment was not found: {url}"
        yield Problem((*at, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", sentence)


def separator_problems(separator: JSON, at: Path, _: Setting) -> Iterator[Problem]:
    """A line or a gap, small or large."""
    if separator.get("spacing") not in (None, 1, 2):
        yield choices((*at, "spacing"), (1, 2))


def container_problems(container: JSON, at: Path, setting: Setting) -> Iterator[Problem]:
    """The problems of a container, which holds anything but another container."""
    yield from whole(container, "accent_color", at, 0, 0xFFFFFF)
    yield from count(container.get("components"), (*at, "components"), 1, COMPONENTS)
    yield from children_problems(container.get("components"), (*at, "components"), IN_CONTAINER, setting)


CHECKS: dict[int, Check] = {
    ROW: row_problems,
    BUTTON: button_problems,
    **dict.fromkeys(SELECTS, select_problems),
    SECTION: section_problems,
    TEXT_DISPLAY: text_display_problems,
    THUMBNAIL: thumbnail_problems,
    GALLERY: gallery_problems,
    FILE: file_problems,
    SEPARATOR: separator_problems,
    CONTAINER: container_problems,
}
