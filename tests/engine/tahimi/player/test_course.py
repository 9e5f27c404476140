"""The kernel's rules of play beside the engine's, move by move, whatever the house rules."""

from random import Random

import pytest
from hypothesis import given

from engine.climbing.player.course import Course, retell
from engine.tahimi.catalogue import Play
from engine.tahimi.player.tables import tables_for
from engine.tahimi.round import Round
from tests.engine.random_play import seeds, wander
from tests.engine.tahimi.player.courses import made_for, played_until_the_first_lead
from tests.engine.tahimi.worlds import Table, mooseyard_tables, tables


@pytest.mark.long
@given(tables() | mooseyard_tables(), seeds)
def test_the_kernel_plays_the_same_round(table: Table, seed: int) -> None:
    """Whose turn it is, what they may do, what lies on top, who is out, and what each hand becomes."""
    state = played_until_the_first_lead(table, seed)
    made = tables_for(table.rules, len(table.standing.order))
    course = Course.begin(made, table.rules.first_leader(table.standing))
    hands = [made.hand(state.hand(seat)) for seat in range(len(state.dealt))]
    compare(state, course, hands)
    for seat, action, _ in wander(state, Random(seed), restless=0.1):
        if isinstance(action, Play):
            hands[seat] = made.without(hands[seat], action.bit) if action.size else hands[seat]
            course.do(action.bit, last=not hands[seat])
        elif action.verb == "leave":
            course.leave(seat)
        compare(state, course, hands)


@given(tables() | mooseyard_tables(), seeds)
def test_the_course_is_told_again_by_any_view(table: Table, seed: int) -> None:
    state = played_until_the_first_lead(table, seed)
    for at, _ in enumerate(wander(state, random := Random(seed))):
        if at % 20 == seed % 20 and state.pending:
            seen = state.view(random.randrange(len(state.dealt)))
            course = Course.begin(made_for(table), table.rules.first_leader(table.standing))
            turns = list(retell(course, seen.public.dealt, seen.log))
            assert [(turn.seat, turn.play) for turn in turns] == [
                (seat, action) for seat, action in state.log if isinstance(action, Play)
            ]
            compare(state, course, [made_for(table).hand(state.hand(seat)) for seat in range(len(state.dealt))])


def compare(state: Round, course: Course, hands: list[int]) -> None:
    assert course.over == (state.result is not None)
    if state.result is not None:
        return
    seen = state.view(None)
    (decision,) = state.pending
    assert course.turn == decision.seat
    assert course.out == len(state.finish)
    assert {seat for seat, one in enumerate(seen.seats) if one.status == "in"} == {
        seat for seat in range(len(hands)) if course.alive >> seat & 1
    }
    laid = seen.pile[-1:]
    assert [(course.owner, state.catalogue.by_text[text_of(state, course.top)].rank)] * bool(course.top) == [
        (play.seat, play.rank) for play in laid
    ]
    made = tables_for(state.rules, len(hands))
    for seat, hand in enumerate(hands):
        assert hand == made.hand(state.hand(seat))
        assert made.size(hand) == len(state.hand(seat))
    if decision.seat not in seen.public.must_pass:
        offered = sum(play.bit for play in decision.answers if isinstance(play, Play))
        assert course.legal(hands[course.turn]) == offered


def text_of(state: Round, bit: int) -> str:
    return next((text for text, play in state.catalogue.by_text.items() if play.bit == bit), "pass")
