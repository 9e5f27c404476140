"""A knock-out and a league, from the form to the podium."""

from collections import Counter
from itertools import combinations

import pytest

from bot.sandbox import Answer, Person, selects_of, text_of
from data.tournament_records import Course
from tests.e2e import cups
from tests.e2e.house import House
from tests.e2e.people import offers, press, reply
from tests.said import is_said, said

pytestmark = pytest.mark.long

DAY = 24 * 3600.0


async def gathered(house: House, count: int, **fields: str) -> list[Person]:
    """A tournament that has begun, and its people: the first of them is its host."""
    marie = await cups.host(house)
    people = [marie, *house.people(*(f"Guest {at}" for at in range(2, count + 1)))]
    await cups.created(marie, game="jubilee", **fields)
    await house.quiet()
    await cups.joined(house, people)
    await press(marie, "begin", cups.message(marie))
    await house.quiet()
    return people


async def restarted(house: House) -> None:
    await house.shut()
    await house.open()
    await house.quiet()


async def next_round(house: House, number: int) -> Course:
    """Let time pass until the round of this number is drawn, or the tournament is over."""
    for _ in range(40):
        now = await cups.course(house)
        if now.tournament.round >= number or now.tournament.phase == "over":
            return now
        await house.wait(cups.CHECK_IN)
    raise AssertionError("the round goes on")


async def test_in_a_knock_out_of_ten_the_better_half_of_each_table_goes_on_to_a_final(house: House) -> None:
    people = await gathered(house, 10, rounds="knock-out", seats="4", pace="quick")
    first = (await cups.course(house)).running
    assert sorted(len(one.entrants) for one in first) == [3, 3, 4]
    await restarted(house)
    now = await next_round(house, 2)
    on = {one for pairing in now.running for one in pairing.entrants}
    for pairing in first:
        assert len(on & set(pairing.entrants)) == 2
    assert len(on) == 6
    fallen = next(one for at, one in enumerate(people, 1) if at not in on)
    message = text_of(cups.message(fallen))
    assert is_said("tournament-round-title", message, stage="knock-out", round=2)
    where = reply(await press(fallen, "where", cups.message(fallen)))
    assert said("tournament-own-fallen", round=1) in where
    assert said("tournament-own-fallen", round=1) in reply(await fallen.slash("cards mine"))
    standings = reply(await press(fallen, "standings", cups.message(fallen)))
    assert standings.count(said("tournament-out", round=1)) == 4
    assert not offers("join")(cups.message(fallen))
    await restarted(house)
    end = await cups.played_out(house)
    assert not end.tournament.stopped
    rounds = [[one for one in end.pairings if one.round == at] for at in range(1, end.tournament.round + 1)]
    assert [len(one) for one in rounds] == [3, 2, 1]
    (final,) = rounds[-1]
    assert final.scores is not None
    winner = next(one.entrant for one in final.scores if one.place == 0)
    shown = text_of(cups.message(fallen))
    assert is_said("tournament-over-title", shown)
    if winner is not None:  # a steward may win the final, and stands on no podium
        assert is_said("tournament-podium", shown, sign="🥇", name=end.entries[winner - 1].name)
    assert not is_said("tournament-stopped", shown)


async def test_in_a_league_of_six_a_table_plays_when_its_people_like_and_its_period_ends_a_round(house: House) -> None:
    people = await gathered(house, 6, rounds="3x3", seats="3")
    marie = people[0]
    now = await cups.course(house)
    assert (now.tournament.form, now.tournament.rules["pace"], now.tournament.check_in) == ("league", "slow", DAY)
    assert now.tournament.closes is not None
    assert 2.5 * DAY < now.tournament.closes - house.now() <= 3 * DAY
    assert is_said("tournament-closes", text_of(cups.message(marie)))
    where = reply(await press(marie, "where", cups.message(marie)))
    assert is_said("tournament-own-until", where)
    assert is_said("tournament-closes", where)
    assert is_said("tournament-closes", reply(await marie.slash("cards mine")))
    for one in people:  # all say within a day that they are there, and then nothing more
        there = cups.call_of(house, one)
        assert there is not None
        await press(there[0], "back", there[1])
        await house.wait(3600.0)
    tables = [await house.table(one.table) for one in now.running if one.table is not None]
    assert {one.record.phase for one in tables} == {"round"}
    await restarted(house)
    await house.wait(2 * DAY)
    assert (await cups.course(house)).tournament.round == 1
    await house.wait(DAY)
    now = await next_round(house, 2)
    assert now.tournament.round == 2
    assert now.tournament.closes is not None
    over = [one for one in now.pairings if one.round == 1]
    assert all(one.scores for one in over)
    assert 2 * DAY < now.tournament.closes - house.now() <= 3 * DAY
    for _ in range(12):
        await restarted(house)
        if (await cups.course(house)).tournament.phase == "over":
            break
        await house.wait(DAY)
    end = await cups.course(house)
    assert (end.tournament.phase, end.tournament.round, end.tournament.stopped) == ("over", 3, False)
    assert all(one.scores for one in end.pairings)
    assert "🥇" in text_of(cups.message(marie))
    cups.allow_rationed_edits(house)


def reminders(person: Person) -> list[str]:
    """The reminders in the channel, newest last."""
    told = [text_of(one) for one in person.messages()]
    return [one for one in told if is_said("tournament-reminder", one)]


async def test_in_a_league_the_people_of_unplayed_tables_are_reminded_once_in_good_time(house: House) -> None:
    people = await gathered(house, 6, rounds="3x3", seats="3")
    marie = people[0]
    now = await cups.course(house)
    first, second = now.running
    ids = {one.number: f"<@{one.user}>" for one in now.entries}
    there = {now.entries[one - 1].user for one in first.entrants}
    for one in people:  # the people of the other table sleep, so that stewards play there
        if one.user.id in there:
            call = cups.call_of(house, one)
            assert call is not None
            await press(call[0], "back", call[1])
    await house.wait(2 * DAY)
    assert (await cups.course(house)).running[1].ended is not None
    assert reminders(marie) == []
    await house.wait(0.25 * DAY)
    (told,) = reminders(marie)
    assert all(ids[one] in told for one in first.entrants)
    assert not any(ids[one] in told for one in second.entrants)
    await restarted(house)
    await house.wait(0.25 * DAY)
    assert reminders(marie) == [told]
    await house.wait(0.5 * DAY)
    assert (await next_round(house, 2)).tournament.round == 2
    await house.wait(1.1 * DAY)
    await house.wait(1.2 * DAY)  # nobody comes to the second round, so it is over before anybody need be reminded
    assert reminders(marie) == [told]
    cups.allow_rationed_edits(house)


async def test_pairs_sign_up_together_and_stay_together(house: House) -> None:
    marie = await cups.host(house)
    people = [marie, *house.people("Bob", "Zoé", "Kim", "Léo", "Ida")]
    none = await cups.created(marie, game="jubilee", rounds="2", seats="pairs", pace="quick")
    assert is_said("refused-tournament-no-pairs", reply(none))
    await cups.created(marie, game="truc", rounds="2", seats="pairs", pace="quick")
    await house.quiet()
    marie_asks = (await press(marie, "join", cups.message(marie))).message
    assert marie_asks is not None
    await house.quiet()
    assert is_said("tournament-seeking", text_of(cups.message(marie)), names="Marie")
    (menu,) = selects_of(marie_asks)
    assert menu.custom_id is not None
    own = await marie.choose(marie_asks, menu.custom_id, [marie.user])
    assert said("refused-tournament-partner") == reply(own)
    asked = (await marie.choose(marie_asks, menu.custom_id, [people[1].user])).message
    assert asked is not None
    assert said("refused-tournament-not-asked") == reply(await press(people[2], "accept", asked))
    await press(people[1], "accept", asked)
    assert said("refused-tournament-bound") == reply(await press(people[1], "accept", asked, stale=True))
    for one, other in ((people[2], people[3]), (people[4], people[5])):
        await cups.paired(one, other)
        await house.quiet()
    assert is_said("tournament-signed-up-pairs", text_of(cups.message(marie)), count=3)
    await restarted(house)
    await press(marie, "begin", cups.message(marie))
    await house.quiet()
    now = await cups.course(house)
    assert sorted(one for pairing in now.running for one in pairing.entrants) == [*range(1, 7)]
    where = reply(await press(marie, "where", cups.message(marie)))
    assert is_said("tournament-own-partner", where, name="Bob")
    for one in people:
        there = cups.call_of(house, one)
        assert there is not None
        await press(there[0], "back", there[1])
    await restarted(house)
    await cups.played_out(house)
    end = await cups.course(house)
    for pairing in end.pairings:
        assert pairing.scores is not None
        sides = {one.entrant: one.side for one in pairing.scores if one.entrant is not None}
        assert {*sides} == {*pairing.entrants}
        for lower, higher in end.tournament.partners:
            assert sides.get(lower) == sides.get(higher)
    assert "Marie & Bob" in text_of(cups.message(marie))
    cups.allow_rationed_edits(house)


async def invited(one: Person, other: Person) -> Answer:
    """Somebody asks another to be their partner."""
    question = (await press(one, "join", cups.message(one))).message
    assert question is not None
    (menu,) = selects_of(question)
    assert menu.custom_id is not None
    return await one.choose(question, menu.custom_id, [other.user])


def standing(person: Person, key: str, **values: str) -> int:
    return sum(is_said(key, text_of(one), **values) for one in person.messages())


async def test_an_invitation_that_cannot_be_accepted_any_more_says_so_and_an_accepted_one_goes(house: House) -> None:
    marie = await cups.host(house)
    bob, zoe, kim, leo = house.people("Bob", "Zoé", "Kim", "Léo")
    await cups.created(marie, game="truc", rounds="2", seats="pairs", pace="quick")
    await house.quiet()
    asked = [(await invited(*two)).message for two in ((marie, bob), (zoe, bob), (kim, leo))]
    await house.quiet()
    assert standing(bob, "tournament-partner-asked") == 3
    assert len((await cups.course(house)).tournament.invitations) == 3
    assert asked[0] is not None
    await press(bob, "accept", asked[0])
    await house.quiet()
    assert standing(bob, "tournament-partner-asked") == 1  # Kim's, of Léo
    assert standing(bob, "tournament-partner-lapsed", name="Zoé") == 1
    await restarted(house)
    await press(kim, "leave", cups.message(kim))
    await house.quiet()
    assert standing(leo, "tournament-partner-asked") == 0
    assert standing(leo, "tournament-partner-lapsed", name="Kim") == 1
    assert (await cups.course(house)).tournament.invitations == ()
    await invited(zoe, leo)
    await house.quiet()
    await marie.slash("tournament end")
    await house.quiet()
    assert standing(leo, "tournament-partner-lapsed", name="Zoé") == 2


async def test_a_swiss_of_thirteen_over_four_rounds_seats_everybody_in_each_of_them(house: House) -> None:
    people = await gathered(house, 13, rounds="4", seats="4", pace="quick")
    for number in range(1, 5):
        now = await next_round(house, number)
        assert now.tournament.round == number
        assert sorted(one for pairing in now.running for one in pairing.entrants) == [*range(1, 14)]
        assert sorted(len(one.entrants) for one in now.running) == [3, 3, 3, 4]
        await restarted(house)
    end = await cups.played_out(house)
    assert (end.tournament.round, end.tournament.stopped) == (4, False)
    assert all(one.scores for one in end.pairings)
    met = Counter(frozenset(two) for one in end.pairings for two in combinations(one.entrants, 2))
    assert sum(met.values()) - len(met) <= 6  # of 60 meetings, where 78 pairs are possible
    (last, *_) = people[::-1]
    standings = reply(await press(last, "standings", cups.message(last)))
    assert is_said("tournament-standings-title", standings, stage="swiss", round=4, rounds=4)
    assert "**13.** " in standings
    assert "➤" in standings
