"""Boards, rank cards and milestones after real rounds: what everybody may read, and who is not on it any more."""

import re

import pytest

from bot.interactions.queries import LOOK_AGAIN
from bot.sandbox import Person, buttons_of, selects_of, text_of
from bot.ui import wording
from bot.ui.naming import name_of_game
from data.stats.months import ALL_TIME
from data.stats.records import Rival
from data.stats.result_records import Place, Results
from engine.contract import RESULT
from tests.data import make
from tests.e2e.boards import NAMES, chronicle_of, four_players, listed, page
from tests.e2e.house import House
from tests.e2e.people import dealt, ended, id_of, over, panel, play_round, players, press, reply, seated
from tests.said import heard, is_said, said

pytestmark = pytest.mark.long


async def test_the_session_s_board_is_what_the_chronicle_says_sorted(house: House) -> None:
    marie = (await four_players(house, 2))[0].person
    shown = listed(page(await marie.slash("misery", scope="server", span="session")))
    assert dict(shown) == chronicle_of(marie)
    assert [float(index) for _, index in shown] == sorted((float(index) for _, index in shown), reverse=True)
    assert listed(page(await marie.slash("misery", scope="table", span="session"))) == shown


async def test_one_session_is_the_month_and_all_time_says_who_has_hardly_played(house: House) -> None:
    marie = (await four_players(house, 2))[0].person
    session = listed(page(await marie.slash("misery", span="session")))
    assert listed(page(await marie.slash("misery", span="month"))) == session
    assert listed(page(await marie.slash("misery", scope="table", span="month"))) == session
    everything = page(await marie.slash("misery"))
    assert listed(everything) == session
    lines = [line for line in text_of(everything).splitlines() if "**" in line]
    assert [is_said("board-few", line, rounds=2) for line in lines] == [True] * 5  # her own at the foot, too


async def test_own_figures_come_in_all_three_spans(house: House) -> None:
    marie, bob, *_ = [player.person for player in await four_players(house)]
    shown = text_of(page(await marie.slash("misery", scope="me")))
    index = chronicle_of(marie)["Marie"]
    spans = re.findall(rf"\*\*([^*]+)\*\* `[█░]+` {re.escape(index)}\s·", shown)
    assert (len(spans), spans[0], spans[2]) == (3, said("span-session"), said("span-all"))
    assert is_said("own-records", shown, rounds=1)
    assert text_of(page(await bob.slash("misery", scope="me"))) != shown


async def test_a_stranger_is_told_what_is_missing(house: House) -> None:
    (nora,) = house.people("Nora")
    assert said("own-none", game="Tahimi") in text_of(page(await nora.slash("misery", scope="me")))
    assert said("board-empty") in text_of(page(await nora.slash("misery")))
    assert reply(await nora.slash("misery", scope="table")) == said("refused-no-table")
    assert said("own-none-all") in text_of(page(await nora.slash("rank")))
    assert said("ranked-note") in text_of(page(await nora.slash("history")))


async def test_boards_outlive_a_restart_and_so_do_their_buttons(house: House) -> None:
    marie = (await four_players(house))[0].person
    before = page(await marie.slash("misery", span="month"))
    await house.shut()
    await house.open()
    after = page(await marie.slash("misery", span="month"))
    assert text_of(after) == text_of(before)
    shared = page(await press(marie, "share", before), private=False)
    assert listed(shared) == listed(before)


async def crowd(house: House, count: int, game: str = "tahimi") -> None:
    """Store `count` people who have finished a round in the great hall, of whom only the names are known."""
    store = house.bot.registry.store
    record = await store.create(make.table(guild=house.guild.id, channel=house.hall.id, game=game, round=1))
    opened = make.round_of(record)
    order = tuple(f"u{1000 + number}" for number in range(count))
    opened = opened.model_copy(update={"standing": opened.standing.model_copy(update={"order": order})})
    record = await store.save(record, start=opened)
    users = [house.sandbox.add_person(f"Guest {number}", house.guild) for number in range(count)]
    places = tuple(
        Place(user=user.id, name=f"Guest {at}", seat=at, next_seat=at, place=at) for at, user in enumerate(users)
    )
    ended = opened.model_copy(update={"ended": house.clock(), "result": {"finish": [], "left": []}})
    await store.save(record.model_copy(update={"phase": "closed"}), end=ended, results=Results(places=places))


async def test_a_long_board_is_leafed_through_after_a_restart_too(house: House) -> None:
    (nora,) = house.people("Nora")
    await crowd(house, 23)
    message = page(await nora.slash("misery", span="month"))
    seen = listed(message)
    assert said("board-page", page=1, pages=3) in text_of(message)
    for number in (2, 3):
        await house.shut()
        await house.open()
        (_, forward, *_) = buttons_of(message)
        answer = await nora.click(message, forward.custom_id)
        assert answer.message is not None
        message = answer.message
        assert said("board-page", page=number, pages=3) in text_of(message)
        seen += listed(message)
    assert [name for name, _ in seen] == [f"Guest {number}" for number in reversed(range(23))]
    back, forward, _ = buttons_of(message)
    assert (back.disabled, forward.disabled) == (False, True)
    answer = await nora.click(message, back.custom_id)
    assert answer.message is not None
    assert said("board-page", page=2, pages=3) in text_of(answer.message)


async def test_who_has_left_the_server_is_found_out_once_a_day_and_hidden(house: House) -> None:
    playing = await four_players(house)
    marie, bob, *_ = [player.person for player in playing]
    house.sandbox.leave(house.guild, bob.user)
    assert "Bob" in dict(listed(page(await marie.slash("misery", span="month"))))  # seen at a table just now
    house.clock.advance(LOOK_AGAIN)
    house.asked_for = [404]
    since = len(house.calls())
    shown = dict(listed(page(await marie.slash("misery", span="month"))))
    assert sorted(shown) == ["Ahmed", "Marie", "Zoé"]
    looked_up = [one for one in house.calls(since) if "/members/" in one.path]
    assert len(looked_up) == 3  # the other three, not the one who asks
    since = len(house.calls())
    assert dict(listed(page(await marie.slash("misery", span="month")))) == shown
    assert "Bob" not in dict(listed(page(await marie.slash("misery", span="session"))))
    assert said("rank-unknown-all", name="Bob") in text_of(page(await marie.slash("rank", person=bob.user)))
    assert not [one for one in house.calls(since) if "/members/" in one.path]


async def test_who_returns_and_looks_at_a_board_is_on_it_again(house: House) -> None:
    marie, bob, *_ = [player.person for player in await four_players(house)]
    await house.bot.registry.store.stats.looked_up(house.guild.id, house.clock(), {bob.user.id: None})
    assert "Bob" not in dict(listed(page(await marie.slash("misery", span="month"))))
    assert "Bob" in dict(listed(page(await bob.slash("misery", span="month"))))
    assert "Bob" in dict(listed(page(await marie.slash("misery", span="month"))))


async def test_a_shared_board_is_public_and_pings_nobody(house: House) -> None:
    rogue = house.people("@everyone <@1>")[0]
    playing = players([rogue, *house.people("Bob", "Zoé")], "ping")
    people = [player.person for player in playing]
    await seated(*people)
    await press(rogue, "go")
    await dealt(*people)
    await house.let_draw_pass()
    await play_round(playing, 1)
    await house.quiet()
    pings = [len(person.pings()) for person in people]
    message = page(await rogue.slash("misery", span="month"))
    shared = page(await press(rogue, "share", message), private=False)
    assert not buttons_of(shared)
    assert not is_said("own-line", text_of(shared))
    assert [shown["name"].startswith("＠everyone") for shown in heard("board-shared", text_of(shared))] == [True]
    assert [len(person.pings()) for person in people] == pings


async def test_the_rank_card_says_titles_streaks_rating_and_rivals(house: House) -> None:
    playing = await four_players(house, 3)
    marie = playing[0].person
    stats = house.bot.registry.store.stats
    for player in playing:
        user = player.person.user
        known = await stats.portrait(house.guild.id, "tahimi", user.id)
        assert known is not None
        figures = known.figures
        shown = text_of(page(await marie.slash("rank", person=user)))
        assert said("rank-rounds", rounds=3, share=f"{figures.crowns / 3:.0%}", title="Tahimi") in shown
        assert said("rank-streaks", reign=figures.longest_reign, serfdom=figures.longest_serfdom) in shown
        assert sum(known.titles.values()) == 3
        for title, count in known.titles.items():
            assert said("rank-title", sign=wording.sign(title), title=wording.plain(title), count=count) in shown
        for key, rival in (("rank-nemesis", known.nemesis), ("rank-benefactor", known.benefactor)):
            expected = said(key, name=rival.name, cards=rival.cards) if rival else said(f"{key}-none")
            assert expected in shown


async def test_taxes_are_booked_with_whom_and_how_many(house: House) -> None:
    await four_players(house, 2)
    record, played, _ = await house.saved()
    assert played is not None
    order = [int(key[1:]) for key in played.standing.order]
    stats = house.bot.registry.store.stats
    names = {person.user: person.name for person in record.people}
    for low, high, cards in ((3, 0, 2), (2, 1, 1)):
        payer = await stats.portrait(house.guild.id, "tahimi", order[low])
        taker = await stats.portrait(house.guild.id, "tahimi", order[high])
        assert payer is not None
        assert taker is not None
        assert payer.nemesis == Rival(name=names[order[high]], cards=cards)
        assert taker.benefactor == Rival(name=names[order[low]], cards=cards)


async def left_behind(house: House, *, back: bool) -> tuple[Person, dict[str, int]]:
    """Four play, Bob leaves with cards in hand, and perhaps comes back. Return Marie, and the places as they were
    counted.
    """
    playing = players(house.people(*NAMES), "left behind")
    marie, bob, *_ = people = [player.person for player in playing]
    await seated(*people)
    await press(marie, "go")
    await house.wait(6)
    await dealt(*people)
    await press(bob, "leave", panel(bob))
    await press(bob, "now", panel(bob))
    if back:
        await press(bob, "stay", panel(bob))
    await house.shut()
    await house.open()
    staying = [player for player in playing if back or player.person is not bob]
    for player in staying:
        await press(player.person, "hand")
    await play_round(staying, 1)
    await house.quiet()
    async with house.bot.registry.store._reader.begin() as connection:
        rows = (await connection.exec_driver_sql('SELECT "user", place FROM results')).all()
    places = {int(row.user): int(row.place) for row in rows}
    return marie, {str(person.user.global_name): places[person.user.id] for person in people}


async def test_who_leaves_with_cards_in_hand_counts_as_last_though_a_steward_plays_on(house: House) -> None:
    marie, places = await left_behind(house, back=False)
    assert places["Bob"] == 3
    assert chronicle_of(marie)["Bob"] == "3.00"


async def test_who_is_back_before_the_end_counts_as_his_seat_finishes(house: House) -> None:
    _, places = await left_behind(house, back=True)
    record, played, _ = await house.saved()
    assert played is not None
    assert played.result is not None
    by_user = {person.key: person.name for person in record.people}
    finished = [by_user[played.standing.order[seat]] for seat in RESULT.validate_python(played.result).finish]
    assert [places[name] for name in finished] == [0, 1, 2, 3]


async def test_a_table_with_a_majority_of_stewards_is_unranked(house: House) -> None:
    (marie,) = house.people("Marie")
    (player,) = players([marie], "stewards")
    await seated(marie)
    await press(marie, "fill")
    await house.wait(10)
    await dealt(marie)
    await house.let_draw_pass()
    await player.play(over(1))
    await house.quiet()
    stats = house.bot.registry.store.stats
    assert await stats.figures(house.guild.id, "tahimi", [marie.user.id]) == {}
    assert (await stats.board(house.guild.id, "tahimi", ALL_TIME, reader=marie.user.id)).total == 0
    assert listed(page(await marie.slash("misery", span="session"))) == []


async def test_a_button_of_a_table_that_is_closed_still_works(house: House) -> None:
    marie = (await four_players(house))[0].person
    message = page(await marie.slash("misery", scope="table", span="session"))
    await ended(marie)
    await house.shut()
    await house.open()
    shared = await marie.click(message, id_of(message, "share"))
    assert listed(page(shared, private=False)) == listed(message)


async def test_each_game_has_a_misery_of_its_own_and_the_last_played_here_is_meant(house: House) -> None:
    marie = (await four_players(house))[0].person
    own = page(await marie.slash("misery", span="month"))
    assert listed(own) == listed(page(await marie.slash("misery", span="month", game="tahimi")))
    other = page(await marie.slash("misery", span="month", game="mooseyard"))
    assert listed(other) == []
    assert f"{name_of_game('mooseyard')} · {said('board-people', count=0)}" in text_of(other)
    own_none = said("own-none", game=name_of_game("mooseyard"))
    for command, options, text in (
        ("rank", {}, own_none),
        ("history", {}, own_none),
        ("misery", {"scope": "me"}, own_none),
        ("misery", {}, own_none),
        ("cards boards", {}, said("wins-none", game=name_of_game("mooseyard"))),
    ):
        nothing = page(await marie.slash(command, game="mooseyard", **options))
        assert text in text_of(nothing)
        (menu, *_) = selects_of(nothing)  # is no dead end: the games that there are can be chosen
        there = await marie.choose(nothing, menu.custom_id, ["tahimi"])
        assert text not in text_of(page(there))


async def test_one_rule_says_which_game_is_shown(house: House) -> None:
    marie, bob, *_ = [player.person for player in await four_players(house)]
    (nora,) = house.people("Nora")
    await crowd(house, 5, "dahimi")  # is played most here, by others
    yard = house.sandbox.add_channel(house.guild, "yard")
    for asked in ("rank", "misery", "history", "cards boards"):
        assert name_of_game("tahimi") in text_of(page(await marie.at(yard).slash(asked)))
    for asked in ("rank", "history"):
        assert name_of_game("tahimi") in text_of(page(await nora.at(yard).slash(asked, person=bob.user)))
    for asked in ("misery", "cards boards"):
        assert name_of_game("dahimi") in text_of(page(await nora.at(yard).slash(asked)))
        assert name_of_game("tahimi") in text_of(page(await nora.slash(asked)))  # whose table is open there


async def test_where_another_game_was_played_last_its_board_is_shown(house: House) -> None:
    await crowd(house, 3, "dahimi")
    marie, bob = house.people("Marie", "Bob")
    shown = page(await marie.slash("misery", span="month"))
    assert len(listed(shown)) == 3
    assert f"{name_of_game('dahimi')} · {said('board-people', count=3)}" in text_of(shown)
    assert listed(page(await marie.slash("misery", span="month", game="tahimi"))) == []
    yard = house.sandbox.add_channel(house.guild, "yard")
    assert len(listed(page(await bob.at(yard).slash("misery", span="month")))) == 3  # all that the server has played
