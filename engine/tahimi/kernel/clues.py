"""Clues to the hands of the others, from what they play and pass.

A seat's habits (`habits`) depend on how many cards of each rank it holds. So an action rules out numbers of cards, rank
by rank, unless the seat has left its habits. A clue is the set of all pairs of a rank and a number of cards now held
that it speaks against. As bits: the rank at place r begins at `SLOT * r`, and its bit c stands for c cards.
"""

from collections import Counter
from collections.abc import Callable, Sequence

from engine.tahimi.kernel.course import Turn
from engine.tahimi.kernel.tables import BREAKABLE, Tables

SLOT = 16  # more than there are cards of a rank


def clues(tables: Tables, turns: Sequence[Turn], players: int) -> tuple[tuple[int, ...], ...]:
    """The clues to the hand of each seat as it is after these turns. Jokers are no part of them."""
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
    """Return a function that says, for a number of cards of a rank, if they are played by habit, in answer to the top
    play or as the lead that was chosen.
    """
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
