"""Tests of the way from hand to hand: lives, swimming, who is out, the deal, the end of a match (SCH-8, SCH-9, SCH-R6,
SCH-R11).
"""

import pytest

from engine.contract import Falls, Match, Result, SeatingRequest, Seeded, Standing
from engine.schwimmen.events import LastAfloat, LifeLost, Swims, WentUnder
from engine.schwimmen.game import Schwimmen
from engine.schwimmen.round import SchwimmenRound
from engine.schwimmen.rules import costs, lives_after
from tests.engine.schwimmen.scenes import act, standing, turned

LUCK = Seeded(bytes(32), "seats")
FORFEIT = Schwimmen(on_leave="forfeit")
LOW, HIGH, TOP = "7S 8H 9D", "KS QS 8C", "AC KC 7C"  # 9, 20 and 28 points


def played(state: SchwimmenRound) -> Result:
    """The hand, closed at once by the first seat and passed by the others."""
    act(state, f"{state.public.turn} close")
    while state.pending:
        act(state, f"{state.public.turn} pass")
    assert state.result is not None
    return state.result


def following(before: Standing, result: Result, rules: Schwimmen | None = None) -> Standing:
    return (rules or Schwimmen()).seat(SeatingRequest(before, result, (), ()), LUCK).standing


def lost(*seats: int, players: int = 3, left: tuple[int, ...] = ()) -> Result:
    """A hand in which these lost a life."""
    return Result((0,) * players, (), (), left, lives=tuple(int(seat in seats) for seat in range(players)))


def test_everybody_begins_with_three_lives_and_one_for_swimming() -> None:
    first = Schwimmen().seat(SeatingRequest(None, None, (), ("a", "b", "c")), LUCK).standing
    assert first.lives == (4, 4, 4)
    assert Schwimmen(swim=False, chips=2).seat(SeatingRequest(None, None, (), ("a", "b")), LUCK).standing.lives == (
        2,
        2,
    )


@pytest.mark.parametrize(("players", "chips"), [(2, 2), (5, 2), (6, 1), (8, 1)])
def test_the_short_game_has_fewer_lives_for_many(players: int, chips: int) -> None:
    assert Schwimmen.presets(players) == {"short": {"chips": chips}}


@pytest.mark.parametrize(
    ("chips", "told"), [(2, LifeLost(0, 1)), (1, Swims(0)), (0, WentUnder(0))], ids=["a life", "the last", "swimming"]
)
def test_what_a_loss_does(chips: int, told: object) -> None:
    state = turned([LOW, HIGH, TOP], table="9C 8D JH", before=standing(3, chips=(chips, 2, 2)))
    act(state, "0 close", "1 pass")
    assert act(state, "2 pass")[-1] == told


def test_without_swimming_the_last_life_is_the_last() -> None:
    rules = Schwimmen(swim=False)
    state = turned([LOW, HIGH, TOP], table="9C 8D JH", rules=rules, before=standing(3, rules, chips=(1, 2, 2)))
    act(state, "0 close", "1 pass")
    assert act(state, "2 pass")[-1] == WentUnder(0)


def test_the_deal_moves_to_the_next_live_seat_after_every_hand() -> None:
    before = standing(4, chips=(2, 0, 2, 2), dealer=0)
    after = following(before, lost(1, players=4))
    assert (after.out, after.dealer, after.round, after.lives) == ((1,), 2, 2, (3, 0, 3, 3))
    spared = following(before, lost(players=4))
    assert (spared.dealer, spared.lives) == (1, before.lives)


def test_nothing_moves_where_no_hand_was_played() -> None:
    before = standing(3)
    assert Schwimmen().seat(SeatingRequest(before, None, (), ()), LUCK).standing == before


def test_the_examples_of_the_end() -> None:
    assert costs({0: 1, 1: 1}, (0, 1)) == ()
    assert costs({0: 1, 1: 2}, (0, 1)) == (0, 1)
    assert costs({0: 1, 1: 1, 2: 2}, (0, 1)) == (0, 1)
    rules = Schwimmen()
    assert rules.match(standing(2, chips=(0, 0)), lost(players=2)) == Match()
    assert rules.match(standing(2, chips=(0, 1)), lost(0, 1, players=2)) == Match(True, (1, 0), (1,))
    assert rules.match(standing(3, chips=(0, 0, 1)), lost(0, 1)) == Match(True, (1, 1, 0), (2,))


def test_the_last_one_in_wins_and_the_others_stand_in_the_order_in_which_they_went_under() -> None:
    before = standing(4, chips=(0, 2, 0, 0), dealer=0)
    first = following(before, lost(2, players=4))
    second = following(first, lost(0, players=4))
    assert second.carried_as(Falls).fell == (2, 0, 1, 0)
    assert Schwimmen().match(second, lost(3, players=4)) == Match(True, (2, 0, 3, 1), (1,))


def test_a_match_that_is_over_is_told() -> None:
    state = turned([LOW, HIGH], table="9C 8D JH", before=standing(2, chips=(0, 0)))
    assert state.rules.match(state.standing, played(state)) == Match(True, (1, 0), (1,))
    again = turned([LOW, HIGH], table="9C 8D JH", before=standing(2, chips=(0, 0)))
    act(again, "0 close")
    assert act(again, "1 pass")[-2:] == [WentUnder(0), LastAfloat(1)]


# ---------------------------------------------------------------------- leaving for good


def test_whoever_left_is_out_after_the_hand_and_it_is_counted_first() -> None:
    state = turned([LOW, HIGH, TOP], table="9C 8D JH", rules=FORFEIT)
    act(state, "1 leave")
    result = played(state)
    assert result.left == (1,)
    assert result.lives == (1, 0, 0)
    assert result.winners == (2,)
    after = following(state.standing, result, FORFEIT)
    assert (after.out, after.lives) == ((1,), (3, 4, 4))


def test_a_retired_seat_wins_neither_the_hand_nor_the_match() -> None:
    state = turned([LOW, TOP, HIGH], table="9C 8D JH", rules=FORFEIT, before=standing(3, chips=(0, 1, 0)))
    act(state, "1 leave")
    result = played(state)
    assert result.winners == (2,)
    assert FORFEIT.match(state.standing, result) == Match(True, (1, 1, 0), (2,))


def test_of_two_the_one_who_stays_wins_even_with_the_lower_hand() -> None:
    state = turned([LOW, TOP], table="9C 8D JH", rules=FORFEIT, before=standing(2, chips=(0, 3)))
    act(state, "1 leave", "0 close")
    assert act(state, "1 pass")[-1] == LastAfloat(0)
    result = state.result
    assert result is not None
    assert result.lives == (0, 0), "somebody must be left"
    assert FORFEIT.match(state.standing, result) == Match(True, (0, 1), (0,))


def test_nobody_wins_where_all_have_left() -> None:
    state = turned([LOW, TOP], table="9C 8D JH", rules=FORFEIT)
    act(state, "0 leave", "1 leave")
    assert FORFEIT.match(state.standing, played(state)) == Match(True, (0, 0), ())


def test_lives_during_a_hand_are_those_before_it() -> None:
    assert lives_after(standing(3, chips=(2, 1, 0)), None) == (3, 2, 1)
