"""The kernel's rules of play beside the engine's, move by move, whatever the rules that it knows."""

from random import Random

from hypothesis import given

from engine.climbing.play import Turn
from engine.climbing.player.course import Course, retell
from engine.dahimi import plays
from engine.dahimi.plays import Play
from engine.dahimi.round import Round
from tests.engine.dahimi.player.courses import course_of, made_for, plain_tables, played_until_the_first_lead
from tests.engine.dahimi.worlds import Table
from tests.engine.random_play import seeds, wander


@given(plain_tables, seeds)
def test_the_kernel_plays_the_same_round(table: Table, seed: int) -> None:
    """Whose turn it is, what lies on top and whose it is, and who is out or has left."""
    state = played_until_the_first_lead(table, seed)
    course = course_of(table, state)
    compare(state, course)
    for seat, action, _ in wander(state, Random(seed), restless=0.1):
        if isinstance(action, Play):
            course.do(made_for(table).bit(action), last=not state.hand(seat))
        else:
            course.leave(seat)
        compare(state, course)


@given(plain_tables, seeds)
def test_the_course_is_told_again_by_any_view(table: Table, seed: int) -> None:
    """Each turn is told with what lay there and how many cards its seat held; in the end the course is the same."""
    state = played_until_the_first_lead(table, seed)
    random, turns = Random(seed), list[Turn]()
    top, held = top_and_sizes(state)
    for at, (seat, action, _) in enumerate(wander(state, random)):
        if isinstance(action, Play):
            turns.append(Turn(seat, action, top, held[seat]))
        top, held = top_and_sizes(state)
        if at % 20 == seed % 20:
            seen = state.view(random.choice([None, *range(len(state.dealt))]))
            course = Course.begin(made_for(table), table.rules.first_leader(table.standing))
            assert list(retell(course, seen.public.dealt, seen.log)) == turns
            compare(state, course)


def top_and_sizes(state: Round) -> tuple[Play | None, list[int]]:
    """The play to beat, and the number of cards that each seat holds."""
    pile = state.view(None).pile
    return plays.of(pile[-1].cards) if pile else None, [len(state.hand(seat)) for seat in range(len(state.dealt))]


def compare(state: Round, course: Course) -> None:
    assert course.over == (state.result is not None)
    if course.over:
        return
    seen, top = state.view(None), top_and_sizes(state)[0]
    assert course.turn == state.pending[0].seat
    assert course.out == len(state.finish)
    assert course.alive == sum(1 << seat for seat, one in enumerate(seen.seats) if one.status == "in")
    assert course.top == (course.tables.bit(top) if top else 0)
    assert [course.owner] * bool(top) == [laid.seat for laid in seen.pile[-1:]]
