"""Today's deals: one attempt at the same cards, alone on a panel, and nothing of them for whoever has not played."""

import asyncio
from dataclasses import replace
from itertools import chain, repeat

import pytest
from sqlalchemy import insert

from bot.daily import days, flow
from bot.interactions.handlers import ABOUT_DEALS
from bot.sandbox import JSON, Person, buttons_of, is_ephemeral, text_of
from bot.sandbox.components import GALLERY, walk
from bot.screens.table.illustration import FILE
from bot.stamp import Stamp
from bot.table import acting
from bot.table.table import Table
from bot.thinking import pool
from bot.thinking.task import Task
from bot.ui.custom_ids import HAND, PLAY, REDRAW, WHY
from data import schema
from data.daily.records import DAY_SECONDS, Ghost, begins, closes, day_of
from data.schema import NOWHERE
from data.shards import Shards
from data.store import Store
from engine.daily import DEALS
from engine.games import GAMES
from tests.e2e.conftest import QUICK
from tests.e2e.deals import (
    answer,
    begun,
    closed,
    finished,
    haunted,
    log_of,
    made,
    nothing,
    page_of,
    played,
    sets,
    shown,
)
from tests.e2e.house import House
from tests.e2e.people import forged, id_of, panel, press, press_of, presses
from tests.said import is_said, said

pytestmark = pytest.mark.long


async def test_a_set_is_played_on_one_panel_and_counts_nowhere_else(day: House) -> None:
    (marie,) = day.people("Marie")
    page = await page_of(marie)
    assert len(sets(page)) == 2
    assert is_said("daily-set-new", text_of(page))
    table, first = await begun(day, marie)
    assert table.record.deal is not None
    assert is_said("daily-deal", text_of(first), number=1, deals=DEALS)
    for number in range(1, DEALS + 1):
        table = await played(day, marie)
        end = panel(marie)
        assert is_said("daily-worth", text_of(end))
        assert said("daily-you") in text_of(end)
        verb = "play" if number < DEALS else "set"
        await press(marie, verb, end)
    result = panel(marie)
    assert is_said("daily-set-total", text_of(result))
    assert is_said("daily-rank", text_of(result), rank=1, among=1)
    assert is_said("daily-streak", text_of(result))
    await press(marie, "share", result)
    (line,) = [one for one in marie.messages() if is_said("daily-line", text_of(one))]
    assert {press_of(one.custom_id).verb for one in buttons_of(line)} == {"daily"}
    store = day.bot.registry.store
    assert await store.stats.games(day.guild.id, marie.user.id) == {}
    assert await store.tables.open_tables() == []
    assert is_said("daily-set-done", text_of(await page_of(marie)))


async def test_a_field_is_drawn_as_a_picture_and_told_in_letters(day: House) -> None:
    (marie,) = day.people("Marie")
    await day.draw_faces()
    await haunted(day)
    await begun(day, marie)
    await played(day, marie)
    end = panel(marie)
    for number in range(2, DEALS + 1):
        assert drawn(end) == [FILE]
        assert "█" in text_of(end)
        await press(marie, "play", end)
        await played(day, marie)
        end = panel(marie)
        assert is_said("daily-deal", text_of(end), number=number)
    result = shown(await press(marie, "set", end))
    assert drawn(result) == [FILE]
    assert text_of(result).count("```") == 2 * DEALS
    assert not drawn(shown(await press(marie, "show", result)))
    await day.bot.registry.preferences.change(marie.user.id, "text_only", True)
    result = shown(await press(marie, "set", await page_of(marie)))
    assert not drawn(result)
    assert "█" in text_of(result)


def drawn(message: JSON) -> list[str]:
    """The files of the pictures that a message shows."""
    galleries = [one for _, one in walk(message["components"]) if one["type"] == GALLERY]
    return [item["media"]["url"].rpartition("/")[2] for one in galleries for item in one["items"]]


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_is_played_as_a_set(day: House, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (marie,) = day.people("Marie")
    monkeypatch.setattr("bot.daily.days.games_of", lambda *_: ("tahimi", game))
    day.clock.advance(DAY_SECONDS * 2)
    await begun(day, marie, 1)
    table = await played(day, marie, 1)
    assert table.record.game == game
    assert is_said("daily-worth", text_of(panel(marie)))
    (own,) = await day.bot.registry.store.daily.attempts(marie.user.id, [day_of(day.clock())])
    assert own.dealt == 1


async def test_everybody_gets_the_same_cards_and_meets_the_same_answers(day: House) -> None:
    marie, bob = day.people("Marie", "Bob")
    for one, other in zip(await finished(day, marie), await finished(day, bob), strict=True):
        assert log_of(one) == log_of(other)
        assert one.seat_of(marie.user.id) == other.seat_of(bob.user.id)


async def test_stewards_search_in_a_process_of_their_own_where_there_are_no_workers(
    site: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "WORKER", QUICK)
    monkeypatch.setattr(days, "haunt_today", nothing)
    site.daily_deals, site.workers = True, 0
    await site.open()
    (marie,) = site.people("Marie")
    table, _ = await begun(site, marie)
    await answer(site, table, marie)
    assert len(log_of(table)) > 1


async def test_an_attempt_goes_on_after_a_restart_where_it_stood(day: House) -> None:
    (marie,) = day.people("Marie")
    table, _ = await begun(day, marie)
    await answer(day, table, marie)
    before = log_of(table)
    number = table.record.id
    await day.shut()
    await day.open()
    table, again = await begun(day, marie)
    assert table.record.id == number
    assert log_of(table)[: len(before)] == before
    assert is_said("daily-deal", text_of(again), number=1)


async def test_a_set_is_played_in_direct_messages_and_gone_on_with_in_a_server(day: House) -> None:
    (marie,) = day.people("Marie")
    apart = marie.at(day.sandbox.world.dm(marie.user))
    table, _ = await begun(day, apart)
    await answer(day, table, apart)
    result = await played(day, apart)
    assert is_said("daily-worth", text_of(panel(apart)))
    await press(apart, "play", panel(apart))
    here, _ = await begun(day, marie)
    assert here.record.id != result.record.id
    await played(day, marie)
    (own,) = await day.bot.registry.store.daily.attempts(marie.user.id, [day_of(day.clock())])
    assert (own.server, own.dealt) == (NOWHERE, 2)
    for verb in ("boards", "days", "help"):
        assert text_of(shown(await press(apart, verb, await page_of(apart))))


async def test_a_bot_that_ends_does_first_what_it_has_begun_about_the_day(
    site: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun_, ending, done = asyncio.Event(), asyncio.Event(), []

    async def slowly(store: Store, *rest: object) -> None:
        begun_.set()
        await ending.wait()
        for _ in range(10_000):
            await asyncio.sleep(0)
        done.append(await store.daily.of_days([0]))

    monkeypatch.setattr(days, "see_to", slowly)
    monkeypatch.setattr(days, "haunt_today", nothing)
    site.daily_deals = True
    await site.open()
    await begun_.wait()
    stop = site.bot.registry.thinkers.close

    async def close() -> None:
        ending.set()
        await stop()

    monkeypatch.setattr(site.bot.registry.thinkers, "close", close)
    await site.shut()
    assert done == [[]]


async def test_a_double_click_makes_one_attempt_and_one_table(day: House) -> None:
    (marie,) = day.people("Marie")
    page = await page_of(marie)
    for _ in range(3):
        await marie.click(page, sets(page)[0])
    (own,) = await day.bot.registry.store.daily.attempts(marie.user.id, [day_of(day.clock())])
    assert len(own.deals) == 1


async def test_a_day_is_closed_ten_minutes_after_midnight_and_its_boards_stand(
    day: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    marie, bob = day.people("Marie", "Bob")
    today = day_of(day.clock())
    for slot in (0, 1):
        ghosts = [[Ghost(levels=("page",), place=1, margin=0)]] * DEALS
        await day.bot.registry.store.daily.keep_ghosts(today, slot, ghosts)
    await finished(day, marie)
    await begun(day, bob)
    await closed(day)
    (tahimi, _) = await day.bot.registry.store.daily.of_days([today])
    assert tahimi.closed is not None
    page = await page_of(bob)
    assert is_said("daily-yesterday", text_of(page))
    assert "Marie" in text_of(page)
    boards = shown(await press(bob, "boards", page))
    assert is_said("daily-board-line", text_of(boards)) or "Marie" in text_of(boards)
    mine = shown(await press(marie, "days", await page_of(marie)))
    look = shown(await press(marie, "set", mine))
    assert said("daily-final") in text_of(look)
    practice = shown(await press(marie, "practice", look))
    assert is_said("daily-practice-deal", text_of(practice), number=1)
    proof = shown(await press(marie, "check", look))
    assert said("daily-proof-kept") in text_of(proof)


async def test_a_set_begun_before_midnight_is_finished_in_the_ten_minutes_after_it(day: House) -> None:
    marie, bob = day.people("Marie", "Bob")
    yesterday = day_of(day.clock())
    table, _ = await begun(day, marie)
    day.clock.advance(begins(yesterday + 1) + 60 - day.clock())
    await made(day)
    page = await page_of(marie)
    assert is_said("daily-late", text_of(page))
    assert not is_said("daily-late", text_of(await page_of(bob)))  # nobody begins one any more
    late, *today = sets(page)
    assert press_of(late).stamp == Stamp(yesterday, 0)
    assert [press_of(one).stamp.round for one in today] == [yesterday + 1] * 2
    await marie.click(page, late)
    while table.record.phase != "closed":
        await answer(day, table, marie)
    (own,) = await day.bot.registry.store.daily.attempts(marie.user.id, [yesterday])
    assert own.dealt == 1
    day.clock.advance(closes(yesterday) - day.clock())
    assert not is_said("daily-late", text_of(await page_of(marie)))
    await marie.click(page, late, stale=True)
    (own,) = await day.bot.registry.store.daily.attempts(marie.user.id, [yesterday])
    assert (own.dealt, len(own.deals)) == (1, 1)


async def test_a_page_on_which_midnight_comes_down_names_each_set_once(
    day: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    (marie,) = day.people("Marie")
    await begun(day, marie)
    midnight = begins(day_of(day.clock()) + 1)
    for looks in range(1, 6):
        times = chain([midnight - 0.01] * looks, repeat(midnight + 0.01))
        monkeypatch.setattr(day.bot.registry, "now", lambda times=times: next(times))
        found = sets(await page_of(marie))
        assert found
        assert len(found) == len(set(found))


async def test_what_is_left_lying_over_the_end_of_the_day_is_not_finished(day: House) -> None:
    (marie,) = day.people("Marie")
    ghosts = [[Ghost(levels=("page",), place=1, margin=0)]] * DEALS
    for slot in (0, 1):
        await day.bot.registry.store.daily.keep_ghosts(day_of(day.clock()), slot, ghosts)
    table, _ = await begun(day, marie)
    old = panel(marie)
    await closed(day)
    page = await page_of(marie)
    assert is_said("daily-set-new", text_of(page))
    await marie.click(old, next(iter(presses(old))), stale=True)
    (own,) = await day.bot.registry.store.daily.attempts(marie.user.id, [day_of(day.clock()) - 1])
    assert (own.dealt, own.finished) == (0, None)
    assert table.record.phase == "closed"


async def test_another_version_neither_plays_nor_scores_a_set_that_was_begun(
    day: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (marie,) = day.people("Marie")
    today = day_of(day.clock())
    await finished(day, marie)
    table, _ = await begun(day, marie, 1)
    before = log_of(table)
    await day.shut()
    for name, game in GAMES.items():
        monkeypatch.setitem(GAMES, name, replace(game, thinks=game.thinks + 1))
    await day.open()
    await made(day)
    page = await page_of(marie)
    told = shown(await marie.click(page, next(one for one in sets(page) if press_of(one).stamp == Stamp(today, 1))))
    assert said("refused-daily-other-version") in text_of(told)
    await closed(day)
    daily = day.bot.registry.store.daily
    assert all(one.closed is not None for one in await daily.of_days([today]))
    whole, part = await daily.attempts(marie.user.id, [today])
    assert (whole.score, part.dealt) == (None, 0)
    assert len((await day.saved(table.record.id))[2]) == len(before)
    mine = shown(await press(marie, "days", await page_of(marie)))
    look = next(one for one in presses(mine) if press_of(one).verb == "set" and press_of(one).stamp == Stamp(today, 0))
    assert said("daily-unranked") in text_of(shown(await marie.click(mine, look)))
    told_host = [one.getMessage() for one in caplog.get_records("call") if one.name == "bot.daily.days"]
    assert sum("another version" in one for one in told_host) == len(await daily.of_days([today]))
    caplog.clear()


async def test_another_version_plays_what_nobody_has_begun(day: House, monkeypatch: pytest.MonkeyPatch) -> None:
    (marie,) = day.people("Marie")
    before = await day.bot.registry.store.daily.of_days([day_of(day.clock())])
    await day.shut()
    for name, game in GAMES.items():
        monkeypatch.setitem(GAMES, name, replace(game, thinks=game.thinks + 1))
    await day.open()
    await made(day)
    after = await day.bot.registry.store.daily.of_days([day_of(day.clock())])
    assert [(one.hash, one.secret, one.thinks - 1) for one in after] == [
        (one.hash, one.secret, one.thinks) for one in before
    ]
    await begun(day, marie)
    assert (await played(day, marie)).record.phase == "closed"


async def test_forged_presses_reach_nobody_else_s_attempt(day: House) -> None:
    marie, bob = day.people("Marie", "Bob")
    table, _ = await begun(day, marie)
    page = await page_of(bob)
    before = table.record.revision
    for surface, verb in (("h", "r"), ("h", "now"), ("h", "leave"), ("t", "end"), ("l", "join"), ("h", "begin")):
        picture, custom_id = forged(page, sets(page)[0], surface=surface, verb=verb, table=table.record.id)
        await bob.click(picture, custom_id, stale=True)
    assert table.record.revision == before
    page = await page_of(marie)
    for verb in ("now", "leave"):  # nor can one end one's own
        picture, custom_id = forged(page, sets(page)[0], surface="h", verb=verb, table=table.record.id)
        await marie.click(picture, custom_id, stale=True)
    assert table.record.phase == "round"


async def test_nothing_is_told_of_a_deal_before_the_day_is_closed(day: House) -> None:
    marie, bob = day.people("Marie", "Bob")
    (table, *_) = await finished(day, marie)
    hints = await marie.slash("cards hint")
    assert not is_said("hint", text_of(shown(hints)))
    for person in (marie, bob):
        for surface, verb in (("c", "show"), ("c", "record"), ("c", "check"), ("c", "line")):
            page = await page_of(person)
            picture, custom_id = forged(page, id_of(page, "days"), surface=surface, verb=verb, table=table.record.id)
            told = await person.click(picture, custom_id, stale=True)
            assert told.message is None or "seed" not in text_of(told.message)
    seed = table.round.seed.hex() if table.round else ""
    assert seed
    assert not any(seed in text_of(one) for one in (*marie.messages(), *bob.messages()))


async def test_what_proves_a_set_is_sealed_until_its_day_is_closed(day: House) -> None:
    (marie,) = day.people("Marie")
    today = day_of(day.clock())
    for slot in (0, 1):
        await day.bot.registry.store.daily.keep_ghosts(
            today, slot, [[Ghost(levels=("page",), place=1, margin=0)]] * DEALS
        )
    await finished(day, marie)
    page = await page_of(marie)
    result = shown(await press(marie, "set", page))
    picture, custom_id = forged(result, id_of(result, "share"), verb="check")
    refused = await marie.click(picture, custom_id, stale=True)
    assert is_said("refused-daily-sealed", text_of(shown(refused)))
    picture, custom_id = forged(result, id_of(result, "share"), verb="practice", argument="1")
    assert said("refused-daily-no-practice") in text_of(shown(await marie.click(picture, custom_id, stale=True)))


@pytest.mark.parametrize("verb", ["play", "set", "check", "practice", "share"])
async def test_a_set_of_another_day_or_of_none_is_a_sentence(day: House, verb: str) -> None:
    (marie,) = day.people("Marie")
    page, today = await page_of(marie), day_of(day.clock())
    for stamp in (Stamp(today + 1, 0), Stamp(today, 7), Stamp(today - 40, 0), Stamp(0, 0)):
        argument = "2" if verb == "practice" else ""
        picture, custom_id = forged(page, sets(page)[0], verb=verb, stamp=stamp, argument=argument)
        told = text_of(shown(await marie.click(picture, custom_id, stale=True)))
        assert said("refused-daily-no-set") in told
    assert await day.bot.registry.store.daily.attempts(marie.user.id, range(today - 41, today + 2)) == []


async def test_deleting_one_s_data_takes_the_attempt_and_leaves_no_second_one(day: House) -> None:
    (marie,) = day.people("Marie")
    table, _ = await begun(day, marie)
    page = await page_of(marie)
    await press(marie, "sure", shown(await press(marie, "ask", shown(await marie.slash("privacy")))))
    assert table.record.phase == "closed"
    told = await marie.click(page, next(one for one, sent in presses(page).items() if sent.verb == "play"))
    assert said("refused-daily-forgotten") in text_of(shown(told))


async def played_elsewhere(day: House, person: Person, table: Table) -> Table:
    """The table as another process has it, through which the person has just given an answer."""
    elsewhere = await day.bot.registry._loaded(table.record.id)
    assert elsewhere is not None
    assert elsewhere.state is not None
    seat = elsewhere.seat_of(person.user.id)
    asked = next(one for one in elsewhere.state.pending if one.seat == seat)
    await acting.act(elsewhere, person.user.id, next(iter(asked.enumerate())).text)
    assert table.record.revision < elsewhere.record.revision
    return elsewhere


@pytest.mark.parametrize("verb", [REDRAW, WHY])
async def test_what_another_process_has_played_is_seen_by_a_press_that_only_shows(
    day: House, verb: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (marie,) = day.people("Marie")
    table, _ = await begun(day, marie)
    old = panel(marie)
    monkeypatch.setattr(day.bot.registry, "shards", Shards(0, 0, 2))
    elsewhere = await played_elsewhere(day, marie, table)
    any_play = next(custom_id for custom_id, sent in presses(old).items() if sent.verb == PLAY)
    picture, custom_id = (old, id_of(old, WHY)) if verb == WHY else forged(old, any_play, verb=verb, argument="")
    answer = await marie.click(picture, custom_id, stale=True)
    assert log_of(table)[: len(log_of(elsewhere))] == log_of(elsewhere)
    if verb == REDRAW:
        drawn = {sent.stamp.position for sent in presses(shown(answer)).values() if sent.surface == HAND}
        assert min(drawn) >= len(log_of(elsewhere))


async def test_a_set_that_is_taken_up_again_is_shown_as_another_process_left_it(
    day: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    (marie,) = day.people("Marie")
    table, _ = await begun(day, marie)
    page = await page_of(marie)
    monkeypatch.setattr(day.bot.registry, "shards", Shards(0, 0, 2))
    elsewhere = await played_elsewhere(day, marie, table)
    await marie.click(page, sets(page)[0])
    assert log_of(table)[: len(log_of(elsewhere))] == log_of(elsewhere)


async def test_where_the_host_has_switched_the_deals_off_their_buttons_say_so_and_change_nothing(day: House) -> None:
    (marie,) = day.people("Marie")
    await finished(day, marie)
    page = await page_of(marie)
    table, on_panel = await begun(day, marie, 1)
    today = [day_of(day.clock())]
    attempts = await day.bot.registry.store.daily.attempts(marie.user.id, today)
    moves = len((await day.saved(table.record.id))[2])
    news = day.sandbox.add_channel(day.guild, "news")
    await day.bot.registry.store.servers.change(day.guild.id, {"daily_channel": news.id})
    await flow.tell(day.bot, day.bot.registry.store, day.bot.registry.now, day.bot.registry.server_settings)
    (call,) = marie.at(news).messages()
    await day.shut()
    day.daily_deals = False
    await day.open()
    verbs = [kind.partition(":")[2] for kind in ABOUT_DEALS]
    pressed = [
        (marie.at(news), call, id_of(call, "daily")),
        *(
            (marie, *forged(page, id_of(page, "boards"), verb=verb, stamp=Stamp(*today), argument="0"))
            for verb in verbs
        ),
        *((marie, on_panel, custom_id) for custom_id in list(presses(on_panel))[:4]),
    ]
    for person, message, custom_id in pressed:
        told = shown(await person.click(message, custom_id, stale=True))
        assert said("refused-daily-off") in text_of(told), custom_id
    assert await day.bot.registry.store.daily.attempts(marie.user.id, today) == attempts
    assert len((await day.saved(table.record.id))[2]) == moves


async def sat_before(house: House, person: Person) -> None:
    """Store that the person has sat at a table of the house."""
    row = {"guild": house.guild.id, "user": person.user.id, "name": person.user.username, "checked": house.clock()}
    async with house.bot.registry.store._writer.begin() as connection:
        await connection.execute(insert(schema.people).values(row))


@pytest.mark.parametrize("wanted", [True, False])
async def test_whoever_begins_a_set_in_a_direct_message_is_asked_once_where_it_counts(day: House, wanted: bool) -> None:
    (marie,) = day.people("Marie")
    apart = marie.at(day.sandbox.world.dm(marie.user))
    await sat_before(day, marie)
    page = await page_of(apart)
    asked = shown(await apart.click(page, sets(page)[0]))
    assert is_said("daily-home", text_of(asked), servers=1)
    assert is_ephemeral(asked)
    today, daily = [day_of(day.clock())], day.bot.registry.store.daily
    assert await daily.attempts(marie.user.id, today) == []
    answer_ = next(
        one for one, sent in presses(asked).items() if (sent.verb, sent.argument) == ("home", str(int(wanted)))
    )
    assert is_said("daily-deal", text_of(shown(await apart.click(asked, answer_))), number=1)
    (own,) = await daily.attempts(marie.user.id, today)
    assert await daily.servers(own) == ({day.guild.id} if wanted else set())
    page = await page_of(apart)
    assert is_said("daily-deal", text_of(shown(await apart.click(page, sets(page)[1]))))
    kept = (await day.bot.registry.store.people.preferences([marie.user.id]))[marie.user.id]
    assert kept.deals_home is wanted
    settings = shown(await marie.slash("cards settings"))
    change = next(one for one, sent in presses(settings).items() if sent.argument == f"deals_home={int(not wanted)}")
    await marie.click(settings, change)
    assert day.bot.registry.preferences.of(marie.user.id).deals_home is not wanted


async def test_a_set_begun_in_a_direct_message_ranks_its_person_at_home(day: House) -> None:
    (marie,) = day.people("Marie")
    apart = marie.at(day.sandbox.world.dm(marie.user))
    await sat_before(day, marie)
    await day.bot.registry.preferences.change(marie.user.id, "deals_home", True)
    await finished(day, apart)
    result = shown(await press(marie, "set", await page_of(marie)))
    assert is_said("daily-rank", text_of(result), rank=1, among=1)
    assert not is_said("daily-rank", text_of(shown(await press(apart, "set", await page_of(apart)))))


async def test_nobody_is_asked_where_a_set_counts_who_has_sat_nowhere_or_is_in_a_server(day: House) -> None:
    marie, bob = day.people("Marie", "Bob")
    await sat_before(day, bob)
    await begun(day, marie.at(day.sandbox.world.dm(marie.user)))
    await begun(day, bob)


async def test_whoever_waits_in_a_crowd_is_told_how_many_thoughts_come_before(
    site: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def later(_: pool.Thinkers, task: Task) -> pool.Answer:
        return asyncio.get_running_loop().create_future()

    monkeypatch.setattr(pool.Thinkers, "ponder", later)
    monkeypatch.setattr(pool.Thinkers, "before", lambda *_: 12)
    monkeypatch.setattr(days, "haunt_today", nothing)
    site.daily_deals = True
    await site.open()
    await made(site)
    (marie,) = site.people("Marie")
    page = await page_of(marie)
    panel_ = shown(await marie.click(page, sets(page)[0]))
    (own,) = await site.bot.registry.store.daily.attempts(marie.user.id, [day_of(site.clock())])
    table = await site.table(own.deals[-1].table)
    if table.steward_asked is None:  # the person leads, and waits from then on
        play = next(one for one, sent in presses(panel_).items() if sent.verb == PLAY)
        panel_ = shown(await marie.click(panel_, play))
    assert is_said("daily-queue", text_of(panel_), before=12)
    await site.shut()
