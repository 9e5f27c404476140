"""Players who leave a match of Jubilee for good (G-R7, G-R19): their seats are played on and cannot win."""

from random import Random

from engine.contract import LEAVE, Carried, Dice, Result, SeatingRequest, Standing
from engine.jubilee import Jubilee
from engine.jubilee.round import JubileeRound


def rules(deals: int) -> Jubilee:
    return Jubilee(on_leave="forfeit", deals=deals)


def standing(*scores: int, **fields: object) -> Standing:
    order = tuple("abcdefg"[: len(scores)])
    return Standing.model_validate({"order": order, "scores": scores, **fields})


def played(before: Standing, *leavers: int, deals: int = 1) -> JubileeRound:
    """A deal to its end, of which some seats leave at its beginning."""
    state = rules(deals).start(before, Dice(Random(7)))
    for seat in leavers:
        state.play(seat, LEAVE)
    while state.pending:
        (decision,) = state.pending
        state.play(decision.seat, state.default(decision))
    return state


def result_of(state: JubileeRound) -> Result:
    assert state.result is not None
    return state.result


def test_the_best_of_the_others_wins_the_deal() -> None:
    (best,) = result_of(played(standing(0, 0, 0))).winners
    left = result_of(played(standing(0, 0, 0), best))
    assert left.left == (best,)
    assert best not in left.winners
    assert left.places[best] == max(left.places)
    others = [score for seat, score in enumerate(left.scores) if seat != best]
    assert {left.scores[seat] for seat in left.winners} == {max(others)}


def test_the_seat_is_played_on_from_deal_to_deal_and_never_wins() -> None:
    first = played(standing(0, 0, 0), 1, deals=2)
    assert not rules(2).match(first.standing, result_of(first)).over
    request = SeatingRequest(first.standing, result_of(first), (), ())
    after = rules(2).seat(request, Dice(Random(1))).standing
    assert after.retired == (1,)
    second = played(after.model_copy(update={"scores": (0, 900, 0)}), deals=2)
    assert 1 not in result_of(second).winners
    match = rules(2).match(second.standing.model_copy(update={"scores": (0, 900, 0)}), result_of(second))
    assert match.over
    assert 1 not in match.winners
    assert match.places[1] == max(match.places)


def test_when_one_is_left_the_match_is_theirs_as_soon_as_the_deal_is_scored() -> None:
    state = played(standing(0, 500, 500), 1, 2, deals=5)
    match = rules(5).match(state.standing, result_of(state))
    assert match == (True, (0, 1, 1), (0,))


def test_it_is_so_too_when_they_left_one_after_the_other() -> None:
    before = standing(0, 500, 500, carried=Carried(retired=(1,)).dump())
    state = played(before, 2, deals=5)
    assert result_of(state).left == (2,)
    assert rules(5).match(before, result_of(state)).winners == (0,)
