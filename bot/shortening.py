"""Words that are too long for their place: their middle is left out, never a part of what is seen as one character."""

import re
from collections.abc import Callable
from unicodedata import category

CUT = "…"
ZWNJ, ZWJ = "\u200c", "\u200d"
JOINERS = ZWNJ + ZWJ  # they shape Persian and Indic words, and make one emoji of several
SKIN_TONES = re.compile("[\U0001f3fb-\U0001f3ff]")
JAMO = re.compile("[\u1161-\u11ff\ud7b0-\ud7ff]")  # the later letters of a Korean syllable
FLAG_LETTERS = re.compile("[\U0001f1e6-\U0001f1ff]+$")  # two make a flag


def shorten(text: str, longest: int) -> str:
    """The text; where it has more than `longest` characters, 1 or more, its beginning and its end. The end has three
    eighths of the room: of 24 characters nine, so that two names of one length, 32 at most, that agree in 23 characters
    and differ then are still told apart.
    """
    if len(text) <= longest:
        return text
    tail = text[_start(text, len(text) - longest * 3 // 8) :].lstrip(" ")
    for kept in (tail, ""):
        end = _start(text, max(0, longest - len(CUT) - len(kept)))
        if end:
            return text[:end].rstrip(" " + JOINERS) + CUT + kept
    return text[: longest - len(CUT)].rstrip(" " + JOINERS) + CUT


def shorten_to_fit(text: str, fits: Callable[[str], bool]) -> str:
    """The text with as much of it as fits; "" where nothing does."""
    return next(filter(fits, (shorten(text, longest) for longest in range(len(text), 0, -1))), "")


def _start(text: str, at: int) -> int:
    """The index of the start of what is seen as one character and goes on at `at`."""
    while 0 < at < len(text) and _belongs(text[at], text[:at]):
        at -= 1
    return at


def _belongs(char: str, before: str) -> bool:
    """True if the character is seen as one with what stands before it: accents, joined emojis, skin tones, flags."""
    flags = FLAG_LETTERS.search(before + char)
    return (
        category(char).startswith("M")
        or char in JOINERS
        or before.endswith(ZWJ)
        or bool(SKIN_TONES.match(char) or JAMO.match(char))
        or (flags is not None and len(flags[0]) % 2 == 0)
    )
