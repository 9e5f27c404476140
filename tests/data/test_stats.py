"""Tests of what is remembered of finished rounds, and of what boards and cards make of it."""

from collections.abc import Sequence
from datetime import UTC, datetime
from math import exp, isclose, log
from typing import Any

import pytest
from sqlalchemy import event, text

from data import database
from data.database import Address
from data.stats.months import ALL_TIME, WEEK, week_begins
from data.stats.ratings import Rating, rated
from data.stats.records import Met, Portrait, Rival
from data.stats.result_records import Place, Results
from data.store import Store
from data.table_rows import Conflict
from engine import misery
from tests.data import make
from tests.data.recorded import GAME, NOVEMBER, rows, session

DECEMBER = datetime(2026, 12, 1, tzinfo=UTC).timestamp()


async def lifetime(store: Store, user: int) -> float:
    """A person's lifetime misery."""
    return exp((await store.stats.figures(make.GUILD, GAME, [user]))[user].misery)


# Storing


async def test_a_round_is_stored_with_everybody_s_part_in_it(store: Store) -> None:
    table = await session(store)
    await table.round(1, 2, 3, paid=2, partner=9, left=True, steward=True)
    kept = await rows(store, 'SELECT * FROM results ORDER BY "user"')
    index = log(3)
    assert kept[2] == (
        table.record.id, 1, 3, make.GUILD, GAME, 3, NOVEMBER, 3, 2, 2, 2, "Serf", 2, 0, 9, 1, 1, 1, pytest.approx(index)
    )  # fmt: skip
    assert len(kept) == 3


async def test_results_come_with_the_end_of_their_round_or_not_at_all(store: Store) -> None:
    table = await session(store)
    over = await table.round(1, 2)
    place = Place(user=5, name="Kim", seat=0, next_seat=0, place=0)
    with pytest.raises(Conflict):
        await store.save(table.record, end=over, results=Results(places=(place,)))
    assert await rows(store, 'SELECT "user" FROM results ORDER BY "user"') == [(1,), (2,)]
    assert await store.stats.known(make.GUILD, [5]) == {}


async def test_what_was_remembered_outlives_its_table(store: Store) -> None:
    table = await session(store)
    await table.round(1, 2)
    async with store._writer.begin() as connection:
        await connection.execute(text("DELETE FROM tables"))
    assert len(await rows(store, "SELECT * FROM results")) == 2


async def test_a_round_of_stewards_alone_leaves_nothing(store: Store) -> None:
    table = await session(store)
    await table.round(players=3, ranked=False)
    assert await rows(store, "SELECT * FROM results") == []


async def test_an_unranked_round_is_stored_and_counts_for_nothing(store: Store) -> None:
    table = await session(store)
    await table.round(1, 2, players=5, ranked=False)
    assert len(await rows(store, "SELECT * FROM results WHERE misery IS NULL")) == 2
    assert await store.stats.figures(make.GUILD, GAME, [1, 2]) == {}
    assert await store.stats.portrait(make.GUILD, GAME, 1) is None
    assert (await store.stats.known(make.GUILD, [1]))[1].name == "person 1"


# Misery (MIS-4)


async def test_lifetime_misery_is_the_recursion_over_all_rounds(store: Store) -> None:
    table = await session(store)
    for _ in range(5):
        await table.round(1, 2, 3, 4)
    assert isclose(await lifetime(store, 4), 1237)
    assert isclose(await lifetime(store, 1), 1 / (2 * 3 * 4 * 5 * 6) ** 2)
    figures = (await store.stats.figures(make.GUILD, GAME, [4]))[4]
    assert (figures.rounds, figures.low, figures.longest_low, figures.serfdom) == (5, 5, 5, 5)
    assert isclose(exp(figures.peak), 1237)
    newest = await rows(store, 'SELECT misery FROM results WHERE "user" = 4 ORDER BY round')
    assert [round(exp(float(str(index)))) for (index,) in newest] == [3, 10, 41, 206, 1237]


async def test_a_new_session_goes_on_from_the_old_misery_with_new_streaks(store: Store) -> None:
    """The rule is MIS-R5."""
    first, second = await session(store), await session(store)
    for _ in range(2):
        await first.round(1, 2, 3)
    await second.round(1, 2, 3)
    expected = misery.over([(2, 3), (2, 3), None, (2, 3)])
    assert isclose(await lifetime(store, 3), exp(expected.log))
    figures = await store.stats.figures(make.GUILD, GAME, [1, 3])
    assert (figures[3].low, figures[3].longest_low, figures[3].serfdom, figures[3].longest_serfdom) == (1, 2, 1, 2)
    assert (figures[1].reign, figures[1].longest_reign, figures[1].crowns) == (1, 2, 3)
    assert isclose(exp(figures[3].peak), 10)


async def test_an_absence_from_a_round_cuts_the_streaks_and_nothing_else(store: Store) -> None:
    table = await session(store)
    await table.round(1, 2, 3)
    await table.round(1, 2, 4)
    await table.round(1, 2, 3)
    assert isclose(await lifetime(store, 3), exp(misery.over([(2, 3), None, (2, 3)]).log))
    assert (await store.stats.figures(make.GUILD, GAME, [3]))[3].serfdom == 1


async def test_an_unranked_round_is_no_absence(store: Store) -> None:
    table = await session(store)
    await table.round(1, 2, 3)
    await table.round(3, players=4, ranked=False)
    await table.round(1, 2, 3)
    assert isclose(await lifetime(store, 3), exp(misery.over([(2, 3), (2, 3)]).log))


async def test_a_month_begins_at_one_again(store: Store) -> None:
    table = await session(store)
    await table.round(1, 2, 3, when=NOVEMBER)
    await table.round(1, 2, 3, when=DECEMBER)
    stats = store.stats
    for month in (202611, 202612):
        figures = (await stats.figures(make.GUILD, GAME, [3], month))[3]
        assert isclose(exp(figures.misery), 3)
        assert figures.rounds == 1
    assert isclose(await lifetime(store, 3), 10)


async def test_an_escape_is_counted_when_a_serfdom_ends(store: Store) -> None:
    table = await session(store)
    for order in ((1, 2, 3), (1, 2, 3), (1, 3, 2), (1, 3, 2), (3, 1, 2)):
        await table.round(*order)
    figures = await store.stats.figures(make.GUILD, GAME, [1, 2, 3])
    assert [figures[user].escapes for user in (1, 2, 3)] == [0, 0, 1]


async def test_games_and_servers_are_kept_apart(store: Store) -> None:
    for fields in ({}, {"guild": 5}, {"game": "dahimi"}):
        await (await session(store, **fields)).round(1, 2, 3)
    assert isclose(await lifetime(store, 3), 3)
    assert len(await rows(store, 'SELECT * FROM figures WHERE "user" = 3 AND month = 0')) == 3
    assert await total(store, 5) == 3


# Boards


async def board(store: Store, **given: Any) -> list[tuple[int, int | None]]:
    page = await store.stats.board(make.GUILD, GAME, ALL_TIME, **{"reader": 1} | given)
    return [(line.user, line.place) for line in page.lines]


async def total(store: Store, guild: int = make.GUILD) -> int:
    return (await store.stats.board(guild, GAME, ALL_TIME, reader=1)).total


async def test_a_board_goes_from_the_most_miserable_down_in_pages(store: Store) -> None:
    await (await session(store)).round(1, 2, 3, 4, 5)
    assert await board(store) == [(5, 1), (4, 2), (3, 3), (2, 4), (1, 5)]
    assert await board(store, page=1, size=2) == [(3, 3), (2, 4)]
    assert await board(store, page=9, size=2) == [(1, 5)]
    assert await total(store) == 5


async def test_everybody_s_own_place_is_the_one_on_the_board_ties_too(store: Store) -> None:
    for people in ((1, 2, 3), (4, 5, 6)):
        await (await session(store)).round(*people)
    listed = await board(store)
    own = [await store.stats.line(make.GUILD, GAME, ALL_TIME, user) for user, _ in listed]
    assert [(line.user, line.place) for line in own if line] == listed


async def test_everybody_is_listed_from_the_first_round_on(store: Store) -> None:
    table = await session(store)
    for order in ((1, 2, 3), (1, 2, 4)):
        await table.round(*order)
    assert {user for user, _ in await board(store)} == {1, 2, 3, 4}
    line = await store.stats.line(make.GUILD, GAME, ALL_TIME, 4)
    assert line is not None
    assert line.rounds == 1
    assert await store.stats.line(make.GUILD, GAME, ALL_TIME, 9) is None


async def test_how_two_people_fare_against_each_other(store: Store) -> None:
    table = await session(store)
    for order in ((1, 2, 3), (2, 1, 3), (3, 1), (1, 4, 2)):
        await table.round(*order)
    await table.round(2, 1, ranked=False)
    await table.round(1, 2, place=0)  # partners
    assert await store.stats.met(make.GUILD, GAME, 1, 2) == Met(rounds=4, ahead=2, behind=1)
    assert await store.stats.met(make.GUILD, GAME, 2, 1) == Met(rounds=4, ahead=1, behind=2)
    nothing = Met(rounds=0, ahead=0, behind=0)
    assert await store.stats.met(make.GUILD, GAME, 3, 4) == nothing
    assert await store.stats.met(make.GUILD, "dahimi", 1, 2) == nothing
    assert await store.stats.met(make.GUILD + 1, GAME, 1, 2) == nothing


def test_a_week_begins_on_its_monday() -> None:
    monday = datetime(2026, 11, 30, tzinfo=UTC).timestamp()
    for days in range(7):
        assert week_begins(monday + days * 86400) == week_begins(monday + days * 86400 + 86399) == monday
    assert week_begins(monday - 1) == monday - WEEK


async def test_what_everybody_did_in_a_week(store: Store) -> None:
    table = await session(store)
    await table.round(1, 2, 3, when=NOVEMBER - 1)
    await table.round(1, 2, 3, when=NOVEMBER)
    await table.round(2, 1, when=NOVEMBER + 1)
    await table.round(3, 1, 2, ranked=False, when=NOVEMBER + 1)
    await table.round(3, 2, 1, when=NOVEMBER + 2)
    found = await store.stats.tallies(make.GUILD, NOVEMBER, NOVEMBER + 2)
    assert sorted((one.user, one.rounds, one.firsts, one.lasts) for one in found) == [
        (1, 2, 1, 1),
        (2, 2, 1, 0),
        (3, 1, 0, 1),
    ]
    assert {(one.game, one.name) for one in found if one.user == 1} == {(GAME, "person 1")}
    await store.stats.looked_up(make.GUILD, 100.0, {3: None})
    assert {one.user for one in await store.stats.tallies(make.GUILD, NOVEMBER, NOVEMBER + 2)} == {1, 2}
    assert await store.stats.tallies(make.GUILD + 1, NOVEMBER, NOVEMBER + 2) == []


async def test_first_places_are_counted_by_how_many_played(store: Store) -> None:
    table = await session(store)
    for order in ((1, 2, 3), (2, 1, 3), (1, 2, 3, 4)):
        await table.round(*order)
    await table.round(1, 2, ranked=False)
    known = await store.stats.portrait(make.GUILD, GAME, 1)
    assert known is not None
    assert known.sizes == {3: (1, 2), 4: (1, 1)}


async def test_of_whoever_has_left_the_server_no_games_are_known(store: Store) -> None:
    await (await session(store)).round(1, 2)
    assert await store.stats.games(make.GUILD, 1) == {GAME: 1}
    assert await store.stats.counted(make.GUILD) == [GAME]
    await store.stats.looked_up(make.GUILD, 100.0, {1: None})
    assert await store.stats.games(make.GUILD, 1) == {}


async def test_a_board_of_some_people(store: Store) -> None:
    await (await session(store)).round(1, 2, 3, 4)
    assert await board(store, among={1, 3}) == [(3, 1), (1, 2)]
    own = (await store.stats.board(make.GUILD, GAME, ALL_TIME, reader=1, among={1, 3})).own
    assert own is not None
    assert own.place == 2
    assert await board(store, among=[]) == []


async def test_who_has_left_the_server_is_hidden_and_back_when_seen_at_a_table(store: Store) -> None:
    table = await session(store)
    await table.round(1, 2, 3)
    await store.stats.looked_up(make.GUILD, 100.0, {3: None})
    assert await board(store) == [(2, 1), (1, 2)]
    known = (await store.stats.known(make.GUILD, [3]))[3]
    assert (known.hidden, known.checked) == (True, 100.0)
    await table.round(1, 2, 3, steward=True)  # their cards were played to the end, but not by them
    assert await board(store) == [(2, 1), (1, 2)]
    await table.round(1, 2, 3, when=NOVEMBER + 1)
    assert [user for user, _ in await board(store)] == [3, 2, 1]
    assert (await store.stats.known(make.GUILD, [3]))[3].checked == NOVEMBER + 1


async def test_who_is_found_again_is_shown_under_the_newest_name(store: Store) -> None:
    await (await session(store)).round(1, 2, 3)
    await store.stats.looked_up(make.GUILD, 100.0, {3: None})
    await store.stats.looked_up(make.GUILD, 200.0, {3: "Countess"})
    first = (await store.stats.board(make.GUILD, GAME, ALL_TIME, reader=1)).lines[0]
    assert (first.user, first.name) == (3, "Countess")


# Ranks


async def portrait(store: Store, user: int, game: str = GAME) -> Portrait:
    found = await store.stats.portrait(make.GUILD, game, user)
    assert found is not None
    return found


async def test_titles_are_counted_over_ranked_rounds(store: Store) -> None:
    table = await session(store)
    for order in ((1, 2), (1, 2), (2, 1)):
        await table.round(*order)
    await table.round(1, players=4, ranked=False)
    assert (await portrait(store, 1)).titles == {"Tahimi": 2, "Serf": 1}


async def test_the_nemesis_took_most_and_the_benefactor_paid_most(store: Store) -> None:
    table = await session(store)
    await table.round(1, 7, 8, 9)
    for partner, cards in ((7, 3), (8, 2), (8, 2), (None, 50)):
        await table.round(1, paid=cards, partner=partner, players=3)
    await table.round(1, received=1, partner=9, players=3)
    known = await portrait(store, 1)
    assert (known.nemesis, known.benefactor) == (Rival(name="person 8", cards=4), Rival(name="person 9", cards=1))
    await store.stats.looked_up(make.GUILD, 1.0, {8: None})
    assert (await portrait(store, 1)).nemesis == Rival(name="person 7", cards=3)
    untaxed = await portrait(store, 7)
    assert (untaxed.nemesis, untaxed.benefactor) == (None, None)


async def test_there_is_no_portrait_of_who_has_left(store: Store) -> None:
    await (await session(store)).round(1, 2)
    await store.stats.looked_up(make.GUILD, 1.0, {2: None})
    assert await store.stats.portrait(make.GUILD, GAME, 2) is None
    assert await store.stats.portrait(make.GUILD, GAME, 3) is None


async def test_ratings_follow_the_places_and_grow_surer(store: Store) -> None:
    table = await session(store)
    for _ in range(20):
        await table.round(1, 2, 3)
    best, middle, worst = [(await portrait(store, user)).rating for user in (1, 2, 3)]
    assert best.mu > middle.mu > worst.mu
    assert max(best.sigma, middle.sigma, worst.sigma) < Rating().sigma


def test_equal_places_are_a_draw_and_one_player_proves_nothing() -> None:
    left, right = rated([Rating(), Rating()], [3, 3])
    assert left == right
    assert rated([Rating(30, 2)], [0]) == [Rating(30, 2)]


def moved(before: Sequence[Rating], after: Sequence[Rating]) -> list[float]:
    return [new.mu - old.mu for old, new in zip(before, after, strict=True)]


def test_a_side_is_rated_as_the_mean_of_its_members_who_all_move_alike() -> None:
    before = [Rating(31, 6), Rating(24, 7), Rating(19, 8), Rating(26, 7)]
    winners, losers = Rating(25, 7), Rating(25, 7)
    after = rated(before, [0, 1, 0, 1], [0, 1, 0, 1])
    alone = rated([winners, losers], [0, 1])
    up, down = moved([winners, losers], alone)
    assert moved(before, after) == pytest.approx([up, down, up, down])
    assert up > 0 > down
    assert all(new.sigma < old.sigma for old, new in zip(before, after, strict=True))


def test_what_is_expected_of_a_side_does_not_depend_on_how_many_of_it_are_rated() -> None:
    """The partner of one of them is a steward, who has no rating."""
    level = [Rating(), Rating(), Rating()]
    up, down, also_down = moved(level, rated(level, [0, 1, 1], [0, 1, 1]))
    assert (up, down) == pytest.approx((-down, also_down))
    assert moved(level, rated(level, [0, 0, 0], [0, 1, 1])) == pytest.approx([0, 0, 0])


def test_a_strong_side_gains_little_by_beating_a_weak_one() -> None:
    before = [Rating(35, 5), Rating(15, 5), Rating(33, 5), Rating(14, 5)]
    won, lost = (moved(before, rated(before, places, [0, 1, 0, 1])) for places in ([0, 1, 0, 1], [1, 0, 1, 0]))
    assert 0 < won[0] < -lost[0]


def test_a_side_alone_proves_nothing_and_players_without_sides_are_rated_one_by_one() -> None:
    before = [Rating(30, 5), Rating(20, 6), Rating(25, 7)]
    assert rated(before[:2], [0, 0], [1, 1]) == before[:2]
    assert rated(before, [1, 0, 2], [None, None, None]) == rated(before, [1, 0, 2])


async def test_everything_is_there_after_the_program_stopped(where: Address) -> None:
    async with database.open(where) as store:
        await (await session(store)).round(1, 2, 3)
    async with database.open(where) as store:
        assert isclose(await lifetime(store, 3), 3)


@pytest.mark.parametrize("query", ["board", "line", "resumed", "portrait", "known"])
async def test_no_board_scans_a_table(filed: Store, query: str) -> None:
    """SQLite's own plan of every query: each table is searched by a key or an index."""
    asked: list[tuple[str, object]] = []

    def note(_connection: object, _cursor: object, statement: str, parameters: object, *_: object) -> None:
        asked.append((statement, parameters))

    event.listen(filed._reader.engine.sync_engine, "before_cursor_execute", note)
    stats = filed.stats
    await (await session(filed)).round(1, 2, 3)
    asked.clear()
    match query:
        case "board":
            await stats.board(make.GUILD, GAME, ALL_TIME, reader=1)
        case "line":
            await stats.line(make.GUILD, GAME, ALL_TIME, 1)
        case "resumed":
            await stats.resumed(make.GUILD, GAME, [1, 2], 1)
        case "portrait":
            await stats.portrait(make.GUILD, GAME, 1)
        case _:
            await stats.known(make.GUILD, [1, 2])
    event.remove(filed._reader.engine.sync_engine, "before_cursor_execute", note)
    plans = []
    async with filed._reader.begin() as connection:
        for statement, parameters in asked:
            if statement.startswith("SELECT"):
                explained = await connection.exec_driver_sql("EXPLAIN QUERY PLAN " + statement, parameters)  # type: ignore[arg-type]  # as it was asked
                plans += [str(step.detail) for step in explained]
    assert plans
    assert not [step for step in plans if step.startswith("SCAN") and step != "SCAN sums"], (
        plans
    )  # a few lines of a query's own
    if query == "portrait":  # a person's own results, never those of the whole server
        own = [step for step in plans if step.startswith("SEARCH results")]
        assert own
        assert all("(guild=? AND user=? AND game=?)" in step for step in own), own


# Histories


async def test_a_history_is_the_newest_ranked_rounds_the_oldest_first(store: Store) -> None:
    table = await session(store)
    for when, order in enumerate(((1, 2, 3), (2, 3, 1), (3, 2, 1))):
        await table.round(*order, when=NOVEMBER + when)
    await table.round(1, 2, 3, ranked=False, when=NOVEMBER + 3)
    steps = await store.stats.history(make.GUILD, GAME, 3)
    assert [(step.place, step.players) for step in steps] == [(2, 3), (1, 3), (0, 3)]
    assert isclose(exp(steps[-1].misery), await lifetime(store, 3))
    assert [step.misery for step in await store.stats.history(make.GUILD, GAME, 3, 2)] == [
        step.misery for step in steps[1:]
    ]
    assert await store.stats.history(make.GUILD, GAME, 9) == []


async def test_a_history_is_broken_where_streaks_are(store: Store) -> None:
    here, there = await session(store), await session(store)
    played = [(here, (1, 2, 3)), (here, (1, 2, 3)), (here, (2, 3)), (here, (1, 2)), (here, (1, 2)), (there, (1, 2))]
    for when, (table, order) in enumerate([*played, (here, (1, 2))]):
        await table.round(*order, when=NOVEMBER + when)
    steps = await store.stats.history(make.GUILD, GAME, 1)
    assert [step.unbroken for step in steps] == [False, True, False, True, False, False]
    assert (await store.stats.figures(make.GUILD, GAME, [1]))[1].longest_reign == 2


async def test_who_has_left_has_no_history(store: Store) -> None:
    await (await session(store)).round(1, 2)
    await store.stats.looked_up(make.GUILD, NOVEMBER, {1: None})
    assert await store.stats.history(make.GUILD, GAME, 1) == []
    assert await store.stats.history(make.GUILD, GAME, 2) != []


# Games that count wins


async def matches(store: Store, *winners: tuple[int, ...], users: tuple[int, ...] = (1, 2, 3, 4)) -> None:
    """Store matches of these users, each won by some of them; all others come second."""
    table = await session(store, game="toy")
    for won in winners:
        number = table.record.round + 1
        opened = make.round_of(table.record, number).model_copy(update={"game": "toy"})
        opened = opened.model_copy(
            update={"standing": opened.standing.model_copy(update={"order": tuple(f"u{user}" for user in users)})}
        )
        table.record = await store.save(table.record.model_copy(update={"round": number}), start=opened)
        places = tuple(
            Place(user=user, name=f"person {user}", seat=at, next_seat=at, place=int(user not in won), won=user in won)
            for at, user in enumerate(users)
        )
        over = opened.model_copy(update={"ended": NOVEMBER, "result": {"finish": [], "left": []}})
        table.record = await store.save(table.record, end=over, results=Results(places=places, misery=False))


async def test_wins_are_counted_without_misery(store: Store) -> None:
    await matches(store, (1, 3), (1, 3), (2, 4), ())
    figures = await store.stats.figures(make.GUILD, "toy", [1, 2])
    assert (figures[1].rounds, figures[1].crowns, figures[1].misery, figures[1].title) == (4, 2, 0.0, None)
    assert (figures[2].rounds, figures[2].crowns) == (4, 1)
    assert await rows(store, "SELECT count(*) FROM results WHERE misery IS NOT NULL") == [(0,)]


async def test_a_board_of_wins_has_the_most_wins_first_then_those_in_fewer_games(store: Store) -> None:
    await matches(store, (1, 3), (1, 3), (2, 4))
    await matches(store, (5,), (2,), users=(5, 2))
    page = await store.stats.board(make.GUILD, "toy", ALL_TIME, reader=4, by="wins")
    assert [(line.user, line.wins, line.rounds) for line in page.lines] == [
        (1, 2, 3), (3, 2, 3), (2, 2, 5), (5, 1, 2), (4, 1, 3)
    ]  # fmt: skip
    assert [line.place for line in page.lines] == [1, 1, 3, 4, 5]  # 1 and 3 are equal in all of it
    assert page.own == page.lines[-1]
    assert page.lines[0].rating is not None
    for line in page.lines:
        own = (await store.stats.board(make.GUILD, "toy", 202611, reader=line.user, by="wins", size=2)).own
        assert own == line


async def test_equals_share_a_place_from_page_to_page(store: Store) -> None:
    await matches(store, (1,))
    pages = [
        await store.stats.board(make.GUILD, "toy", ALL_TIME, reader=4, by="wins", page=page, size=2) for page in (0, 1)
    ]
    assert [[(line.user, line.place) for line in page.lines] for page in pages] == [[(1, 1), (2, 2)], [(3, 2), (4, 2)]]
    assert pages[0].own == pages[1].lines[-1]


async def test_a_rating_is_of_one_game_alone_and_a_side_shares_its_place(store: Store) -> None:
    await matches(store, *[(1, 3)] * 4)
    ratings = {user: (await portrait(store, user, "toy")).rating for user in (1, 2, 3, 4)}
    assert isclose(ratings[1].mu, ratings[3].mu)
    assert ratings[1].mu > Rating().mu > ratings[2].mu
    assert await store.stats.portrait(make.GUILD, GAME, 1) is None


async def test_a_portrait_has_the_places_and_all_games_of_a_person(store: Store) -> None:
    await matches(store, (1, 3), (1, 3), (2, 4))
    table = await session(store)
    await table.round(1, 2, 3)
    found = await portrait(store, 1, "toy")
    assert found.places == {0: 2, 1: 1}
    assert found.games == {"toy": 3, GAME: 1} == await store.stats.games(make.GUILD, 1)
    assert (found.titles, found.nemesis, found.benefactor) == ({}, None, None)
