"""Draws the end of a round: PNG, with a dark ground of its own, so that it reads on both of Discord's themes. On a
phone it is shown about a third as large.
"""

from dataclasses import dataclass

from PIL import Image, ImageDraw

from bot.faces import encoding
from bot.faces.boards import GROUND, INK, RING
from bot.faces.lettering import BOLD, REGULAR, fitting, font, wrapped

WIDE, EDGE = 800, 32  # pixels: the picture, and what is around all that stands in it
TITLE, NAME, FACTS, LINE = 42, 36, 28, 31  # heights of letters
HEAD = 122  # above the rows
ROW, LOW_ROW = 84, 56  # a row, and one without facts
PLACES = 68  # the column of the places
APART = 24  # between a name and what stands at its right
LEAST_NAME = 300  # is left to a name in any case
SPACED, MOST_LINES = 44, 4  # of what is told below
COLOURS = 64  # of the whole picture, so that it stays small

QUIET, BAND = "#a3a6ad", "#2b2d31"


@dataclass(frozen=True, slots=True)
class Row:
    """What stands in the line of a seat: its place; who sits there, and in a word what else they are ("steward"); at
    the right what is counted, and below the name what else there is to say.
    """

    place: int
    name: str
    also: str = ""
    counted: str = ""
    facts: str = ""


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a round as it is to be drawn: words that the fonts have, the rows, and one line of the narrator's."""

    title: str
    facts: str
    rows: tuple[Row, ...]
    told: str = ""


def png(ending: Ending) -> bytes:
    """The picture as PNG, under 100 KB. Takes its time: for a thread."""
    high = ROW if any(row.facts for row in ending.rows) else LOW_ROW
    told = wrapped(ending.told, font(REGULAR, LINE), WIDE - 2 * EDGE, MOST_LINES)
    foot = HEAD + high * len(ending.rows) + EDGE // 2
    below = EDGE // 2 + SPACED * len(told) if told else 0
    image = Image.new("RGB", (WIDE, foot + below + EDGE // 2), GROUND)
    draw = ImageDraw.Draw(image)
    _write(draw, (EDGE, EDGE + 14), ending.title, (BOLD, TITLE, INK), WIDE - 2 * EDGE)
    _write(draw, (EDGE, EDGE + 60), ending.facts, (REGULAR, FACTS, QUIET), WIDE - 2 * EDGE)
    for number, row in enumerate(ending.rows):
        _row(draw, HEAD + number * high, high, row)
    if told:
        draw.line((EDGE, foot, WIDE - EDGE, foot), BAND, 3)
    for number, line in enumerate(told):
        middle = foot + EDGE // 2 + SPACED * number + SPACED // 2
        _write(draw, (EDGE, middle), line, (REGULAR, LINE, INK), WIDE - 2 * EDGE)
    return encoding.png(image.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE))


Letters = tuple[str, int, str]  # the font, the height, the colour


def _row(draw: ImageDraw.ImageDraw, top: int, high: int, row: Row) -> None:
    """The line of a seat; that of a first place on a ground of its own, with a golden edge."""
    first = row.place == 1
    if first:
        draw.rectangle((EDGE - 20, top + 2, WIDE - EDGE + 20, top + high - 4), BAND)
        draw.rectangle((EDGE - 20, top + 2, EDGE - 13, top + high - 4), RING)
    middle = top + (26 if row.facts else high // 2)
    number = font(BOLD, NAME)
    draw.text((EDGE + PLACES - 20, middle), str(row.place), RING if first else QUIET, number, "rm")
    left = EDGE + PLACES
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


def _write(draw: ImageDraw.ImageDraw, at: tuple[float, float], words: str, letters: Letters, room: float) -> float:
    """Words from here on, around this height, cut where there is no room; how wide they are."""
    file, high, colour = letters
    shown = fitting(words, font(file, high), room)
    draw.text(at, shown, colour, font(file, high), "lm")
    return font(file, high).getlength(shown)


def _write_right(
    draw: ImageDraw.ImageDraw, at: tuple[float, float], words: str, letters: Letters, room: float
) -> float:
    """Words that end here; how wide they are, with what keeps others away."""
    file, high, colour = letters
    shown = fitting(words, font(file, high), room)
    draw.text(at, shown, colour, font(file, high), "rm")
    return font(file, high).getlength(shown) + APART if shown else 0
