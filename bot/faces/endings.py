"""Draws the end of a round: PNG, with a dark ground of its own, so that it reads on both of Discord's themes. On a
phone it is shown about a third as large.
"""

from dataclasses import dataclass
from functools import cache
from itertools import product

from PIL import Image, ImageColor, ImageDraw

from bot.faces import drawing
from bot.faces.boards import GROUND, INK, RING
from bot.faces.lettering import BOLD, REGULAR, fitting, font, wrap

WIDE, EDGE = 800, 32  # pixels: the picture, and what is around all that stands in it
TITLE, NAME, FACTS, LINE = 42, 36, 28, 31  # heights of letters
HEAD = 122  # the height above the rows
ROW, LOW_ROW = 84, 56  # a row, and one without facts
PLACES = 68  # the column of the places
BADGE, LOW_BADGE = 25, 20  # the radius of the disc before a name
BESIDE = 14  # the gap between a disc and a name
FINE = 4  # a disc is drawn four times as large, so that its edge is smooth
APART = 24  # the gap between a name and what stands at its right
LEAST_NAME = 300  # is left to a name in any case
SPACED, MOST_LINES = 44, 4  # the height of a line that is told below, and the most of them
STEPS = 8  # the steps of colour from a ground to what is drawn on it, so that edges are smooth

QUIET, BAND = "#a3a6ad", "#2b2d31"
# The colours of the discs, by seat: a person keeps the same one as long as they keep their seat.
DISCS = ("#f2b84b", "#6fb7e8", "#8bd17c", "#e88c8c", "#c5a3e8", "#f2a66f", "#7fd1c7", "#d9d36b", "#e8a0c9", "#a9b8c9")
# The corners of a crown, from the middle of its foot.
CROWN = ((-0.62, 0.0), (-0.72, -0.62), (-0.34, -0.3), (0.0, -0.78), (0.34, -0.3), (0.72, -0.62), (0.62, 0.0))


@dataclass(frozen=True, slots=True)
class EndingRow:
    """The line of a seat: its place; who sits there, and in a word what else they are ("steward"); at
    the right what is counted, and below the name what else there is to say. Before the name is a disc of the seat's
    colour with the first letter, and a crown on it where somebody has won.
    """

    place: int
    name: str
    seat: int = 0
    crowned: bool = False
    also: str = ""
    counted: str = ""
    facts: str = ""


@dataclass(frozen=True, slots=True)
class EndingPicture:
    """The end of a round as it is to be drawn: words that the fonts have, the rows, and one line of the narrator's."""

    title: str
    facts: str
    rows: tuple[EndingRow, ...]
    text: str = ""


def png(ending: EndingPicture) -> bytes:
    """The picture as PNG, under 100 KB. Takes its time: for a thread."""
    high = ROW if any(row.facts for row in ending.rows) else LOW_ROW
    lines = wrap(ending.text, font(REGULAR, LINE), WIDE - 2 * EDGE, MOST_LINES)
    foot = HEAD + high * len(ending.rows) + EDGE // 2
    below = EDGE // 2 + SPACED * len(lines) if lines else 0
    image = Image.new("RGB", (WIDE, foot + below + EDGE // 2), GROUND)
    draw = ImageDraw.Draw(image)
    _write(draw, (EDGE, EDGE + 14), ending.title, (BOLD, TITLE, INK), WIDE - 2 * EDGE)
    _write(draw, (EDGE, EDGE + 60), ending.facts, (REGULAR, FACTS, QUIET), WIDE - 2 * EDGE)
    for number, row in enumerate(ending.rows):
        _row(draw, HEAD + number * high, high, row)
        badge = _badge(row, BADGE if high == ROW else LOW_BADGE)
        image.paste(badge, (EDGE + PLACES, HEAD + number * high + (high - badge.height) // 2), badge)
    if lines:
        draw.line((EDGE, foot, WIDE - EDGE, foot), BAND, 3)
    for number, line in enumerate(lines):
        middle = foot + EDGE // 2 + SPACED * number + SPACED // 2
        _write(draw, (EDGE, middle), line, (REGULAR, LINE, INK), WIDE - 2 * EDGE)
    return drawing.png(image.quantize(palette=_palette(), dither=Image.Dither.NONE))


@cache
def _palette() -> Image.Image:
    """A palette of few colours, so that a picture stays small: the grounds, and the steps from them to all that is
    drawn on them.
    """
    grounds = [ImageColor.getrgb(ground)[:3] for ground in (GROUND, BAND)]
    found = [*grounds]
    for ground, colour in product(grounds, map(ImageColor.getrgb, (INK, QUIET, RING, *DISCS))):
        for step in range(1, STEPS + 1):
            parts = zip(ground, colour[:3], strict=True)
            red, green, blue = (below + (above - below) * step // STEPS for below, above in parts)
            found.append((red, green, blue))
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in found for part in colour])
    return image


Letters = tuple[str, int, str]  # the font, the height, the colour


def _row(draw: ImageDraw.ImageDraw, top: int, high: int, row: EndingRow) -> None:
    """Draw the line of a seat. The line of a first place has a ground of its own, with a golden edge."""
    first = row.place == 1
    if first:
        draw.rectangle((EDGE - 20, top + 2, WIDE - EDGE + 20, top + high - 4), BAND)
        draw.rectangle((EDGE - 20, top + 2, EDGE - 13, top + high - 4), RING)
    middle = top + (26 if row.facts else high // 2)
    number = font(BOLD, NAME)
    draw.text((EDGE + PLACES - 20, middle), str(row.place), RING if first else QUIET, number, "rm")
    left = EDGE + PLACES + 2 * (BADGE if high == ROW else LOW_BADGE) + BESIDE
    right = (
        WIDE
        - EDGE
        - _write_right(draw, (WIDE - EDGE, middle), row.counted, (BOLD, FACTS, INK), WIDE - EDGE - left - LEAST_NAME)
    )
    also = f" {row.also}" if row.also else ""
    room = right - left - font(REGULAR, FACTS).getlength(also)
    end = left + _write(draw, (left, middle), row.name, (BOLD, NAME, INK), room)
    _write(draw, (end, middle), also, (REGULAR, FACTS, QUIET), right - end)
    _write(draw, (left, middle + 36), row.facts, (REGULAR, FACTS, QUIET), WIDE - EDGE - left)


def _badge(row: EndingRow, radius: int) -> Image.Image:
    """The disc before a name, with its crown."""
    size = 2 * radius * FINE
    image = Image.new("RGBA", (size, size))
    draw = ImageDraw.Draw(image)
    low = size // 5 if row.crowned else 0  # the crown takes its place above
    draw.ellipse((low // 2, low, size - low // 2 - 1, size - 1), DISCS[row.seat % len(DISCS)])
    letter = next((sign.upper() for sign in row.name if sign.isalnum()), "")
    draw.text((size // 2, (size + low * 3 // 2) // 2), letter, GROUND, font(BOLD, radius * FINE), "mm")
    if row.crowned:
        wide, foot = size * 9 // 20, size * 2 // 5
        draw.polygon([(size // 2 + x * wide, foot + y * wide) for x, y in CROWN], RING, GROUND, FINE)
    return image.resize((2 * radius, 2 * radius), Image.Resampling.LANCZOS)


def _write(draw: ImageDraw.ImageDraw, at: tuple[float, float], words: str, letters: Letters, room: float) -> float:
    """Write words from here on, around this height, cut if there is no room. Return their width."""
    file, high, colour = letters
    shown = fitting(words, font(file, high), room)
    draw.text(at, shown, colour, font(file, high), "lm")
    return font(file, high).getlength(shown)


def _write_right(
    draw: ImageDraw.ImageDraw, at: tuple[float, float], words: str, letters: Letters, room: float
) -> float:
    """Write words that end here. Return their width, with the distance that others keep."""
    file, high, colour = letters
    shown = fitting(words, font(file, high), room)
    draw.text(at, shown, colour, font(file, high), "rm")
    return font(file, high).getlength(shown) + APART if shown else 0
