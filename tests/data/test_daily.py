"""Today's deals in the store: one attempt each, every result counted once, and a day that is closed once."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from data import schema
from data.daily.closing import SLICE, DailyClosing
from data.daily.records import BOARD_SETS, Attempt, DailySet, Dealt, Ghost, month_of_day
from data.daily.repository import Forgotten, Over, mark_of
from data.daily.worth import score_of
from data.records import DealRef, TableRecord
from data.store import Store
from data.table_rows import Conflict
from engine.contract import Outcome
from engine.daily import DEALS
from tests.data import make

DAY, NOON = 20_760, 20_760 * 86_400.0 + 43_200.0
HERE = make.GUILD
BEST, WORST = Outcome(0, 3), Outcome(2, -1)
GHOSTS = ((Ghost(levels=("page",), place=2, margin=-1), Ghost(levels=("vizier", "master"), place=0, margin=3)),) * DEALS


def the_set(day: int = DAY, slot: int = 0, **fields: Any) -> DailySet:
    made = {"day": day, "slot": slot, "game": "tahimi", "rules": 1, "thinks": 1, "secret": bytes(32), "hash": "7f" * 32}
    return DailySet(**made | fields)


def attempt_of(user: int, day: int = DAY, slot: int = 0, server: int = HERE) -> Attempt:
    return Attempt(day=day, slot=slot, user=user, server=server, name=f"person {user}", begun=NOON)


async def begun(store: Store, user: int, day: int = DAY, slot: int = 0, server: int = HERE) -> Attempt:
    return await store.daily.begin(attempt_of(user, day, slot, server))


async def laid(store: Store, attempt: Attempt) -> tuple[Attempt, TableRecord]:
    """The next deal of an attempt, at a table of its own."""
    deal = DealRef(day=attempt.day, slot=attempt.slot, number=attempt.dealt + 1)
    record = make.table(attempt.user, guild=schema.NOWHERE, channel=schema.NOWHERE, host=attempt.user, deal=deal)
    table = await store.create(record)
    return await store.daily.note_table(attempt, table.id), table


async def ended(store: Store, table: TableRecord, made: Outcome) -> None:
    """End the deal at this table."""
    round_ = make.round_of(table)
    dealt = await store.save(table.model_copy(update={"phase": "round", "round": 1}), start=round_)
    over = dealt.model_copy(update={"phase": "closed", "changed": NOON})
    await store.save(over, end=make.ended(round_), made=made)


async def played(store: Store, user: int, made: Sequence[Outcome], day: int = DAY, server: int = HERE) -> Attempt:
    """Somebody plays as many deals of a set as `made` has outcomes."""
    attempt = await begun(store, user, day, server=server)
    for one in made:
        attempt, table = await laid(store, attempt)
        await ended(store, table, one)
        attempt = await begun(store, user, day)
    return attempt


async def rows(store: Store, name: str) -> int:
    async with store._reader.begin() as connection:
        return await connection.scalar(select(func.count()).select_from(schema.metadata.tables[name])) or 0


async def test_of_two_processes_at_midnight_the_first_makes_the_day(store: Store) -> None:
    await store.daily.make([the_set(secret=bytes([1]) * 32), the_set(slot=1)])
    await store.daily.make([the_set(secret=bytes([2]) * 32)])
    secrets = [bytes([byte]) * 32 for byte in (3, 4)]
    await asyncio.gather(*(store.daily.make([the_set(DAY + 1, secret=secret)]) for secret in secrets))
    found = await store.daily.of_days([DAY, DAY + 1])
    assert [(one.day, one.slot) for one in found] == [(DAY, 0), (DAY, 1), (DAY + 1, 0)]
    assert found[0].secret == bytes([1]) * 32
    assert found[2].secret in secrets


async def test_a_person_has_one_attempt_at_a_set_whatever_they_press(store: Store) -> None:
    await store.daily.make([the_set(), the_set(slot=1)])
    first = await begun(store, 1)
    assert await store.daily.begin(first.model_copy(update={"name": "another", "server": 5})) == first
    await begun(store, 1, slot=1)
    await begun(store, 2)
    assert await rows(store, "attempts") == 3
    (one, other), tables = [await laid(store, first) for _ in range(2)], 2
    assert one[0] == other[0]
    assert await rows(store, "tables") == tables
    assert one[0].table == one[1].id


async def test_another_version_takes_over_a_set_that_nobody_has_begun(store: Store) -> None:
    await store.daily.make([the_set(), the_set(slot=1), the_set(DAY + 1)])
    await store.daily.keep_ghosts(DAY, 1, GHOSTS)
    await begun(store, 1)
    await store.daily_closing.end(the_set(DAY + 1), NOON)
    for one in (the_set(thinks=2), the_set(slot=1, rules=2, thinks=2), the_set(DAY + 1, thinks=2)):
        await store.daily.adopt(one)
    begun_, free, over = await store.daily.of_days([DAY, DAY + 1])
    assert (begun_.rules, begun_.thinks) == (1, 1)
    assert (free.rules, free.thinks, free.ghosts) == (2, 2, None)
    assert over.thinks == 1


async def test_a_deal_counts_once_and_in_its_turn(store: Store) -> None:
    await store.daily.make([the_set()])
    attempt, table = await laid(store, await begun(store, 1))
    await ended(store, table, BEST)
    attempt = await begun(store, 1)
    assert (attempt.dealt, attempt.table, attempt.outcomes) == (1, None, (BEST,))
    with pytest.raises(Conflict):
        await ended(store, table, WORST)
    out_of_order = DealRef(day=DAY, slot=0, number=3)
    forged = await store.create(make.table(1, guild=0, channel=0, host=1, deal=out_of_order))
    await ended(store, forged, BEST)
    assert await begun(store, 1) == attempt
    assert await store.daily.fields(DAY, 0) == ({BEST: 1}, {}, {})


async def test_nothing_counts_once_a_set_is_ended(store: Store) -> None:
    played_ = the_set()
    await store.daily.make([played_])
    attempt, table = await laid(store, await begun(store, 1))
    await store.daily_closing.end(played_, NOON)
    await ended(store, table, BEST)
    assert (await begun(store, 1)).dealt == 0
    assert await store.daily.fields(DAY, 0) == ({}, {}, {})
    with pytest.raises(Over):
        await begun(store, 2)
    with pytest.raises(Over):
        await begun(store, 1, day=DAY + 1)
    with pytest.raises(Over):
        await store.daily.note_table(attempt, 99)


async def test_scores_are_final_when_the_day_is_closed_and_it_is_closed_once(store: Store) -> None:
    played_ = the_set()
    await store.daily.make([played_])
    await store.daily.keep_ghosts(DAY, 0, GHOSTS[:1])
    assert [one.ghosts for one in await store.daily.of_days([DAY])] == [GHOSTS[:1]]
    await store.daily.keep_ghosts(DAY, 0, GHOSTS)
    await store.daily.keep_ghosts(DAY, 0, [])
    (played_,) = await store.daily.unclosed(DAY + 1)
    assert played_.ghosts == GHOSTS
    await played(store, 1, [BEST, BEST, BEST])
    await played(store, 2, [BEST, WORST, WORST])
    await played(store, 3, [WORST, WORST])
    for _ in range(2):
        await store.daily_closing.close(played_, NOON)
    one, two = await store.daily_boards.podium(HERE, DAY, 0, 9)
    fields = await store.daily.fields(DAY, 0)
    assert (one.user, one.score) == (1, float(score_of([BEST] * 3, fields, GHOSTS)))
    assert (two.user, two.score) == (2, float(score_of([BEST, WORST, WORST], fields, GHOSTS)))
    assert await store.daily_boards.rank(HERE, DAY, 0, two.score or 0) == (2, 2)
    assert await store.daily_boards.rank(HERE + 1, DAY, 0, 0.0) == (1, 0)
    assert [one.user for one in await store.daily_boards.podium(None, DAY, 0, 9)] == [1, 2]
    assert await store.daily.unclosed(DAY + 1) == []
    async with store._reader.begin() as connection:
        sets = (await connection.scalars(select(schema.daily_months.c.sets))).all()
    assert sets == [1] * 4  # each of the two, here and anywhere


async def test_a_closing_that_was_cut_off_goes_on_and_counts_nobody_twice(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.daily.closing.SLICE", 2)
    assert SLICE > 2
    played_ = the_set()
    await store.daily.make([played_])
    for user in range(1, 6):
        await played(store, user, [BEST] * 3)
    await store.daily_closing.end(played_, NOON)
    assert await store.daily_closing.score_some(played_)  # and the process dies
    again = DailyClosing(store._writer, store._reader, store._retries)
    await again.close(played_, NOON)
    assert len(await store.daily_boards.podium(HERE, DAY, 0, 9)) == 5
    async with store._reader.begin() as connection:
        assert set(await connection.scalars(select(schema.daily_months.c.sets))) == {1}


@pytest.mark.long
async def test_a_month_has_a_mean_once_the_sets_are_enough_and_a_streak_ends_with_a_day_left_out(store: Store) -> None:
    days = range(DAY, DAY + BOARD_SETS)
    for day in days:
        await store.daily.make([the_set(day)])
        await played(store, 1, [BEST] * 3, day)
        await played(store, 2, [WORST] * 3, day) if day == DAY else None
        await store.daily_closing.close(the_set(day), NOON)
        month = await store.daily_boards.month(HERE, month_of_day(day), 9)
        assert [one.sets for one in month] == ([BOARD_SETS] if day == days[-1] else [])
    (streak,) = await store.daily_boards.streaks(HERE, 9)
    assert (streak.user, streak.days, streak.longest) == (1, BOARD_SETS, BOARD_SETS)
    assert [streak.on(days[-1] + after) for after in range(3)] == [BOARD_SETS, BOARD_SETS, 0]
    ended_ = await store.daily.streak(HERE, 2)
    assert ended_ is not None
    assert (ended_.days, ended_.longest) == (0, 1)
    await store.daily.make([the_set(DAY + BOARD_SETS + 1)])
    await played(store, 1, [BEST] * 3, DAY + BOARD_SETS + 1)
    streak_ = await store.daily.streak(schema.NOWHERE, 1)
    assert streak_ is not None
    assert (streak_.days, streak_.longest) == (1, BOARD_SETS)


async def test_before_the_day_is_closed_the_finished_are_known(store: Store) -> None:
    await store.daily.make([the_set()])
    await played(store, 1, [BEST] * 3)
    await played(store, 2, [BEST])
    assert [one.user for one in await store.daily_boards.finished(HERE, DAY, 0)] == [1]
    assert await store.daily_boards.podium(HERE, DAY, 0, 9) == []
    assert [one.dealt for one in await store.daily_boards.history(2, DAY)] == [1]


async def test_the_deals_of_the_day_are_in_no_server_and_wait_for_nobody_at_a_start(store: Store) -> None:
    await store.daily.make([the_set()])
    await laid(store, await begun(store, 1))
    assert await store.tables.open_tables() == []
    assert await store.tables.count_open(HERE) == 0
    assert await store.cleaning.places() == {}
    assert await store.tables.everywhere(1) == []
    assert Dealt(table=1).result is None


def test_a_mark_tells_nothing_without_the_secret() -> None:
    assert mark_of(the_set(), 1) != mark_of(the_set(), 2)
    assert mark_of(the_set(), 1) != mark_of(the_set(secret=bytes([1]) * 32), 1)


async def test_whoever_deletes_their_attempts_moves_no_share_and_has_no_second_one(store: Store) -> None:
    await store.daily.make([the_set(), the_set(DAY + 1)])
    await played(store, 1, [BEST, WORST])
    await played(store, 2, [BEST] * 3)
    await played(store, 1, [BEST] * 3, DAY + 1)
    await store.daily_closing.close(the_set(DAY + 1), NOON)
    fields = await store.daily.fields(DAY, 0)
    found = await store.privacy.export(HERE, 1)
    assert [len(found[name]) for name in ("attempts", "daily_months", "streaks")] == [2, 2, 2]
    tables = [deal["table"] for attempt in found["attempts"] for deal in attempt["deals"]]
    assert (await store.privacy.forget(HERE + 5, 1)).gone == tables
    assert [await store.load(table) for table in tables] == [None] * len(tables)
    found = await store.privacy.export(HERE, 1)
    assert not any(found[name] for name in ("attempts", "daily_months", "streaks"))
    assert await store.daily.fields(DAY, 0) == fields
    with pytest.raises(Forgotten):
        await begun(store, 1)
    assert await rows(store, "marks") == 1
    assert [one.user for one in await store.daily_boards.finished(HERE, DAY, 0)] == [2]
    await store.daily_closing.close(the_set(), NOON)
    assert await rows(store, "marks") == 0


async def test_old_days_go_with_their_tables_and_leave_months_and_streaks(store: Store) -> None:
    await store.daily.make([the_set(), the_set(DAY + 1)])
    await played(store, 1, [BEST] * 3)
    await played(store, 1, [BEST], DAY + 1)
    await store.daily_closing.close(the_set(), NOON)
    await store.daily_closing.forget(DAY + 1)
    assert [one.day for one in await store.daily_boards.history(1, 0)] == [DAY + 1]
    assert [await rows(store, name) for name in ("sets", "tables", "rounds", "fields")] == [1, 1, 1, 1]
    assert [await rows(store, name) for name in ("daily_months", "streaks")] == [2, 2]


async def sat(store: Store, user: int, *guilds: int) -> None:
    """Store that this person has sat at a table in these servers."""
    rows_ = [{"guild": guild, "user": user, "name": f"person {user}", "checked": NOON} for guild in guilds]
    async with store._writer.begin() as connection:
        await connection.execute(insert(schema.people), rows_)


async def test_a_set_begun_in_no_server_counts_at_home_where_that_is_wanted(store: Store) -> None:
    played_, home, other = the_set(), HERE + 1, HERE + 2
    await store.daily.make([played_])
    for user in (1, 2, 3):
        await sat(store, user, home, other)
    await store.daily.begin(attempt_of(1, server=schema.NOWHERE), at_homes=True)
    await store.daily.begin(attempt_of(2, server=schema.NOWHERE), at_homes=False)
    await store.daily.begin(attempt_of(3, server=home), at_homes=True)
    for user, made in ((1, BEST), (2, BEST), (3, WORST)):
        await played(store, user, [made] * DEALS)
    assert await store.daily.homes(1) == [home, other]
    assert {one.user for one in await store.daily_boards.finished(home, DAY, 0)} == {1, 3}
    await store.daily_closing.close(played_, NOON)
    boards = store.daily_boards
    assert [one.user for one in await boards.podium(home, DAY, 0, 5)] == [1, 3]
    assert [one.user for one in await boards.podium(home, DAY, 0, 1)] == [1]
    assert [one.user for one in await boards.podium(other, DAY, 0, 5)] == [1]
    assert [one.user for one in await boards.podium(None, DAY, 0, 5)] == [1, 2, 3]
    assert await boards.rank(home, DAY, 0, 0.0) == (2, 2)
    streaks = {guild: {one.user for one in await boards.streaks(guild, 5)} for guild in (home, other, schema.NOWHERE)}
    assert streaks == {home: {1, 3}, other: {1}, schema.NOWHERE: {1, 2, 3}}
    async with store._reader.begin() as connection:
        months = await connection.execute(select(schema.daily_months.c.guild, schema.daily_months.c.user))
        assert {tuple(row) for row in months} == {(home, 1), (home, 3), (other, 1), *((0, user) for user in (1, 2, 3))}


@pytest.mark.long
async def test_where_an_attempt_counts_is_exported_and_deleted_with_it(store: Store) -> None:
    await store.daily.make([the_set()])
    await sat(store, 1, HERE + 1)
    await store.daily.begin(attempt_of(1, server=schema.NOWHERE), at_homes=True)
    (found,) = (await store.privacy.export(HERE, 1))["attempt_servers"]
    assert found["guild"] == HERE + 1
    await store.privacy.forget(HERE, 1)
    assert await rows(store, "attempt_servers") == 0
