"""Rounds of Dahimi that the kernel knows, and its hands as cards."""

from collections.abc import Iterator
from random import Random

from engine.climbing.player.course import Course, retell
from engine.dahimi.player.tables import DahimiTables, tables_for
from engine.dahimi.round import Round
from tests.engine.dahimi.worlds import Table, tables
from tests.engine.random_play import wander

COUSINS = ("revolution", "eight_stop", "suit_lock", "spade_three")  # the rules that the kernel does not know


def _plain(table: Table) -> Table:
    return Table(table.rules.model_copy(update=dict.fromkeys(COUSINS, False)), table.standing)


plain_tables = tables().map(_plain)


def made_for(table: Table) -> DahimiTables:
    return tables_for(table.rules, len(table.standing.order))


def played_until_the_first_lead(table: Table, seed: int) -> Round:
    """A round after an exchange at random, in which somebody may have left."""
    state = table.start(seed)
    steps = wander(state, Random(seed), leaving=1)
    while state.view(None).phase == "tax":
        next(steps)
    return state


def course_of(table: Table, state: Round) -> Course:
    """The course of a round, told again from its beginning."""
    course = Course.begin(made_for(table), table.rules.first_leader(table.standing))
    for _ in retell(course, state.dealt, state.view(None).log):
        pass
    return course


def each(bits: int) -> Iterator[int]:
    """Yield the bits of a number, the lowest first."""
    while bits:
        yield bits & -bits
        bits &= bits - 1


def naturals_in(made: DahimiTables, hand: int) -> list[int]:
    """The number of cards of each rank that lie in no run of a hand."""
    return [(hand & made.columns[1 << place]).bit_count() for place in range(made.width)]


def ranks_in(made: DahimiTables, hand: int) -> list[int]:
    """The number of cards of each rank in a hand, those of its runs among them."""
    counts = naturals_in(made, hand)
    for run in each(hand & ~made.naturals):
        for place in made.runs[run]:
            counts[place] += 1
    return counts
