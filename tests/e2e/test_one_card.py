"""One Card by hand: the panel's button and its menu do what they say, however long ago they were drawn."""

import pytest

from bot.sandbox import JSON, Person, selects_of, text_of
from bot.table import acting, lobby
from bot.table.table import Table
from engine.climbing.events import OneCard
from tests.bot.making import asked, small
from tests.e2e.house import House
from tests.e2e.people import panel, press, press_of, presses, seated

NAMES = ("Marie", "Bob", "Zoé")


async def silent(house: House, **rules: str) -> tuple[Table, int, Person, JSON, Person, JSON]:
    """Somebody holds one card and says nothing, and others have moved since. Return the table, the seat, that person
    and somebody else, each with the panel from before.
    """
    people = house.people(*NAMES)
    for one in people:
        await house.bot.registry.preferences.change(one.user.id, "auto_pass", False)  # or the table moves, too
    await seated(*people)
    await lobby.change_house_rules(await house.table(), people[0].user.id, {"one_card": "manual", **rules})
    await house.quiet()
    await press(people[0], "go")
    await house.wait(10)
    table = await house.table()
    while (seat := silent_seat(table)) is None:
        await move(table)
    silent_one = next(one for one in people if one.user.id == table.user_at(seat))
    other = next(one for one in people if one is not silent_one)
    for one in (silent_one, other):
        await press(one, "hand")
    shown = panel(silent_one), panel(other)
    drawn = table.stamp
    while table.stamp == drawn:
        await move(table)
    await house.quiet()
    return table, seat, silent_one, shown[0], other, shown[1]


def silent_seat(table: Table) -> int | None:
    assert table.state is not None
    seats = range(len(NAMES))
    return next((seat for seat in seats if "call" in [right.text for right in table.state.rights(seat)]), None)


async def move(table: Table) -> None:
    """Let the person who is asked play as little as can be."""
    await acting.act(table, asked(table), small(table))


def announced(table: Table) -> list[OneCard]:
    return [event for event in table.events if isinstance(event, OneCard)]


@pytest.mark.long
async def test_one_card_is_called_by_a_button_from_before_the_others_moved(house: House) -> None:
    table, seat, caller, old, _, _ = await silent(house)
    button = next(one for one, pressed in presses(old).items() if pressed.argument == "call")
    answer = await caller.click(old, button, stale=True)
    await house.quiet()
    assert announced(table) == [OneCard(seat)]
    assert answer.message is not None
    assert "⚠️" not in text_of(answer.message)


@pytest.mark.long
async def test_somebody_is_caught_by_a_menu_from_before_the_others_moved(house: House) -> None:
    table, seat, _, _, catcher, old = await silent(house)
    menu = next(one for one in selects_of(old) if press_of(one.custom_id).argument == "catch")
    answer = await catcher.choose(old, menu.custom_id, [f"catch {seat}"], stale=True)
    await house.quiet()
    assert announced(table) == [OneCard(seat, by=table.seat_of(catcher.user.id))]
    assert answer.message is not None
    assert "⚠️" not in text_of(answer.message)


@pytest.mark.long
async def test_nobody_waits_for_somebody_who_was_caught_and_must_pass(site: House) -> None:
    site.pass_seconds = 8.0
    await site.open()
    table, seat, _, _, catcher, old = await silent(site, one_card_penalty="skip")
    assert table.state is not None
    played = len(table.state.log) + 1
    menu = next(one for one in selects_of(old) if press_of(one.custom_id).argument == "catch")
    await catcher.choose(old, menu.custom_id, [f"catch {seat}"], stale=True)
    await site.quiet()
    while table.state.pending and not any(by == seat for by, _ in table.state.log[played:]):
        assert [decision.seat for decision in table.state.pending] != [seat]
        await move(table)
        await site.quiet()
    assert [action.text for by, action in table.state.log[played:] if by == seat] == ["pass"]
