"""Draws the podium of a tournament: PNG, with a dark ground of its own, so that it reads on both of Discord's themes.
On a phone it is shown about a third as large.
"""

from dataclasses import dataclass

from PIL import Image, ImageDraw

from bot.faces import drawing
from bot.faces.boards import GROUND, INK
from bot.faces.endings import CROWN, EDGE, QUIET, WIDE
from bot.faces.lettering import BOLD, REGULAR, fitting, font

HEIGHT = 500  # pixels
TITLE, NAME, POINTS, NUMERAL, SIGN = 42, 34, 28, 96, 150  # heights of letters
STEP, GAP = 232, 12  # the width of a step, and what is between two
COLOURS = ("#e3b23c", "#b9c0c9", "#b9773d")  # gold, silver, bronze
HIGH = (236, 176, 128)  # how high each step is
ORDER = (2, 1, 3)  # the order of the places, from the left
LINE = 40  # the height from one name to the next below it
SUITS, FAINT = "♠♥♦♣", "#26282d"  # behind all
FEW = 128  # colours of the palette


@dataclass(frozen=True, slots=True)
class PodiumStep:
    """A step of the podium: its place, 1 to 3, and who stands there, in words that the fonts have."""

    place: int
    names: tuple[str, ...]
    points: str


@dataclass(frozen=True, slots=True)
class Podium:
    """The podium of a tournament as it is to be drawn."""

    title: str
    steps: tuple[PodiumStep, ...]


def png(podium: Podium) -> bytes:
    """The picture as PNG, under 100 KB. Takes its time: for a thread."""
    image = Image.new("RGB", (WIDE, HEIGHT), GROUND)
    draw = ImageDraw.Draw(image)
    for at, suit in enumerate(SUITS):
        x = EDGE + (WIDE - 2 * EDGE) * (2 * at + 1) / (2 * len(SUITS))
        draw.text((x, HEIGHT / 2 - 20), suit, FAINT, font(REGULAR, SIGN), "mm")
    title = fitting(podium.title, font(BOLD, TITLE), WIDE - 2 * EDGE)
    draw.text((WIDE / 2, EDGE + 14), title, INK, font(BOLD, TITLE), "mm")
    for step in podium.steps:
        _step(draw, step)
    return drawing.png(image.quantize(FEW, dither=Image.Dither.NONE))


def _step(draw: ImageDraw.ImageDraw, step: PodiumStep) -> None:
    left = (WIDE - 3 * STEP - 2 * GAP) // 2 + ORDER.index(step.place) * (STEP + GAP)
    middle, top = left + STEP / 2, HEIGHT - HIGH[step.place - 1]
    colour = COLOURS[step.place - 1]
    draw.rounded_rectangle((left, top, left + STEP, HEIGHT + 20), 14, colour)
    draw.text((middle, top + 62), str(step.place), GROUND, font(BOLD, NUMERAL), "mm")
    draw.text((middle, top - 24), fitting(step.points, font(REGULAR, POINTS), STEP), QUIET, font(REGULAR, POINTS), "mm")
    above = top - 62
    for name in reversed(step.names):
        draw.text((middle, above), fitting(name, font(BOLD, NAME), STEP), INK, font(BOLD, NAME), "mm")
        above -= LINE
    if step.place == 1:
        draw.polygon([(middle + 34 * x, above + 10 + 34 * y) for x, y in CROWN], colour)
