"""Deadlines, with time that the test moves."""

import pytest

from bot.sandbox import text_of
from bot.table.deadlines import BREAKS, DRAW_SECONDS, GRACE_SECONDS, PACES
from bot.ui.components import GOLD, GREY
from data.records import Move
from tests.e2e.deadlines import NAMES, begun, by_seat, last_move
from tests.e2e.house import House
from tests.e2e.people import (
    colour,
    dealt,
    hand_of,
    over,
    panel,
    play_round,
    press,
    presses,
    public,
    seated,
)
from tests.said import is_said, said

pytestmark = pytest.mark.long

LATE = PACES["lively"] + 1


async def test_for_a_leader_who_sleeps_the_lowest_set_is_led_and_for_others_a_pass(house: House) -> None:
    first, second, _ = await begun(house, "sleeping")
    hand = hand_of(panel(first.person))
    await house.wait(LATE)
    assert await last_move(house) == Move(seat=0, action=f"{hand[0]}x{hand.count(hand[0])}", by="clock")
    assert colour(panel(first.person)) == GREY
    assert colour(panel(second.person)) == GOLD
    await house.wait(LATE)
    assert await last_move(house) == Move(seat=1, action="pass", by="clock")
    assert colour(panel(second.person)) == GREY


async def test_nothing_is_played_for_somebody_before_the_time_is_up(house: House) -> None:
    first, *_ = await begun(house, "in time")
    await house.wait(PACES["lively"] - DRAW_SECONDS - 2)
    _, _, moves = await house.saved()
    assert not moves
    await first.person.click(panel(first.person), next(iter(presses(panel(first.person)))))
    await house.wait(PACES["lively"] - 1)  # the next one's time began with that play
    _, _, moves = await house.saved()
    assert len(moves) == 1


async def test_for_a_sleeping_taker_of_taxes_the_lowest_cards_go_back(house: House) -> None:
    playing = await begun(house, "taxes")
    await play_round(playing, 1)
    for player in playing:
        await press(player.person, "ready")
    await dealt(*(player.person for player in playing))
    await house.quiet()
    first, *_ = await by_seat(house, playing)
    hand = hand_of(panel(first.person))
    await house.wait(LATE)
    _, _, moves = await house.saved()
    given = moves[0].action.split()[1:]
    assert moves[0].by == "clock"
    assert tuple(given) == hand[: len(given)]
    assert colour(panel(first.person)) == GOLD


async def test_a_table_where_nobody_wakes_plays_one_round_and_then_waits_for_a_ready(house: House) -> None:
    playing = await begun(house, "asleep")
    for _ in range(200):
        await house.wait(LATE)
        if over(1)(public(playing[0].person)):
            break
    assert said("next-deal-waits") in text_of(public(playing[0].person))
    await house.wait(24 * 3600)
    record, _, _ = await house.saved()
    assert record.round == 1
    assert not record.deadlines
    await press(playing[0].person, "ready")  # the others' hands are with stewards: nobody waits for them
    record, _, _ = await house.saved()
    assert record.round == 2


async def test_between_rounds_the_next_deal_comes_by_itself_when_somebody_was_awake(house: House) -> None:
    playing = await begun(house, "awake")
    await play_round(playing, 1)
    await house.quiet()
    await house.wait(BREAKS["lively"] - 2)
    assert (await house.saved())[0].round == 1
    await house.wait(3)
    assert (await house.saved())[0].round == 2
    assert is_said("table-title", text_of(public(playing[0].person)), round=2)


async def test_after_a_restart_nobody_has_less_than_a_minute(site: House) -> None:
    await site.open()
    playing = await begun(site, "grace")
    await site.wait(PACES["lively"] - DRAW_SECONDS - 3)
    await site.shut()
    site.clock.advance(1800)
    await site.open()
    await site.wait(1)
    await site.wait(GRACE_SECONDS - 3)
    _, _, moves = await site.saved()
    assert not moves
    await site.wait(5)
    assert (await last_move(site)).by == "clock"
    for player in playing:
        await press(player.person, "hand")
    await play_round(playing, 1)


async def test_a_pass_ends_the_wait_and_time_runs_for_the_next_alone(house: House) -> None:
    first, second, third = await begun(house, "alone")
    await first.person.click(panel(first.person), next(iter(presses(panel(first.person)))))
    await house.wait(PACES["lively"] - 5)
    await press(second.person, "pass")
    await house.wait(10)
    _, _, moves = await house.saved()
    assert [move.by for move in moves] == ["person", "person"]
    assert colour(panel(third.person)) == GOLD


async def test_a_sleeper_of_a_slow_table_is_played_for_at_night(house: House) -> None:
    people = house.people(*NAMES)
    await seated(*people, pace="slow")
    await press(people[0], "go")
    await house.let_draw_pass()
    await house.wait(11 * 3600)
    _, _, moves = await house.saved()
    assert not moves
    await house.wait(3600)
    assert (await last_move(house)).by == "clock"
