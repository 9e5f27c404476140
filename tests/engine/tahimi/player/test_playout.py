"""A playout beside the engine: what it says of a seat's place comes about when the engine plays those moves."""

from collections.abc import Iterator
from itertools import cycle
from random import Random

import pytest
from hypothesis import given

from engine.climbing.player.course import Course, retell
from engine.climbing.player.playout import Habits, playout
from engine.climbing.player.policy import choose
from engine.climbing.player.tables import FEW
from engine.contract import Standing
from engine.tahimi.catalogue import Play
from engine.tahimi.game import Tahimi
from engine.tahimi.player.tables import TahimiTables, tables_for
from engine.tahimi.round import Round
from tests.engine.random_play import seeds, wander
from tests.engine.tahimi.player.courses import made_for, played_until_the_first_lead
from tests.engine.tahimi.worlds import Table, mooseyard_tables, tables

STARTS = 4  # moments of each round from which it is played out


@given(tables() | mooseyard_tables(), seeds)
def test_a_playout_ends_as_the_engine_does(table: Table, seed: int) -> None:
    random = Random(seed)
    state = played_until_the_first_lead(table, seed)
    starts = set(random.sample(range(60), STARTS))
    for at, _ in enumerate(wander(state, random)):
        if at in starts and state.pending and not state.view(None).public.must_pass:
            me = random.choice([seat for seat, one in enumerate(state.view(None).seats) if one.status == "in"])
            whims = [random.randint(1, 30) for _ in range(7)]
            assert kernel_place(table, state, me, cycle(whims)) == engine_place(table, state.copy(), me, cycle(whims))


def kernel_place(table: Table, state: Round, me: int, whims: Iterator[int]) -> int:
    made, log = made_for(table), state.view(None).log
    course = Course.begin(made, table.rules.first_leader(table.standing))
    assert [turn.seat for turn in retell(course, state.dealt, log)]
    hands = [made.hand(state.hand(seat)) for seat in range(len(state.dealt))]
    return playout(course, hands, me, (Habits.of(made),) * len(hands), whims)


def engine_place(table: Table, state: Round, me: int, whims: Iterator[int]) -> int:
    made = made_for(table)
    habits = Habits.of(made)
    until = next(whims)
    while state.pending:
        seat, hand = state.pending[0].seat, made.hand(state.hand(state.pending[0].seat))
        if not state.piled():
            state.play(seat, lead(state, made, habits, hand))
            continue
        until -= 1
        ready = habits.answers[hand] if until else hand
        until = until or next(whims)
        state.play(seat, answer(state, ready))
    return state.finish.index(me)


def answer(state: Round, ready: int) -> Play:
    """The lowest of these plays that may be made, or the pass."""
    plays = [play for play in state.pending[0].answers if isinstance(play, Play) and play.bit & ready]
    return min(plays, key=lambda play: play.bit, default=state.catalogue.pass_)


def lead(state: Round, made: TahimiTables, habits: Habits, hand: int) -> Play:
    """The one play after which the hand is what the habits leave of it."""
    (play,) = [
        play
        for play in state.pending[0].answers
        if isinstance(play, Play) and play.size and follows(made, habits, hand, play)
    ]
    return play


def follows(made: TahimiTables, habits: Habits, hand: int, play: Play) -> bool:
    move = made.moves[play.bit]
    return (made.without(hand, play.bit), move.beats, move.closes) == habits.leads[hand]


@pytest.mark.parametrize("jokers", ["none", "low", "wild"])
def test_habits_are_those_of_the_policy(jokers: str) -> None:
    """Four cards or more that hold a set of all but one are an exception: a steward breaks it, a playout does not."""
    rules = Tahimi.read({"jokers": jokers})
    made, habits = tables_for(rules, 4), Habits.of(tables_for(rules, 4))
    for seed in range(12):
        state = Table(rules, Standing(order=tuple("abcd"))).start(seed)
        while state.pending:
            (decision,) = state.pending
            seen = state.view(decision.seat)
            chosen, hand = choose(seen, decision), made.hand(seen.hand)
            assert isinstance(chosen, Play)
            if not seen.pile:
                assert follows(made, habits, hand, chosen)
            elif len(seen.hand) <= FEW or len(seen.hand) > seen.pile[-1].size + 1:
                assert chosen == answer(state, habits.answers[hand])
            state.play(decision.seat, chosen)
