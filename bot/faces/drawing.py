"""Draws card faces: PNG, 128×128, transparent around the card. The same face is always the same bytes.

An emoji in a line of text is 22 pixels high, so a face shows one thing, as large as the card allows.
"""

import io
from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFont

from bot.faces import BACK, JOKER, SUITED, TRUMPS, TWO_COLOURS

SIZE = 128
LEVEL = 2  # the level of compression: with 4 a picture is 12 % smaller and takes 1.4 times as long to save
FINE = 4  # a face is drawn four times as large, then made smaller: smooth edges
CARD = (6, 1, 121, 126)  # left, top, right, bottom
RIM, ROUND = 8, 20
GLYPH = (18, 19, 109, 108)  # the place of the rank
ABOVE = (20, 13, 107, 73)  # the place of a rank above a suit
NUMBER = (13, 15, 114, 86)  # the place of a trump's number
BAND = (20, 94, 107, 113)  # and what is below that
NUMERALS = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))
FONT, BOLD = 400, 14  # the font is a regular one: a stroke makes it bold
NARROWEST = 0.64  # two digits are pressed together so far, not further

WHITE, INK, VIOLET, GOLD, RED = "#ffffff", "#1b1b24", "#5a3391", "#e3b93c", "#b3262e"
SUIT_COLOURS = {"C": "#1f7a3a", "D": "#1f4fb3", "H": RED, "S": INK}  # told apart by shape and by colour
PLAIN_COLOURS = SUIT_COLOURS | {"C": INK, "D": RED}

Box = tuple[float, float, float, float]


def face(token: str) -> bytes:
    """The face of a card token, as PNG."""
    file = io.BytesIO()
    image(token).resize((SIZE, SIZE), Image.Resampling.LANCZOS).save(file, "PNG", optimize=True)
    return file.getvalue()


def image(token: str) -> Image.Image:
    """The face of a card token, `FINE` times as large as it is shown."""
    image = Image.new("RGBA", (SIZE * FINE, SIZE * FINE))
    if token == BACK:
        blank(image, VIOLET)
        _crown(image)
    elif token == JOKER:
        blank(image, WHITE)
        _cap(image)
    elif token in SUITED or token in TWO_COLOURS:
        card, colours = (token, SUIT_COLOURS) if token in SUITED else (TWO_COLOURS[token], PLAIN_COLOURS)
        blank(image, WHITE)
        _index(image, card, colours[card[-1]])
    elif token in TRUMPS:
        blank(image, WHITE)
        _glyph(image, numeral(TRUMPS.index(token)), NUMBER, VIOLET)
        ImageDraw.Draw(image).rounded_rectangle(_fine(BAND), 8 * FINE, GOLD, VIOLET, 5 * FINE)
    else:
        blank(image, WHITE)
        _glyph(image, token, GLYPH, INK)
    return image


def index(card: str, colour: str) -> Image.Image:
    """The rank and suit of a card alone, in one colour, as large as `image` has them."""
    image = Image.new("RGBA", (SIZE * FINE, SIZE * FINE))
    _index(image, card, colour)
    return image


def blank(image: Image.Image, colour: str) -> None:
    """Draw a card with a dark rim, which ends it on a light page. On a dark page its colour does."""
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(_fine(CARD), ROUND * FINE, colour, INK, RIM * FINE)


def _index(image: Image.Image, card: str, colour: str) -> None:
    """Draw the rank above the suit."""
    _glyph(image, card[:-1], ABOVE, colour)
    _suit(image, card[-1], colour)


def _glyph(image: Image.Image, text: str, box: Box, colour: str) -> None:
    """Draw the text as large as the box allows, in its middle."""
    font = ImageFont.load_default(FONT)
    left, top, right, bottom = font.getbbox(text, stroke_width=BOLD)
    mask = Image.new("L", (round(right - left), round(bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, 255, font, stroke_width=BOLD)
    x0, y0, x1, y1 = _fine(box)
    scale = min((y1 - y0) / mask.height, (x1 - x0) / mask.width / NARROWEST)
    size = round(min(mask.width * scale, x1 - x0)), round(mask.height * scale)
    at = round((x0 + x1 - size[0]) / 2), round((y0 + y1 - size[1]) / 2)
    image.paste(colour, at, mask.resize(size, Image.Resampling.LANCZOS))


def numeral(number: int) -> str:
    """A trump's number as a numeral, which nobody takes for the rank of a card beside it."""
    text, left = "", number
    for value, numeral in NUMERALS:
        text += numeral * (left // value)
        left %= value
    return text or str(number)


def _crown(image: Image.Image) -> None:
    """Draw the crown on the back of every card."""
    _shape(image, [(29, 89), (24, 43), (46, 62), (63.5, 28), (81, 62), (103, 43), (98, 89)], GOLD)
    _shape(image, [(29, 95), (98, 95), (98, 104), (29, 104)], GOLD)


def _cap(image: Image.Image) -> None:
    """Draw the joker: a fool's cap with three points and a bell on each."""
    _shape(image, [(34, 84), (27, 52), (64, 66), (64, 84)], RED)
    _shape(image, [(93, 84), (100, 52), (63, 66), (63, 84)], RED)
    _shape(image, [(42, 84), (63.5, 28), (85, 84)], VIOLET)
    _shape(image, [(32, 89), (95, 89), (91, 108), (36, 108)], INK)
    for bell in ((28, 50), (63.5, 27), (99, 50)):
        _disc(image, bell, 11, GOLD)


def _suit(image: Image.Image, suit: str, colour: str) -> None:
    """Draw a suit below the rank: a diamond, a heart, a spade or a club."""
    if suit == "D":
        _shape(image, [(63.5, 76), (86, 97), (63.5, 118), (41, 97)], colour)
    elif suit == "H":
        _disc(image, (52, 89), 13, colour)
        _disc(image, (75, 89), 13, colour)
        _shape(image, [(40.5, 95), (86.5, 95), (63.5, 118)], colour)
    elif suit == "S":
        _shape(image, [(63.5, 75), (86, 98), (41, 98)], colour)
        _disc(image, (52.5, 100), 11.5, colour)
        _disc(image, (74.5, 100), 11.5, colour)
        _shape(image, [(63.5, 96), (74, 118), (53, 118)], colour)
    else:
        for leaf in ((63.5, 86), (51, 102), (76, 102)):
            _disc(image, leaf, 11.5, colour)
        _shape(image, [(63.5, 92), (73, 118), (54, 118)], colour)


def _shape(image: Image.Image, points: Sequence[tuple[float, float]], colour: str) -> None:
    ImageDraw.Draw(image).polygon([(x * FINE, y * FINE) for x, y in points], colour)


def _disc(image: Image.Image, at: tuple[float, float], radius: float, colour: str) -> None:
    x, y = at
    ImageDraw.Draw(image).ellipse(_fine((x - radius, y - radius, x + radius, y + radius)), colour)


def _fine(box: Box) -> Box:
    x0, y0, x1, y1 = box
    return x0 * FINE, y0 * FINE, x1 * FINE, y1 * FINE


def png(image: Image.Image) -> bytes:
    """The image, which has a palette, as the bytes of a PNG file."""
    file = io.BytesIO()
    image.save(file, "PNG", compress_level=LEVEL)
    return file.getvalue()
