"""Custom ids: `1{surface}:{table}:{stamp}:{verb}[:{argument}]`, numbers in base 36.

They hold keys and nothing secret. `surface` says which screen was clicked, `stamp` which pile it showed (`stamp`),
`argument` is the
engine's own text of an action. The seat is never in it: it is the clicking user's.
"""

from typing import NamedTuple

from bot.numbers import DIGITS, number_in
from bot.refusal import Malformed

SCHEMA = "1"
LOBBY, TABLE, HAND, TAX, HOUSE = "l", "t", "h", "x", "r"
DECREE = "d"
WISHES = "s"  # personal settings: need no table
PRIVACY = "p"  # what is stored of a person: needs no table
BOOK = "b"  # the rules to read: needs no table
BOARD = "m"  # of misery: stands for itself, too
STORY = "c"  # of a round that is over: stands for itself, too
SERVER = "v"  # settings of a server: need no table
GATE = "g"  # private: for who wants to play
PRIVATE = frozenset({HAND, TAX, HOUSE, DECREE, WISHES, PRIVACY, BOOK, SERVER, GATE})  # drawn for one person alone
LONGEST = 100  # Discord's limit


class Press(NamedTuple):
    """What a custom id says was pressed."""

    surface: str
    table: int
    stamp: int
    verb: str
    argument: str = ""

    @property
    def kind(self) -> str:
        """What is pressed, whatever it is about: "h:p"."""
        return f"{self.surface}:{self.verb}"


def encode(press: Press) -> str:
    """The custom id. Raises ValueError when it would be too long for Discord."""
    parts = [SCHEMA + press.surface, base36(press.table), base36(press.stamp), press.verb]
    text = ":".join([*parts, press.argument] if press.argument else parts)
    if len(text) > LONGEST:
        raise ValueError(f"custom id too long: {text}")
    return text


def decode(text: str) -> Press | None:
    """What a custom id says; None for one that is not ours, or of another schema."""
    head, *rest = text.split(":", 4)
    if len(head) != 2 or head[0] != SCHEMA or len(rest) < 3:
        return None
    try:
        table, drawn = number_in(rest[0], base=36), number_in(rest[1], base=36)
    except Malformed:
        return None
    return Press(head[1], table, drawn, rest[2], rest[3] if len(rest) > 3 else "")


def base36(number: int) -> str:
    """A number in base 36."""
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = DIGITS[digit] + digits
        if not number:
            return digits


def stamp(round_number: int, trick: int, plays: int) -> int:
    """Which pile a screen shows: it changes with every play and every trick, and with nothing else."""
    return (round_number * 1000 + trick) * 100 + plays


def same_round(one: int, other: int) -> bool:
    """Whether two stamps are of piles of one round."""
    return one // 100_000 == other // 100_000


def same_trick(one: int, other: int) -> bool:
    """Whether two stamps are of piles of one trick."""
    return one // 100 == other // 100
