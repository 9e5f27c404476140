"""Tournaments in the database: each step is taken once, a table is opened once, and a result stays as it came."""

import asyncio
from typing import Any

import pytest

from data.records import PairingRef, TableRecord
from data.stats.achievements import CUP
from data.store import Store
from data.tournament_records import MOST, Course, Invitation, Pairing, Remark, Scored, Tournament
from data.tournaments.repository import Bound, Closed, Full, Stale
from data.tournaments.rows import trophies
from data.tournaments.tables import Playing, Taken
from tests.data import make
from tests.postgres import KINDS

pytestmark = pytest.mark.parametrize("kind", KINDS, indirect=True)

SCORES = (
    Scored(entrant=1, place=0, margin=3, present=True),
    Scored(entrant=2, place=1, margin=0, present=False),
)


def wanted(**fields: Any) -> Tournament:
    usual = {"guild": make.GUILD, "channel": make.CHANNEL, "creator": 9, "game": "tahimi", "rounds": 4}
    return Tournament(**(usual | {"secret": bytes(32), "hash": "7f", "created": 1.5} | fields))


async def of(store: Store, number: int) -> Course:
    course = await store.tournaments.course(number)
    assert course is not None
    return course


async def begun(store: Store, *users: int, tables: int = 1) -> Tournament:
    """A tournament of these people whose first round was drawn: as many of them at each of its tables."""
    made = await store.tournaments.create(wanted())
    for user in users:
        await store.tournaments.enter(made.id, user, f"person {user}")
    course = await of(store, made.id)
    numbers, each = [one.number for one in course.entries], len(users) // tables
    drawn = [
        Pairing(round=1, number=at + 1, seats=4, entrants=tuple(numbers[at * each : (at + 1) * each]))
        for at in range(tables)
    ]
    return await store.tournaments.advance(course.tournament.model_copy(update={"phase": "round", "round": 1}), drawn)


def paired(tournament: Tournament, *users: int, number: int = 1) -> TableRecord:
    ref = PairingRef(
        tournament=tournament.id,
        round=1,
        number=number,
        entrants={f"u{user}": at for at, user in enumerate(users, 1)},
        check_in=180.0,
    )
    return make.table(*users, pairing=ref)


async def test_people_sign_up_once_and_leave_and_come_back(store: Store) -> None:
    made = await store.tournaments.create(wanted())
    first = await store.tournaments.enter(made.id, 1, "Zoé")
    assert (await store.tournaments.enter(made.id, 1, "Zoé")) == first
    await store.tournaments.enter(made.id, 2, "Kim")
    assert await store.tournaments.leave(made.id, 1) is not None
    assert await store.tournaments.leave(made.id, 1) is None
    assert [one.user for one in (await of(store, made.id)).present] == [2]
    assert (await store.tournaments.enter(made.id, 1, "Zoé")).number == first.number
    assert [one.user for one in (await of(store, made.id)).present] == [1, 2]


async def test_two_who_sign_up_at_once_have_numbers_of_their_own(store: Store) -> None:
    made = await store.tournaments.create(wanted())
    await asyncio.gather(*(store.tournaments.enter(made.id, user, str(user)) for user in range(1, 9)))
    course = await of(store, made.id)
    assert [one.number for one in course.entries] == [*range(1, 9)]
    assert {one.user for one in course.entries} == {*range(1, 9)}


async def test_sign_up_ends_with_half_of_the_rounds_and_with_a_full_list(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = await begun(store, 1, 2, 3)
    assert (await store.tournaments.enter(now.id, 4, "late")).since == 2
    now = (await of(store, now.id)).tournament
    now = await store.tournaments.advance(now.model_copy(update={"round": 3}))
    with pytest.raises(Closed):
        await store.tournaments.enter(now.id, 5, "later")
    other = await store.tournaments.create(wanted())
    monkeypatch.setattr("data.tournaments.repository.MOST", 2)
    assert MOST > 2
    for user in (1, 2):
        await store.tournaments.enter(other.id, user, str(user))
    with pytest.raises(Full):
        await store.tournaments.enter(other.id, 3, "3")


async def test_of_two_who_take_a_step_at_once_one_does_and_a_new_entry_undoes_a_draw(store: Store) -> None:
    made = await store.tournaments.create(wanted())
    drawn = Pairing(round=1, number=1, seats=4, entrants=(1, 2))
    first = made.model_copy(update={"phase": "round", "round": 1})
    done = await asyncio.gather(*(store.tournaments.advance(first, [drawn]) for _ in range(2)), return_exceptions=True)
    assert sorted(isinstance(one, Stale) for one in done) == [False, True]
    assert len((await of(store, made.id)).pairings) == 1
    before = (await of(store, made.id)).tournament
    await store.tournaments.enter(made.id, 7, "meanwhile")
    with pytest.raises(Stale):
        await store.tournaments.advance(before.model_copy(update={"round": 2}))


async def test_a_pairing_has_one_table_though_two_open_it_at_once(store: Store) -> None:
    now = await begun(store, 1, 2)
    records = [paired(now, 1, 2), paired(now, 1, 2)]
    away = [
        one.model_copy(update={"people": tuple(who.model_copy(update={"away": True}) for who in one.people)})
        for one in records
    ]
    done = await asyncio.gather(*(store.create(one) for one in away), return_exceptions=True)
    opened = [one for one in done if isinstance(one, TableRecord)]
    assert len(opened) == 1
    assert [one for one in done if isinstance(one, Taken)]
    assert (await of(store, now.id)).pairings[0].table == opened[0].id
    assert [one.id for one in await store.tables.open_tables()] == [opened[0].id]


async def test_the_result_is_stored_by_the_save_that_closes_the_table_and_stays(store: Store) -> None:
    now = await begun(store, 1, 2)
    table = await store.create(paired(now, 1, 2))
    ref = table.pairing
    assert ref is not None
    open_ = await store.save(table)
    assert (await of(store, now.id)).pairings[0].ended is None
    over = open_.model_copy(
        update={"phase": "closed", "changed": 7.0, "pairing": ref.model_copy(update={"scores": SCORES})}
    )
    closed = await store.save(over)
    kept = (await of(store, now.id)).pairings[0]
    assert (kept.ended, kept.scores) == (7.0, SCORES)
    await store.save(closed.model_copy(update={"pairing": ref, "changed": 9.0}))
    assert (await of(store, now.id)).pairings[0] == kept


async def test_a_table_that_is_closed_without_a_result_ends_its_pairing_with_none(store: Store) -> None:
    now = await begun(store, 1, 2)
    table = await store.create(paired(now, 1, 2))
    await store.save(table.model_copy(update={"phase": "closed", "changed": 7.0}))
    kept = (await of(store, now.id)).pairings[0]
    assert (kept.ended, kept.scores) == (7.0, None)


async def test_whoever_has_not_come_to_their_table_may_sit_elsewhere(store: Store) -> None:
    now = await begun(store, 1, 2)
    record = paired(now, 1, 2)
    one, two = record.people
    table = await store.create(record.model_copy(update={"people": (one, two.model_copy(update={"away": True}))}))
    assert await store.tables.of_user(make.GUILD, 1) == table.id
    assert await store.tables.of_user(make.GUILD, 2) is None
    await store.create(make.table(2))


async def test_it_is_noted_that_people_were_called(store: Store) -> None:
    now = await begun(store, 1, 2)
    pairing = (await of(store, now.id)).pairings[0]
    await store.tournaments.call(now.id, pairing)
    assert (await of(store, now.id)).pairings[0].called


async def test_a_table_that_was_deleted_is_opened_once_more_unless_it_had_a_result(store: Store) -> None:
    now = await begun(store, 1, 2)
    table = await store.create(paired(now, 1, 2).model_copy(update={"channel": 5}))
    assert await store.tournaments.release(now.id, 1) == 0
    await store.cleaning.forget_channel(5)
    assert await store.tournaments.release(now.id, 1) == 1
    assert (await of(store, now.id)).pairings[0].table is None
    again = await store.create(paired(now, 1, 2).model_copy(update={"channel": 5}))
    assert again.id != table.id
    await store.save(again.model_copy(update={"phase": "closed"}))
    await store.cleaning.forget_channel(5)
    assert await store.tournaments.release(now.id, 1) == 0


async def test_what_goes_on_is_found_and_what_is_over_or_gone_is_not(store: Store) -> None:
    now = await begun(store, 1, 2)
    other = await store.tournaments.create(wanted(guild=7))
    assert await store.tournaments.going_on() == [now.id, other.id]
    assert await store.tournaments.going_on(guild=7) == [other.id]
    assert [one.tournament.id for one in await store.tournaments.of_user(1)] == [now.id]
    await store.cleaning.mark_gone(7, 1.0)
    assert await store.tournaments.going_on() == [now.id]
    await store.tournaments.advance(now.model_copy(update={"phase": "over"}))
    assert await store.tournaments.going_on() == []
    assert await store.tournaments.of_user(1) == []
    assert [one.id for one in await store.tournaments.of_guild(make.GUILD, 5)] == [now.id]


async def test_the_message_is_noted_without_a_step(store: Store) -> None:
    now = await begun(store, 1)
    await store.tournaments.show_at(now.id, 2**62)
    after = (await of(store, now.id)).tournament
    assert (after.message, after.revision) == (2**62, now.revision)


async def test_of_people_of_whom_one_blocks_the_other_the_pair_is_known(store: Store) -> None:
    await store.people.toggle_block(1, 2, 50)
    await store.people.toggle_block(3, 9, 50)
    assert await store.tournaments.apart([1, 2, 3]) == {frozenset((1, 2))}


async def test_somebody_who_deletes_their_data_becomes_nobody_and_has_left(store: Store) -> None:
    now = await begun(store, 1, 2)
    await store.tournaments.advance(now.model_copy(update={"creator": 1}))
    exported = (await store.privacy.export(make.GUILD, 1))["entries"]
    assert [(one["tournament"], one["name"]) for one in exported] == [(now.id, "person 1")]
    await store.privacy.forget(make.GUILD, 1)
    course = await of(store, now.id)
    assert (course.entries[0].user, course.entries[0].name, course.entries[0].left) == (None, "Somebody", 2)
    assert (course.entries[1].user, course.tournament.creator) == (2, 0)
    assert (await store.privacy.export(make.GUILD, 1))["entries"] == []


async def test_a_replacement_is_stored_with_its_table_and_whoever_comes_plays_from_that_round_on(store: Store) -> None:
    now = await begun(store, 1, 2)
    table = await store.create(paired(now, 1, 2))
    entry = await store.tournaments.enter(now.id, 3, "person 3", invited=True)
    assert entry.since == 2
    said = Remark(round=1, table=1, act="replaced", at=4.0, user=9, name="the referee", out=2, came=entry.number)
    await store.save(table, remark=said)
    course = await of(store, now.id)
    assert course.pairings[0].entrants == (1, 3)
    assert course.drawn(course.pairings[0]) == (1, 2)
    assert course.entries[2].since == 1
    assert course.remarks == (said.model_copy(update={"number": 1}),)
    back = said.model_copy(update={"out": entry.number, "came": 2})
    await store.save(table.model_copy(update={"revision": table.revision + 1}), remark=back)
    course = await of(store, now.id)
    assert course.pairings[0].entrants == course.drawn(course.pairings[0]) == (1, 2)


async def test_nobody_is_given_a_seat_at_two_tables_of_a_round(store: Store) -> None:
    now = await begun(store, 1, 2, 3, 4, tables=2)
    first = await store.create(paired(now, 1, 2))
    second = await store.create(paired(now, 3, 4, number=2))
    entry = await store.tournaments.enter(now.id, 5, "person 5", invited=True)
    said = Remark(round=1, table=1, act="replaced", at=4.0, user=9, name="the referee", out=2, came=entry.number)
    await store.save(first, remark=said)
    before = await of(store, now.id)
    with pytest.raises(Playing):
        await store.save(second, remark=said.model_copy(update={"table": 2, "out": 3}))
    assert await of(store, now.id) == before
    found = await store.load(second.id)
    assert found is not None
    assert found[0].revision == second.revision


async def test_a_table_is_struck_and_that_is_taken_back_and_each_is_told_once(store: Store) -> None:
    now = await begun(store, 1, 2)
    said = Remark(round=1, table=1, act="struck", at=4.0, user=9, name="the referee", reason="collusion")
    stale = now
    now = await store.tournaments.advance(now, remark=said, places={1: 2, 2: 1})
    with pytest.raises(Stale):
        await store.tournaments.advance(stale, remark=said)
    course = await of(store, now.id)
    assert course.pairings[0].struck == "collusion"
    assert [one.place for one in course.entries] == [2, 1]
    await store.tournaments.post(now.id, 1)
    assert (await of(store, now.id)).remarks[0].posted
    await store.tournaments.advance(now, remark=said.model_copy(update={"act": "restored", "reason": None}))
    course = await of(store, now.id)
    assert course.pairings[0].struck is None
    assert [(one.number, one.posted) for one in course.remarks] == [(1, True), (2, False)]


async def test_a_referee_who_deletes_their_data_becomes_nobody_in_what_they_did(store: Store) -> None:
    now = await begun(store, 1, 2)
    said = Remark(round=1, table=1, act="struck", at=4.0, user=9, name="Zoé", reason="collusion")
    await store.tournaments.advance(now, remark=said)
    assert [one["name"] for one in (await store.privacy.export(make.GUILD, 9))["remarks"]] == ["Zoé"]
    assert (await store.privacy.export(make.GUILD, 1))["remarks"] == []
    await store.privacy.forget(make.GUILD, 9)
    (kept,) = (await of(store, now.id)).remarks
    assert (kept.user, kept.name, kept.reason) == (None, "Somebody", "collusion")


async def test_a_podium_is_a_trophy_and_a_first_place_is_achieved_once(store: Store) -> None:
    for ended, place in ((20.0, 1), (10.0, 1), (30.0, 3), (40.0, 4)):
        now = await begun(store, 1, 2)
        over = now.model_copy(update={"phase": "over", "ended": ended})
        await store.tournaments.advance(over, places={1: place, 2: 2})
    won = [one for one in await store.stats.achieved(make.GUILD, 1) if one.name == CUP]
    assert [(one.game, one.at) for one in won] == [("tahimi", 10.0)]
    assert not [one for one in await store.stats.achieved(make.GUILD, 2) if one.name == CUP]
    async with store._reader.begin() as connection:
        assert [one.place for one in await trophies(connection, make.GUILD, 1)] == [1, 1, 3]
        assert await trophies(connection, make.GUILD + 1, 1) == []
    await store.privacy.forget(make.GUILD, 1)
    assert await store.stats.achieved(make.GUILD, 1) == []


async def test_earlier_tournaments_are_found_page_by_page(store: Store) -> None:
    made = [(await store.tournaments.create(wanted())).id for _ in range(5)]
    first = await store.tournaments.of_guild(make.GUILD, 2)
    last = await store.tournaments.of_guild(make.GUILD, 2, after=4)
    assert [one.id for one in first] == made[:2:-1]
    assert [one.id for one in last] == made[:1]


async def test_all_of_a_tournament_goes_with_its_server_and_what_goes_on_with_its_channel(store: Store) -> None:
    now = await begun(store, 1, 2)
    await store.cleaning.forget_channel(make.CHANNEL)
    assert await store.tournaments.course(now.id) is None
    ended = await begun(store, 1, 2)
    await store.tournaments.advance(ended.model_copy(update={"phase": "over"}))
    await store.cleaning.forget_channel(make.CHANNEL)
    assert await store.tournaments.course(ended.id) is not None
    await store.cleaning.forget_guild(make.GUILD)
    assert await store.tournaments.course(ended.id) is None


async def test_two_sign_up_as_a_pair_and_nobody_has_two_partners(store: Store) -> None:
    made = await store.tournaments.create(wanted(pairs=True))
    first = await store.tournaments.enter(made.id, 1, "Zoé")
    own = await store.tournaments.pair_up(made.id, first.number, 2, "Kim")
    course = await of(store, made.id)
    assert course.partners == {first.number: own.number, own.number: first.number}
    assert [one.user for one in course.complete] == [1, 2]
    other = await store.tournaments.enter(made.id, 3, "Bob")
    for inviter, user in ((first.number, 3), (first.number, 4), (other.number, 2), (other.number, 3), (9, 4)):
        with pytest.raises(Bound):
            await store.tournaments.pair_up(made.id, inviter, user, "late")
    await store.tournaments.leave(made.id, 2)
    again = await store.tournaments.pair_up(made.id, first.number, 3, "Bob")
    course = await of(store, made.id)
    assert course.partners == {first.number: again.number, again.number: first.number}
    assert [one.user for one in course.complete] == [1, 3]


async def test_of_two_who_accept_at_once_one_becomes_the_partner(store: Store) -> None:
    made = await store.tournaments.create(wanted(pairs=True))
    first = await store.tournaments.enter(made.id, 1, "Zoé")
    both = (store.tournaments.pair_up(made.id, first.number, user, "x") for user in (2, 3))
    done = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(isinstance(one, Bound) for one in done) == [False, True]
    assert len((await of(store, made.id)).complete) == 2


async def test_somebody_whose_partner_deletes_their_data_before_the_first_round_is_free(store: Store) -> None:
    made = await store.tournaments.create(wanted(pairs=True))
    first = await store.tournaments.enter(made.id, 1, "Zoé")
    await store.tournaments.pair_up(made.id, first.number, 2, "Kim")
    await store.privacy.forget(make.GUILD, 2)
    course = await of(store, made.id)
    assert course.complete == ()
    assert not course.is_bound(first.number)


async def test_what_is_noted_between_two_steps_is_kept_by_a_step_that_knows_nothing_of_it(store: Store) -> None:
    made = await store.tournaments.create(wanted(pairs=True))
    asked = Invitation(inviter=1, user=2, channel=3, message=4)
    await store.tournaments.show_at(made.id, 7)
    await store.tournaments.invite(made.id, asked)
    await store.tournaments.remind(made.id, 1)
    await store.tournaments.advance(made.model_copy(update={"round": 1}))
    now = (await of(store, made.id)).tournament
    assert (now.round, now.message, now.invitations, now.reminded) == (1, 7, (asked,), 1)
    await store.tournaments.remind(made.id, 2)
    await store.tournaments.forget_invitation(made.id, asked)
    assert (await of(store, made.id)).tournament.invitations == ()


async def test_an_invitation_stands_while_both_are_free_and_people_can_sign_up(store: Store) -> None:
    made = await store.tournaments.create(wanted(pairs=True))
    first = await store.tournaments.enter(made.id, 1, "Zoé")
    other = await store.tournaments.enter(made.id, 3, "Bob")
    asked = [Invitation(inviter=one.number, user=2, channel=3, message=4) for one in (first, other)]
    course = await of(store, made.id)
    assert [course.stands(one) for one in asked] == [True, True]
    over = course._replace(tournament=course.tournament.model_copy(update={"phase": "over"}))
    assert not over.stands(asked[0])
    await store.tournaments.pair_up(made.id, first.number, 2, "Kim")
    course = await of(store, made.id)
    assert [course.stands(one) for one in asked] == [False, False]
    assert [course.has_accepted(one) for one in asked] == [True, False]


async def test_a_person_takes_away_who_their_partner_is_and_who_asked_whom(store: Store) -> None:
    made = await store.tournaments.create(wanted(pairs=True))
    first = await store.tournaments.enter(made.id, 1, "Zoé")
    await store.tournaments.enter(made.id, 3, "Bob")
    for user in (2, 4):
        asked = Invitation(inviter=first.number, user=user, channel=3, message=4)
        await store.tournaments.invite(made.id, asked)
    await store.tournaments.pair_up(made.id, first.number, 2, "Kim")
    exported = {user: await store.privacy.export(make.GUILD, user) for user in (1, 2, 3, 4)}
    assert {user: [one["partner"] for one in exported[user]["entries"]] for user in exported} == {
        1: ["Kim"],
        2: ["Zoé"],
        3: [None],
        4: [],
    }
    assert {user: len(exported[user]["invitations"]) for user in exported} == {1: 2, 2: 1, 3: 0, 4: 1}
    await store.privacy.forget(make.GUILD, 2)
    assert [one.user for one in (await of(store, made.id)).tournament.invitations] == [4]
    assert [one["partner"] for one in (await store.privacy.export(make.GUILD, 1))["entries"]] == ["Somebody"]
