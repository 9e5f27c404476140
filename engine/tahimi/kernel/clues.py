"""Clues to the hands of the others, from what they play and pass.

A seat's habits (`habits`) depend on how many cards of each rank it holds. So a play or a pass rules out some numbers of
cards, rank by rank, unless the seat has left its habits. A clue says which: it is the set of all pairs of a rank and a
number of cards that the seat would hardly hold now. As bits: those of the rank at place r begin at `SLOT * r`, and bit
c of these stands for c cards.
"""

from collections import Counter
from collections.abc import Callable, Sequence

from engine.tahimi.kernel.course import Turn
from engine.tahimi.kernel.tables import BREAKABLE, Tables

SLOT = 16  # more than there are cards of a rank


def clues(tables: Tables, turns: Sequence[Turn], players: int) -> tuple[tuple[int, ...], ...]:
    """The clues to the hand of each seat as it is after these turns. Jokers are no part of them."""
    found: list[list[int]] = [[] for _ in range(players)]
    since: list[Counter[int]] = [Counter() for _ in range(players)]  # by seat, the cards played from that turn on
    for turn in reversed(turns):
        play = turn.play
        since[turn.seat][play.place] += play.size - play.jokers
        if not play.jokers and (play.size or turn.top is not None):
            found[turn.seat].append(_clue(tables, turn, since[turn.seat]))
    return tuple(map(tuple, found))


def _clue(tables: Tables, turn: Turn, since: Counter[int]) -> int:
    """The clue of one turn. `since`: by place, the cards that the seat has played from that turn on."""
    play, top = turn.play, turn.top
    first, end = 0 if top is None else top.place + 1, play.place if play.size else tables.width
    clue = 0
    for place in range(first, end):  # habits would have preferred these ranks to what was played, but for some counts
        preferred = _would_play(tables, turn, place)
        clue |= _against(place, since[place], preferred)
    if play.size:
        chosen = _would_play(tables, turn, play.place)
        clue |= _against(play.place, since[play.place], lambda count: not chosen(count))
    return clue


def _would_play(tables: Tables, turn: Turn, place: int) -> Callable[[int], bool]:
    """Return a function that says for a number of cards of the rank at this place if a seat that holds so many plays
    them on this turn by habit.
    """
    if turn.top is None:
        lead = turn.play
        return lambda count: count == lead.size if place == lead.place else count > 0
    size = turn.top.size
    if place >= tables.width - BREAKABLE or turn.held <= size + 1:
        return lambda count: count >= size
    return lambda count: count == size


def _against(place: int, since: int, strange: Callable[[int], bool]) -> int:
    """The bits of all counts of a rank that a seat would hardly hold now. `strange`: True for the counts that it would
    hardly have held at the turn, before it played `since` cards of the rank.
    """
    return sum(1 << SLOT * place + count for count in range(SLOT) if strange(count + since))
