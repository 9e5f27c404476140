"""A table at which another version of the bot plays: whoever only looks at it changes nothing."""

import pytest

from bot.sandbox import Person, text_of
from bot.table.deadlines import LOBBY_SECONDS, PACES
from bot.ui.texts import say
from data.shards import Shards
from engine.games import rules_of
from tests.e2e.house import House
from tests.e2e.people import dealt, ended, panel, play_round, players, press, public, seated
from tests.said import is_said

NAMES = ("Marie", "Bob", "Zoé")
RULES = rules_of("tahimi")


async def court(house: House) -> list[Person]:
    """People who have been dealt a round."""
    people = house.people(*NAMES)
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    await house.let_draw_pass()
    return people


async def elsewhere(house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> list[Person]:
    """People at a table that was dealt by the version before the one that runs now."""
    people = await court(house)
    await house.shut()
    monkeypatch.setattr(RULES, "VERSION", RULES.VERSION + 1)
    await house.open()
    await house.quiet()
    assert "stands still" in caplog.text
    caplog.clear()
    return people


def still(person: Person) -> bool:
    """True if the table says in the channel that it stands still."""
    return text_of(public(person)).startswith("⏸️")


@pytest.mark.long
async def test_it_stands_still_is_said_to_and_goes_on_where_its_version_runs(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as patch:
        people = await elsewhere(house, patch, caplog)
        before = await house.saved()
        assert before[0].phase == "round"
        assert still(people[0])
        for person in people:
            refused = (await press(person, "leave", panel(person))).message
            assert refused is not None
            assert text_of(refused) == say("refused-other-version")
            assert text_of((await person.slash("cards hand")).message or {}) == say("refused-other-version")
        await people[0].slash("cards mine")
        await people[1].slash("cards leave")
        await house.wait(2 * PACES["lively"])
        assert await house.saved() == before
        await house.shut()
    await house.open()
    await house.quiet()
    assert not still(people[0])
    for person in people:
        await press(person, "hand")
    await play_round(players(people, "versions"), 1)
    assert len((await house.saved())[2]) > len(before[2])


async def test_a_process_that_does_not_serve_it_looks_at_it_and_changes_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await court(house)
    registry, shown = house.bot.registry, public(people[0])
    before = await house.saved()
    registry.shards = next(one for one in (Shards(0, 0, 2), Shards(1, 1, 2)) if not one.serve(house.guild.id))
    registry._tables.clear()
    registry.timer.set(1, None)
    monkeypatch.setattr(RULES, "VERSION", RULES.VERSION + 1)
    answer = await people[0].slash("cards mine")
    assert f"/{shown['id']})" in text_of(answer.message or {}), "it is listed, with the way to it"
    assert (await registry.anywhere(1)) is not None
    await registry.settle()
    assert await house.saved() == before
    assert not registry.timer.set_for
    assert public(people[0]) == shown


@pytest.mark.long
@pytest.mark.parametrize("closer", ["host", "manager", "clock"])
async def test_its_host_a_manager_or_its_clock_closes_it(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, closer: str
) -> None:
    marie, bob, _ = await elsewhere(house, monkeypatch, caplog)
    if closer == "clock":
        await house.wait(LOBBY_SECONDS["lively"] / 2)
        assert (await house.saved())[0].phase == "round"
        await house.wait(LOBBY_SECONDS["lively"])
    else:
        assert is_said("refused-not-host", text_of((await bob.slash("cards end")).message or {}))
        if closer == "manager":
            house.sandbox.grant(house.guild, bob.user, "manage_guild")
        await ended(bob if closer == "manager" else marie)
        await house.quiet()
    assert (await house.saved())[0].phase == "closed"
    assert not still(marie)
    await seated(marie)  # nobody sits there any more
    caplog.clear()
