"""Draws a board of cards with chips on it: PNG, dark around the cards, so that it reads on both of Discord's themes.

Sides are told apart by the shape of their chips and by colour. A chip bears the card that it covers; in a row it has a
golden edge, and its cell is filled with its side's colour. The last move has a ring around it. On a player's own
picture the cells that they choose among are outlined and bear the numbers of the buttons.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from PIL import Image, ImageDraw, ImageFont

from bot.faces import BACK, drawing

CELL, GAP = 76, 4  # pixels: a card with what is around it, and what that is
RIM = 40  # the rim above and to the left, for letters and numbers
WIDE = 2 * CELL  # a cell while it is drawn; made smaller, its edges are smooth
COLOURS = 96  # the colours in the palette that all parts of a picture share
SAMPLE = ("", "AC", "AD", "AH", "AS")  # cells that have all colours of cards between them
LAYOUTS = 8  # boards whose empty picture is kept

BADGE = 32  # pixels: the number of a cell, in its corner

GROUND, INK, RING, WHITE, MARK = "#1e1f22", "#dbdee1", "#f0c75e", "#ffffff", "#0f8a46"
SIDES = ("#1d5fbf", "#c9560b", "#7a2048")  # blue discs, orange squares, dark red triangles
SIGNS = ("🔵", "🟧", "🔺")  # the sides' signs in a line of text
LETTERS = ("●", "■", "▲")  # and where every character is as wide as the others


@dataclass(frozen=True, slots=True)
class DrawnBoard:
    """A board as it is to be drawn.

    `columns`: cells in a row. `cards`: their cards row by row, "" for a cell that belongs to everybody. By the number
    of a cell: `chips` has the side of each chip, -1 where none lies, `rows` the cells of finished rows; `last` is that
    of the last move, None before the first. `marked`: the cells that a player chooses among, the first bears a 1.
    """

    columns: int
    cards: tuple[str, ...]
    chips: tuple[int, ...]
    rows: frozenset[int] = frozenset()
    last: int | None = None
    marked: tuple[int, ...] = ()


def png(board: DrawnBoard) -> bytes:
    """The board as PNG, under 100 KB. Takes milliseconds, and the first picture of a layout a second: for a thread.

    Every part is drawn once and reduced to one palette, so that a picture is no more than parts put side by side.
    """
    image = _empty(board.columns, board.cards).copy()
    for cell, side in enumerate(board.chips):
        if side >= 0:
            image.paste(_chip(board.cards[cell], side, cell in board.rows), _at(board.columns, cell))
    if board.last is not None:
        _outline(image, board.last, board.columns, RING)
    for number, cell in enumerate(board.marked, 1):
        _outline(image, cell, board.columns, MARK)
        x, y = _at(board.columns, cell)
        corner = (x + CELL - GAP - BADGE, y + CELL - GAP - BADGE)
        image.paste(_badge(number), corner)
    return drawing.png(image)


def letters(board: DrawnBoard, card: Sequence[str]) -> str:
    """The board as text, every cell three characters wide. `card`: what stands on each cell, in two characters."""
    head = "   " + "".join(f"{chr(ord('A') + at)}  " for at in range(board.columns)).rstrip()
    cells = [LETTERS[side] if side >= 0 else text for side, text in zip(board.chips, card, strict=True)]
    marks = ({} if board.last is None else {board.last: "<"}) | dict.fromkeys(board.marked, "+")
    for cell, mark in marks.items():
        cells[cell] += mark
    lines = []
    for start in range(0, len(cells), board.columns):
        shown = "".join([cell.ljust(3) for cell in cells[start : start + board.columns]])
        lines.append(f"{start // board.columns + 1:>2} {shown}".rstrip())
    return "\n".join(["```", head, *lines, "```"])


def _at(columns: int, cell: int) -> tuple[int, int]:
    """The pixel at the top left of a cell's card."""
    return RIM + cell % columns * CELL + GAP, RIM + cell // columns * CELL + GAP


def _outline(image: Image.Image, cell: int, columns: int, colour: str) -> None:
    """Draw a ring around a cell."""
    x, y = _at(columns, cell)
    ring = (x - GAP, y - GAP, x + CELL - 1, y + CELL - 1)
    ImageDraw.Draw(image).rounded_rectangle(ring, 12, None, _number(colour), 6)


@cache
def _badge(number: int) -> Image.Image:
    """The picture of a cell's number, in the shared palette."""
    image = Image.new("RGB", (BADGE, BADGE), MARK)
    ImageDraw.Draw(image).text((BADGE / 2, BADGE / 2), str(number), WHITE, ImageFont.load_default(26), "mm")
    return _reduce_colours(image)


@lru_cache(LAYOUTS)
def _empty(columns: int, cards: tuple[str, ...]) -> Image.Image:
    """The board without chips, in the shared palette; never in all colours at once, which takes four times the memory,
    and an allocator keeps twice the largest piece that it was ever given back.
    """
    rows = len(cards) // columns
    size = RIM + columns * CELL + GAP, RIM + rows * CELL + GAP
    board = _reduce_colours(Image.new("RGB", (1, 1), GROUND)).resize(size)
    for column in range(columns):
        board.paste(_label(chr(ord("A") + column), CELL, RIM), (RIM + column * CELL, 0))
    for row in range(rows):
        board.paste(_label(str(row + 1), RIM, CELL), (0, RIM + row * CELL))
    for cell, card in enumerate(cards):
        board.paste(_card(card), _at(columns, cell))
    return board


def _label(text: str, width: int, height: int) -> Image.Image:
    """A column's letter or a row's number, in the shared palette."""
    image = Image.new("RGB", (width, height), GROUND)
    ImageDraw.Draw(image).text((width / 2, height / 2), text, INK, ImageFont.load_default(28), "mm")
    return _reduce_colours(image)


@cache
def _card(card: str) -> Image.Image:
    """A cell without a chip, in the shared palette."""
    return _reduce_colours(_face(card))


@cache
def _chip(card: str, side: int, in_row: bool) -> Image.Image:
    """A cell with the chip of a side, on which its card stands in white, in the shared palette."""
    return _reduce_colours(_bearing(card, side, in_row))


def _reduce_colours(image: Image.Image) -> Image.Image:
    """The image with the nearest colours of the shared palette."""
    return image.quantize(palette=_palette(), dither=Image.Dither.NONE)


@cache
def _number(colour: str) -> int:
    """The nearest colour's place in the shared palette."""
    return _reduce_colours(Image.new("RGB", (1, 1), colour)).tobytes()[0]


@cache
def _palette() -> Image.Image:
    """The palette that all parts share, taken from a card of every suit, a chip of every kind, letters and the ring."""
    parts = [_face(card) for card in SAMPLE]
    parts += [_bearing(SAMPLE[-1], side, in_row) for side in range(len(SIDES)) for in_row in (False, True)]
    sample = Image.new("RGB", (CELL * len(parts), CELL), GROUND)
    for number, part in enumerate(parts):
        sample.paste(part, (number * CELL, 0))
    ImageDraw.Draw(sample).rectangle((0, CELL - GAP, CELL, CELL), RING)
    ImageDraw.Draw(sample).text((CELL, CELL - GAP), "A", INK)
    ImageDraw.Draw(sample).rectangle((0, 0, CELL, GAP), MARK)
    return sample.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def _face(card: str) -> Image.Image:
    """A cell without a chip, in all its colours."""
    return _small(_wide(drawing.image(card or BACK)))


def _bearing(card: str, side: int, in_row: bool) -> Image.Image:
    """A cell with the chip of a side, in all its colours."""
    image = _ground(SIDES[side] if in_row else WHITE).copy()
    draw, colour = ImageDraw.Draw(image), SIDES[side]
    edge, width = (RING, WIDE // 18) if in_row else (WHITE, WIDE // 32)
    if side == 0:
        draw.ellipse((WIDE * 0.08, WIDE * 0.08, WIDE * 0.92, WIDE * 0.92), colour, edge, width)
    elif side == 1:
        draw.rounded_rectangle((WIDE * 0.11, WIDE * 0.11, WIDE * 0.89, WIDE * 0.89), WIDE * 0.08, colour, edge, width)
    else:
        draw.polygon(
            [(WIDE * 0.5, WIDE * 0.04), (WIDE * 0.98, WIDE * 0.92), (WIDE * 0.02, WIDE * 0.92)], colour, edge, width
        )
    share, top = (0.62, 0.19) if side < 2 else (0.48, 0.40)
    index = _wide(drawing.index(card, WHITE)).resize((round(WIDE * share),) * 2, Image.Resampling.LANCZOS)
    image.alpha_composite(index, (round(WIDE * (1 - share) / 2), round(WIDE * top)))
    return _small(image)


@cache
def _ground(colour: str) -> Image.Image:
    """An empty card of a colour, below a chip."""
    image = Image.new("RGBA", (drawing.SIZE * drawing.FINE,) * 2)
    drawing.blank(image, colour)
    return _wide(image)


def _wide(image: Image.Image) -> Image.Image:
    """A drawing at the size at which a chip is set on it."""
    return image.resize((WIDE, WIDE), Image.Resampling.BOX)


def _small(image: Image.Image) -> Image.Image:
    """A cell's drawing at its size on the board, on the board's ground."""
    ground = Image.new("RGBA", image.size, GROUND)
    ground.alpha_composite(image)
    return ground.convert("RGB").resize((CELL - GAP, CELL - GAP), Image.Resampling.LANCZOS)
