"""Custom ids: `1{surface}:{table}:{number}[.{position}]:{verb}[:{argument}]`, numbers in base 36.

They hold keys and nothing secret. `surface` says which screen was clicked, `number` and `position` when it was drawn
(`Stamp`), `argument` is the engine's own text of an action. The seat is never in it: it is the clicking user's.
"""

from collections.abc import Mapping
from typing import NamedTuple, TypeVar

from bot.refusal import Malformed
from bot.stamp import Stamp
from bot.ui.numbers import DIGITS, number_in

SCHEMA = "1"
LOBBY, TABLE, HAND, TAX, HOUSE = "l", "t", "h", "x", "r"
DECREE = "d"
PREFERENCES = "s"  # personal settings: need no table
PRIVACY = "p"  # what is stored of a person: needs no table
BOOK = "b"  # the rules to read: needs no table
BOARD = "m"  # the board of misery; needs no table
STORY = "c"  # a round that is over; needs no table
SERVER = "v"  # settings of a server: need no table
START = "o"  # the choice of a game for a new table; needs no table
GATE = "g"  # private: for people who want to play
FIND = "f"  # the open tables
PANEL = frozenset({HAND, TAX, DECREE, GATE})  # the surfaces on a person's panel at a table
SIGN = "n"  # a server's sign, which everybody sees
DAILY = "y"  # today's deals: needs no table
REVIEW = "w"  # a review of one's own decisions in a round that is over; needs no table
INTRODUCTION = "i"  # the introduction of a bot that has just been invited, which everybody sees
TOURNAMENT = "u"  # its message, which everybody sees, and what is shown of it to one person: needs no table
PRIVATE = frozenset(
    {HAND, TAX, HOUSE, DECREE, PREFERENCES, PRIVACY, BOOK, SERVER, START, GATE, FIND, DAILY, REVIEW}
)  # drawn for one person alone
LONGEST = 100  # Discord's limit

# Verbs of the private panel, which leave room for the text of an answer. Most others say what they do.
PLAY = "p"  # an action, by its whole text
ANSWER = "a"  # what completes an answer that is made click by click
NARROW = "b"  # a step on the way to one
WHY = "q"  # how the rules go here
AS_TEXT = "text"  # the illustration of the table in letters
REDRAW = "r"  # unfold, or back
HINT = "hint"  # what a strong computer player would do
# And of a word to a partner: what can be said, a ready-made word, the form for another, and the form as it is sent.
WORD, SAY, WRITE, WRITTEN = "word", "say", "write", "written"


Answer = TypeVar("Answer")


class Press(NamedTuple):
    """A press, as a custom id states it."""

    surface: str
    table: int
    stamp: Stamp
    verb: str
    argument: str = ""

    @property
    def kind(self) -> str:
        """The kind of press, whatever it is about: "h:p"."""
        return kind(self.surface, self.verb)


def kind(surface: str, verb: str) -> str:
    """The part that all presses of a verb on a screen have in common."""
    return f"{surface}:{verb}"


def by_kind(surface: str, verbs: Mapping[str, Answer]) -> dict[str, Answer]:
    """The handlers of a screen's verbs, by the kind of press."""
    return {kind(surface, verb): answer for verb, answer in verbs.items()}


def encode(press: Press) -> str:
    """The custom id. Raises ValueError when it would be too long for Discord."""
    parts = [SCHEMA + press.surface, base36(press.table), _write_stamp(press.stamp), press.verb]
    text = ":".join([*parts, press.argument] if press.argument else parts)
    if len(text) > LONGEST:
        raise ValueError(f"custom id too long: {text}")
    return text


def decode(text: str) -> Press | None:
    """The press that a custom id states; None for one that is not ours, or of another schema."""
    head, *rest = text.split(":", 4)
    if len(head) != 2 or head[0] != SCHEMA or len(rest) < 3:
        return None
    number, _, position = rest[1].partition(".")
    try:
        table = number_in(rest[0], base=36)
        stamp = Stamp(number_in(number, base=36), number_in(position or "0", base=36))
    except Malformed:
        return None
    return Press(head[1], table, stamp, rest[2], rest[3] if len(rest) > 3 else "")


def _write_stamp(stamp: Stamp) -> str:
    return base36(stamp.round) + (f".{base36(stamp.position)}" if stamp.position else "")


def base36(number: int) -> str:
    """A number in base 36. Raises ValueError for a negative one."""
    if number < 0:
        raise ValueError(f"{number} has no place in a custom id")
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = DIGITS[digit] + digits
        if not number:
            return digits
