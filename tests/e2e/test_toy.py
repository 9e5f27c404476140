"""A game with no line of its own in the house: the toy is opened, played, left, restarted and ended like any other."""

import random

import pytest

from bot.sandbox import text_of
from bot.table.deadlines import BREAKS, PACES
from engine.games import GAMES
from tests import toy
from tests.e2e.house import House
from tests.e2e.people import panel, press, press_of, public
from tests.e2e.toys import answer, choices, choices_on, played, seated
from tests.said import is_said, said

NAMES = ("Marie", "Bob", "Zoé", "Kim")


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, toy.GAME.name, toy.GAME)
    return


@pytest.mark.long
async def test_a_match_is_played_to_its_end_by_clicks_alone(house: House) -> None:
    luck = random.Random("toy")
    people = await seated(house, *NAMES)
    for hand in range(1, 40):
        await played(house, people, luck)
        if not (await house.table()).match_goes_on:
            break
        assert is_said("generic-round-over", text_of(public(people[0])), round=hand)
        for person in people:
            await press(person, "ready")
        await house.quiet()
    else:
        raise AssertionError("the match does not end")
    table = await house.table()
    assert table.round is not None
    assert not table.match_goes_on
    for person in people:
        await press(person, "ready")
    await house.quiet()
    table = await house.table()
    assert table.round is not None
    assert table.round.standing.scores == ()  # a new match begins at nothing


async def test_a_sealed_answer_may_be_changed_until_all_have_answered_and_nobody_else_sees_it(house: House) -> None:
    people = await seated(house, *NAMES)
    first = people[0]
    ids = choices(first)
    await first.click(panel(first), ids[0])
    await house.quiet()
    assert [press_of(one).argument for one in choices(first)] != []
    await first.click(panel(first), choices(first)[-1])
    await house.quiet()
    table = await house.table()
    assert table.state is not None
    seat = table.seat_of(first.user.id)
    mine = next(one for one in table.state.view(seat).decisions)
    assert mine.given is not None
    for other in people[1:]:
        assert table.state.view(table.seat_of(other.user.id)).decisions[0].given is None
    assert mine.given.values[0] not in text_of(public(first)).splitlines()


async def test_a_button_of_a_choice_that_was_revealed_says_so_and_any_other_old_one_that_it_is_old(
    house: House,
) -> None:
    luck = random.Random("late")
    people = await seated(house, *NAMES)
    table = await house.table()
    assert table.round is not None
    leader = table.user_at((table.round.standing.dealer + 1) % 4)
    first = next(one for one in people if one.user.id == leader)
    bidding = panel(first)
    for person in people:
        await answer(house, person, luck)
    late = await first.click(bidding, choices_on(bidding)[0], stale=True)
    assert late.message is not None
    assert said("refused-revealed") in text_of(late.message)
    playing = panel(first)
    await answer(house, first, luck)
    stale = await first.click(playing, choices_on(playing)[-1], stale=True)
    assert stale.message is not None
    assert said("refused-stale") in text_of(stale.message)


@pytest.mark.long
async def test_the_clock_plays_for_somebody_who_sleeps_and_a_steward_sits_in(house: House) -> None:
    luck = random.Random("sleep")
    people = await seated(house, *NAMES)
    for _ in range(30):
        table = await house.table()
        if table.state is None or table.state.result is not None:
            break
        owed = [decision.seat for decision in table.state.pending if decision.given is None]
        awake = [seat for seat in owed if table.user_at(seat) not in (None, people[3].user.id)]
        if awake:
            await answer(house, next(one for one in people if one.user.id == table.user_at(awake[0])), luck)
        else:
            await house.wait(PACES["lively"] + 1)
    table = await house.table()
    assert table.state is not None
    assert table.state.result is not None


@pytest.mark.long
async def test_a_seat_that_is_left_is_played_on_by_a_steward_for_the_rest_of_the_match(house: House) -> None:
    luck = random.Random("leave")
    people = await seated(house, *NAMES)
    await people[3].slash("cards leave")
    await house.quiet()
    await press(people[3], "now", panel(people[3]))
    await house.quiet()
    await played(house, people[:3], luck)
    for person in people[:3]:
        await press(person, "ready")
    await house.wait(BREAKS["lively"])
    table = await house.table()
    assert table.round is not None
    assert len(table.round.standing.order) == 4
    assert sum(key.startswith("s") for key in table.round.standing.order) == 1


async def test_stewards_fill_a_table_and_play_it_with_one_person(house: House) -> None:
    luck = random.Random("alone")
    (marie,) = house.people("Marie")
    await marie.slash("cards start", game="toy")
    await press(marie, "fill")
    await press(marie, "hand")
    await house.quiet()
    await played(house, [marie], luck)
    assert is_said("generic-scored", text_of(public(marie)))


async def test_an_answer_that_stands_is_not_offered_to_be_changed(house: House) -> None:
    people = await seated(house, *NAMES)
    for person in people:
        await person.click(panel(person), choices(person)[0])
        await house.quiet()
        assert (said("generic-change") in text_of(panel(person))) == (person is not people[-1])
    assert not [person for person in people if said("generic-change") in text_of(panel(person))]
