"""Whole rounds, as people play them."""

import re
from collections import Counter

import pytest

from bot.sandbox import JSON, text_of
from bot.table import acting
from bot.ui.components import CRIMSON
from tests.e2e.clicks import begun
from tests.e2e.house import House
from tests.e2e.people import (
    Player,
    cards_in,
    colour,
    dealt,
    hand_of,
    over,
    panel,
    play_round,
    players,
    press,
    public,
    seated,
)
from tests.said import heard, said

#: Four players: giver, taker, and how many cards (TAH-6).
PAIRS = ((3, 0, 2), (2, 1, 1))


def order_in(message: JSON) -> list[str]:
    """The people's names by the message's numbered lines."""
    return re.findall(r"^\d\. .*?(Marie|Bob|Zoé|Ahmed)", text_of(message), re.MULTILINE)


def moved(message: JSON, key: str) -> Counter[str]:
    """The cards of which a panel says this."""
    (texts,) = heard(key, text_of(message))
    return Counter(cards_in(texts["cards"]))


async def exchange(house: House, playing: list[Player]) -> None:
    """Let all taxes be paid by hand; everybody who paid reads at each step what went and what came.

    `playing`: the players by seat.
    """
    await house.quiet()
    before = [Counter(hand_of(panel(player.person))) for player in playing]
    for low, high, count in PAIRS:
        paid = moved(panel(playing[low].person), "tax-surrendered")
        assert paid.total() == count
        assert paid <= before[high]
        assert said("tax-gift-comes") in text_of(panel(playing[low].person))
        assert colour(panel(playing[high].person)) == CRIMSON
    for low, high, count in PAIRS:
        await playing[high].answer(panel(playing[high].person))
        await house.quiet()
        came = moved(panel(playing[low].person), "tax-got")
        assert came.total() == count
        assert Counter(hand_of(panel(playing[low].person))) == before[low] + came
        assert Counter(hand_of(panel(playing[high].person))) == before[high] - came
    assert said("pile-tax") not in text_of(public(playing[0].person))


@pytest.mark.long
async def test_four_people_play_three_rounds_each_seated_and_taxed_as_the_one_before_it_ended(house: House) -> None:
    people = house.people("Marie", "Bob", "Zoé", "Ahmed")
    playing = players(people, "three rounds")
    by_name = dict(zip(("Marie", "Bob", "Zoé", "Ahmed"), playing, strict=True))
    await seated(*people)
    await press(people[0], "go")
    for number in (1, 2, 3):
        await dealt(*people)
        await house.quiet()
        if number > 1:
            await exchange(house, [by_name[name] for name in order_in(public(people[0]))])
        await play_round(playing, number)
        await house.quiet()
        finished = order_in(public(people[0]))
        for person in people:
            await press(person, "ready")
        await house.quiet()
        assert order_in(public(people[0])) == finished
    _, played, moves = await house.saved()
    assert played is not None
    assert played.number == 4
    assert not moves


@pytest.mark.long
async def test_stewards_fill_a_table_at_one_press_and_play_the_round_to_its_end(house: House) -> None:
    (marie,) = house.people("Marie")
    (player,) = players([marie], "stewards")
    await seated(marie, seats=6)
    await press(marie, "fill")
    await house.wait(10)
    await dealt(marie)
    await house.let_draw_pass()
    await player.play(over(1))
    record, played, moves = await house.saved()
    assert len(record.people) == 6
    assert played is not None
    assert played.result is not None
    assert {move.by for move in moves} == {"person", "steward", "order"}


@pytest.mark.long
async def test_a_round_that_the_next_one_follows_at_once_ends_on_its_message_too(house: House) -> None:
    """Everybody is ready before the table was drawn once more: the old message must not go on asking."""
    people = house.people("Marie", "Bob", "Zoé")
    await begun(house, people, "dahimi")
    await house.quiet()
    table, message = await house.table(), public(people[0])["id"]
    async with house.bot.registry.surfaces.table_message(table)._drawing:  # as while an edit takes its time
        while table.state is not None and table.record.phase == "round":
            decision = table.state.pending[0]
            user = table.user_at(decision.seat)
            assert user is not None
            await acting.act(table, user, table.state.default(decision).text)
        for person in people:
            await acting.ready(table, person.user.id)
    assert table.record.round == 2
    await house.wait(10)
    await house.quiet()
    seen = people[0].messages()
    (ended,) = [one for one in seen if one["id"] == message]
    assert over(1)(ended)
    assert public(people[0])["id"] != message
