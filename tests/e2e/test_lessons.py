"""Lessons: one person learns a game among stewards, on one panel, with a coach; nobody else notices, nothing counts."""

import asyncio
import sys
from functools import partial

import pytest

from bot.games.shows import presenter_of
from bot.refusal import Refused
from bot.runtime import registry
from bot.sandbox import JSON, Answer, selects_of, text_of
from bot.table import acting, lobby, seating
from bot.table.scene import COACHED
from bot.table.scenes import scene_of
from bot.thinking import pool
from bot.thinking.task import Task
from bot.ui.custom_ids import ANSWER, NARROW, TABLE
from bot.ui.rulebook import chapters
from engine.contract import Candidate, Thought, owed
from engine.games import GAMES
from tests.e2e.house import House
from tests.e2e.people import (
    follow_coach,
    forged,
    id_of,
    learning,
    panel,
    press,
    presses,
    public,
    says,
    seated,
    table_name,
)
from tests.said import heard, is_said, plain, said

pytestmark = pytest.mark.long

ENOUGH = said("coach-enough")
OVER = said("lesson-over")
THINKS = said("coach-thinks")
UNMEANT = {"None", "True", "False", ""}  # what no line says
NEVER = (sys.executable, "-c", "import sys; sys.stdin.read()")  # a worker that never answers


def shown(answer: Answer) -> JSON:
    assert answer.message is not None
    return answer.message


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_in_any_game_is_played_to_its_end_in_silence(house: House, game: str) -> None:
    marie, bob = house.people("Marie", "Bob")
    table, rounds, coached = await learning(house, marie, game), presenter_of(game).lesson_rounds, 0
    while True:
        while table.record.phase == "round":
            assert table.waits_for(marie.user.id)
            words = text_of(panel(marie))
            lines = [line.strip("-# ") for line in words.splitlines() if line]
            assert UNMEANT.isdisjoint(lines)
            assert not is_said("hash-short", words)
            opened = presenter_of(game).open_table(scene := scene_of(table, marie.user.id), scene.seen)
            assert all(lines.count(plain(line).strip("-# ")) <= 1 for line in opened if line), "nothing is said twice"
            answers = scene_of(table, marie.user.id).answers
            coached += answers < COACHED
            assert ("🎓" in words) == (answers <= COACHED)
            assert (ENOUGH in words) == (answers == COACHED)
            await follow_coach(house, table, marie.user.id)
        words, number = text_of(panel(marie)), table.record.round
        assert not any(is_said(key, words) for key in ("generic-match-on", "hash-next-short"))
        if OVER in words:
            break
        left, played = max(rounds - number, 1), scene_of(table, marie.user.id).answers
        assert is_said("lesson-goes-on" if played else "lesson-missed", words, left=left)
        await press(marie, "again", panel(marie))
        await house.quiet()
    assert number >= rounds
    assert coached
    text = text_of(panel(marie))
    assert OVER in text
    assert not is_said("misery", text)
    assert not bob.messages()
    assert await house.bot.registry.store.stats.games(house.guild.id, marie.user.id) == {}
    assert said("tables-none") in text_of(shown(await bob.slash("cards tables")))


async def test_a_lesson_begins_with_the_rules_in_short_and_no_card_is_dealt_before_they_are_read(house: House) -> None:
    (marie,) = house.people("Marie")
    page = shown(await marie.slash("cards learn", game="truc"))
    assert plain(chapters("truc")[0].text) in text_of(page)
    table = await house.table(await house.bot.registry.store.tables.lesson_of(marie.user.id) or 0)
    assert table.state is None
    await house.shut()
    await house.open()
    (back,) = presses(mine := shown(await marie.slash("cards mine")))
    page = shown(await marie.click(mine, back))
    assert is_said("lesson-title", text_of(page))
    await press(marie, "begin", page)
    await house.quiet()
    assert (await house.table(table.record.id)).state is not None


async def test_a_lesson_is_one_match_where_its_game_has_a_series(house: House) -> None:
    (marie,) = house.people("Marie")
    table = await learning(house, marie, "sampen")
    for _ in range(presenter_of("sampen").lesson_rounds - 1):
        while table.record.phase == "round":
            await follow_coach(house, table, marie.user.id)
        assert table.match_goes_on
        await press(marie, "again", panel(marie))
        await house.quiet()


async def test_a_lesson_can_end_before_it_has_begun_and_begin_anew(house: House) -> None:
    (marie,) = house.people("Marie")
    await marie.slash("cards learn", game="truc")
    await press(marie, "now", panel(marie))
    assert said("lesson-closed") in text_of(panel(marie))
    page = shown(await press(marie, "learn", panel(marie)))
    assert is_said("lesson-title", text_of(page))


async def test_who_would_leave_a_lesson_hears_of_no_cost(house: House) -> None:
    (marie,) = house.people("Marie")
    await learning(house, marie, "schwimmen")
    question = text_of(shown(await press(marie, "leave", panel(marie))))
    assert said("lesson-leave") in question
    assert not is_said("leave-now-match", question)


@pytest.mark.parametrize("game", GAMES)
async def test_the_coach_says_what_a_hint_says(thinking: House, game: str) -> None:
    (marie,) = thinking.people("Marie")
    table = await learning(thinking, marie, game)
    for _ in range(3):
        if table.record.phase != "round":
            break
        coach = text_of(panel(marie))
        assert THINKS not in coach
        (texts,) = heard("hint-in-lesson", text_of(shown(await marie.slash("cards hint"))))
        assert texts["said"] in coach
        await follow_coach(thinking, table, marie.user.id)


async def test_a_lesson_waits_for_no_thought(site: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "WORKER", NEVER)
    monkeypatch.setattr(registry, "Thinkers", partial(pool.Thinkers, patience=0.2))
    site.workers = 1
    await site.open()
    (marie,) = site.people("Marie")
    await learning(site, marie, "mooseyard")
    assert presses(panel(marie))
    assert is_said("coach-would", text_of(panel(marie)))
    assert THINKS not in text_of(panel(marie))


async def test_what_a_pupil_has_chosen_stays_when_the_advice_comes(
    site: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[Task, pool.Answer]] = []

    def ask(_: pool.Thinkers, task: Task) -> pool.Answer | None:
        """The coach's thought comes when the test says so; then nobody thinks any more. Stewards never do."""
        if task.level != "vizier" or any(coming.done() and not coming.cancelled() for _, coming in asked):
            return None
        asked.append((task, asyncio.get_running_loop().create_future()))
        return asked[-1][1]

    monkeypatch.setattr(pool.Thinkers, "ask", ask)
    await site.open()
    (marie,) = site.people("Marie")
    page = shown(await marie.slash("cards learn", game="indian_chief"))
    first = shown(await press(marie, "begin", page))
    assert THINKS in text_of(first)
    meld = next(custom_id for custom_id, sent in presses(first).items() if sent.verb == NARROW)
    drafted = shown(await marie.click(first, meld))
    assert THINKS in text_of(drafted)
    await site.bot.registry.timer.strike()  # the stewards lay, which nobody sees
    task, coming = asked[-1]
    best, other, *_ = task.decision.enumerate()
    coming.set_result(Thought(best, 2, (Candidate(best, 1.0, 1), Candidate(other, 0.0, 1))))
    await site.quiet()
    advised = panel(marie)
    assert is_said("hint-vizier", text_of(advised))
    assert presses(advised).keys() == presses(drafted).keys()
    assert presses(advised).keys() != presses(first).keys()
    await press(marie, ANSWER, advised)  # what was chosen is laid; the next question begins anew
    await site.quiet()
    assert presses(panel(marie)).keys().isdisjoint(presses(drafted))


async def test_a_hint_is_for_the_table_that_asks_or_else_for_the_lesson(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await learning(house, marie, "tahimi")
    assert is_said("hint-in-lesson", text_of(shown(await marie.slash("cards hint"))))
    number = await seated(bob, marie)
    assert is_said("hint-in-lesson", text_of(shown(await marie.slash("cards hint"))))
    table = await house.table(number)
    await lobby.change_house_rules(table, bob.user.id, {"hints": True})
    await lobby.begin(table, bob.user.id, fill=True)
    await house.let_draw_pass()
    while not table.waits_for(marie.user.id):
        assert table.state is not None
        await acting.act(table, bob.user.id, next(iter(owed(table.state.pending)[0].enumerate())).text)
        await house.quiet()
    assert is_said("hint", text_of(shown(await marie.slash("cards hint"))))


async def test_a_lesson_goes_on_after_a_restart_and_is_opened_again(house: House) -> None:
    (marie,) = house.people("Marie")
    table = await learning(house, marie, "tahimi")
    for _ in range(3):
        await follow_coach(house, table, marie.user.id)
    before = table.events
    await house.shut()
    await house.open()
    await house.quiet()
    mine = shown(await marie.slash("cards mine"))
    (back,) = presses(mine)
    again = shown(await marie.click(mine, back))
    assert "🎓" in text_of(again)
    table = await house.table(table.record.id)
    assert table.events == before
    assert table.waits_for(marie.user.id)


async def test_a_pupil_may_sit_at_a_table_and_the_lesson_stays(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    table = await learning(house, marie, "tahimi")
    number = await seated(bob, marie)
    assert (await house.table(number)).sits(marie.user.id)
    assert table.record.phase == "round"
    assert table_name("Bob") in text_of(shown(await marie.slash("cards mine")))


async def test_a_new_lesson_ends_the_one_before_and_leaving_ends_it(house: House) -> None:
    (marie,) = house.people("Marie")
    first = await learning(house, marie, "tahimi")
    second = await learning(house, marie, "dahimi")
    assert (first.record.phase, second.record.phase) == ("closed", "round")
    question = shown(await press(marie, "leave", panel(marie)))
    await press(marie, "now", question)
    await house.quiet()
    assert second.record.phase == "closed"
    assert await house.bot.registry.store.tables.lesson_of(marie.user.id) is None


async def test_another_round_is_dealt_on_the_same_panel(house: House) -> None:
    (marie,) = house.people("Marie")
    table = await learning(house, marie, "tahimi")
    for _ in range(presenter_of("tahimi").lesson_rounds):
        assert not says(OVER)(panel(marie))
        while table.record.phase == "round":
            await follow_coach(house, table, marie.user.id)
        await press(marie, "again", panel(marie))
        await house.quiet()
    assert table.record.round == presenter_of("tahimi").lesson_rounds + 1
    assert not says(OVER)(panel(marie))


async def test_a_lesson_is_cleaned_up_by_nobody_and_deleting_ones_data_ends_it(house: House) -> None:
    (marie,) = house.people("Marie")
    table = await learning(house, marie, "tahimi")
    places = await house.bot.registry.store.cleaning.places()
    assert places == {house.guild.id: set()}
    await press(marie, "sure", shown(await press(marie, "ask", shown(await marie.slash("privacy")))))
    assert table.record.phase == "closed"


async def test_nobody_comes_into_somebody_s_lesson_not_even_by_a_forged_button(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    lesson = await learning(house, marie, "tahimi")
    await seated(bob)
    picture, custom_id = forged(public(bob), id_of(public(bob), "join"), surface=TABLE, table=lesson.record.id)
    await bob.click(picture, custom_id, stale=True)
    assert not lesson.sits(bob.user.id)
    with pytest.raises(Refused, match="not_welcome"):
        await seating.join(lesson, bob.user.id, "Bob")
    assert not lesson.sits(bob.user.id)


async def test_without_a_game_it_is_asked_which(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    menu = shown(await marie.slash("cards learn"))
    assert said("games-title-learn") in text_of(menu)
    assert [one.placeholder for one in selects_of(menu)] == [said("games-hint-learn")]
    (choice,) = [one for one in menu["components"][0]["components"] if one["type"] == 1]
    answer = await marie.choose(menu, choice["components"][0]["custom_id"], ["dahimi"])
    assert is_said("lesson-title", text_of(shown(answer)))
    await seated(bob)
    assert "Marie" not in text_of(public(bob))
