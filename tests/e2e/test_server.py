"""Settings of a server: who may change them, what they change, and that they are honoured everywhere."""

import pytest

from bot.games.climbing.narration import lines
from bot.sandbox import JSON, NotThere, Person, buttons_of, is_ephemeral, seen, selects_of, text_of
from bot.sandbox.world import threads_of
from bot.table import seating
from bot.table.deadlines import LOBBY_SECONDS, PACES
from bot.table.scenes import scene_of
from bot.trouble import ARCHIVED
from bot.ui.naming import name_of_game
from bot.ui.wording import house_rule
from engine.climbing.events import TrickTaken
from tests.e2e.house import House
from tests.e2e.people import (
    dealt,
    ended,
    forged,
    is_lobby,
    panels,
    play_round,
    players,
    press,
    press_of,
    presses,
    public,
    reply,
    seated,
    table_name,
)
from tests.e2e.settings import choose, in_thread, lobby_of, settings, wanted
from tests.said import is_said, said

pytestmark = pytest.mark.long

NAMES = ("Marie", "Bob", "Zoé")


# Rights


async def test_discord_offers_the_command_to_those_who_manage_the_server_alone(house: House) -> None:
    (bob,) = house.people("Bob")
    with pytest.raises(NotThere):
        await bob.slash("tahimi-server")


async def test_who_no_longer_manages_the_server_changes_nothing_by_an_old_screen(house: House) -> None:
    ada, message = await settings(house)
    house.sandbox.revoke(house.guild, ada.user)
    (select,) = [one for one in selects_of(message) if press_of(one.custom_id).verb == "narration"]
    answer = await ada.choose(message, select.custom_id, ["quiet"])
    assert reply(answer) == said("refused-not-manager")
    assert (await house.bot.registry.store.servers.settings(house.guild.id)).narration == "full"


async def test_a_choice_that_was_never_offered_is_refused_and_changes_nothing(house: House) -> None:
    ada, message = await settings(house)
    (switch,) = [one for one, sent in presses(message).items() if sent.verb == "threads"]
    answer = await ada.click(*forged(message, switch, argument="2"), stale=True)
    assert reply(answer) == said("refused-malformed")
    assert not (await house.bot.registry.store.servers.settings(house.guild.id)).threads


# The screen


async def test_the_screen_says_what_holds_and_a_restart_changes_nothing(house: House) -> None:
    ada, message = await settings(house)
    assert said("server-channels-all") in text_of(message)
    message = await choose(ada, message, "channels", house.hall)
    await house.shut()
    await house.open()
    message = await choose(ada, message, "paces", "relaxed", "slow")
    message = await choose(ada, message, "narration", "quiet")
    paces = f"{house_rule('pace', 'relaxed')}, {house_rule('pace', 'slow')}"
    assert said("server-channels", channels=f"<#{house.hall.id}>") in text_of(message)
    assert said("server-paces", paces=paces) in text_of(message)
    assert said("server-narration-quiet") in text_of(message)
    again = await ada.slash("tahimi-server")
    assert again.message is not None
    assert text_of(again.message) == text_of(message)
    presets = {press_of(one["custom_id"]).verb: one.get("default_values") for one in menus(again.message)}
    assert presets["channels"] == [{"id": str(house.hall.id), "type": "channel"}]


def menus(message: JSON) -> list[JSON]:
    """The selects as they were sent."""
    (box,) = message["components"]
    return [one for row in box["components"] if row["type"] == 1 for one in row["components"] if one["type"] != 2]


async def test_every_picture_has_ids_of_its_own(house: House) -> None:
    ada, message = await settings(house)
    after = await choose(ada, message, "narration", "trick")
    assert not {one.custom_id for one in selects_of(message)} & {one.custom_id for one in selects_of(after)}


async def test_the_role_that_everybody_has_is_no_choice(house: House) -> None:
    ada, message = await settings(house)
    after = await choose(ada, message, "call_role", house.guild.roles[house.guild.id])
    assert text_of(after).startswith(f"⚠️ {said('refused-role-of-all')}")


# Where, and by whom


async def test_tables_are_kept_to_their_channels_and_the_threads_in_them(house: House) -> None:
    (marie,) = house.people("Marie")
    cards = house.sandbox.add_channel(house.guild, "cards")
    await wanted(house, channels=cards)
    assert reply(await marie.slash("tahimi start")) == said("refused-elsewhere", channels=f"<#{cards.id}>")
    await seated(marie.at(cards))


async def test_only_a_role_opens_tables_and_who_manages_the_server(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    house.sandbox.grant(house.guild, marie.user, "attach_files")  # by a role of her own
    role = house.guild.roles[house.guild.members[marie.user.id].roles[0]]
    message = await wanted(house, starters="role")
    assert said("server-starters-role-none") in text_of(message)
    assert reply(await marie.slash("tahimi start")) == said("refused-starters-managers")
    await wanted(house, starter_role=role)
    assert reply(await bob.slash("tahimi start")) == said("refused-starters-role", role=f"<@&{role.id}>")
    await seated(marie)
    (ada,) = house.people("Ada")
    house.sandbox.grant(house.guild, ada.user, "manage_guild")
    await seated(ada)


async def test_only_who_manages_the_server_opens_tables(house: House) -> None:
    (marie,) = house.people("Marie")
    await wanted(house, starters="managers")
    assert reply(await marie.slash("tahimi start")) == said("refused-starters-managers")
    house.sandbox.grant(house.guild, marie.user, "manage_guild")
    await seated(marie)


# How they play


async def test_a_pace_that_the_server_forbids_is_neither_offered_nor_taken(house: House) -> None:
    (marie,) = house.people("Marie")
    await wanted(house, paces=("relaxed", "slow"))
    refused = reply(await marie.slash("tahimi start", pace="quick"))
    allowed = [house_rule("pace", pace) for pace in ("relaxed", "slow")]
    assert refused == said("refused-pace-not-here", paces=", ".join(allowed))
    await seated(marie, preset="quick")  # a set is made to fit
    assert (await house.table()).record.pace == "relaxed"
    assert {one["value"] for one in (await pace_field(marie))["options"]} == {"relaxed", "slow"}
    open_form = await form(marie)
    await wanted(house, paces=("slow",))
    answer = await marie.submit(open_form, {"pace": "relaxed"})
    assert answer.message is not None
    assert said("refused-pace-not-here", paces=house_rule("pace", "slow")) in text_of(answer.message)
    assert not [one for one in (await form(marie))["components"] if one["component"]["custom_id"] == "pace"]


async def form(host: Person, group: str = "table") -> JSON:
    """The form of the table's own rules, or of its company's."""
    menu = await press(host, "rules")
    assert menu.message is not None
    (button,) = [one for one in buttons_of(menu.message) if one.custom_id.endswith(f":form:{group}")]
    answer = await host.click(menu.message, button.custom_id)
    assert answer.modal is not None
    return answer.modal


async def pace_field(host: Person) -> JSON:
    labels = (await form(host))["components"]
    field: JSON = next(one["component"] for one in labels if one["component"]["custom_id"] == "pace")
    return field


async def test_a_server_without_stewards_has_none_at_its_tables(house: House) -> None:
    people = house.people(*NAMES)
    await wanted(house, stewards=True)  # the toggle: off
    await seated(people[0])
    record = (await house.table()).record
    assert not record.stewards
    assert {"bot", "unbot", "fill"}.isdisjoint(press_of(one.custom_id).verb for one in buttons_of(public(people[0])))
    fields = [one["component"]["custom_id"] for one in (await form(people[0], "company"))["components"]]
    assert "stewards" not in fields
    (select,) = [one for one in selects_of(panels(people[0])[-1]) if press_of(one.custom_id).verb == "preset"]
    await people[0].choose(panels(people[0])[-1], select.custom_id, ["cruel"])
    assert not (await house.table()).record.stewards


async def test_a_table_that_is_open_keeps_its_pace_when_the_server_changes_its_mind(house: House) -> None:
    people = house.people(*NAMES)
    await seated(*people, pace="quick")
    await wanted(house, paces=("slow",))
    await press(people[0], "go")
    await dealt(*people)
    assert (await house.table()).record.pace == "quick"
    assert PACES["quick"] < PACES["slow"]


# Narration


def quotes(message: JSON) -> list[str]:
    """The chronicler's lines."""
    return [line for line in text_of(message).splitlines() if line.startswith("> ")]


@pytest.mark.parametrize("narration", ["full", "trick", "quiet"])
async def test_the_chronicler_tells_as_much_as_the_server_wants(house: House, narration: str) -> None:
    people = house.people(*NAMES)
    await wanted(house, narration=narration)
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    await house.let_draw_pass()
    await play_round(players(people, f"told {narration}"), 1)
    await house.quiet()
    table, end = await house.table(), public(people[0])
    tricks = sum(isinstance(event, TrickTaken) for event in table.events)
    parts = [seen(f"> {line}") for line in lines(scene_of(table))]
    if narration == "full":
        assert len(parts) > 2 * tricks
    else:
        assert len(parts) == (tricks if narration == "trick" else 0)
    assert quotes(end)[: len(parts[-4:])] == parts[-4:]
    assert bool(quotes(end)) == (narration != "quiet")
    assert is_said("chronicle-title", text_of(end), round=1)  # how it ended is a fact


async def test_a_changed_narration_is_seen_with_the_next_picture(house: House) -> None:
    people = house.people(*NAMES)
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    await house.let_draw_pass()
    await house.wait(PACES["lively"] + 1)
    assert quotes(public(people[0]))
    await wanted(house, narration="quiet")
    await house.wait(PACES["lively"] + 1)
    assert not quotes(public(people[0]))


async def test_a_quiet_server_still_says_who_sits_in_for_whom(house: House) -> None:
    people = house.people(*NAMES)
    await wanted(house, narration="quiet")
    await seated(*people)
    await press(people[0], "go")
    await house.let_draw_pass()
    for _ in range(8):
        await house.wait(PACES["lively"] + 1)
    table = await house.table()
    assert any(person.away for person in table.record.people)
    assert len(quotes(public(people[0]))) == min(len(table.record.notes), 4)


# Threads


async def test_a_table_has_a_thread_of_its_own_below_a_sign_in_the_channel(house: House) -> None:
    people, thread = await in_thread(house, *NAMES)
    marie = people[0]
    (sign,) = [one for one in marie.at(house.hall).messages() if not is_ephemeral(one)]
    assert int(sign["id"]) == thread.id
    assert text_of(sign) == said("signpost", host="Marie", game=name_of_game("tahimi"))
    assert not buttons_of(sign)
    assert seen(thread.name) == table_name("Marie")
    assert thread.thread is not None
    assert {person.user.id for person in people} <= set(thread.thread.members)
    assert not [ping for person in people for ping in person.pings()]  # nobody was called by it


async def test_in_a_thread_a_round_is_played_through_a_restart_and_its_command_finds_the_table(house: House) -> None:
    people, thread = await in_thread(house, *NAMES)
    await press(people[0], "go", lobby_of(people[0]))
    await dealt(*people)
    await house.let_draw_pass()
    await house.shut()
    await house.open()
    playing = players(people, "in a thread")
    for player in playing:
        await press(player.person, "hand", table_in(player.person))
    await play_round(playing, 1)
    await house.quiet()
    assert len([one for one in people[0].at(house.hall).messages() if not is_ephemeral(one)]) == 1
    answer = await people[1].slash("cards verify")
    assert answer.message is not None
    assert said("proof-title", round=1) in text_of(answer.message)
    (ada,) = house.people("Ada")
    house.sandbox.grant(house.guild, ada.user, "manage_guild")
    assert reply(await ended(ada.at(thread))) == said("table-ended")


def table_in(person: Person) -> JSON:
    """The newest message with a hand to be had."""
    return [one for one in person.messages() if any(":hand" in button.custom_id for button in buttons_of(one))][-1]


async def test_who_comes_later_is_brought_into_the_thread(house: House) -> None:
    people, thread = await in_thread(house, *NAMES)
    await press(people[0], "go", lobby_of(people[0]))
    await house.let_draw_pass()
    (nora,) = house.people("Nora")
    nora = nora.at(thread)
    await press(nora, "join", table_in(nora))
    await house.quiet()
    assert thread.thread is not None
    assert nora.user.id in thread.thread.members
    assert not nora.pings()


async def test_an_archived_thread_is_opened_again_by_the_next_picture(house: House) -> None:
    people, thread = await in_thread(house, *NAMES)
    await press(people[0], "go", lobby_of(people[0]))
    await house.let_draw_pass()
    assert thread.thread is not None
    thread.thread.archived = True
    await house.wait(PACES["lively"] + 1)
    assert not thread.thread.archived
    assert [one.status for one in house.sandbox.refusals] == [400]
    house.asked_for.append(400)
    assert ARCHIVED in [one.response["code"] for one in house.sandbox.refusals if isinstance(one.response, dict)]


async def test_a_table_whose_thread_is_deleted_goes_on_in_the_channel(house: House) -> None:
    people, thread = await in_thread(house, *NAMES)
    house.sandbox.delete_channel(thread)
    await people[0].at(house.hall).slash("tahimi hand")
    table = await house.table()
    await seating.leave(table, people[2].user.id)
    await house.quiet()
    assert (await house.table()).messages.thread is None
    assert is_lobby(public(people[0].at(house.hall)))
    house.asked_for += [one.status for one in house.sandbox.refusals]
    assert set(house.asked_for) == {404}


async def test_without_the_right_to_open_threads_that_is_said_and_no_table_is_opened(house: House) -> None:
    (marie,) = house.people("Marie")
    await wanted(house, threads=True)
    house.sandbox.deny(house.hall, house.sandbox.world.bot, "create_public_threads")
    missing = reply(await marie.slash("tahimi start"))
    assert missing == said("refused-missing-permission", names=said("permission-create-public-threads"))
    assert not await house.bot.registry.store.tables.open_tables()


async def test_where_one_table_ended_in_its_thread_another_may_be_opened(house: House) -> None:
    people, thread = await in_thread(house, *NAMES)
    await ended(people[0])
    await house.quiet()
    await people[1].slash("tahimi start")
    await house.quiet()
    assert threads_of(house.guild) == [thread]
    lobby = [one for one in people[0].messages() if is_lobby(one)][-1]
    for guest in (people[0], people[2]):
        await press(guest, "join", lobby)
        await house.quiet()
    begun = [one for one in people[0].messages() if is_lobby(one)][-1]
    await press(people[1], "go", begun)
    await house.quiet()
    table = await house.table(2)
    assert (table.record.channel, table.place) == (house.hall.id, thread.id)
    assert table.record.round == 1
    assert len([one for one in people[0].at(house.hall).messages() if not is_ephemeral(one)]) == 1
    assert reply(await ended(people[1])) == said("table-ended")


def standing(person: Person) -> list[str]:
    """The texts of all public messages in the channel where this person is."""
    return [seen(text_of(one)) for one in person.messages() if not is_ephemeral(one)]


async def test_an_abandoned_table_with_its_thread_says_so_on_its_sign_and_gives_way_to_the_next(house: House) -> None:
    people, thread = await in_thread(house, *NAMES)
    bob = people[1].at(house.hall)
    await house.wait(LOBBY_SECONDS["lively"] + 1)
    assert standing(bob) == [said("signpost-closed", table=table_name("Marie"))]
    assert thread.thread is not None
    assert not thread.thread.archived, "the way to a rematch is in it"
    for number in (2, 3):
        await bob.slash("tahimi start")
        await house.quiet()
        (sign,) = standing(bob)
        assert said("signpost", host="Bob", game=name_of_game("tahimi")) in sign
        assert [one.thread.archived for one in threads_of(house.guild) if one.thread] == [True] * (number - 1) + [False]
        await ended(bob)
        await house.quiet()


async def test_a_thread_in_which_a_round_was_played_stays_with_its_sign(house: House) -> None:
    people, thread = await in_thread(house, *NAMES)
    marie, bob, zoe = people
    await press(marie, "go", lobby_of(marie))
    await house.quiet()
    await ended(marie)
    await house.quiet()
    played = standing(marie)
    await bob.slash("tahimi start")
    await house.quiet()
    (sign,) = standing(bob.at(house.hall))
    assert sign == said("signpost", host="Bob", game=name_of_game("tahimi")), "the newest table of the thread"
    await ended(bob)
    await house.quiet()
    assert len(standing(marie)) == len(played) + 1
    await zoe.at(house.hall).slash("tahimi start")
    await house.quiet()
    old, new = standing(zoe.at(house.hall))
    assert old == said("signpost-closed", table=table_name("Bob"))
    assert new == said("signpost", host="Zoé", game=name_of_game("tahimi"))
    assert standing(marie) == played, "of the table that never began nothing stands"
    assert thread.thread is not None
    assert not thread.thread.archived
