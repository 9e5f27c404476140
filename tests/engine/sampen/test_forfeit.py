"""Players who leave a match of Sampen for good (G-R7, G-R19): their seats are played on and cannot win."""

from random import Random

from engine.contract import LEAVE, Carried, Dice, Event, Result, SeatingRequest, Standing
from engine.sampen import Sampen
from engine.sampen.events import DealUnwon, DealWon
from engine.sampen.round import SampenRound


def rules(wins: int) -> Sampen:
    return Sampen(on_leave="forfeit", wins=wins)


def standing(*scores: int, **fields: object) -> Standing:
    return Standing.model_validate({"order": tuple("abcdefgh"[: len(scores)]), "scores": scores, **fields})


def played(before: Standing, *leavers: int, wins: int = 1, seed: int = 7) -> SampenRound:
    """A deal to its end, of which some seats leave at its beginning."""
    state = rules(wins).start(before, Dice(Random(seed)))
    for seat in leavers:
        state.play(seat, LEAVE)
    events: list[Event] = []
    while state.pending:
        (decision,) = state.pending
        events += state.play(decision.seat, state.default(decision))
    (ended,) = (one for one in events if isinstance(one, DealWon))
    assert isinstance(ended, DealUnwon) == (ended.seat in state.retired)
    return state


def result_of(state: SampenRound) -> Result:
    assert state.result is not None
    return state.result


def test_a_deal_that_a_retired_seat_ends_has_no_winner_and_another_is_dealt() -> None:
    before = standing(0, 0, 0)
    (best,) = result_of(played(before)).winners
    left = result_of(played(before, best))
    assert (left.left, left.winners) == ((best,), ())
    assert left.places[best] == 1
    assert sum(left.places) == 1
    assert not rules(1).match(before, left).over
    after = rules(1).seat(SeatingRequest(before, left, (), ()), Dice(Random(1))).standing
    assert (after.retired, after.scores, after.dealer) == ((best,), (0, 0, 0), 1)


def test_anybody_else_wins_as_ever_and_the_retired_are_last() -> None:
    before = standing(0, 0, 0)
    (best,) = result_of(played(before)).winners
    other = (best + 1) % 3
    ended = result_of(played(before, other))
    assert ended.winners == (best,)
    assert ended.places[other] == 2
    assert rules(1).match(before, ended).winners == (best,)


def test_wins_of_before_do_not_save_a_retired_seat() -> None:
    before = standing(4, 0, 0, carried=Carried(retired=(0,)).dump())
    for seed in range(20):
        ended = result_of(played(before, wins=5, seed=seed))
        assert 0 not in ended.winners
        assert not rules(5).match(before, ended).over


def test_when_one_is_left_the_match_is_theirs_as_soon_as_the_deal_is_over() -> None:
    before = standing(0, 3, 3)
    state = played(before, 1, 2, wins=5)
    assert rules(5).match(before, result_of(state)) == (True, (0, 1, 1), (0,))


def test_it_is_so_too_when_they_left_one_after_the_other() -> None:
    before = standing(0, 3, 3, carried=Carried(retired=(1,)).dump())
    state = played(before, 2, wins=5)
    assert result_of(state).left == (2,)
    assert rules(5).match(before, result_of(state)).winners == (0,)
