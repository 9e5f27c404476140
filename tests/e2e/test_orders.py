"""Passes ordered beforehand, passes without alternative, calls and personal settings. Time is the house's clock."""

from collections.abc import Sequence

import pytest

from bot.games.climbing.orders import must_pass
from bot.games.climbing.part import part
from bot.games.climbing.plays import ORDER
from bot.messages.turn_reminder import EVERY, IDLE
from bot.sandbox import JSON, Person, text_of
from bot.table.table import Table
from bot.ui.components import GOLD
from bot.ui.custom_ids import PLAY
from engine.climbing.views import climbing
from tests.e2e.house import House, passing
from tests.e2e.people import (
    WITHIN,
    Player,
    calls_of,
    colour,
    dealt,
    labels,
    panel,
    players,
    press,
    presses,
    public,
    seated,
)
from tests.said import is_said, said

NAMES = ("Marie", "Bob", "Zoé", "Ahmed")
LONGEST = 8.0
SOON = 0.9  # less than any pass waits, and more than a slow machine takes for a step


async def begun(site: House, seed: str, names: Sequence[str] = NAMES, *, auto: bool = True) -> list[Player]:
    """Begin a round in which passes take their time; return the players by seat."""
    site.pass_seconds = LONGEST
    await site.open()
    people = site.people(*names)
    if not auto:
        for person in people:
            await site.bot.registry.preferences.change(person.user.id, "auto_pass", False)
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    site.clock.stop()  # the tests count seconds, so none may pass while a busy machine answers
    await site.wait(6)
    table = await site.table()
    assert table.round is not None
    order = [int(key[1:]) for key in table.round.standing.order]
    return sorted(players(people, seed), key=lambda player: order.index(player.person.user.id))


async def lead_low(site: House, leader: Person) -> None:
    """Lead a single low card, which everybody can top."""
    shown = panel(leader)
    button = next(
        one for one, pressed in presses(shown).items() if pressed.verb == PLAY and pressed.argument[-1] == "1"
    )
    await leader.click(shown, button)
    await site.quiet()


async def order(person: Person, argument: str) -> JSON:
    """Press the toggle that sends this order."""
    shown = panel(person)
    (found,) = [one for one, pressed in presses(shown).items() if (pressed.verb, pressed.argument) == (ORDER, argument)]
    answer = await person.click(shown, found)
    assert answer.message is not None
    return answer.message


def last_by(table: Table) -> tuple[int, str]:
    """The seat and the text of the newest move."""
    assert table.state is not None
    seat, action = table.state.log[-1]
    return seat, action.text


def on_turn(table: Table) -> int:
    assert table.state is not None
    (decision,) = table.state.pending
    return decision.seat


async def test_an_ordered_pass_comes_in_its_time_and_is_used_up(site: House) -> None:
    playing = await begun(site, "ordered", auto=False)
    second, third = playing[1].person, playing[2].person
    noted = await press(third, "pass")
    assert noted.message is not None
    assert said("order-once") in text_of(noted.message)
    assert noted.message["id"] == panel(third)["id"]  # it is on their panel, and goes when it is used up
    table = await site.table()
    assert part(table.record).orders == {f"u{third.user.id}": "once"}
    await lead_low(site, playing[0].person)
    await press(second, "pass")
    await site.quiet()
    assert on_turn(table) == 2
    assert table.due == passing(table)[2] < table.record.deadlines["2"]
    await site.wait(passing(table)[2] - site.clock() - SOON)
    assert on_turn(table) == 2
    await site.wait(SOON)
    assert last_by(table) == (2, "pass")
    assert on_turn(table) == 3
    assert not part(table.record).orders
    _, _, moves = await site.saved()
    assert [(move.seat, move.by) for move in moves] == [(0, "person"), (1, "person"), (2, "order")]


async def test_an_order_can_be_taken_back_and_names_what_it_sets(site: House) -> None:
    playing = await begun(site, "revoked", auto=False)
    person = playing[2].person
    ordered = await order(person, "trick")
    assert said("order-trick") in text_of(ordered)
    assert said("button-ordered", order=said("button-sit-out")) in labels(ordered)
    await lead_low(site, playing[0].person)
    await press(playing[1].person, "pass")
    await site.quiet()
    table = await site.table()
    assert 2 in passing(table)
    assert said("order-coming") in text_of(panel(person))
    answer = await order(person, "")
    assert colour(answer) == GOLD
    await site.wait(LONGEST + 1)
    assert on_turn(table) == 2
    assert not passing(table)


async def test_sitting_out_lasts_for_the_trick_and_no_longer(site: House) -> None:
    playing = await begun(site, "sits", NAMES[:3], auto=False)
    table = await site.table()
    await order(playing[1].person, "trick")
    await lead_low(site, playing[0].person)
    await site.wait(LONGEST)
    assert last_by(table) == (1, "pass")
    assert part(table.record).orders == {f"u{playing[1].person.user.id}": "trick"}
    await press(playing[2].person, "pass")
    await site.quiet()
    assert on_turn(table) == 0
    assert not part(table.record).orders
    await lead_low(site, playing[0].person)
    await site.wait(LONGEST + 1)
    assert on_turn(table) == 1


async def test_the_lead_is_never_passed_by_an_order(site: House) -> None:
    playing = await begun(site, "lead", NAMES[:3], auto=False)
    table = await site.table()
    await order(playing[1].person, "trick")
    answer = await press(playing[0].person, "pass")  # asked once more, on the panel
    assert answer.message is not None
    yes = next(one for one, pressed in presses(answer.message).items() if pressed.argument == "pass")
    await playing[0].person.click(answer.message, yes)
    await site.wait(LONGEST + 1)
    assert on_turn(table) == 1
    assert colour(panel(playing[1].person)) == GOLD
    assert not part(table.record).orders


@pytest.mark.long
@pytest.mark.parametrize("ordered", ["once", "trick"])
async def test_a_restart_between_order_and_act_changes_nothing(site: House, ordered: str) -> None:
    playing = await begun(site, "restart", auto=False)
    await order(playing[2].person, ordered)
    await lead_low(site, playing[0].person)
    await press(playing[1].person, "pass")
    await site.quiet()
    table = await site.table()
    at = passing(table)[2]
    await site.shut()
    await site.open()
    table = await site.table()
    assert passing(table) == {2: at}
    await site.wait(at - site.clock() - SOON)
    assert on_turn(table) == 2
    await site.wait(SOON)
    assert last_by(table) == (2, "pass")


async def test_a_setting_that_is_switched_off_asks_again_and_lasts(site: House) -> None:
    playing = await begun(site, "forced", NAMES[:3])
    table = await site.table()
    for _ in range(60):  # until somebody has nothing to choose
        assert table.state is not None
        (decision,) = table.state.pending
        if must_pass(decision) and not climbing(table.state.view(None)).seats[decision.seat].one_card:
            break
        player = playing[decision.seat]
        await player.answer(panel(player.person))
        await site.quiet()
    assert on_turn(table) in passing(table)
    person = playing[on_turn(table)].person
    seat = on_turn(table)
    assert said("order-passing") in text_of(panel(person))
    menu = await person.slash("cards settings")
    assert menu.message is not None
    switch = next(one for one, pressed in presses(menu.message).items() if pressed.argument == "auto_pass=0")
    await person.click(menu.message, switch)
    passes = said("order-passing")
    await person.until(lambda one: is_said("panel-beat", text_of(one)) and passes not in text_of(one), WITHIN)
    assert not passing(table)
    await site.wait(LONGEST + 1)
    assert on_turn(table) == seat
    await site.shut()
    await site.open()
    table = await site.table()
    assert on_turn(table) == seat
    assert not passing(table)
    assert not site.bot.registry.preferences.of(person.user.id).auto_pass


async def test_who_keeps_the_table_waiting_is_called_once_and_the_call_goes_when_answered(site: House) -> None:
    playing = await begun(site, "called", auto=False)
    first, second = playing[0].person, playing[1].person
    await lead_low(site, first)
    await site.wait(IDLE["lively"] - 2)
    assert not calls_of(first)
    await site.wait(3)
    (call,) = calls_of(first)
    assert is_said("call", text_of(call), mention=f"<@{second.user.id}>")
    assert second.pings()
    assert not first.pings()
    await press(second, "hand", call)
    await press(second, "pass")
    await site.quiet()
    assert not calls_of(first)
    table = await site.table()
    assert table.messages.call is None
    assert site.clock() - table.messages.called[f"u{second.user.id}"] < EVERY


async def test_a_call_is_taken_back_after_a_restart_that_moved_the_clock(site: House) -> None:
    playing = await begun(site, "taken back", auto=False)
    await lead_low(site, playing[0].person)
    await site.wait(IDLE["lively"] + 1)
    assert calls_of(playing[0].person)
    await site.shut()
    await site.open()
    await site.quiet()
    assert not calls_of(playing[0].person)


@pytest.mark.long
async def test_who_wants_no_calls_gets_none_and_others_may_nudge_but_not_at_once(site: House) -> None:
    playing = await begun(site, "quiet", auto=False)
    first, second, third = (player.person for player in playing[:3])
    await site.bot.registry.preferences.change(second.user.id, "pings", False)
    await lead_low(site, first)
    more = await press(third, "more")
    assert more.message is not None
    answer = await press(third, "nudge", more.message)
    assert answer.message is not None
    assert said("refused-nudge-early") in text_of(answer.message)
    await site.wait(IDLE["lively"] + 1)
    assert not calls_of(first)
    await press(third, "nudge", more.message)
    assert not calls_of(first)
    await site.bot.registry.preferences.change(second.user.id, "pings", True)
    await press(third, "nudge", more.message)
    await site.quiet()
    assert len(calls_of(first)) == 1


async def test_a_clicked_and_an_ordered_pass_look_alike_to_everybody_else(site: House) -> None:
    playing = await begun(site, "alike", auto=False)
    table = await site.table()
    await lead_low(site, playing[0].person)
    before = public(playing[0].person)
    await press(playing[2].person, "pass")  # ordered
    await site.quiet()
    assert public(playing[0].person)["components"] == before["components"]
    await press(playing[1].person, "pass")  # clicked
    await site.wait(LONGEST + 1)
    assert last_by(table) == (2, "pass")
    lines = text_of(public(playing[0].person)).splitlines()
    assert [line.partition(" — ")[2] for line in lines].count(said("seat-passed")) == 2
