"""Tests of the way from hand to hand: elimination, rebuys, the pool, and the end of a match, from RUM-10."""

from random import Random
from typing import Any

import pytest

from engine.cards.events import Won
from engine.cards.match import shares
from engine.contract import Dice, Illegal, Result, SeatingRequest
from engine.rumino import GAME
from engine.rumino.events import BoughtBack, DroppedOut
from engine.rumino.game import Rumino
from engine.rumino.round import RuminoRound
from engine.rumino.rules import RuminoCarried, first_standing
from engine.rumino.state import RuminoPrivate
from tests.engine.rumino.scenes import POOR, SEVEN, act, following, refusal, standing, table, told

NOTHING = "4S 4H 4D 7C 8C 9C TC"


def knocked(totals: tuple[int, ...], rules: Rumino | None = None, **fields: Any) -> RuminoRound:
    """A hand with these totals before it in which seat 0 has knocked with 7; all others have 41."""
    players = len(totals)
    before = standing(players, rules, scores=totals, **fields)
    state = table([SEVEN, *POOR[1:players]], rules=rules, before=before)
    act(state, "0 knock")
    return state


# ---------------------------------------------------------------------- seats and stakes


def test_everybody_pays_the_stake_into_the_pool() -> None:
    first = Rumino().seat(SeatingRequest(None, None, (), ("a", "b", "c")), Dice(Random(2))).standing
    assert first.dealer in range(3)
    assert first.chips == (190, 190, 190)
    assert first.carried_as(RuminoCarried).pool == 30


def test_without_a_stake_there_are_no_chips_and_no_rebuys() -> None:
    rules = Rumino(stake=0)
    first = first_standing(rules, ("a", "b", "c", "d"), 0)
    assert first.chips == ()
    assert first.carried_as(RuminoCarried).pool == 0
    state = knocked((0, 0, 0, 80), rules)
    assert state.result is not None
    assert state.no_rebuy(3) == "off"
    assert state.result.chips == ()


def test_a_stack_holds_at_least_the_stake() -> None:
    refusal = Rumino(stake=100, stack=50).refusal(3)
    assert refusal is not None
    assert refusal.code == "stack_below_stake"
    assert Rumino(stake=50, stack=50).refusal(3) is None


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_may_play(players: int) -> None:
    refusal = Rumino().refusal(players)
    assert refusal is not None
    assert refusal.code == "bad_player_count"


def test_the_deal_moves_to_the_next_live_seat_on_the_left() -> None:
    state = knocked((0, 90, 0, 0), dealer=3)
    act(state, "1 drop")
    after = following(state)
    assert after.scores == (7, 131, 41, 41)
    assert (after.out, after.round) == ((1,), 2)
    assert after.dealer == 0
    assert following(knocked((0, 90, 0), dealer=2)).dealer == 0
    next_is_out = table([POOR[0], SEVEN, POOR[2]], before=standing(3, dealer=0, scores=(0, 95, 0)))
    act(next_is_out, "1 knock")
    assert following(next_is_out).dealer == 2


def test_a_total_may_fall_below_zero() -> None:
    """RUM-R11."""
    state = table([NOTHING, POOR[1]])
    act(state, "0 gin")
    assert following(state).scores == (-10, 41)


# ---------------------------------------------------------------------- who wins


def test_the_last_seat_below_the_limit_wins_and_takes_the_pool() -> None:
    state = knocked((0, 60, 70))
    assert state.result is not None
    assert Rumino().match(state.standing, state.result) == (True, (0, 1, 2), (0,))
    assert state.result.chips == (30, 0, 0)
    assert state.view(None).counters["pool"] == 0
    assert [seat.counters["chips"] for seat in state.view(None).seats] == [220, 190, 190]


def test_where_all_are_busted_the_lowest_total_wins() -> None:
    """RUM-R8."""
    state = knocked((97, 60, 60))
    assert state.result is not None
    assert Rumino().match(state.standing, state.result).winners == (1, 2)
    assert state.result.chips == (0, 15, 15)


def test_those_who_went_out_last_stand_before_those_who_went_out_first() -> None:
    before = standing(4, scores=(0, 120, 70, 80), out=(1,), fell=(0, 2, 0, 0), round=5)
    state = table([SEVEN, "", POOR[2], POOR[3]], before=before)
    act(state, "0 knock")
    assert state.result is not None
    assert Rumino().match(before, state.result).places == (0, 3, 1, 2)


def test_odd_chips_go_to_the_earliest_winners_from_the_dealers_left() -> None:
    """RUM-R16."""
    assert shares(32, (0, 1, 3), dealer=0) == {1: 11, 3: 11, 0: 10}
    assert shares(30, (2,), dealer=1) == {2: 30}


def test_a_match_goes_on_while_two_are_in() -> None:
    state = knocked((0, 0, 90))
    assert state.result is not None
    assert not Rumino().match(state.standing, state.result).over


def test_after_the_last_hand_the_lowest_total_of_those_who_are_in_wins() -> None:
    """G-R10, G-R18: and nobody is offered a rebuy."""
    rules = Rumino(max_hands=10)
    state = knocked((50, 0, 0, 90), rules, round=10)
    assert state.result is not None
    assert rules.match(state.standing, state.result).winners == (1, 2)
    assert state.no_rebuy(3) == "last"
    assert not rules.match(state.standing.model_copy(update={"round": 9}), state.result).over


def test_three_gins_in_the_first_three_hands_win_where_the_option_says_so() -> None:
    """RUM-R15: before eliminations."""
    rules = Rumino(gin_streak=True)
    now = standing(3, rules, round=3, scores=(-20, 80, 80), gins=(2, 0, 0))
    state = table([NOTHING, *POOR[1:3]], rules=rules, before=now)
    assert told(act(state, "0 knock"))[-1] == "won"  # a knock with nothing left is gin
    assert state.result is not None
    assert rules.match(now, state.result).winners == (0,)
    without = table([NOTHING, *POOR[1:3]], before=now.model_copy(update={"scores": (-20, 0, 0)}))
    act(without, "0 gin")
    assert without.result is not None
    assert not Rumino().match(without.standing, without.result).over
    later = now.model_copy(update={"round": 4, "scores": (-20, 0, 0)})
    fourth = table([NOTHING, *POOR[1:3]], rules=rules, before=later)
    act(fourth, "0 gin")
    assert fourth.result is not None
    assert not rules.match(later, fourth.result).over


def test_gins_are_counted_from_hand_to_hand() -> None:
    rules = Rumino(gin_streak=True)
    state = table([NOTHING, POOR[1]], rules=rules)
    act(state, "0 gin")
    assert following(state, rules).carried_as(RuminoCarried).gins == (1, 0)
    assert following(knocked((0, 0)), rules).carried_as(RuminoCarried).gins == (0, 0)


def test_a_rebuy_that_takes_ten_points_off_is_no_gin() -> None:
    state = knocked((0, 9, 0, 60))
    assert state.totals() == (7, 50, 41, 101)
    act(state, "3 rebuy")
    after = following(state)
    assert after.scores[3] == 60 - 10
    assert after.carried_as(RuminoCarried).gins == (0, 0, 0, 0)


# ---------------------------------------------------------------------- rebuys


def test_busted_seats_may_buy_themselves_back_while_three_are_in() -> None:
    """RUM-10: the highest total below the limit, as it was before any rebuy."""
    state = knocked((7, 21, 47, 90), rebuys=(0, 0, 0, 1))
    assert state.phase() == "rebuy"
    (asked,) = state.pending
    assert (asked.seat, asked.sealed, state.default(asked).text) == (3, True, "drop")
    events = act(state, "3 rebuy")
    assert events == [BoughtBack(3, 20, 88)]
    after = following(state)
    assert after.scores == (14, 62, 88, 88)
    assert after.chips == (190, 190, 190, 170)
    assert after.carried_as(RuminoCarried).pool == 60
    assert after.carried_as(RuminoCarried).rebuys == (0, 0, 0, 2)
    assert after.out == ()


def test_a_seat_that_drops_out_watches_from_the_next_hand_on() -> None:
    state = knocked((0, 0, 0, 90))
    assert act(state, "3 drop") == [DroppedOut(3)]
    assert following(state).out == (3,)
    assert following(state).chips == (190,) * 4


def test_rebuys_are_sealed_until_all_have_answered() -> None:
    before = standing(5, scores=(0, 0, 0, 90, 90))
    state = table([SEVEN, *POOR[1:], "3C 5D 7H 9S JC KD 2C"], before=before)
    act(state, "0 knock")
    assert [decision.seat for decision in state.pending] == [3, 4]
    assert act(state, "4 rebuy") == []
    assert act(state, "4 drop", "4 rebuy") == []
    view = state.view(None)
    assert (view.seats[4].answered, view.seats[4].counters["chips"]) == (True, 190)
    assert state.view(3).private == RuminoPrivate()
    assert act(state, "3 drop") == [DroppedOut(3), BoughtBack(4, 10, 41)]


@pytest.mark.parametrize(
    ("totals", "fields", "rules", "why"),
    [
        ((0, 0, 90), {}, Rumino(), "few"),
        ((0, 0, 0, 90), {}, Rumino(rebuys=False), "off"),
        ((0, 0, 0, 90), {"rebuys": (0, 0, 0, 1)}, Rumino(max_rebuys=1), "limit"),
        ((0, 0, 0, 90), {"chips": (190, 190, 190, 9)}, Rumino(), "chips"),
        ((0, 0, 0, 90), {"round": 60}, Rumino(), "last"),
    ],
)
def test_where_no_rebuy_is_open_the_reason_is_told(
    totals: tuple[int, ...], fields: dict[str, Any], rules: Rumino, why: str
) -> None:
    """RUM-R9, G-R12: until the next hand is dealt."""
    state = knocked(totals, rules, **fields)
    assert state.result is not None
    refused = refusal(state, f"{len(totals) - 1} rebuy")
    assert (refused.code, refused.values) == ("rum_no_rebuy", {"why": why})


def test_while_rebuys_are_open_the_hand_is_over() -> None:
    """G-R13."""
    state = knocked((0, 0, 0, 90))
    for seat in (0, 3):
        assert refusal(state, f"{seat} draw").code == refusal(state, f"{seat} knock").code == "round_over"
    assert refusal(state, "0 rebuy").code == "rum_no_rebuy"


def test_a_rumino_leaves_the_scores_and_takes_the_pool() -> None:
    state = table(["2H 3H 4H 5H 6H 7H KS", POOR[1]], stock="8H", before=standing(2, scores=(99, 3)))
    events = act(state, "0 draw")
    assert events[-1] == Won((0,), 20)
    assert state.result == Result((0, 1), (0,), (), chips=(20, 0))
    assert state.view(None).seats[0].counters == {"score": 99, "chips": 210}


def test_one_of_the_day_s_deals_may_end_with_a_rumino_which_counts_no_points() -> None:
    state = table(["2H 3H 4H 5H 6H 7H KS", POOR[1]], stock="8H", before=standing(2))
    act(state, "0 draw")
    deal = GAME.daily
    assert deal is not None
    assert state.result is not None
    assert [deal.outcome(Rumino(), state.standing, state.result, seat) for seat in (0, 1)] == [(0, 0), (1, 0)]


def test_a_seat_that_is_out_is_dealt_no_cards_and_scores_nothing() -> None:
    before = standing(3, scores=(0, 120, 0), out=(1,), fell=(0, 1, 0))
    state = table([SEVEN, "", POOR[2]], before=before)
    act(state, "0 knock")
    assert state.result is not None
    assert state.result.scores == (7, 0, 41)
    assert state.view(None).seats[1].status == "out"
    with pytest.raises(Illegal, match="round_over"):
        act(state, "0 draw")
