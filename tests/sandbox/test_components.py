"""Each limit of the component tree: just inside passes, just outside is refused with Discord's word for it."""

from typing import Any

import pytest

from bot.sandbox.components import component_problems
from bot.sandbox.emoji import is_emoji
from bot.sandbox.limits import Setting
from bot.sandbox.messages import message_problems
from bot.sandbox.world import JSON
from tests.sandbox.conftest import button, row, words

EMOJI = 1234
SETTING = Setting(v2=True, emojis={EMOJI}, files={"a.png"})
CLASSIC = Setting(emojis={EMOJI})


def codes(components: Any, setting: Setting = SETTING) -> set[str]:
    return {problem.code for problem in component_problems(components, setting)}


def select(n: int = 1, **extra: Any) -> JSON:
    options = [{"label": f"o{m}", "value": f"o{m}"} for m in range(n)]
    return {"type": 3, "custom_id": "s", "options": options} | extra


def role_select(n: int, kind: str = "role") -> JSON:
    return {"type": 6, "custom_id": "r", "default_values": [{"id": str(m), "type": kind} for m in range(n)]}


def option(**extra: Any) -> JSON:
    return select(options=[{"label": "l", "value": "v"} | extra])


def section(n: int, **extra: Any) -> JSON:
    return {"type": 9, "components": [words()] * n, "accessory": button()} | extra


def container(*children: JSON, **extra: Any) -> JSON:
    return {"type": 17, "components": list(children)} | extra


def gallery(n: int, url: str = "https://example.org/a.png", **extra: Any) -> JSON:
    return {"type": 12, "items": [{"media": {"url": url}} | extra] * n}


def link(**extra: Any) -> JSON:
    return {"type": 2, "style": 5, "label": "Go", "url": "https://example.org"} | extra


def buttons(n: int) -> list[JSON]:
    return [button(f"b{m}") for m in range(n)]


LENGTH, LONG, MIN, MAX = "BASE_TYPE_BAD_LENGTH", "BASE_TYPE_MAX_LENGTH", "NUMBER_TYPE_MIN", "NUMBER_TYPE_MAX"
REQUIRED, CHOICES, UNION = "BASE_TYPE_REQUIRED", "BASE_TYPE_CHOICES", "UNION_TYPE_CHOICES"
TWICE, NO_EMOJI = "COMPONENT_CUSTOM_ID_DUPLICATED", "BUTTON_COMPONENT_INVALID_EMOJI"
FORBIDDEN, TOO_WIDE = "BUTTON_COMPONENT_FIELD_FORBIDDEN", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"

CASES: list[tuple[str, list[JSON], list[JSON], str]] = [
    ("components", [words("x")] * 40, [words("x")] * 41, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    (
        "nested components count",
        [container(*[words("x")] * 39)],
        [container(*[words("x")] * 40)],
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    ("text", [words("x" * 4000)], [words("x" * 3999), words("xx")], "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    ("one text", [words("x" * 4000)], [words("x" * 4001)], LENGTH),
    ("some text", [words("x")], [words("")], LENGTH),
    ("buttons in a row", [row(*buttons(5))], [row(*buttons(6))], LENGTH),
    ("a row has something", [row(button())], [row()], LENGTH),
    ("a select is alone", [row(select())], [row(select(), button())], TOO_WIDE),
    ("one select in a row", [row(select())], [row(select(), select(custom_id="t"))], TOO_WIDE),
    ("button label", [row(button(label="x" * 80))], [row(button(label="x" * 81))], LONG),
    (
        "label or emoji",
        [row(button(label="", emoji={"name": "🎴"}))],
        [row(button(label=""))],
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    ("button custom_id", [row(button("x" * 100))], [row(button("x" * 101))], LENGTH),
    ("button custom_id is not empty", [row(button("x"))], [row(button(""))], LENGTH),
    ("button needs custom_id", [row(button())], [row({"type": 2, "style": 1, "label": "x"})], REQUIRED),
    ("custom_ids differ", [row(button("a"), button("b"))], [row(button("a"), button("a"))], TWICE),
    (
        "even disabled ones differ",
        [row(button("a", disabled=True))],
        [row(button("a", disabled=True)), row(button("a", disabled=True))],
        TWICE,
    ),
    ("ids differ", [words() | {"id": 1}, words() | {"id": 2}], [words() | {"id": 1}] * 2, "COMPONENT_ID_DUPLICATED"),
    ("button style", [row(button(style=4))], [row(button(style=7))], CHOICES),
    ("link without custom_id", [row(link())], [row(link(custom_id="x"))], FORBIDDEN),
    ("link needs url", [row(link())], [row({"type": 2, "style": 5, "label": "x"})], REQUIRED),
    ("link scheme", [row(link())], [row(link(url="ftp://example.org"))], "URL_TYPE_INVALID_SCHEME"),
    (
        "link length",
        [row(link(url="https://x.org/".ljust(512, "x")))],
        [row(link(url="https://x.org/".ljust(513, "x")))],
        LONG,
    ),
    ("other buttons have no url", [row(button())], [row(button(url="https://example.org"))], FORBIDDEN),
    ("emoji", [row(button(emoji={"name": "🎴"}))], [row(button(emoji={"name": "🂡"}))], NO_EMOJI),
    ("custom emoji", [row(button(emoji={"id": str(EMOJI)}))], [row(button(emoji={"id": "1"}))], NO_EMOJI),
    ("option emoji", [row(option(emoji={"name": "♠️"}))], [row(option(emoji={"name": "▲"}))], NO_EMOJI),
    ("options", [row(select(25))], [row(select(26))], LENGTH),
    ("an option", [row(select(1))], [row(select(0))], LENGTH),
    ("option label", [row(option(label="x" * 100))], [row(option(label="x" * 101))], LENGTH),
    ("option label is not empty", [row(option(label="x"))], [row(option(label=""))], LENGTH),
    ("option value", [row(option(value="x" * 100))], [row(option(value="x" * 101))], LENGTH),
    ("option description", [row(option(description="x" * 100))], [row(option(description="x" * 101))], LENGTH),
    (
        "option values differ",
        [row(select(2))],
        [row(select(options=[{"label": "a", "value": "v"}, {"label": "b", "value": "v"}]))],
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    ("placeholder", [row(select(placeholder="x" * 150))], [row(select(placeholder="x" * 151))], LONG),
    ("min_values", [row(select(min_values=0))], [row(select(min_values=-1))], MIN),
    ("max_values", [row(select(max_values=1))], [row(select(max_values=0))], MIN),
    ("max_values above", [row(select(25, max_values=25))], [row(select(25, max_values=26))], MAX),
    ("as many options as may be chosen", [row(select(3, max_values=3))], [row(select(3, max_values=4))], LENGTH),
    (
        "min below max",
        [row(select(3, min_values=2, max_values=2))],
        [row(select(3, min_values=3, max_values=2))],
        "SELECT_COMPONENT_MIN_GREATER_THAN_MAX",
    ),
    (
        "defaults within max",
        [row(option(default=True))],
        [row(select(options=[{"label": x, "value": x, "default": True} for x in "ab"]))],
        "SELECT_COMPONENT_TOO_MANY_DEFAULTS",
    ),
    ("user select", [row({"type": 5, "custom_id": "u"})], [row({"type": 5})], REQUIRED),
    ("defaults of a role select", [row(role_select(1))], [row(role_select(2))], LENGTH),
    ("defaults are of its kind", [row(role_select(1))], [row(role_select(1, "user"))], CHOICES),
    ("section texts", [section(3)], [section(4)], LENGTH),
    ("section has a text", [section(1)], [section(0)], LENGTH),
    ("section needs accessory", [section(1)], [{"type": 9, "components": [words()]}], REQUIRED),
    ("accessory is button or thumbnail", [section(1)], [section(1, accessory=words())], UNION),
    ("section holds texts only", [section(1)], [section(1, components=[row(button())])], UNION),
    ("no container in a container", [container(words())], [container(container(words()))], UNION),
    ("container has something", [container(words())], [container()], LENGTH),
    ("accent", [container(words(), accent_color=0xFFFFFF)], [container(words(), accent_color=0x1000000)], MAX),
    ("no bare button", [row(button())], [button()], UNION),
    ("no modal parts", [row(button())], [row({"type": 4, "custom_id": "t", "style": 1})], UNION),
    ("spacing", [{"type": 14, "spacing": 2}], [{"type": 14, "spacing": 3}], CHOICES),
    ("gallery", [gallery(10)], [gallery(11)], LENGTH),
    ("gallery has something", [gallery(1)], [gallery(0)], LENGTH),
    ("alt text", [gallery(1, description="x" * 1024)], [gallery(1, description="x" * 1025)], LENGTH),
    (
        "attachment",
        [gallery(1, "attachment://a.png")],
        [gallery(1, "attachment://b.png")],
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    (
        "a file is attached",
        [{"type": 13, "file": {"url": "attachment://a.png"}}],
        [{"type": 13, "file": {"url": "https://example.org/a.png"}}],
        "URL_TYPE_INVALID_SCHEME",
    ),
]


@pytest.mark.parametrize(("inside", "outside", "code"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_limit(inside: list[JSON], outside: list[JSON], code: str) -> None:
    assert codes(inside) == set()
    assert code in codes(outside)


@pytest.mark.parametrize("component", [words(), section(1), container(words()), gallery(1), {"type": 14}])
def test_v2_components_need_the_flag(component: JSON) -> None:
    assert codes([component]) == set()
    assert UNION in codes([component], CLASSIC)


def test_classic_messages_have_five_rows() -> None:
    rows = [row(button(f"b{n}")) for n in range(6)]
    assert codes(rows[:5], CLASSIC) == set()
    assert codes(rows, CLASSIC) == {LENGTH}
    assert codes(rows) == set()


def body_codes(body: JSON, setting: Setting = CLASSIC) -> set[str]:
    return {problem.code for problem in message_problems(body, setting)}


@pytest.mark.parametrize(
    ("inside", "outside", "code"),
    [
        ({"content": "x" * 2000}, {"content": "x" * 2001}, LONG),
        ({"embeds": [{"title": "x"}] * 10}, {"embeds": [{"title": "x"}] * 11}, LENGTH),
        ({"embeds": [{"description": "x" * 4096}]}, {"embeds": [{"description": "x" * 4097}]}, LONG),
        (
            {"embeds": [{"description": "x" * 3000}] * 2},
            {"embeds": [{"description": "x" * 3001}] * 2},
            "MAX_EMBED_SIZE_EXCEEDED",
        ),
        ({"allowed_mentions": {"parse": ["users"]}}, {"allowed_mentions": {"parse": ["cats"]}}, CHOICES),
        (
            {"allowed_mentions": {"parse": [], "users": ["1"]}},
            {"allowed_mentions": {"parse": ["users"], "users": ["1"]}},
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        ),
    ],
)
def test_body_limit(inside: JSON, outside: JSON, code: str) -> None:
    assert body_codes(inside) == set()
    assert code in body_codes(outside)


@pytest.mark.parametrize("key", ["content", "embeds", "poll"])
def test_v2_forbids_the_old_fields(key: str) -> None:
    value = {"content": "x", "embeds": [{"title": "x"}], "poll": {"question": {}}}[key]
    assert body_codes({key: value}, SETTING) == {"MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"}


@pytest.mark.parametrize(
    "glyph",
    [
        "🎴",
        "🃏",
        "🏳️",
        "⚖️",
        "♠",
        "♠️",
        "☝🏽",
        "👩\u200d👩\u200d👧",
        "🇫🇷",
        "1️⃣",
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "🪑",
        "▶️",
    ],
)
def test_is_emoji(glyph: str) -> None:
    assert is_emoji(glyph)


@pytest.mark.parametrize("glyph", ["▲", "✦", "🂡", "🂠", "1", "A", "", "🎴🎴", "🎴 ", "★", "☽", "<:a:1>"])
def test_is_no_emoji(glyph: str) -> None:
    assert not is_emoji(glyph)
