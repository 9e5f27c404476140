"""A tournament goes on whatever happens around it, or says what it waits for."""

import pytest

from bot.runtime import places
from bot.sandbox import Person, text_of
from tests.e2e import cups
from tests.e2e.cleaned import heard
from tests.e2e.house import House
from tests.e2e.people import press, reply
from tests.said import is_said

pytestmark = pytest.mark.long


async def signed_up(house: House, *guests: str, begins: str = "0") -> list[Person]:
    """People who have signed up for two rounds; the host is the first."""
    marie = await cups.host(house)
    people = [marie, *house.people(*guests)]
    await cups.created(marie, game="jubilee", rounds="2", seats="2", pace="quick", begins=begins)
    await house.quiet()
    await cups.joined(house, people)
    return people


async def begun(house: House, *guests: str) -> list[Person]:
    """The same once their first round was drawn."""
    people = await signed_up(house, *guests)
    await press(people[0], "begin", cups.message(people[0]))
    await house.quiet()
    return people


async def ends(house: House) -> None:
    """Play the tournament to its end, and check that each of its tables has a result."""
    end = await cups.played_out(house)
    assert not end.tournament.stopped
    assert {one.round for one in end.pairings} == {1, 2}
    assert all(one.scores for one in end.pairings)


async def test_when_everybody_sleeps_it_begins_at_its_time_and_comes_to_its_end(house: House) -> None:
    marie, *_ = await signed_up(house, "Bob", "Zoé", "Kim", begins="15")
    await house.wait(15 * 60.0 + 1)
    assert (await cups.course(house)).tournament.phase == "round"
    await ends(house)
    assert is_said("tournament-over-title", text_of(cups.message(marie)))


async def test_a_table_whose_thread_is_deleted_is_played_all_the_same(house: House) -> None:
    marie, bob, *_ = await begun(house, "Bob", "Zoé", "Kim")
    pairing = (await cups.course(house)).pairing_of(bob.user.id)
    assert pairing is not None
    assert pairing.table is not None
    thread = house.sandbox.world.channels[(await house.table(pairing.table)).place]
    assert thread is not house.hall
    house.asked_for = [404]
    house.sandbox.delete_channel(thread)
    await heard(house)
    assert is_said("tournament-own-table", reply(await bob.slash("cards mine")), round=1)
    await ends(house)
    assert is_said("tournament-over-title", text_of(cups.message(marie)))


async def test_its_message_is_posted_again_where_it_was_deleted(house: House) -> None:
    marie, *_ = await begun(house, "Bob", "Zoé", "Kim")
    house.asked_for = [404]
    old = cups.message(marie)
    house.sandbox.delete_message(old)
    await ends(house)
    new = cups.message(marie)
    assert new["id"] != old["id"]
    assert is_said("tournament-over-title", text_of(new))


async def test_a_message_that_was_deleted_stands_again_within_a_minute_though_nothing_happens(house: House) -> None:
    marie, *_ = await signed_up(house, "Bob", "Zoé", "Kim")
    house.asked_for = [404]
    old = cups.message(marie)
    house.sandbox.delete_message(old)
    await house.wait(60.0)
    new = cups.message(marie)
    assert new["id"] != old["id"]
    assert is_said("tournament-title", text_of(new))
    await house.wait(60.0)
    assert cups.message(marie)["id"] == new["id"]


async def test_without_the_right_to_write_no_round_begins_and_whoever_asks_is_told(house: House) -> None:
    marie, bob, *_ = await signed_up(house, "Bob", "Zoé", "Kim", begins="15")
    house.sandbox.deny(house.hall, house.sandbox.world.bot, "send_messages")
    await heard(house)
    await house.wait(15 * 60.0 + 1)
    for _ in range(5):
        await house.wait(60.0)
    assert (await cups.course(house)).tournament.phase == "signup"
    mine = reply(await bob.slash("cards mine"))
    assert is_said("tournament-held", mine)
    house.sandbox.allow(house.hall, house.sandbox.world.bot, "send_messages")
    await heard(house)
    await house.wait(61.0)
    assert (await cups.course(house)).tournament.phase == "round"
    assert not is_said("tournament-held", reply(await bob.slash("cards mine")))
    await ends(house)
    assert is_said("tournament-over-title", text_of(cups.message(marie)))


async def test_when_its_creator_is_gone_others_who_run_tournaments_begin_it(house: House) -> None:
    marie, bob, *_ = await signed_up(house, "Bob", "Zoé", "Kim")
    house.sandbox.leave(house.guild, marie.user)
    await heard(house)
    other = await cups.host(house, "Ida")
    assert is_said("tournament-begun", reply(await press(other, "begin", cups.message(other))))
    await house.quiet()
    await ends(house)
    assert is_said("tournament-over-title", text_of(cups.message(bob)))


async def test_in_a_server_that_is_gone_it_stands_still_until_the_server_is_back(house: House) -> None:
    marie, *_ = await begun(house, "Bob", "Zoé", "Kim")
    before = await cups.course(house)
    house.sandbox.remove_bot(house.guild)
    await heard(house)
    since = len(house.calls())
    await house.wait(cups.LONG)
    assert house.calls(since) == []
    assert await cups.course(house) == before
    house.sandbox.invite_bot(house.guild)
    await heard(house)
    await ends(house)
    assert is_said("tournament-over-title", text_of(cups.message(marie)))


async def test_with_a_deleted_server_all_of_it_is_deleted_when_the_time_has_come(house: House) -> None:
    await begun(house, "Bob", "Zoé", "Kim")
    house.sandbox.delete_guild(house.guild)
    await heard(house)
    assert await house.bot.registry.store.tournaments.course(1) is not None
    await places.forget_server(house.bot.registry, house.guild.id)
    assert await house.bot.registry.store.tournaments.course(1) is None
    await house.wait(cups.LONG)
