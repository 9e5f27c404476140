"""The exact ending: held against a search through the game's own rules, written apart from it."""

from random import Random

import pytest
from hypothesis import given

from engine.climbing.kernel.course import Course
from engine.climbing.kernel.known import Known
from engine.climbing.views import climbing
from engine.contract import Action, Decision, owed
from engine.tahimi.catalogue import Play
from engine.tahimi.game import Tahimi
from engine.tahimi.kernel.endgame import certain_hands, winning
from engine.tahimi.kernel.known import known
from engine.tahimi.kernel.search import search
from engine.tahimi.kernel.tables import tables_for
from engine.tahimi.round import Round
from tests.engine.random_play import seeds, wander
from tests.engine.tahimi.kernel.courses import made_for
from tests.engine.tahimi.worlds import Table, mooseyard_tables, tables

FEW, MANY = 8, 100_000  # cards of both players together; positions

Memory = dict[tuple[int, str, tuple[str, ...]], bool]


def out_first(state: Round, seat: int, memory: Memory) -> bool:
    """True if the seat is out before the last other one, if both play as well as can be."""
    if state.result is not None:
        return state.result.finish[-1] != seat
    asked = owed(state.pending)[0]
    hands = ", ".join(" ".join(state.hand(one)) for one in range(len(state.dealt)))
    key = (asked.seat, hands, tuple(answer.text for answer in asked.enumerate()))
    if key not in memory:
        own = asked.seat == seat
        memory[key] = own == any(after(state, asked, answer, seat, memory) == own for answer in asked.enumerate())
    return memory[key]


def after(state: Round, asked: Decision, answer: Action, seat: int, memory: Memory) -> bool:
    then = state.copy()
    then.play(asked.seat, answer)
    return out_first(then, seat, memory)


def facts_of(table: Table, state: Round) -> Known:
    return known(table.rules, made_for(table), climbing(state.view(state.pending[0].seat)))


@pytest.mark.long
@given(tables() | mooseyard_tables(), seeds)
def test_a_play_that_surely_wins_is_told_from_one_that_does_not(table: Table, seed: int) -> None:
    state = table.start(seed)
    for _ in wander(state, Random(seed)):
        view = state.view(None)
        if state.pending and state.pending[0].kind == "play" and [s.status for s in view.seats].count("in") == 2:
            seat, asked = state.pending[0].seat, state.pending[0]
            cards = sum(len(state.hand(one)) for one, other in enumerate(view.seats) if other.status == "in")
            if cards > FEW or climbing(state.view(seat)).public.must_pass or view.public.must_pass:
                continue
            facts = facts_of(table, state)
            if (hands := certain_hands(facts, made_for(table))) is None:
                continue
            won = winning(facts.course, hands, MANY)
            assert won is not None
            plays = [answer for answer in asked.enumerate() if isinstance(answer, Play)]
            memory: Memory = {}
            best = {play.text for play in plays if after(state, asked, play, seat, memory)}
            assert {play.text for play in plays if play.bit & won} == best
            trial = search(table.rules, state.view(seat), asked, MANY, Random(seed))
            assert [answer.text in best for answer in trial.answers] == ([True] if best else [False] * len(plays))


TABLES = tables_for(Tahimi(), 3)
ALIVE = 0b011  # the third player is out


def wins(mine: str, theirs: str, most: int = MANY) -> set[str] | None:
    """The plays with which the first of two players surely wins, who has the lead; None if that is not found out."""
    course = Course(TABLES, ALIVE, 0, TABLES.turns[ALIVE], out=1)
    found = winning(course, [TABLES.hand(mine.split()), TABLES.hand(theirs.split()), 0], most)
    return None if found is None else {one.text for one in TABLES.catalogue.by_text.values() if one.bit & found}


def test_a_pair_that_would_be_topped_is_not_led() -> None:
    """Two Kings top the pair and are all that the other holds. After the Ace, or a single Four that the Ace takes back,
    one play is left.
    """
    assert wins("A 4 4", "K K") == {"4x1", "Ax1"}


def test_nothing_wins_against_a_player_whose_single_card_tops_everything() -> None:
    assert wins("3 4 5", "K") == set()


def test_an_ending_that_is_too_large_is_left_to_playouts() -> None:
    assert wins("3 4 5 6 7 8 9", "3 4 5 6 7 8 9", most=10) is None


def test_more_than_two_players_are_left_to_playouts() -> None:
    hands = [TABLES.hand(["3"])] * 3
    assert winning(Course.begin(TABLES, 0), hands, MANY) is None
