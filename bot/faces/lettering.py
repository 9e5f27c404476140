"""Letters for pictures: two fonts, the characters of a text that they have, and how much of it fits.

The fonts come with matplotlib, which is not imported for that: it takes a third of a second and 24 MB. They have Latin
with all its accents, Greek, Cyrillic and many signs, and neither emoji nor the scripts of East Asia.
"""

from functools import cache
from importlib.metadata import distribution
from pathlib import Path
from unicodedata import bidirectional, category, normalize

from PIL import ImageFont, features

from bot.shortening import shorten_to_fit

REGULAR, BOLD = "DejaVuSans.ttf", "DejaVuSans-Bold.ttf"
SIZE = 32  # pixels, at which it is seen whether a font has a character
UNASSIGNED = "\uffff"  # a character that no font has
ISOLATES = "\u2068\u2069"  # around names, which are set in their own direction
MISSING = "▯"
FROM_THE_RIGHT = ("R", "AL")
ANY_DIRECTION = features.check("raqm") is True and features.check("fribidi") is True  # or letters stand in wrong order


@cache
def font(file: str, size: int) -> ImageFont.FreeTypeFont:
    """One of the fonts, `size` pixels high."""
    return ImageFont.truetype(_folder() / file, size)


def drawable(words: str) -> str:
    """The words with what the fonts have of them: a letter that is missing in another form if it has one, else as
    `MISSING`; signs that are missing, as emoji are, left out.
    """
    return " ".join("".join(map(_drawable, normalize("NFC", words))).split())


def legible(words: str) -> bool:
    """True if anything of the words can be drawn."""
    return bool(drawable(words).strip(MISSING + ISOLATES + " "))


def fitting(words: str, letters: ImageFont.FreeTypeFont, wide: float) -> str:
    """The words, without their middle where they are wider than `wide` pixels."""
    return shorten_to_fit(words, lambda one: letters.getlength(one) <= wide)


def wrap(words: str, letters: ImageFont.FreeTypeFont, wide: float, most: int) -> list[str]:
    """The words in lines of `wide` pixels, at most `most`; the last is cut where they need more."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and len(lines) < most and letters.getlength(longer) > wide:
            lines.append(word)
        else:
            lines[-1] = longer
    return [fitting(line, letters, wide) for line in lines if line]


def _drawable(char: str) -> str:
    if _has(char) or (char in ISOLATES and ANY_DIRECTION):
        return char
    for other in (normalize("NFKC", char), normalize("NFD", char)[:1]):
        if other and all(map(_has, other)):
            return other
    return " " if char.isspace() else MISSING if category(char)[0] in "LN" else ""


@cache
def _folder() -> Path:
    """The folder in which matplotlib keeps its fonts."""
    return Path(str(distribution("matplotlib").locate_file("matplotlib/mpl-data/fonts/ttf")))


def _has(char: str) -> bool:
    """True if both fonts have a character, and it can stand in a line here."""
    unseen = category(char) in ("Cc", "Cf", "Co", "Cs") or 0xFE00 <= ord(char) <= 0xFE0F  # directions, forms of emoji
    backwards = bidirectional(char) in FROM_THE_RIGHT and not ANY_DIRECTION
    return _can_be_drawn(char) and not unseen and not backwards


@cache
def _can_be_drawn(char: str) -> bool:
    """True if both fonts draw a character as something else than the box that stands for all they do not have."""
    return all(_glyph(file, char) != _glyph(file, UNASSIGNED) for file in (REGULAR, BOLD))


def _glyph(file: str, char: str) -> tuple[tuple[int, int], bytes]:
    """The size and the shades of a character as a font draws it."""
    mask = _plain_font(file).getmask(char)
    return mask.size, bytes(mask)


@cache
def _plain_font(file: str) -> ImageFont.FreeTypeFont:
    """A font that draws characters one by one, so that no other takes the place of one that is missing."""
    return ImageFont.truetype(_folder() / file, SIZE, layout_engine=ImageFont.Layout.BASIC)
