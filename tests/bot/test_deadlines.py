"""The rest of a wait after a restart, and after the time of day was corrected."""

from functools import partial

import pytest

from bot.table import deadlines
from bot.table.deadlines import ABSENT_SECONDS, BREAKS, CLOSE, DEAL, DRAW, GRACE_SECONDS, HOST, PACES, RESERVES
from bot.table.mode import Between
from bot.table.modes import CHANNEL, PAIRING
from data.records import Pace, PairingRef, RoundRecord, TableRecord, with_
from engine.contract import Standing
from tests.bot.making import NOW, record_of

THINKING = 2.0
STEWARD = "2"  # the seat that is played by one
NOTHING = partial(Between, deals=False, enough=False, ready=False)
STEPS = (5.0, -5.0, 60.0, -60.0, 3600.0, -3600.0)


def waits(pace: Pace, **left: float) -> tuple[TableRecord, RoundRecord]:
    """A table that waits for these things, each for its seconds more; its last seat is a steward's."""
    record = record_of(
        2, pace=pace, phase="round", deadlines={what.lstrip("s"): NOW + more for what, more in left.items()}
    )
    standing = Standing(order=("u1", "u2", "s0"), round=1, dealer=0)
    played = RoundRecord(
        table=1, number=1, game="tahimi", version=1, options={}, standing=standing, seed=b"", commitment="", started=NOW
    )
    return record, played


def left_after(step: float, record: TableRecord, played: RoundRecord) -> dict[str, float]:
    """The seconds that are left of each wait when it is found that the time of day was corrected by `step` seconds."""
    now = NOW + step
    after = deadlines.correct_times(CHANNEL, record, played, now, step, THINKING)
    return {what: at - now for what, at in after.deadlines.items()}


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("pace", PACES)
def test_after_a_correction_people_have_a_minute_or_the_whole_time_and_nobody_has_more(pace: Pace, step: float) -> None:
    left = left_after(step, *waits(pace, s0=3.0, s2=1.0, deal=3.0, draw=1.0, host=599.0, close=3.0))
    assert left["0"] == min(GRACE_SECONDS, PACES[pace] + RESERVES.get(pace, 0.0))
    assert left[DEAL] == min(GRACE_SECONDS, BREAKS[pace])
    assert GRACE_SECONDS <= left[HOST] <= ABSENT_SECONDS
    assert left[CLOSE] == GRACE_SECONDS
    assert left[DRAW] == left[STEWARD] == (1.0 if step < 0 else 0.0)


@pytest.mark.parametrize("step", STEPS)
def test_a_long_wait_lasts_as_long_as_before_or_is_shorter_by_a_step_forward(step: float) -> None:
    left = left_after(step, *waits("slow", s0=3 * 3600.0))
    assert left["0"] == 3 * 3600.0 - max(step, 0.0)


@pytest.mark.parametrize("step", STEPS)
def test_what_began_between_a_correction_and_its_discovery_is_waited_for_no_longer_than_from_its_beginning(
    step: float,
) -> None:
    record, played = waits("relaxed", s0=step + PACES["relaxed"], s2=step + THINKING)
    left = left_after(step, record, played)
    assert GRACE_SECONDS <= left["0"] <= PACES["relaxed"]
    assert 0 <= left[STEWARD] <= THINKING


def test_what_has_happened_goes_back_with_the_time_and_is_never_in_the_future() -> None:
    record, played = waits("lively")
    record, called = with_(record, created=NOW - 100), NOW - 50
    back = deadlines.correct_times(CHANNEL, record, played, NOW - 60, -60.0, THINKING)
    assert (back.created, deadlines.corrected_time(called, NOW - 60, -60.0)) == (NOW - 160, NOW - 110)
    on = deadlines.correct_times(CHANNEL, record, played, NOW + 60, 60.0, THINKING)
    assert (on.created, deadlines.corrected_time(called, NOW + 60, 60.0)) == (record.created, called)
    late = deadlines.correct_times(CHANNEL, record, played, NOW - 3600, -1.0, THINKING)
    assert late.created == deadlines.corrected_time(called, NOW - 3600, -1.0) == NOW - 3600


@pytest.mark.parametrize("step", STEPS)
def test_after_a_restart_everybody_has_a_minute_and_nobody_waits_for_the_clock_of_before(step: float) -> None:
    record, played = waits("lively", s0=3.0, s2=1.0, deal=3.0)
    now = NOW + step
    left = {
        what: at - now
        for what, at in deadlines.extend_deadlines(CHANNEL, record, played, now, THINKING).deadlines.items()
    }
    assert left["0"] == left[DEAL] == GRACE_SECONDS
    assert left[STEWARD] <= THINKING


def test_the_period_of_a_league_ends_every_wait_for_people() -> None:
    ref = PairingRef(tournament=1, round=1, number=1, entrants={}, check_in=100.0, until=150.0)
    record = record_of(2, pairing=ref)
    assert PAIRING.ends_at(record) == 150.0
    playing, played = with_(record, phase="round"), waits("lively")[1]
    for at, now, until in ((120.0, 0.0, 120.0), (400.0, 0.0, 150.0), (400.0, 200.0, 200.0)):
        assert PAIRING.waits(playing, played, {"0": at, STEWARD: at}, now, NOTHING) == {"0": until, STEWARD: at}
    record = with_(record, people=tuple(with_(one, away=True) for one in record.people))  # nobody has come yet
    assert deadlines.first_deadlines(PAIRING, record, 100.0) == {deadlines.BEGIN: 150.0}
    evening = with_(record, pairing=ref.model_copy(update={"until": None}))
    assert deadlines.first_deadlines(PAIRING, evening, 100.0) == {deadlines.BEGIN: 200.0}
