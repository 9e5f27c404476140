"""What the others betray by what they play and pass.

Habits (`habits`) are a matter of how many cards of each rank a seat holds. So an action rules hands out, rank by rank,
unless the seat has left its habits: a clue is the set of all "so many cards of that rank" that it speaks against, now.
As bits: those of the rank at place r begin at `SLOT * r`, and bit c of them stands for c cards.
"""

from collections import Counter
from collections.abc import Callable, Sequence

from engine.tahimi.kernel.course import Turn
from engine.tahimi.kernel.tables import BREAKABLE, Tables

SLOT = 16  # more than there are cards of a rank


def clues(tables: Tables, turns: Sequence[Turn], players: int) -> tuple[tuple[int, ...], ...]:
    """The clues to the hand of each seat as it is after those turns. Jokers are no part of them."""
    found: list[list[int]] = [[] for _ in range(players)]
    since: list[Counter[int]] = [Counter() for _ in range(players)]  # what each seat has played since, by place
    for turn in reversed(turns):
        play = turn.play
        since[turn.seat][play.place] += play.size - play.jokers
        if not play.jokers and (play.size or turn.top is not None):
            found[turn.seat].append(_clue(tables, turn, since[turn.seat]))
    return tuple(map(tuple, found))


def _clue(tables: Tables, turn: Turn, since: Counter[int]) -> int:
    play, top = turn.play, turn.top
    first, end = 0 if top is None else top.place + 1, play.place if play.size else tables.width
    clue = 0
    for place in range(first, end):  # none of these was played, though they come before what was
        would = _played(tables, turn, place)
        clue |= _against(place, since[place], would)
    if play.size:
        would = _played(tables, turn, play.place)
        clue |= _against(play.place, since[play.place], lambda count: not would(count))
    return clue


def _played(tables: Tables, turn: Turn, place: int) -> Callable[[int], bool]:
    """Whether so many cards of a rank are played by habit, in answer to the top play or as the lead taken."""
    if turn.top is None:
        lead = turn.play
        return lambda count: count == lead.size if place == lead.place else count > 0
    size = turn.top.size
    if place >= tables.width - BREAKABLE or turn.held <= size + 1:
        return lambda count: count >= size
    return lambda count: count == size


def _against(place: int, since: int, strange: Callable[[int], bool]) -> int:
    """The counts of now that were strange counts then, before `since` cards of that rank were played."""
    return sum(1 << SLOT * place + count for count in range(SLOT) if strange(count + since))
