"""The faces of the cards on Discord: uploaded once, replaced when they change, and no game waits for them."""

import discord
import pytest

from bot.faces import BACK, NAMES, PACKS, drawing
from bot.games.climbing import words
from bot.remembered import ADVICE, FACES, WARY_SECONDS
from bot.sandbox import text_of
from bot.sandbox.faults import CallFault
from bot.sandbox.world import Emoji
from bot.table.deadlines import DRAW_SECONDS
from bot.table.scenes import scene_of
from bot.ui import wording
from engine.climbing.views import climbing
from tests.e2e.house import House
from tests.e2e.people import dealt, hand_of, panel, press, presses, public, seated
from tests.said import said

pytestmark = pytest.mark.long

EMOJIS = 2000  # that an application may have
ROUTE = "/applications/{application_id}/emojis"


def calls(house: House, since: int = 0) -> list[str]:
    """The methods of the requests that the bot made about its emojis."""
    return [one.method for one in house.calls(since) if one.template.startswith(ROUTE)]


async def prepared(house: House) -> None:
    """Wait for what the bot does beside the play."""
    await house.bot.chores.timer.strike()


async def test_the_first_start_uploads_every_face_and_the_second_nothing(site: House) -> None:
    site.faces = True
    await site.open()
    await prepared(site)
    assert calls(site) == ["GET"] + ["POST"] * len(NAMES)
    assert sorted(one.name for one in site.sandbox.world.emojis.values()) == sorted(NAMES.values())
    faces = site.bot.registry.faces
    await site.shut()
    since = len(site.calls())
    await site.open()
    await prepared(site)
    assert calls(site, since) == ["GET"]
    assert site.bot.registry.faces == faces


async def test_only_what_is_drawn_differently_is_replaced(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await house.draw_faces()
    since, face = len(house.calls()), drawing.face

    def drawn_anew(card: str) -> bytes:
        return face(BACK if card == "A" else card)

    monkeypatch.setattr(drawing, "face", drawn_anew)
    after = await house.draw_faces()
    assert calls(house, since) == ["GET", "DELETE", "POST"]
    assert {token for token in NAMES if before[token] != after[token]} == {"A"}
    assert len(house.sandbox.world.emojis) == len(NAMES)


async def test_a_face_that_somebody_deleted_comes_back(house: House) -> None:
    faces = await house.draw_faces()
    lost = next(one.id for one in house.sandbox.world.emojis.values() if one.name == "Queen")
    del house.sandbox.world.emojis[lost]
    since = len(house.calls())
    again = await house.draw_faces()
    assert calls(house, since) == ["GET", "POST"]
    assert {token for token in NAMES if faces[token] != again[token]} == {"Q"}


async def test_with_an_empty_database_the_faces_that_are_there_are_adopted(house: House) -> None:
    before = await house.draw_faces()
    await house.bot.registry.store.facts.write(FACES, None)
    since = len(house.calls())
    assert await house.draw_faces() == before
    assert calls(house, since) == ["GET"]


async def test_emojis_of_others_are_left_alone_even_where_they_have_the_name_of_a_face(house: House) -> None:
    ace = await house.bot.create_application_emoji(name="Ace", image=drawing.face("2"))
    hourglass = await house.bot.create_application_emoji(name="Hourglass", image=drawing.face("2"))
    faces = await house.draw_faces()
    emojis = house.sandbox.world.emojis
    assert sorted(one.name for one in emojis.values()) == sorted([*NAMES.values(), "Ace_2", "Hourglass"])
    assert {ace.id, hourglass.id} < {*emojis}
    ours = next(one.id for one in emojis.values() if one.name == "Ace_2")
    assert faces["A"] == f"<:Ace:{ours}>"
    assert await house.draw_faces() == faces
    assert house.bot.remembered.advice == "", "they may have been there before"


async def test_who_finds_a_face_replaced_says_so_and_replaces_nothing_itself(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    faces, emojis = await house.draw_faces(), house.sandbox.world.emojis
    del emojis[next(one.id for one in emojis.values() if one.name == "Queen")]
    theirs = await house.bot.create_application_emoji(name="Queen", image=drawing.face("K"))
    there, face = {*emojis}, drawing.face
    monkeypatch.setattr(drawing, "face", lambda card: face(BACK if card == "A" else card))
    again = await house.draw_faces()
    assert {token for token in NAMES if faces[token] != again[token]} == {"Q"}
    assert {*emojis} > there, "the old ace and their queen are there"
    assert str(theirs.id) not in again["Q"]
    assert f"somebody else has replaced the emoji Queen: {ADVICE}" in caplog.text
    house.clock.advance(WARY_SECONDS + 1)
    assert (await house.draw_faces())["A"] != faces["A"]
    caplog.clear()


async def test_an_upload_that_broke_off_goes_on_where_it_was(house: House, caplog: pytest.LogCaptureFixture) -> None:
    others = {number: Emoji(number, f"Other{number}", False) for number in range(EMOJIS - 5)}
    house.sandbox.world.emojis.update(others)  # room for five more
    house.asked_for += [400] * (len(NAMES) - 5)
    with pytest.raises(discord.HTTPException):
        await house.draw_faces()
    assert house.bot.registry.faces == {}
    assert f"{len(NAMES) - 5} of {len(NAMES)} card faces" in caplog.text
    caplog.clear()
    for number in others:
        del house.sandbox.world.emojis[number]
    since = len(house.calls())
    assert await house.draw_faces()
    assert calls(house, since) == ["GET"] + ["POST"] * (len(NAMES) - 5)


async def test_a_face_that_fails_does_not_stop_the_next_and_comes_later(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.sandbox.faults.append(CallFault(method="POST", template=ROUTE, status=400))
    house.asked_for.append(400)
    with pytest.raises(discord.HTTPException):
        await house.draw_faces()
    assert {*house.bot.registry.faces} == {token for pack in PACKS[1:] for token in pack}
    since = len(house.calls())
    assert {*await house.draw_faces()} == {*NAMES}
    assert calls(house, since) == ["GET", "POST"]
    caplog.clear()


async def test_refused_faces_leave_hands_of_text(site: House, caplog: pytest.LogCaptureFixture) -> None:
    site.faces = True
    site.sandbox.fail_next(403, template=ROUTE)
    site.asked_for.append(403)
    await site.open()
    await prepared(site)
    assert "card faces: Discord answered 403 Forbidden" in caplog.text
    assert "it is tried again in 60 min" in caplog.text
    caplog.clear()
    people = site.people("Marie", "Bob", "Zoé")
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    shown = text_of(panel(people[0]))
    assert "<:" not in shown
    assert wording.laid_out(hand_of(panel(people[0])), {}) in shown


async def test_hands_and_the_pile_are_drawn_with_their_text_beside_them(house: House) -> None:
    faces = await house.draw_faces()
    people = house.people("Marie", "Bob", "Zoé")
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    for person in people:
        hand = hand_of(panel(person))
        assert wording.laid_out(hand, faces) in text_of(panel(person))
        assert f"-# {wording.counted(hand)}" in text_of(panel(person))
    await house.wait(DRAW_SECONDS)
    assert faces[BACK] not in text_of(public(people[0]))  # no hidden cards are counted there
    leader = next(person for person in people if said("panel-lead") in text_of(panel(person)))
    await leader.click(panel(leader), next(iter(presses(panel(leader)))))  # the lowest rank
    await house.quiet()
    laid = scene_of(await house.table()).view
    assert laid is not None
    top = climbing(laid).pile[-1]
    assert f"# {wording.row(top.cards, faces)}" in text_of(public(people[0]))
    assert words.equal_cards(top.rank, top.size) in text_of(public(people[0]))
