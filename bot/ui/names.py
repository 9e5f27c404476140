"""Names of people, made harmless for the place where they are shown. People choose their names freely, in Discord.

- `in_markdown`: wherever Discord reads markdown, so in every text of a screen and in every plain message.
- `in_plain`: where it does not, and a backslash would be seen: labels of buttons, options of menus and of commands,
  names of threads, alt texts.
- `in_code`: in a block of code, which is copied from there and pasted as a message; `in_column` in a table there.

All show the same name. It has no character that is drawn as nothing or changes the direction of text, no towers
of accents, no sign that the house gives (a steward's, or that of sleep) and no line breaks. It is never empty. It is
not long: the middle of a long one is left out, since people called "Maximilian von Hohenburg Eins" and "… Zwei" are to
be told apart; whoever would look like somebody else at the table all the same gets a number (`distinct`). It is
isolated (U+2068 to U+2069), or a name that is written from right to left would turn round what stands beside it.
"""

import re
from collections.abc import Collection
from functools import lru_cache
from unicodedata import category, east_asian_width

from bot.shortening import JOINERS, shorten, shorten_to_fit
from bot.ui.texts import say

LONGEST = 24  # characters, less the isolates and the backslashes
MOST_MARKS = 3  # the marks on one letter: enough for Hebrew, Burmese and Tibetan
ISOLATE, END = "\u2068", "\u2069"

SIGNS = re.compile("[\u2699\u26ed\u26ee\U0001f4a4][\ufe0e\ufe0f]*")  # a steward's and what looks like it; sleep
BLANKS = re.compile("[\\s\u115f\u1160\u2800\u3164\uffa0\U0001d159]+")  # spaces, and letters and signs drawn as one
# Characters that are drawn as nothing though they count as letters or marks, or are not assigned yet.
IGNORED = re.compile(
    "[\u034f\u17b4\u17b5\u180b-\u180d\u180f\u2065\ufff0-\ufffc\ufffe\uffff\U00016fe4\U000e0000-\U000e0fff]"
)
UNSEEN = ("Cc", "Cf", "Co", "Cs")  # controls, formats (directions are among them), private use, halves of characters
STRAY_JOINER = re.compile(f"(?<![^\x00-\x7f{JOINERS}])[{JOINERS}]|[{JOINERS}](?![^\x00-\x7f{JOINERS}])")
CALL = re.compile("@(?=everyone|here)")  # Discord looks for these even behind a backslash
WIDE_AT = "＠"

PUNCTUATION = re.compile(r"[!-/:-@\[-`{-~]")  # all of ASCII: a backslash before any of it is read and not shown
UNPASTABLE = str.maketrans("`@<>/", f"ʼ{WIDE_AT}‹›∕")  # they look alike and mean nothing to Discord


def in_markdown(name: str) -> str:
    """A name for a text in which Discord reads markdown."""
    return _in_markdown(_harmless(name))


@lru_cache(1024)  # a table names the same few people with every move
def _in_markdown(harmless: str) -> str:
    return isolate(escape(harmless))


def escape(text: str) -> str:
    """A text in which Discord is to read no markdown, such as the label of a button that is named in a sentence."""
    return PUNCTUATION.sub(r"\\\g<0>", text)


def spoken(words: str, longest: int) -> str:
    """Words that somebody has written, made as harmless as a name; "" where nothing of them can be seen."""
    seen = _clean(words, longest)
    return isolate(escape(seen)) if seen else ""


def in_plain(name: str) -> str:
    """A name for a place where Discord reads no markdown."""
    return isolate(_harmless(name))


def in_code(name: str) -> str:
    """A name for a block of code. It neither ends the block nor calls anybody when it is pasted elsewhere."""
    return isolate(_harmless(name).translate(UNPASTABLE))


def in_column(name: str, width: int) -> str:
    """A name for a table in a block of code, cut or filled up to `width` columns."""
    return _fill(_harmless(name).translate(UNPASTABLE), width)


@lru_cache(1024)
def _fill(text: str, width: int) -> str:
    shown = shorten_to_fit(text, lambda one: columns(one) <= width)
    return isolate(shown) + " " * (width - columns(shown))


def columns(text: str) -> int:
    """The number of columns that a text takes where every letter is as wide as the others: most emojis take two,
    accents none.
    """
    unseen = (char in JOINERS or category(char).startswith("M") for char in text)
    wide = (east_asian_width(char) in "FW" for char in text)
    return sum(0 if none else 1 + two for none, two in zip(unseen, wide, strict=True))


def distinct(name: str, others: Collection[str]) -> str:
    """A name that is not shown like any of the others: where it would be, a number is put behind it."""
    shown = {_harmless(other) for other in others}
    numbered = (f"{name} ({number})" for number in range(2, len(others) + 3))
    return next(one for one in (name, *numbered) if _harmless(one) not in shown)


def isolate(name: str) -> str:
    """A name that turns round nothing beside it, whichever way it is written."""
    return f"{ISOLATE}{name}{END}"


def _harmless(name: str) -> str:
    return _kept(name) or say("nameless")


@lru_cache(1024)
def _kept(name: str) -> str:
    return _clean(name, LONGEST)


def _clean(name: str, longest: int) -> str:
    seen = SIGNS.sub("", IGNORED.sub("", BLANKS.sub(" ", name)))
    seen = "".join(char for char in seen if char in JOINERS or category(char) not in UNSEEN)
    seen = STRAY_JOINER.sub("", _limit_marks(seen))
    return shorten(CALL.sub(WIDE_AT, " ".join(seen.split())), longest)


def _limit_marks(name: str) -> str:
    """The name with marks on letters only, and at most `MOST_MARKS` on each."""
    kept, marks = "", 0
    for char in name:
        kind = category(char)
        marks = marks + 1 if kind in ("Mn", "Me") else marks if char in JOINERS else 0
        if kind.startswith("M") and (marks > MOST_MARKS or kept.rstrip(JOINERS)[-1:] in ("", " ")):
            continue
        kept += char
    return kept
