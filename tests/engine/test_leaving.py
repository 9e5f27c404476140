"""Leaving a match for good, in the house and in a game of two sides (G-R7, G-R19), tried with the toy."""

from random import Random

import pytest

from engine.contract import LEAVE, Carried, Illegal, Result, Retired, Seeded, Standing, WithForfeit, forfeited, ranked
from engine.contract.view import View
from tests.engine.any_game import first_table, of_every_game, play, rule_set
from tests.toy import Toy, ToyRound

FORFEIT = Toy(on_leave="forfeit")


def dealt(rules: Toy = FORFEIT, players: int = 4, **standing: object) -> ToyRound:
    order = tuple("abcd"[:players])
    return rules.start(Standing.model_validate({"order": order, **standing}), Seeded(bytes(32), "deal"))


def played(state: ToyRound) -> Result:
    """The result of the hand, everybody giving the plainest answers."""
    while state.pending:
        decision = next(one for one in state.pending if one.given is None)
        state.play(decision.seat, state.default(decision))
    assert state.result is not None
    return state.result


def seen(state: ToyRound) -> list[View]:
    return [state.view(seat) for seat in range(4)]


def test_nobody_forfeits_where_a_computer_player_plays_for_the_seat() -> None:
    state = dealt(Toy())
    assert state.rights(0) == ()
    with pytest.raises(Illegal, match="not_offered"):
        state.play(0, LEAVE)
    assert state.log == []


def test_a_seat_that_is_left_stays_in_the_hand_with_its_cards_and_what_it_owes() -> None:
    state = dealt()
    before = seen(state)
    assert state.rights(1) == (LEAVE,)
    assert state.play(1, state.action("leave")) == (Retired(1),)
    assert state.log == [(1, LEAVE)]
    after = seen(state)
    assert [view.decisions for view in after] == [view.decisions for view in before]
    assert [view.zones for view in after] == [view.zones for view in before]
    assert [view.position for view in after] == [0, 0, 0, 0]
    assert [seat.retired for seat in after[0].seats] == [False, True, False, False]
    assert [seat.status for seat in after[0].seats] == ["in"] * 4


def test_nobody_leaves_twice_or_after_the_end_or_without_a_seat() -> None:
    state = dealt()
    state.play(1, LEAVE)
    assert [state.rights(seat) for seat in (-1, 1, 4)] == [(), (), ()]
    with pytest.raises(Illegal, match="not_offered"):
        state.play(1, LEAVE)
    played(state)
    assert state.rights(0) == ()
    with pytest.raises(Illegal, match="round_over"):
        state.play(0, LEAVE)


def test_the_result_says_who_left_and_a_world_drawn_from_a_view_knows() -> None:
    state = dealt()
    state.play(3, LEAVE)
    world = FORFEIT.resample(state.view(0), Random(1))
    assert world.view(0) == state.view(0)
    assert world.rights(3) == ()
    state.play(2, LEAVE)
    assert played(state).left == (2, 3)


def test_a_seat_that_is_carried_on_cannot_leave_again() -> None:
    state = dealt(carried=Carried(retired=(2,)).dump())
    assert state.view(None).seats[2].retired
    assert state.rights(2) == ()
    state.play(0, LEAVE)
    assert played(state).left == (0,)


def test_a_seat_that_is_out_has_nothing_to_leave() -> None:
    assert dealt(out=[2]).rights(2) == ()


@pytest.mark.parametrize("scores", [(0, 0), (6, 0), (0, 6)])
def test_of_two_sides_the_other_one_wins_whatever_the_score(scores: tuple[int, int]) -> None:
    state = dealt(scores=scores * 2)
    state.play(1, LEAVE)
    match = FORFEIT.match(state.standing, played(state))
    assert match == (True, (0, 1, 0, 1), (0, 2))


def test_the_match_is_over_when_the_hand_has_been_scored_and_no_sooner() -> None:
    state = dealt()
    state.play(0, LEAVE)
    assert state.result is None
    assert len(state.pending) == 4
    assert played(state).scores != ()


def test_nobody_wins_where_each_side_has_lost_a_seat() -> None:
    assert forfeited((0, 1, 0, 1), (0, 3)) == (True, (0, 0, 0, 0), ())
    assert forfeited((0, 1, 0, 1), (0, 2)) == (True, (1, 0, 1, 0), (1, 3))
    assert not forfeited((0, 1), ()).over


def test_seats_that_cannot_win_share_the_last_place() -> None:
    assert ranked((9, 5, 7, 5)) == (0, 2, 1, 2)
    assert ranked((9, 5, 7, 5), last=(0,)) == (2, 1, 0, 1)
    assert ranked((9, 5, 7, 5), low_wins=True, last=(1, 2)) == (1, 2, 2, 0)
    assert ranked((9, 5), last=(0, 1)) == (0, 0)


def test_the_same_seats_and_luck_give_the_same_hand_with_and_without_leaving() -> None:
    stayed, left = dealt(), dealt()
    left.play(0, LEAVE)
    assert played(stayed).scores == played(left).scores


@of_every_game(6)
def test_who_has_left_for_good_wins_no_match_and_alone_no_hand(game: str, seed: int) -> None:
    """This holds in every game that knows leaving for good (G-R19). A hand that two sides play is scored as it was
    played.
    """
    random = Random(seed)
    rules, players = rule_set(game, random)
    if not isinstance(rules, WithForfeit):
        return
    table = first_table(rules.model_copy(update={"on_leave": "forfeit"}), players, random)
    state = table.start()
    for _ in play(state, random, restless=0.1):
        pass
    assert state.result is not None
    left = {seat for seat, action in state.log if action == LEAVE}
    assert set(state.result.left) == left
    if players > 2 and all(seat.team is None for seat in state.view(None).seats):
        assert not left & set(state.result.winners)
    assert not left & set(rules.match(table.standing, state.result).winners)
