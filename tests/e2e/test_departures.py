"""A server is gone: the bot was kicked, by mistake perhaps, or has the token of another application. It keeps
everything, and comes back whole.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot import ownership
from bot.runtime.cleanup import DAY, KEPT
from bot.runtime.registry import RECENT_SECONDS
from bot.table.deadlines import GRACE_SECONDS
from data.errors import DatabaseError
from tests.e2e.cleaned import heard, left, moved_in, next_day, played, swept
from tests.e2e.house import House
from tests.e2e.people import Player, calls, hand_of, panel, play_round, press, public, seated, set_up
from tests.e2e.presence import NAMES, begun, kept

pytestmark = pytest.mark.long

ONE_GUILD = "/guilds/{guild_id}"


@pytest.fixture
async def house(site: House) -> House:
    """A house whose bot does not look in the middle of a test for what is gone."""
    return await moved_in(site)


def rows(path: Path) -> list[str]:
    """All that is in a database."""
    with closing(sqlite3.connect(path)) as raw:
        return list(raw.iterdump())


def owner(path: Path) -> str | None:
    """The application that a database belongs to."""
    with closing(sqlite3.connect(path)) as raw:
        found = raw.execute("SELECT value FROM facts WHERE key = ?", [ownership.FACT]).fetchone()
    return found[0] if found else None


async def asked(house: House, playing: list[Player]) -> Player:
    """The person who is to play now."""
    table = await house.table()
    return next(player for player in playing if table.waits_for(player.person.user.id))


async def test_after_a_kick_and_an_invitation_a_table_goes_on_in_mid_round(house: House) -> None:
    playing = await begun(house, *NAMES)
    player = await asked(house, playing)
    await player.answer(panel(player.person))
    player = await asked(house, playing)
    hands, old = {one.person.user.id: hand_of(panel(one.person)) for one in playing}, panel(player.person)
    before, stored = await house.saved(), await left(house)

    house.sandbox.remove_bot(house.guild)
    await heard(house)
    assert await left(house) == stored | {"departures": 1}
    since = len(house.calls())
    await house.wait(KEPT - DAY)
    assert house.calls(since) == []
    assert await house.saved() == before
    await next_day(house)
    house.asked_for = [404]

    house.sandbox.invite_bot(house.guild)
    await heard(house)
    assert await left(house) == stored
    after = await house.saved()
    assert (after[0].people, after[1:]) == (before[0].people, before[1:])
    table = await house.table()
    assert table.due is not None
    assert table.due >= house.clock() + GRACE_SECONDS - 1
    shown = public(player.person)["id"]
    assert [one for one in house.calls(since) if one.method == "PATCH" and one.path.endswith(shown)]  # the new deadline
    for one in playing:  # the old buttons
        answer = await press(one.person, "hand")
        assert answer.message is not None
        assert hand_of(answer.message) == hands[one.person.user.id]
    done = len((await house.saved())[2])
    await player.answer(old)
    await house.quiet()
    assert len((await house.saved())[2]) > done


async def test_a_kick_that_is_taken_back_at_once_stops_nothing(house: House) -> None:
    playing = await begun(house, *NAMES)
    house.sandbox.remove_bot(house.guild)
    house.sandbox.invite_bot(house.guild)
    await heard(house)
    assert (await left(house))["departures"] == 0
    assert (await house.table()).due is not None
    await play_round(playing, 1)
    await kept(house, 1, 1)


async def test_a_table_call_in_a_server_that_is_gone_is_taken_back_when_it_returns(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await bob.slash("cards notify")
    await seated(marie)
    await set_up(marie, "call")
    await house.quiet()
    assert calls(bob)
    house.sandbox.remove_bot(house.guild)
    await heard(house)
    since = len(house.calls())
    await house.wait(DAY)
    assert house.calls(since) == []
    house.sandbox.invite_bot(house.guild)
    await heard(house)
    assert (await house.table()).messages.summons is None
    assert not calls(bob)


async def test_a_kick_while_the_bot_is_away_is_found_at_its_start_and_so_is_the_return(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await seated(marie)
    stored = await left(house)
    await house.shut()
    house.sandbox.remove_bot(house.guild)
    house.asked_for = [404]
    house.clock.advance(RECENT_SECONDS)  # pictures are not due any more
    await house.open()
    await swept(house)
    assert await left(house) == stored | {"departures": 1}
    await house.shut()
    house.sandbox.invite_bot(house.guild)
    house.clock.advance(KEPT)
    await house.open()
    await swept(house)
    assert await left(house) == stored
    await press(bob, "join")
    assert (await house.table()).sits(bob.user.id)


async def test_a_server_that_was_gone_too_long_is_deleted_at_a_start(house: House) -> None:
    await played(house, house.hall, *NAMES)
    house.sandbox.remove_bot(house.guild)
    await heard(house)
    await house.shut()
    house.clock.advance(KEPT)
    house.asked_for = [404]
    await house.open()
    await swept(house)
    assert not any((await left(house)).values())


async def test_missing_access_never_deletes(house: House, caplog: pytest.LogCaptureFixture) -> None:
    await seated(*house.people("Marie"))
    stored = await left(house)
    await house.shut()
    house.sandbox.delete_guild(house.guild)
    house.clock.advance(RECENT_SECONDS)
    house.sandbox.fail_next(403, times=2, template=ONE_GUILD, code=50001)
    await house.open()
    await swept(house)
    assert await left(house) == stored
    house.clock.advance(2 * KEPT)
    await next_day(house)
    assert await left(house) == stored | {"sitters": 0}  # the lobby has closed by itself meanwhile, as they all do
    house.asked_for = [403, 403, 404]  # and the lobby cannot be drawn where no channel is
    caplog.clear()  # it could not be found out


async def test_the_token_of_another_application_changes_nothing(house: House) -> None:
    await played(house, house.hall, *NAMES)
    ours = str(house.bot.application_id)
    await house.shut()
    before, since = rows(house.database), len(house.calls())
    house.sandbox.change_application()
    with pytest.raises(DatabaseError, match=rf"belongs to application {ours}.* --adopt"):
        await house.open()
    assert rows(house.database) == before
    assert {one.path for one in house.calls(since)} == {"/users/@me", "/oauth2/applications/@me"}


async def test_another_application_that_adopts_the_database_goes_on_with_its_tables(house: House) -> None:
    people = await played(house, house.hall, *NAMES)
    stored, old = await left(house), public(people[0])
    await house.shut()
    house.sandbox.change_application()
    house.sandbox.invite_bot(house.guild)
    house.adopt = True
    await house.open()
    await swept(house)
    assert await left(house) == stored
    assert owner(house.database) == str(house.sandbox.world.bot.id)
    await house.table()  # is shown anew, since the old message is not the new application's to edit
    await house.quiet()
    assert public(people[0])["id"] != old["id"]
    house.asked_for = [403, 403]  # the old one, then the end of the round that it showed
    await press(people[0], "ready")
    house.adopt = False
    await house.shut()
    await house.open()


async def test_an_old_database_belongs_to_the_first_application_that_starts_with_it(house: House) -> None:
    await seated(*house.people("Marie"))
    stored = await left(house)
    await house.shut()
    with closing(sqlite3.connect(house.database)) as raw, raw:
        raw.execute("DELETE FROM facts WHERE key = ?", [ownership.FACT])
    await house.open()
    await swept(house)
    assert await left(house) == stored
    assert owner(house.database) == str(house.bot.application_id)
