"""Clues to the hands of the others, from what they play and pass.

A seat's habits (`playout`) depend on how many cards of each rank it holds. So a play or a pass speaks against some
numbers of cards, rank by rank, unless the seat has left its habits. A `Tally` counts the cards of a hand as it may be,
and lets cards change hands as far as that leaves the hands likely.

Habits keep some cards for runs, which these numbers do not tell. So answers to a run say nothing, and a clue to sets is
now and then wrong.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.climbing.play import Play, Turn
from engine.climbing.player.tables import BREAKABLE

RUN = "run"
COUNTS = 18  # more than there are cards of a rank

Clues = list[list[int]]
"""By the place of a rank, and by the number of its cards that a seat may hold: how many clues speak against it."""

UNLIKELY = 0.05  # how much less likely each clue makes the hands that it speaks against


def no_clues(width: int) -> Clues:
    """The clues to a hand of which nothing is known. `width`: the number of ranks."""
    return [[0] * COUNTS for _ in range(width)]


def clues(width: int, turns: Sequence[Turn], players: int) -> list[Clues]:
    """The clues to the hand of each seat as it is after these turns. Jokers are no part of them."""
    found = [no_clues(width) for _ in range(players)]
    since: list[Counter[int]] = [Counter() for _ in range(players)]  # by seat, the cards played from that turn on
    for turn in reversed(turns):
        since[turn.seat].update(_places(turn.play))
        if _tells(turn):
            _add(found[turn.seat], turn, since[turn.seat])
    return found


def rule_out(found: Clues, place: int, since: int, strange: Callable[[int], bool]) -> None:
    """Add a clue against counts of a rank. `strange`: True for the counts that the seat would hardly have held at some
    time, before it played `since` cards of the rank.
    """
    for count in range(COUNTS):
        found[place][count] += strange(count + since)


def _places(play: Play) -> Sequence[int]:
    """The places of the ranks of a play's naturals, each as often as it comes."""
    if play.shape == RUN:
        return range(_lowest(play), play.place + 1)
    return [play.place] * (len(play.cards) - play.jokers)


def _lowest(play: Play) -> int:
    """The place of the lowest card of a set or a run."""
    return play.place - play.size + 1 if play.shape == RUN else play.place


def _tells(turn: Turn) -> bool:
    """True if a turn says something of the sets that the seat held."""
    if turn.play.jokers:
        return False
    return turn.play.size > 0 if turn.top is None else turn.top.shape != RUN


def _add(found: Clues, turn: Turn, since: Counter[int]) -> None:
    """Add the clue of one turn. `since`: by place, the cards that the seat has played from that turn on."""
    play, top, width = turn.play, turn.top, len(found)
    first, end = 0 if top is None else top.place + 1, _lowest(play) if play.size else width
    for place in range(first, end):  # habits would have preferred these ranks to what was played, but for some counts
        rule_out(found, place, since[place], would_play(width, turn, place))
    if play.size and play.shape != RUN:
        chosen = would_play(width, turn, play.place)
        rule_out(found, play.place, since[play.place], lambda count: not chosen(count))


def would_play(width: int, turn: Turn, place: int) -> Callable[[int], bool]:
    """Return a function that says for a number of cards of the rank at this place if a seat that holds so many plays
    them on this turn by habit.
    """
    if turn.top is None:
        lead = turn.play
        return lambda count: count == lead.size if place == lead.place else count > 0
    size = turn.top.size
    if place >= width - BREAKABLE or turn.held <= size + 1:
        return lambda count: count >= size
    return lambda count: count == size


@dataclass(slots=True)
class Tally:
    """The numbers of cards in a hand as it may be. `counts`: by the place of a rank, its cards; other cards count at a
    place after all ranks, to which there are no clues. `clues`: how many speak against each count.
    """

    counts: list[int]
    clues: Clues

    def worse(self, less: int, more: int) -> int:
        """How many more clues speak against the hand with one card less of one rank, and one card more of another."""
        counts, clues, worse = self.counts, self.clues, 0
        if less < len(clues):
            worse += clues[less][counts[less] - 1] - clues[less][counts[less]]
        if more < len(clues):
            worse += clues[more][counts[more] + 1] - clues[more][counts[more]]
        return worse

    def trade(self, less: int, more: int) -> None:
        """Count one card less of one rank, and one card more of another."""
        self.counts[less] -= 1
        self.counts[more] += 1


def trade(one: Tally, other: Tally, less: int, more: int, draw: Callable[[], float]) -> bool:
    """Count a card of one hand and a card of another as exchanged, if the hands stay likely enough. True if they do.
    `less`, `more`: the places of the ranks that `one` gives and gets.
    """
    if less == more:
        return True  # no clue tells cards of one rank apart
    worse = one.worse(less, more) + other.worse(more, less)
    if worse > 0 and draw() >= UNLIKELY**worse:
        return False
    one.trade(less, more)
    other.trade(more, less)
    return True
