"""Names that somebody may choose to do harm with, and what must not be left of them in what Discord is sent."""

import re
from typing import Any

import pytest
from discord.ui import LayoutView

from bot.sandbox import JSON

NASTY = {
    "everyone": "@everyone",
    "here": "hi @here",
    "everyone in pieces": "@every\u200bone",
    "user": "<@123>",
    "nickname": "<@!123>",
    "role": "<@&1>",
    "channel": "<#1>",
    "command": "</command:1>",
    "time": "<t:1:R>",
    "emoji": "<a:emoji:123456789012345678>",
    "shortcode": ":crown:",
    "address": "https://example.org",
    "hidden address": "<http://example.org>",
    "invite": "discord.gg/x",
    "long invite": "discord.com/invite/x",
    "link": "[text](https://a.b)",
    "heading": "# Big",
    "late heading": "a\n# Big",
    "subtext": "-# small",
    "list": "- point",
    "numbers": "1. point",
    "quote": "> said",
    "long quote": ">>> said",
    "fence": "```\ncode",
    "code": "`code",
    "spoiler": "||secret||",
    "strike": "~~gone~~",
    "bold": "**bold** __under__ *em*",
    "half a mark": "*",
    "backslash": "\\",
    "backslash at the cut": "x" * 13 + "\\" + "*" * 10 + "x" * 8,
    "override": "\u202egnp.exe",
    "embeddings": "\u202a\u202b\u202c\u202dabc",
    "isolates": "\u2066\u2067\u2068abc",
    "ends of isolates": "\u2069\u2069abc\u2069",
    "marks of direction": "\u200e\u200f\u061cabc",
    "hebrew": "\u05d3\u05d5\u05d3 1",
    "empty": "",
    "spaces": "\u00a0\u2003\u3000",
    "zero width": "\u200b\ufeff\u2060\u00ad",
    "joiners": "\u200c\u200d",
    "filler": "\u3164",
    "fillers": "\u115f\u1160\uffa0",
    "braille": "\u2800\u2800",
    "tags": "\U000e0061\U000e007f",
    "accents alone": "\u0301\u0302\ufe0f",
    "private": "\ue000\U000f0000",
    "null": "\x00\x07\x1b[31m",
    "tower": "Z" + "\u0301" * 31,
    "towers": "".join(char + "\u0489\u0334\u0353\u035c" * 2 for char in "zal"),
    "lines": "a\r\nb\u2028c\u2029d\x85e",
    "steward": "⚙️ Odila",
    "asleep": "💤 Odila",
    "bare steward": "\u2699",
    "other steward": "\u26ed Odila",
    "long": "x" * 32,
    "long marks": "_*" * 16,
    "families": "👨‍👩‍👧‍👦" * 3,
    "endless emoji": "👨‍" * 16,
    "flags": "🇩🇪" * 16,
    "fraktur": "𝕹𝖎𝖌𝖍𝖙" * 6,
}
EVERY_NAME = pytest.mark.parametrize("name", NASTY.values(), ids=NASTY.keys())

LONGEST = 24
SPAN = re.compile("\u2068([^\u2068\u2069]*)\u2069")
# Directions, controls, what is drawn as nothing, the house's signs. Joiners are another matter: they may join.
FORBIDDEN = re.compile(
    "[\x00-\x1f\x7f-\x9f\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2699\u26ed\u2800\u3164"
    "\ue000-\uf8ff\ufeff\uffa0\U000e0000-\U000e0fff\U000f0000-\U0010ffff\U0001f4a4]"
)
SIGN = r"[!-/:-@\[-`{-~]"  # what may mean something in markdown
ESCAPED = re.compile(rf"(\\{SIGN}|(?!{SIGN}).)+")
CALL = re.compile(r"@(everyone|here)")


def bare(text: str, markdown: bool = True) -> str:
    """The text with ⟨⟩ for each name. Fails where a name does harm."""
    blocks = text.split("```") if markdown else [text]
    for number, block in enumerate(blocks):
        for name in SPAN.findall(block):
            assert not FORBIDDEN.search(name), ascii(name)
            assert not CALL.search(name), name
            assert name == name.strip() != ""
            if markdown and number % 2:
                assert not re.search("[`@<>/]", name), name
            elif markdown:
                assert ESCAPED.fullmatch(name), name
            assert len(re.sub(rf"\\({SIGN})", r"\1", name) if markdown else name) <= LONGEST
    left = SPAN.sub("⟨⟩", text)
    assert not re.search("[\u2066-\u2069\u202a-\u202e]", left), f"isolates are not balanced: {text!a}"
    return left


def texts(value: Any, key: str = "") -> list[tuple[str, bool]]:
    """All that can be read in components, and whether Discord reads it as markdown, top to bottom."""
    match value:
        case dict():
            return [found for name, one in value.items() for found in texts(one, name)]
        case list() | tuple():
            return [found for one in value for found in texts(one)]
        case str() if key in ("content", "label", "placeholder", "description", "title"):
            return [(value, key == "content")]
        case _:
            return []


def of(view: LayoutView) -> list[tuple[str, bool]]:
    """All that can be read on a screen."""
    components: list[JSON] = view.to_components()  # type: ignore[no-untyped-call]  # discord.py leaves it so
    return texts(components)
