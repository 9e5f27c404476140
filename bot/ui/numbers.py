"""Numbers from outside: ids, menus and commands are text that anybody can forge. Here alone it is read as a number."""

from bot.refusal import Malformed

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
MOST = 2**63 - 1  # what SQLite can store; Discord's ids stay below it, too
LONGEST = len(str(MOST))


def number_in(text: str, most: int = MOST, base: int = 10) -> int:
    """The number from 0 to `most` that these digits write. Raises Malformed for anything else, also for signs, blanks
    and the digits of other scripts, all of which `int` would take.
    """
    if not text or len(text) > LONGEST or not set(text) <= set(DIGITS[:base]):
        raise Malformed
    found = int(text, base)
    if found > most:
        raise Malformed
    return found
