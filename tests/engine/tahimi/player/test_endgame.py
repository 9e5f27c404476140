"""The exact ending: held against a search through the game's own rules, written apart from it."""

from random import Random

import pytest
from hypothesis import given

from engine.climbing.player.course import Course
from engine.climbing.player.worlds import Known
from engine.climbing.views import climbing
from engine.contract import Action, Decision, Dice, Standing, owed
from engine.games import game_of
from engine.review.judging import Moment, judge
from engine.tahimi.catalogue import Play
from engine.tahimi.game import Mooseyard, Tahimi
from engine.tahimi.player.endgame import certain_hands, last_two, winning
from engine.tahimi.player.search import search
from engine.tahimi.player.tables import known, tables_for
from engine.tahimi.round import Round, begin
from tests.engine.acting import act
from tests.engine.random_play import seeds, wander
from tests.engine.tahimi.player.courses import made_for
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


# ---------------------------------------------------------------------------- cards that were left face down

DEALT = (
    "4 4 4 4 9 9 J J J J Q Q Q Q K K K",
    "2 2 2 2 3 3 3 3 6 6 6 9 9 A A A A",
    "5 5 5 5 6 7 7 7 8 8 8 8 10 10 10 10 K",
)


def left_alone() -> Round:
    """Two players are left, the first with J J and the lead; the second has left 6 6 6 9 9 face down. Nobody has seen
    the third player's last card, a King: it may be a 6 or a 9 as well.
    """
    state = begin(Mooseyard(), Standing(order=tuple("abc"), dealer=2), [hand.split() for hand in DEALT])
    act(state, "0 4x4", "1 Ax4", "1 2x4", "2 pass", "0 pass", "1 3x4", "2 5x4", "0 Qx4", "1 pass", "2 pass")
    act(state, "0 Kx3", "1 leave", "2 pass", "0 9x2", "2 10x2", "0 pass", "2 8x4", "0 pass", "2 7x3", "0 pass")
    act(state, "2 6x1", "0 pass", "2 10x2", "0 Jx2", "2 pass")
    return state


def test_a_hand_is_not_known_where_somebody_left_cards_face_down() -> None:
    state = left_alone()
    assert state.hand(0) == ("J", "J")
    view = state.view(0)
    assert last_two(state.rules, view, view.decisions[0]) is None


@pytest.mark.long
def test_an_answer_that_only_one_hidden_card_beats_is_called_worse() -> None:
    state, mooseyard = left_alone(), game_of("mooseyard")
    view = state.view(0)
    moments = (Moment(0, view, view.decisions[0], state.action(text)) for text in ("Jx1", "Jx2"))
    single, pair = (judge(mooseyard, state.rules, moment) for moment in moments)
    assert (single.verdict, single.best) == ("worse", "Jx2")
    assert single.value < single.top == 1
    assert pair.verdict == "best"


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20, 30))
def test_whatever_is_solved_is_known(seed: int) -> None:
    """Where the review solves an ending, all worlds that the seat cannot tell apart have the same hands in play."""
    luck = Random(seed)
    rules = (Tahimi(), Mooseyard())[seed % 2]
    state = rules.start(Standing(order=tuple("abcd")), Dice(luck))
    for _ in wander(state, luck, restless=0.1, leaving=0.1):
        if not state.pending or state.pending[0].kind != "play":
            continue
        view = state.view(state.pending[0].seat)
        if last_two(rules, view, view.decisions[0]) is not None:
            playing = [seat for seat, one in enumerate(view.seats) if one.status == "in"]
            worlds = (rules.resample(view, Random(at)) for at in range(20))
            assert len({tuple(world.hand(seat) for seat in playing) for world in worlds}) == 1
