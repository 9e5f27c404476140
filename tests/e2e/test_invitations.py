"""People are invited by name: they alone are pinged, once, and nobody learns who has parted with whom."""

import pytest

from bot.messages import first_answer
from bot.messages.table_call import EVERY, MOST_BY_ONE, STANDS
from bot.sandbox import JSON, Answer, Person, is_ephemeral, selects_of, text_of
from bot.table import seating
from bot.ui.naming import name_of_game
from tests.e2e.house import PATIENCE, House
from tests.e2e.people import ended, press, press_of, reply, seated, table_name
from tests.said import is_said, said

MENU = said("menu-invite")
START = "cards start"


def mention(*people: Person) -> str:
    return " ".join(f"<@{person.user.id}>" for person in people)


def invitations(person: Person) -> list[JSON]:
    """The invitations that stand in the channel."""
    return [one for one in person.messages() if not is_ephemeral(one) and is_said("invitation", text_of(one))]


async def opened(host: Person, *guests: Person) -> Answer:
    """The host opens a table and names these people."""
    return await host.slash(START, game="tahimi", **{"with": mention(*guests)})


async def test_those_who_are_named_are_pinged_and_nobody_else(house: House) -> None:
    marie, kim, leo, bob = house.people("Marie", "Kim", "Léo", "Bob")
    await opened(marie, kim, leo)
    await house.quiet()
    (shown,) = invitations(bob)
    game = name_of_game("tahimi")
    assert text_of(shown).startswith(said("invitation", mentions=mention(kim, leo), name="Marie", game=game))
    assert [len(person.pings()) for person in (marie, kim, leo, bob)] == [0, 1, 1, 0]


@pytest.mark.parametrize("command", [START, "tahimi start"])
async def test_whoever_is_invited_sits_down_by_one_press(house: House, command: str) -> None:
    marie, kim = house.people("Marie", "Kim")
    await marie.slash(command, game="tahimi", **{"with": mention(kim)})
    await house.quiet()
    (shown,) = invitations(kim)
    answer = await press(kim, "join", shown)
    assert is_said("tables-joined", reply(answer), table=table_name("Marie"))
    assert (await house.table()).sits(kim.user.id)


@pytest.mark.parametrize("way", ["blocks", "no calls"])
async def test_whoever_wants_not_to_be_called_is_not_pinged_and_nobody_sees_that(
    house: House, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(first_answer, "HURRY_SECONDS", PATIENCE)  # a busy machine is no sign of who was not pinged
    marie, kim, leo = house.people("Marie", "Kim", "Léo")
    if way == "blocks":
        await kim.slash("cards block", person=marie.user)
    else:
        await house.bot.registry.preferences.change(kim.user.id, "pings", False)
    answer = await opened(marie, kim, leo)
    await house.quiet()
    (shown,) = invitations(marie)
    assert mention(kim, leo) in text_of(shown)
    assert [len(person.pings()) for person in (kim, leo)] == [0, 1]
    assert not [one for one in marie.messages() if is_ephemeral(one)]
    assert answer.kind == "message"
    again = await marie.menu(MENU, kim.user)
    assert reply(again) == said("refused-already-invited")  # as it would be of anybody


async def test_somebody_whom_the_host_blocks_hears_nothing_from_a_guest_either(house: House) -> None:
    marie, bob, kim = house.people("Marie", "Bob", "Kim")
    await marie.slash("cards block", person=kim.user)
    await seated(marie, bob)
    await bob.menu(MENU, kim.user)
    await house.quiet()
    assert len(invitations(bob)) == 1
    assert kim.pings() == []


async def test_by_the_menu_of_a_person_they_are_invited_to_ones_own_table(house: House) -> None:
    marie, bob, kim = house.people("Marie", "Bob", "Kim")
    await seated(marie, bob)
    answer = await bob.menu(MENU, kim.user)
    assert is_said("invited", reply(answer), people=mention(kim), table=table_name("Marie"))
    await house.quiet()
    assert len(kim.pings()) == 1
    for inviter in (bob, marie):
        assert reply(await inviter.menu(MENU, kim.user)) == said("refused-already-invited")
    assert reply(await marie.menu(MENU, bob.user)) == said("refused-already-invited")  # who sits there
    assert len(kim.pings()) == 1


async def test_without_a_table_the_menu_opens_one_and_invites(house: House) -> None:
    marie, kim = house.people("Marie", "Kim")
    offered = (await marie.menu(MENU, kim.user)).message
    assert offered is not None
    (select,) = selects_of(offered)
    await marie.choose(offered, select.custom_id, ["rumino"])
    await house.quiet()
    (shown,) = invitations(kim)
    assert is_said("invitation", text_of(shown), game=name_of_game("rumino"))
    assert len(kim.pings()) == 1


async def test_who_names_no_game_is_asked_which_and_the_company_is_remembered(house: House) -> None:
    people = house.people("Marie", "Kim", "Léo", "Bob", "Zoé", "Ida")
    marie, *guests = people
    offered = (await marie.slash(START, **{"with": mention(*guests)})).message
    assert offered is not None
    (select,) = selects_of(offered)
    assert press_of(select.custom_id).verb == "open"
    await marie.choose(offered, select.custom_id, ["tahimi"])
    await house.quiet()
    assert [len(one.pings()) for one in guests] == [1] * 5


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("Kim", "refused-names-nobody"),
        ("{kim} and Bob", "refused-names-nobody"),
        ("<@99999999999999999>", "refused-not-here"),
        ("{bot}", "refused-nobody-to-invite"),
        ("{marie}", "refused-nobody-to-invite"),
        ("@everyone", "refused-names-nobody"),
        ("{many}", "refused-too-many-named"),
    ],
)
async def test_what_names_nobody_is_refused_and_opens_no_table(house: House, typed: str, refusal: str) -> None:
    marie, kim = house.people("Marie", "Kim")
    bot, many = f"<@{house.sandbox.world.bot.id}>", " ".join(f"<@{10**17 + n}>" for n in range(6))
    typed = typed.format(kim=mention(kim), marie=mention(marie), bot=bot, many=many)
    answer = await marie.slash(START, game="tahimi", **{"with": typed})
    assert is_said(refusal, reply(answer))
    assert await house.bot.registry.store.tables.open_tables() == []
    assert kim.pings() == []
    house.asked_for = [one.status for one in house.sandbox.refusals]


async def test_only_people_have_a_seat(house: House) -> None:
    (marie,) = house.people("Marie")
    await seated(marie)
    for target in (marie.user, house.sandbox.world.bot):
        assert reply(await marie.menu(MENU, target)) == said("refused-nobody-to-invite")


async def test_an_invitation_is_taken_back_with_its_table_and_when_it_has_stood_long_enough(house: House) -> None:
    marie, kim, bob, leo = house.people("Marie", "Kim", "Bob", "Léo")
    await opened(marie, kim)
    await house.quiet()
    assert len(invitations(bob)) == 1
    await house.wait(STANDS + 1)
    assert invitations(bob) == []
    await marie.menu(MENU, leo.user)
    await house.quiet()
    assert len(invitations(bob)) == 1
    await ended(marie)
    await house.quiet()
    assert invitations(bob) == []


async def test_an_invitation_is_taken_back_when_every_seat_is_taken(house: House) -> None:
    marie, kim, bob = house.people("Marie", "Kim", "Bob")
    await marie.slash(START, game="tadmur", **{"with": mention(kim)})
    await house.quiet()
    assert len(invitations(bob)) == 1
    table = await house.table()
    for number in range(table.rules.seats()[1] - 1):
        (one,) = house.people(f"guest {number}")
        await seating.join(table, one.user.id, "guest")
    await house.quiet()
    assert invitations(bob) == []
    assert reply(await marie.menu(MENU, bob.user)) == said("refused-no-room-to-invite")


async def test_the_same_host_pings_somebody_once_in_half_an_hour(house: House) -> None:
    marie, kim = house.people("Marie", "Kim")
    for pings in (1, 1):
        await opened(marie, kim)
        await house.quiet()
        assert len(kim.pings()) == pings
        await ended(marie)
    await house.wait(EVERY + 1)
    await opened(marie, kim)
    await house.quiet()
    assert len(kim.pings()) == 2


@pytest.mark.long
async def test_nobody_invites_a_whole_server(house: House) -> None:
    (marie,) = house.people("Marie")
    await seated(marie)
    for number in range(MOST_BY_ONE):
        (one,) = house.people(f"guest {number}")
        assert is_said("invited", reply(await marie.menu(MENU, one.user)))
    (late,) = house.people("Late")
    assert reply(await marie.menu(MENU, late.user)) == said("refused-too-many-invited")


async def test_what_stands_in_the_channel_outlives_a_restart(house: House) -> None:
    marie, kim, bob = house.people("Marie", "Kim", "Bob")
    await opened(marie, kim)
    await house.quiet()
    await house.shut()
    house.clock.advance(STANDS + 1)
    await house.open()
    await house.quiet()
    assert invitations(bob) == []
    assert reply(await marie.menu(MENU, kim.user)) == said("refused-already-invited")


async def test_who_is_forgotten_is_in_no_list_of_the_invited(house: House) -> None:
    marie, kim = house.people("Marie", "Kim")
    await opened(marie, kim)
    await house.quiet()
    privacy = house.bot.registry.store.privacy
    assert (await privacy.export(house.guild.id, kim.user.id))["invited"] == [1]
    await privacy.forget(house.guild.id, kim.user.id)
    assert (await privacy.export(house.guild.id, kim.user.id))["invited"] == []


async def test_a_game_that_goes_on_has_room_for_the_next_deal(house: House) -> None:
    marie, bob, zoe, kim = house.people("Marie", "Bob", "Zoé", "Kim")
    await seated(marie, bob, zoe)
    await press(marie, "go")
    await house.let_draw_pass()
    assert is_said("invited", reply(await bob.menu(MENU, kim.user)))
    (shown,) = invitations(kim)
    await press(kim, "join", shown)
    assert kim.user.id in [one.user for one in (await house.table()).record.joining]
