"""A round of betting without side pots."""

from engine.pif_paf.state import Betting

FIRST = Betting(5, 20, (0, 0, 0, 0), (1, 2, 3, 0))
LIVE = range(4)


def test_levels_go_up_in_units_from_above_the_bet_to_the_cap() -> None:
    assert list(FIRST.levels) == [5, 10, 15, 20]
    assert list(FIRST.raised(15, LIVE).levels) == [20]
    assert list(FIRST.raised(20, LIVE).levels) == []


def test_a_round_in_which_all_check_is_over() -> None:
    assert FIRST.passed().passed().passed().passed().due == ()


def test_after_a_raise_all_others_who_are_live_act_again() -> None:
    raised = FIRST.raised(5, LIVE).raised(10, LIVE)
    assert raised.due == (3, 0, 1)
    assert raised.bets == (0, 5, 10, 0)
    assert raised.passed().raised(15, (0, 1, 2)).due == (1, 2)


def test_a_call_adds_what_is_missing() -> None:
    raised = FIRST.raised(5, LIVE).raised(15, LIVE)
    assert [raised.owes(seat) for seat in range(4)] == [15, 10, 0, 15]
    called = raised.called()
    assert called.bets == (0, 5, 15, 15)
    assert called.due == (0, 1)
    assert called.called().called().due == ()
