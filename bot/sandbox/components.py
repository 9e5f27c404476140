"""Everything Discord refuses in a message's component tree: the shape of each kind, and the rules between fields."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bot.sandbox.emoji import is_emoji
from bot.sandbox.limits import (
    Check,
    Path,
    Setting,
    digits,
    flag,
    many,
    model,
    number,
    one_of,
    ordered,
    required,
    text,
    union,
)
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

CHANNEL_TYPES = (*range(6), *range(10, 16))

COMPONENTS = 40
TEXT_CHARACTERS = 4000
CLASSIC_ROWS = 5
LINK, PREMIUM = 5, 6


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


def component_problems(components: Any, setting: Setting) -> Iterable[Problem]:
    """All that is wrong with a message's `components`."""
    found = [*(V2 if setting.v2 else CLASSIC)(components, ("components",), setting)]
    return found or whole_tree_problems(components)


def whole_tree_problems(components: list[JSON]) -> Iterator[Problem]:
    """The problems that only the whole tree shows: too many components, too much text, one thing twice."""
    everything = list(walk(components))
    if len(everything) > COMPONENTS:
        sentence = f"The maximum number of components is {COMPONENTS}, got {len(everything)}"
        yield Problem(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", sentence)
    characters = sum(len(c["content"]) for _, c in everything if c["type"] == TEXT_DISPLAY)
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


# Parts


def url(*schemes: str) -> Check:
    """A URL of one of these schemes."""

    def check(value: Any, at: Path, _: Setting) -> Iterable[Problem]:
        if not isinstance(value, str) or not value.startswith(schemes) or any(c.isspace() for c in value):
            listed = ", ".join(repr(scheme.removesuffix("://")) for scheme in schemes)
            yield Problem(at, "URL_TYPE_INVALID_SCHEME", f'Scheme of "{value}" must be one of ({listed}).')

    return check


def known_emoji(emoji: JSON, at: Path, setting: Setting) -> Iterable[Problem]:
    """A custom emoji that exists, or a glyph that is one of Unicode's emoji."""
    own = emoji.get("id")
    if int(own) not in setting.emojis if own else not is_emoji(emoji.get("name") or ""):
        yield Problem((*at, "id" if own else "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def attached(media: JSON, at: Path, setting: Setting) -> Iterable[Problem]:
    """A file that is referred to by its name comes with the message."""
    name = str(media["url"]).removeprefix("attachment://")
    if name != media["url"] and name not in setting.files:
        sentence = f"The referenced attachment was not found: {media['url']}"
        yield Problem((*at, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", sentence)


EMOJI = model({}, known_emoji, id=digits(), name=text(32))
MEDIA = model({"url": url("http://", "https://", "attachment://")}, attached)
CUSTOM_ID = text(100, 1)
PICTURE = {"description": text(1024, 1), "spoiler": flag}


def component(needed: dict[str, Check], *rules: Check, **optional: Check) -> Check:
    """A component with these fields: any may have an id."""
    return model(needed, *rules, id=number(0, 2**31 - 1), **optional)


# Buttons


def button_problems(button: JSON, at: Path, setting: Setting) -> Iterable[Problem]:
    """What a button's style needs and forbids; a label or an emoji."""
    style = button["style"]
    needs = "url" if style == LINK else "sku_id" if style == PREMIUM else "custom_id"
    for key in ("custom_id", "url", "sku_id"):
        if key != needs and button.get(key):
            sentence = f"A {key.replace('_', ' ')} cannot be specified on a button of style {style}"
            yield Problem((*at, key), "BUTTON_COMPONENT_FIELD_FORBIDDEN", sentence)
    if not button.get(needs):
        yield required((*at, needs))
    elif style == LINK:
        yield from url("http://", "https://", "discord://")(button["url"], (*at, "url"), setting)
    if style != PREMIUM and not (button.get("label") or "").strip() and not button.get("emoji"):
        yield Problem(at, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji")


BUTTON_SHAPE = component(
    {"style": one_of(1, 2, 3, 4, 5, 6)},
    button_problems,
    label=text(80),
    emoji=EMOJI,
    custom_id=CUSTOM_ID,
    url=text(512),
    sku_id=digits(),
    disabled=flag,
)


# Menus


def option(**optional: Check) -> Check:
    """An option of a string select, radio group or checkbox group."""
    return model({"label": text(100, 1), "value": text(100, 1)}, description=text(100, 1), default=flag, **optional)


def value_problems(component: JSON, at: Path, _: Setting) -> Iterable[Problem]:
    """As many options as may be chosen, their values unlike, no more of them preset than may be chosen."""
    options, at = component["options"], (*at, "options")
    most = values(component, "max_values", len(options) if component["type"] == CHECKBOX_GROUP else 1)
    if len(options) < most:
        yield Problem(at, "BASE_TYPE_BAD_LENGTH", f"Must be between {most} and 25 in length.")
    seen = [option["value"] for option in options]
    for n, value in enumerate(seen):
        if value in seen[:n]:
            sentence = "The specified option value is already used"
            yield Problem((*at, n, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", sentence)
    if sum(bool(option.get("default")) for option in options) > most:
        yield Problem(at, "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More options are default than may be chosen")


def preset_problems(select: JSON, at: Path, setting: Setting) -> Iterable[Problem]:
    """As many default values of an entity select as may be chosen, unlike."""
    if presets := select.get("default_values"):
        fields = ("min_values", "max_values")
        least, most = (values(select, key, 1) for key in fields)
        yield from many(model({}), most, least, unlike=True)(presets, (*at, "default_values"), setting)


def values(component: JSON, key: str, default: int) -> int:
    """A number of the component; None counts as absent."""
    value = component.get(key)
    return default if value is None else int(value)


def bounded(asked: bool, most: int) -> tuple[tuple[Check, ...], dict[str, Check]]:
    """The rules and fields of a component of which several values may be chosen. `asked`: if it is required where it
    does not say so.
    """

    def required_problems(component: JSON, at: Path, _: Setting) -> Iterable[Problem]:
        said = component.get("required")
        if values(component, "min_values", 1) == 0 and (asked if said is None else said):
            sentence = "A required component needs min_values of 1 or more"
            yield Problem((*at, "min_values"), "SELECT_COMPONENT_REQUIRED_ZERO_MIN_VALUES", sentence)

    order = ordered("min_values", "max_values", "SELECT_COMPONENT_MIN_GREATER_THAN_MAX", (1, 1 if most == 25 else most))
    fields = {"min_values": number(0, most), "max_values": number(1, most), "required": flag}
    return (order, required_problems), fields


def selects(asked: bool, *rules: Check) -> dict[int, Check]:
    """The menus by their kind, in a message, or in a form, where they are `asked` for unless they say otherwise."""
    bounds, fields = bounded(asked, 25)
    rules = (*bounds, *rules)
    fields |= {"placeholder": text(150), "disabled": flag}
    of_options = {"custom_id": CUSTOM_ID, "options": many(option(emoji=EMOJI), 25, 1)}
    shapes = {STRING_SELECT: component(of_options, *rules, value_problems, **fields)}
    for kind, presets in PRESETS.items():
        more = {"default_values": many(model({"id": digits(), "type": one_of(*presets)}), 25)}
        if kind == CHANNEL_SELECT:
            more["channel_types"] = many(one_of(*CHANNEL_TYPES), len(CHANNEL_TYPES), unlike=True)
        shapes[kind] = component({"custom_id": CUSTOM_ID}, *rules, preset_problems, **fields, **more)
    return shapes


# Layout


def width_problems(row: JSON, at: Path, _: Setting) -> Iterable[Problem]:
    """A select stands alone in its row."""
    kinds = [child["type"] for child in row["components"]]
    if len(kinds) > 1 and any(kind in SELECTS for kind in kinds):
        sentence = "The specified component exceeds the maximum width"
        yield Problem((*at, "components", 1), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", sentence)


TEXT_SHAPE = component({"content": text(TEXT_CHARACTERS, 1)})
PICTURE_SHAPE = component({"media": MEDIA}, **PICTURE)
IN_CLASSIC = {
    ROW: component({"components": many(union({BUTTON: BUTTON_SHAPE} | selects(asked=False)), 5, 1)}, width_problems)
}
IN_CONTAINER = IN_CLASSIC | {
    SECTION: component(
        {
            "components": many(union({TEXT_DISPLAY: TEXT_SHAPE}), 3, 1),
            "accessory": union({BUTTON: BUTTON_SHAPE, THUMBNAIL: PICTURE_SHAPE}),
        }
    ),
    TEXT_DISPLAY: TEXT_SHAPE,
    GALLERY: component({"items": many(model({"media": MEDIA}, **PICTURE), 10, 1)}),
    FILE: component({"file": model({"url": url("attachment://")}, attached)}, spoiler=flag),
    SEPARATOR: component({}, spacing=one_of(1, 2), divider=flag),
}
IN_V2 = IN_CONTAINER | {
    CONTAINER: component(
        {"components": many(union(IN_CONTAINER), COMPONENTS, 1)}, accent_color=number(0, 0xFFFFFF), spoiler=flag
    )
}
CLASSIC = many(union(IN_CLASSIC), CLASSIC_ROWS)
V2 = many(union(IN_V2), 10 * COMPONENTS)  # how many there are is told of the whole tree
