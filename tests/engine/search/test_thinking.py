"""Every level answers every decision of every game, from the view alone, and the same again with the same luck."""

import pickle
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from engine.contract import Game, State, Thought, Trial, owed
from engine.search import LEVELS, Level, think
from engine.search.generic import by_place, settled
from tests.engine.any_game import GAMES, Table, first_table, moments, of_every_game, play, rule_set

FEW = 2  # playouts: what is tested is what holds for any number


def quick(game: str) -> Game:
    """The game, with so few playouts that a test can wait for them."""
    return replace(GAMES[game], playouts=dict.fromkeys(GAMES[game].playouts, FEW))


def thought(game: str, table: Table, state: State, seat: int, level: Level, seed: int = 1) -> Thought:
    """The thought of a computer player on that seat about the first decision that it is asked."""
    view = pickle.loads(pickle.dumps(state.view(seat)))  # noqa: S301  # our own bytes
    return think(quick(game), table.rules, view, view.decisions[0], level, Random(seed))


def check(game: str, table: Table, state: State, random: Random) -> None:
    """Check that a pending decision is answered legally on every level, and alike in a world that looks the same."""
    seat = random.choice(owed(state.pending)).seat
    (decision, *_), twin = state.view(seat).decisions, table.rules.resample(state.view(seat), random)
    for level in LEVELS:
        thinks = thought(game, table, state, seat, level)
        assert thinks == thought(game, table, twin, seat, level) == pickle.loads(pickle.dumps(thinks))  # noqa: S301  # our own bytes
        assert decision.allows(thinks.action)
        assert FEW >= thinks.playouts == sum(one.playouts for one in thinks.candidates)
        assert all(decision.allows(one.action) and 0 <= one.value <= 1 for one in thinks.candidates)
        assert thinks.action == thinks.candidates[0].action if thinks.candidates else not thinks.playouts


@pytest.mark.parametrize("game", GAMES)
def test_every_level_answers_in_the_middle_of_a_hand(game: str) -> None:
    random = Random(game)
    table = first_table(GAMES[game].rules.read({}), GAMES[game].rules.read({}).seats()[0], random)
    states = [table.start(), *(state.copy() for state in [table.start()] for _ in play(state, random))]
    check(game, table, states[2 * len(states) // 3], random)


@pytest.mark.long
@of_every_game(8)
def test_every_level_answers_every_decision(game: str, seed: int) -> None:
    random = Random(seed)
    for table, state in moments(game, random, 2, hands=1):
        if owed(state.pending):
            check(game, table, state, random)


def test_a_thought_that_is_given_is_thought_though_other_answers_are_worth_more() -> None:
    state = first_table(rules := GAMES["toy"].rules.read({}), rules.seats()[0], Random(1)).start()
    worse, better = islice(state.pending[0].enumerate(), 2)
    trial = Trial([worse, better], lambda answer, _: float(answer == better), given=Thought(worse))
    assert settled(trial) == Thought(worse)
    assert settled(replace(trial, given=None)).action == better


@pytest.mark.parametrize("level", LEVELS)
def test_whole_hands_are_played_by_every_level(level: Level) -> None:
    rules, players = rule_set("toy", random := Random(7))
    table = first_table(rules, players, random)
    state = table.start()
    while owed(state.pending):
        decision = owed(state.pending)[0]
        state.play(decision.seat, thought("toy", table, state, decision.seat, level).action)
    assert state.result is not None


@pytest.mark.parametrize("seed", range(12))
def test_a_search_finds_the_best_card_where_nothing_is_hidden_that_matters(seed: int) -> None:
    """In the toy for two, whoever follows to the last trick sees all that decides it."""
    rules = GAMES["toy"].rules.read({})
    state = first_table(rules, 2, Random(seed)).start()
    for _ in play(state, Random(seed), restless=0, anew=0):
        if state.view(None).phase == "play" and len(state.log) == 7:
            break
    (decision,) = state.pending
    view = state.view(decision.seat)
    gains = {}
    for answer in decision.enumerate():
        end = state.copy()
        end.play(decision.seat, answer)
        assert end.result is not None
        gains[answer] = by_place(view, end.result)
    assert gains[think(GAMES["toy"], rules, view, decision, "vizier", Random(seed)).action] == max(gains.values())
