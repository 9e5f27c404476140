"""The timetable of an evening at tables for two: everybody meets everybody once before anybody meets again. Pure."""

import hashlib
from collections.abc import Sequence

from bot.tournaments.entries import Entrant

Round = tuple[tuple[Entrant, ...], ...]
"""The tables of a round: pairs, and one who is alone where the number of entrants is odd."""


def timetable(entrants: Sequence[Entrant]) -> tuple[Round, ...]:
    """The rounds in which each two of these meet once, and each is alone once where their number is odd.

    This is the circle method: one stays, and all others move on by one seat from round to round.
    """
    seats: list[Entrant | None] = [*entrants, None] if len(entrants) % 2 else [*entrants]
    first, circle = seats[:1], seats[1:]
    found = []
    for turn in range(len(circle)):
        row = first + circle[turn:] + circle[:turn]
        pairs = zip(row[: len(row) // 2], reversed(row), strict=False)
        found.append(tuple(tuple(one for one in pair if one is not None) for pair in pairs))
    return tuple(found)


def is_needed(entrants: int, rounds: int) -> bool:
    """True if a draw that looks at one round alone could end in a meeting that was avoidable. With up to half as many
    rounds as people it cannot: everybody has at least half of the others left until then, so that a round without a
    repeat exists (Dirac's theorem), whatever was drawn before.
    """
    return rounds > (entrants + 1) // 2


def lot(seed: bytes, number: int) -> bytes:
    """The place of a round of the timetable among those that are equal in everything else: the lowest is drawn."""
    return hashlib.sha256(seed + b"round %d" % number).digest()
