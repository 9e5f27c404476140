"""The search of Tahimi: it finds what there is to find, keeps to its budget, and knows nothing but its view."""

import pickle
from random import Random

import pytest
from hypothesis import given

from engine.climbing.player.policy import choose
from engine.contract import Dice, Standing, Thought
from engine.search.generic import settled
from engine.tahimi.game import Tahimi
from engine.tahimi.player.search import SLOWER, search
from engine.tahimi.round import Round
from tests.engine.acting import act
from tests.engine.random_play import seeds, wander
from tests.engine.tahimi.scenes import dealt
from tests.engine.tahimi.worlds import Table, mooseyard_tables, tables

FEW = 20  # playouts


def thought(state: Round, playouts: int = FEW, seed: int = 1) -> Thought:
    """The thought of the seat on turn, from a view that has travelled."""
    decision = state.pending[0]
    view = pickle.loads(pickle.dumps(state.view(decision.seat)))  # noqa: S301  # our own bytes
    return settled(search(state.rules, view, view.decisions[0], playouts, Random(seed)))


@pytest.mark.long
@given(tables() | mooseyard_tables(), seeds)
def test_two_worlds_that_look_the_same_get_the_same_answer(table: Table, seed: int) -> None:
    random = Random(seed)
    state = table.start(seed)
    for at, _ in enumerate(wander(state, random)):
        if (at == 0 or at % 60 == seed % 60) and state.pending:
            twin = table.rules.resample(state.view(state.pending[0].seat), random)
            thinks = thought(state)
            assert thinks == thought(twin)
            assert state.pending[0].allows(thinks.action)
            assert FEW >= thinks.playouts == sum(one.playouts for one in thinks.candidates)
            assert [one.action for one in thinks.candidates[:1]] in ([], [thinks.action])
            assert all(0 <= one.value <= 1 for one in thinks.candidates)


HANDS = (
    "2 2 2 3 3 3 3 4 4 4 4 J Q",
    "5 5 5 5 6 6 6 6 7 7 7 7 8",
    "8 8 8 9 9 9 9 10 10 10 10 J J",
    "2 J Q Q Q K K K K A A A A",
)


def test_a_round_that_is_won_is_seen_to_be() -> None:
    """Nobody can top an Ace, and nobody else is near their last card."""
    state = dealt(*HANDS, number=1)
    act(state, "0 3x4", "1 5x4", "2 9x4", "3 Kx4", "0 pass", "1 pass", "2 pass")
    act(state, "3 Qx3", "0 pass", "1 pass", "2 pass", "3 Ax3", "3 Jx1", "0 pass", "1 pass", "2 pass")
    assert state.hand(3) == ("2", "A")
    assert thought(state, 200).candidates[0].value == 1


def test_what_is_forced_is_not_thought_about() -> None:
    state = dealt(*HANDS, number=1)
    act(state, "0 Qx1", "1 pass")
    assert thought(state) == Thought(state.action("pass"))


def test_where_somebody_was_caught_the_search_of_any_game_answers() -> None:
    state = dealt(*HANDS, number=1, one_card="manual", one_card_penalty="skip")
    act(state, "0 3x4", "1 5x4", "2 9x4", "3 Kx4", "0 pass", "1 pass", "2 pass", "3 Ax4", "3 Qx3")
    act(state, "0 pass", "1 pass", "2 pass", "3 2x1", "0 4x1", "1 catch 3")
    assert state.view(1).public.must_pass == (3,)
    assert thought(state, 6 * SLOWER).playouts == 6


@pytest.mark.parametrize("players", [4, 6, 8])
def test_a_gift_is_never_what_the_giver_needs_most(players: int) -> None:
    """In the exchange every sensible gift is tried, the policy's among them; none of them has a card of the court."""
    state = Tahimi().start(Standing(order=tuple("abcdefgh"[:players]), round=2), Dice(Random(players)))
    thinks = thought(state, 60)
    assert state.pending[0].allows(thinks.action)
    assert choose(state.view(0), state.pending[0]) in [one.action for one in thinks.candidates]
    assert not {"J", "Q", "K", "A"} & set(thinks.action.cards)
