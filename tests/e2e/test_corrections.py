"""The time of day is corrected while the bot runs: every click is answered and every table goes on."""

import asyncio
import logging
import re
from collections.abc import Callable

import pytest

from bot.games.climbing.orders import must_pass
from bot.messages import first_answer
from bot.messages.panels import FOLD_SECONDS
from bot.sandbox import Failed, text_of
from bot.sandbox.interactions import FIRST_ANSWER
from bot.table import acting, seating
from bot.table.deadlines import BREAKS, DRAW, DRAW_SECONDS, GRACE_SECONDS, PACES
from bot.table.table import Table
from bot.ui.components import GOLD
from bot.ui.custom_ids import PLAY
from tests.e2e.deadlines import NAMES, begun, last_move
from tests.e2e.house import House
from tests.e2e.people import (
    WITHIN,
    Player,
    colour,
    dealt,
    hire,
    over,
    panel,
    play_round,
    press,
    presses,
    public,
    seated,
)

pytestmark = pytest.mark.long

STEPS = pytest.mark.parametrize("step", [5.0, -5.0, 60.0, -60.0, 3600.0, -3600.0])
THINKING = 4.0
PASSING = 4.0  # seconds that a pass without alternative waits, at most


async def moves_of(house: House) -> int:
    return len((await house.saved())[2])


async def asked(house: House, playing: list[Player]) -> Player:
    """The player on turn."""
    table = await house.table()
    assert table.state is not None
    return playing[table.state.pending[0].seat]


async def click(player: Player) -> None:
    """Play what the panel offers first."""
    shown = panel(player.person)
    button = next(one for one, pressed in presses(shown).items() if pressed.verb == PLAY)
    answer = await player.person.click(shown, button)
    assert answer.message is not None
    assert "⚠️" not in text_of(answer.message)


@STEPS
async def test_every_click_has_its_effect_before_and_after_and_again(house: House, step: float) -> None:
    playing = await begun(house, "clicks")
    for skew in (0.0, step, step, 0.0, -step, 0.0):
        house.skew = skew
        before = await moves_of(house)
        await click(await asked(house, playing))
        assert await moves_of(house) > before
        await house.quiet()


@STEPS
async def test_a_round_is_played_to_its_end(house: House, step: float) -> None:
    playing = await begun(house, "whole round")
    house.skew = step
    await play_round(playing, 1)
    assert over(1)(public(playing[0].person))


@STEPS
async def test_stewards_go_on(site: House, step: float) -> None:
    site.steward_seconds = THINKING
    await site.open()
    (marie,) = site.people("Marie")
    await seated(marie)
    await press(marie, "fill")
    await site.let_draw_pass()
    table = await site.table()
    while table.user_at(pending(table)) is not None:  # until a steward is to move
        await acting.act(table, marie.user.id, default(table))
    before = await moves_of(site)
    site.skew = step
    await site.quiet()
    await site.wait(THINKING + 1)
    assert await moves_of(site) > before


def pending(table: Table) -> int:
    assert table.state is not None
    return table.state.pending[0].seat


def default(table: Table) -> str:
    assert table.state is not None
    return table.state.default(table.state.pending[0]).text


@STEPS
async def test_the_draw_ends(house: House, step: float) -> None:
    people = house.people(*NAMES)
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    house.skew = step
    await house.let_draw_pass()
    record = (await house.table()).record
    assert DRAW not in record.deadlines
    assert record.phase == "round"


@STEPS
async def test_the_next_deal_comes(house: House, step: float) -> None:
    playing = await begun(house, "deal")
    await play_round(playing, 1)
    await house.quiet()
    house.skew = step
    await house.wait(1)
    assert (await house.saved())[0].round == 1
    await house.wait(BREAKS["lively"] + 1)
    assert (await house.saved())[0].round == 2


@STEPS
async def test_a_sleeper_keeps_the_time_to_think_and_is_played_for_when_it_is_up(house: House, step: float) -> None:
    await begun(house, "sleeper")
    await house.wait(PACES["lively"] - DRAW_SECONDS - 5)
    house.skew = step
    await house.wait(1)
    assert await moves_of(house) == 0
    await house.wait(PACES["lively"] + 1)
    assert (await last_move(house)).by == "clock"


@STEPS
async def test_a_pass_without_alternative_is_made(site: House, step: float) -> None:
    site.pass_seconds = PASSING
    await site.open()
    playing = await begun(site, "forced")
    table = await site.table()
    while not (table.state is not None and must_pass(table.state.pending[0])):
        assert table.state is not None
        plays = [one.text for one in table.state.pending[0].answers if one.cards]
        await acting.act(table, playing[pending(table)].person.user.id, plays[-1] if plays else default(table))
    seat, before = pending(table), len(table.state.log)
    site.skew = step
    await site.wait(PASSING + 1)
    assert (table.state.log[before][0], table.state.log[before][1].text) == (seat, "pass")


@STEPS
async def test_the_times_that_are_shown_are_true_again(house: House, step: float) -> None:
    first, *_ = await begun(house, "shown")
    house.skew = step
    await house.quiet()
    for message in (public(first.person), panel(first.person)):
        (until,) = re.findall(r"<t:(\d+):R>", text_of(message))
        assert 0 < int(until) - house.now() <= PACES["lively"]


@STEPS
async def test_a_panel_is_drawn_by_the_token_of_before(house: House, step: float) -> None:
    first, second, _ = await begun(house, "token")
    house.skew = step
    await house.quiet()
    await click(first)
    await house.quiet()
    assert colour(panel(second.person)) == GOLD
    await house.wait(FOLD_SECONDS - 60)
    await house.wait(61)
    assert PLAY not in [pressed.verb for pressed in presses(panel(second.person)).values()], "it was not folded in time"


@STEPS
async def test_a_table_goes_on_that_was_stored_by_another_time_of_day(site: House, step: float) -> None:
    await site.open()
    await begun(site, "stored")
    await site.shut()
    site.skew = step
    await site.open()
    await site.wait(1)
    assert await moves_of(site) == 0
    await site.wait(GRACE_SECONDS + 1)
    assert (await last_move(site)).by == "clock"


# Discord has given up an interaction before it was answered


def give_up(house: House) -> None:
    """Three seconds pass."""
    house.clock.advance(FIRST_ANSWER + 1)
    house.sandbox.tick()


async def until(done: Callable[[], object]) -> None:
    """Let other tasks run until `done` is true."""
    async with asyncio.timeout(WITHIN):
        while not done():  # noqa: ASYNC110 -- the others' turn: no time passes
            await asyncio.sleep(0)


def said_once(caplog: pytest.LogCaptureFixture, words: str) -> None:
    """There is one warning, of these words and without a traceback, and no error."""
    (warning,) = [one for one in caplog.records if one.name.startswith("bot") and one.levelno >= logging.WARNING]
    assert words in warning.getMessage()
    assert warning.levelno == logging.WARNING
    assert warning.exc_info is None
    caplog.clear()


async def test_what_was_done_by_a_click_that_is_answered_too_late_stays_and_is_shown(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, _ = await begun(house, "given up")
    doing, before = acting.act, panel(first.person)

    async def slowly(*arguments: object) -> None:
        give_up(house)
        await doing(*arguments)  # type: ignore[arg-type]  # passed on as they came

    with monkeypatch.context() as patch:
        patch.setattr(acting, "act", slowly)
        with pytest.raises(Failed):
            await click(first)
        await house.quiet()
    assert await moves_of(house) == 1
    said_once(caplog, "did not reach its person")
    house.asked_for += [404]
    assert panel(first.person)["components"] != before["components"]
    assert colour(panel(second.person)) == GOLD
    await click(second)


async def test_the_table_is_drawn_though_the_click_that_was_to_draw_it_is_answered_too_late(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = house.people(*NAMES)
    (late,) = house.people("Late")
    await seated(*people)
    doing = seating.join

    async def slowly(table: Table, user: int, name: str) -> None:
        give_up(house)
        await doing(table, user, name)

    with monkeypatch.context() as patch:
        patch.setattr(seating, "join", slowly)
        with pytest.raises(Failed):
            await press(late, "join")
        await house.quiet()
    said_once(caplog, "did not reach its person")
    house.asked_for += [404]
    assert "Late" in text_of(public(people[0]))
    await press(people[0], "go")
    await dealt(*people)


async def test_an_acknowledgement_that_is_too_late_is_told_once_with_the_answer(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *_ = await begun(house, "hurry")
    monkeypatch.setattr(first_answer, "HURRY_SECONDS", 0.0)
    table = await house.table()
    async with table.lock:
        before = len(house.sandbox.interactions)
        answer = asyncio.create_task(click(first))
        await until(lambda: len(house.sandbox.interactions) > before)
        give_up(house)
        await until(lambda: house.sandbox.refusals)
    with pytest.raises(Failed):
        await answer
    await house.quiet()
    assert await moves_of(house) == 1
    said_once(caplog, "did not reach its person")
    house.asked_for += [404, 404]


async def test_a_click_that_waited_in_the_house_until_discord_gave_it_up_does_nothing(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *_ = await begun(house, "waited")
    registry = house.bot.registry
    loaded = registry.table

    async def slowly(number: int) -> Table | None:
        give_up(house)
        await until(lambda: house.sandbox.refusals)
        return await loaded(number)

    with monkeypatch.context() as patch:
        patch.setattr(first_answer, "HURRY_SECONDS", 0.0)
        patch.setattr(registry, "table", slowly)
        with pytest.raises(Failed):
            await click(first)
        await house.bot.registry.background.settle()
    said_once(caplog, "ignored")
    house.asked_for += [404]
    assert await moves_of(house) == 0
    await click(first)


async def test_a_table_that_is_opened_too_late_is_drawn_all_the_same(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    (marie,) = house.people("Marie")
    doing = house.bot.registry.open

    async def slowly(*arguments: object) -> Table:
        give_up(house)
        return await doing(*arguments)  # type: ignore[arg-type]  # passed on as they came

    with monkeypatch.context() as patch:
        patch.setattr(house.bot.registry, "open", slowly)
        with pytest.raises(Failed):
            await marie.slash("tahimi start")
    await until(lambda: caplog.records)
    await house.quiet()
    said_once(caplog, "did not reach its person")
    house.asked_for += [404]
    await hire(marie)  # the table is there
