"""A restart in the middle of what people do at a table, where the tests of that do not have one themselves."""

import asyncio

import pytest

from bot.games.climbing.orders import must_pass
from bot.sandbox import is_ephemeral, text_of
from bot.table import acting, seating
from bot.table.deadlines import GRACE_SECONDS, PACES
from bot.table.table import Table
from bot.ui.custom_ids import REDRAW
from data.records import Person as Sitter
from engine.contract import State
from tests.e2e.house import House, passing
from tests.e2e.passes import MOST, lead
from tests.e2e.people import dealt, ended, labels, panel, play_round, press, public, reply, seated, verbs
from tests.e2e.presence import (
    NAMES,
    away,
    begun,
    next_deal,
    play_on,
    restart,
    sitter,
    sleep_until,
    without_stewards,
)
from tests.postgres import KINDS
from tests.said import is_said, said

pytestmark = [pytest.mark.long, pytest.mark.parametrize("kind", KINDS, indirect=True)]


async def test_who_was_ready_is_ready_still(house: House) -> None:
    playing = await begun(house, *NAMES)
    await play_round(playing, 1)
    await house.quiet()
    marie, bob, zoe = (player.person for player in playing)
    await press(marie, "ready")
    await press(bob, "ready")
    await restart(house)
    await house.quiet()
    assert said("button-ready", count=3, ready=2) in labels(public(zoe))
    await press(zoe, "ready")
    assert (await house.table()).record.round == 2
    await dealt(zoe)  # the person whose click dealt, with nothing to be reached by before it
    await play_on(playing, 2)


async def test_who_leaves_between_rounds_is_gone_at_the_next_deal(house: House) -> None:
    playing = await begun(house, *NAMES, "Ahmed")
    await play_round(playing, 1)
    await house.quiet()
    bob = playing[1].person
    await press(bob, "leave", panel(bob))
    await restart(house)
    await next_deal(house)
    table = await house.table()
    assert table.record.round == 2
    assert not table.sits(bob.user.id)
    await play_on([player for player in playing if player.person is not bob], 2)


async def test_a_new_host_has_the_hosts_rights(house: House) -> None:
    playing = await begun(house, *NAMES, "Ahmed")
    marie = playing[0].person
    await press(marie, "leave", panel(marie))
    await press(marie, "now", panel(marie))
    await restart(house)
    host = (await house.table()).record.host
    new = next(player.person for player in playing if player.person.user.id == host)
    other = next(player.person for player in playing[1:] if player.person is not new)
    assert is_said("refused-not-host", reply(await ended(other)))
    assert reply(await ended(new)) == said("table-ended")


@pytest.mark.parametrize("answer", ["now", "after", REDRAW])
async def test_the_question_before_leaving_may_be_answered_after_a_restart(house: House, answer: str) -> None:
    playing = await begun(house, *NAMES, "Ahmed")
    bob = playing[1].person
    asked = await press(bob, "leave", panel(bob))
    await restart(house)
    await press(bob, answer, asked.message)
    record = (await house.table()).record
    key = f"u{bob.user.id}"
    assert record.leaving == (() if answer == REDRAW else (key,))
    assert record.fled == ((key,) if answer == "now" else ())
    assert (await sitter(house, bob)).away == (answer == "now")


def nearly(table: Table, silences: int) -> list[Sitter]:
    """The person who needs one silence more."""
    return [one for one in table.record.people if one.missed == silences - 1]


@pytest.mark.parametrize(("stewards", "silences"), [(True, 2), (False, 3)])
async def test_silences_are_counted_on(house: House, stewards: bool, silences: int) -> None:
    await (begun if stewards else without_stewards)(house, *NAMES)
    table = await sleep_until(house, lambda table: bool(nearly(table, silences)))
    (sleeper,) = nearly(table, silences)
    await restart(house)
    table = await house.table()
    for _ in range(10):
        if table.record.leaving or away(table):
            break
        await house.wait(PACES["lively"] + GRACE_SECONDS + 1)
    if stewards:
        assert sleeper.key in [one.key for one in away(table)]
    else:
        assert sleeper.key in table.record.leaving


def forced_after(state: State) -> bool:
    return lead(state) is not None


async def test_a_pass_without_alternative_comes_when_it_would_have_come(site: House) -> None:
    site.pass_seconds = MOST
    site.clock.stop()  # on a slow machine a start may take longer than the pass waits
    people = site.people(*NAMES)
    site.rig(people, forced_after)
    await site.open()
    await seated(*people)
    await press(people[0], "go")
    await site.let_draw_pass()
    table = await site.table()
    assert table.state is not None
    leader, text = table.user_at(0), lead(table.state)
    assert leader is not None
    assert text is not None
    await acting.act(table, leader, text)
    await site.quiet()
    assert must_pass(table.state.pending[0])
    before = passing(table)
    await restart(site)
    table = await site.table()
    assert passing(table) == before
    await site.wait(before[1] - site.clock() + 0.01)
    assert table.state is not None
    assert [action.text for _, action in table.state.log] == [text, "pass"]


async def test_a_lobby_is_as_it_was_and_its_old_buttons_work(house: House) -> None:
    people = house.people(*NAMES)
    await seated(*people[:2])
    await house.quiet()
    drawn = public(people[0])
    await house.shut()
    await house.open()
    assert public(people[0])["components"] == drawn["components"]  # it may have been drawn anew meanwhile
    await press(people[2], "join", drawn)
    assert is_said("lobby-facts", text_of(public(people[0])), seated=3)
    await press(people[0], "go")
    await house.quiet()
    assert (await house.table()).record.round == 1


async def test_the_end_of_a_round_that_somebody_deleted_is_posted_anew_and_folds_at_the_next_deal(house: House) -> None:
    playing = await begun(house, *NAMES)
    people = [player.person for player in playing]
    await play_round(playing, 1)
    await house.quiet()
    message = house.sandbox.world.find_message(int(public(people[0])["id"]))
    assert message is not None
    house.sandbox.remove(message)
    (nora,) = house.people("Nora")
    await seating.join(await house.table(), nora.user.id, "Nora")
    await house.quiet()
    await next_deal(house)
    assert (await house.table()).record.round == 2
    *before, newest = [one for one in people[0].messages() if one["author"].get("bot") and not is_ephemeral(one)]
    assert not any("ready" in verbs(one) for one in before)
    assert "hand" in verbs(newest)
    house.asked_for += [404, 404]  # it is gone, and cannot fold either


async def test_a_command_that_is_being_answered_when_the_bot_is_stopped_is_answered(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    (marie,) = house.people("Marie")
    asked, go_on, people = asyncio.Event(), asyncio.Event(), house.bot.registry.store.people
    blocked_by = people.blocked_by

    async def slowly(user: int) -> list[int]:
        asked.set()
        await go_on.wait()
        return await blocked_by(user)

    monkeypatch.setattr(people, "blocked_by", slowly)
    answer = asyncio.create_task(marie.slash("cards block"))
    await asked.wait()
    stopping = asyncio.create_task(house.bot.close())
    await asyncio.sleep(0)
    go_on.set()
    assert reply(await answer) == said("blocks-nobody")
    await stopping
