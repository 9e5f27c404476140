"""A finished round in one line and as a picture, a click after its end: to be copied or posted; nobody is pinged."""

import asyncio
import io
import re

import pytest
from PIL import Image

from bot.faces import endings
from bot.sandbox import JSON, Person, buttons_of, is_ephemeral, seen, text_of
from bot.table import acting
from bot.table.scenes import scene_of
from bot.ui.custom_ids import BOARD
from bot.ui.naming import name_of_game
from engine.contract import owed
from engine.games import GAMES, game_of
from tests.e2e.boards import chronicle_of, four_players, line_of, listed, page, picture_of
from tests.e2e.house import House
from tests.e2e.people import WITHIN, dealt, id_of, play_round, players, press, presses, public, says, seated, table_name
from tests.e2e.proofs import finished, told
from tests.said import heard, is_said, said

pytestmark = pytest.mark.long


def fenced(message: JSON) -> str:
    """The line that can be copied."""
    found = re.search(r"```\n(.+)\n```", text_of(message))
    assert found
    return found[1]


async def test_the_line_says_who_finished_where_and_who_is_most_miserable(house: House) -> None:
    marie, bob, *_ = [player.person for player in await four_players(house)]
    chronicle = public(marie)
    line = fenced(await line_of(bob, chronicle))
    standings = re.findall(r"^\d\. (\S+) (\w+) · .*$", text_of(chronicle), re.MULTILINE)
    assert len(standings) == 4
    places = " · ".join(f"{sign} {name}" for sign, name in standings)
    worst, index = max(chronicle_of(marie).items(), key=lambda one: float(one[1]))
    (texts,) = heard("share-line", line, game=name_of_game("tahimi"), round=1)
    assert texts["places"].startswith(f"{places} · ")
    (most,) = heard("share-misery", texts["places"].removeprefix(f"{places} · "))
    assert (most["name"], most["index"]) == (worst, index)
    assert "\n" not in line


async def test_a_line_is_posted_for_everybody_and_pings_nobody(house: House) -> None:
    playing = players(house.people("@everyone <@1>", "```Bob`", "Zoé"), "share")
    people = [player.person for player in playing]
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    await house.let_draw_pass()
    await play_round(playing, 1)
    await house.quiet()
    chronicle, pings = public(people[0]), [len(person.pings()) for person in people]
    private = await line_of(people[0], chronicle)
    assert "ʼʼʼBobʼ" in fenced(private)
    posted = page(await press(people[0], "post", private), private=False)
    assert is_said("share-line", text_of(posted), game=name_of_game("tahimi"), round=1)
    assert [shown["name"].startswith("＠everyone") for shown in heard("board-shared", text_of(posted))] == [True]
    assert not buttons_of(posted)
    assert [len(person.pings()) for person in people] == pings


async def test_the_line_of_an_old_round_is_what_it_was_after_a_restart_too(house: House) -> None:
    playing = await four_players(house)
    marie, bob, *_ = [player.person for player in playing]
    first = public(marie)
    line = fenced(await line_of(bob, first))
    for player in playing:
        await press(player.person, "ready")
    await house.quiet()
    await dealt(*[player.person for player in playing])
    await play_round(playing, 2)
    await house.quiet()
    await house.shut()
    await house.open()
    assert fenced(await line_of(bob, first)) == line
    newest = fenced(await line_of(bob, public(marie)))
    assert is_said("share-line", newest, game=name_of_game("tahimi"), round=2)


def drawn(house: House, message: JSON) -> Image.Image:
    """The picture of a message. Fails where it is none, or too large."""
    content = house.sandbox.world.files[picture_of(message)["media"]["url"].removeprefix(house.sandbox.cdn)][1]
    assert len(content) < 100_000
    return Image.open(io.BytesIO(content))


async def picture_for(person: Person, message: JSON) -> JSON:
    """The private message with the picture, asked for beside the line."""
    line = await line_of(person, message)
    await person.click(line, id_of(line, "picture"))
    return await person.until(says(said("picture-ask")), WITHIN)


async def posted(person: Person, private: JSON) -> JSON:
    """Post the picture; return the message of it that everybody sees."""
    await person.click(private, id_of(private, "post-picture"))
    return await person.until(lambda one: is_said("board-shared", text_of(one)), WITHIN)


async def test_a_picture_is_private_until_it_is_posted_and_pings_nobody(house: House) -> None:
    playing = await four_players(house)
    marie, bob, *_ = [player.person for player in playing]
    chronicle, pings = public(marie), [len(player.person.pings()) for player in playing]
    private = await picture_for(bob, chronicle)
    assert is_ephemeral(private)
    assert private not in marie.messages()
    assert drawn(house, private).width == endings.WIDE
    about = seen(picture_of(private)["description"])
    assert about.startswith(f"{said('picture-about', round=1, table=table_name('Marie'), count=4)} 1. ")
    standings = re.findall(r"^(\d)\. \S+ (\w+) · (.*)$", text_of(chronicle), re.MULTILINE)
    assert [is_said("misery", misery) for *_, misery in standings] == [True] * 4
    for place, name, misery in standings:
        assert re.search(rf"{place}\. {name}, [\w ]+, {re.escape(misery)}[;.]", about)
    heading = seen(text_of(chronicle).splitlines()[0].partition(" — ")[2])
    assert about.endswith(heading)
    shown = await posted(bob, private)
    assert not is_ephemeral(shown)
    assert picture_of(shown)["description"] == picture_of(private)["description"]
    assert drawn(house, shown) == drawn(house, private)
    assert said("board-shared", name="Bob") in text_of(shown)
    assert not buttons_of(shown)
    assert shown in marie.messages()
    assert [len(player.person.pings()) for player in playing] == pings


async def test_a_picture_of_a_sealed_round_is_the_same_after_a_restart(house: House) -> None:
    marie, bob = await finished(house, "Marie", "王小明", seats=3, sealed=True)
    end = public(marie)
    first = await picture_for(marie, end)
    await house.shut()
    await house.open()
    again = await picture_for(bob, end)
    assert picture_of(first)["description"] == picture_of(again)["description"]
    assert drawn(house, first) == drawn(house, again)
    about = seen(picture_of(again)["description"])
    assert "王小明" in about
    assert f", {said('picture-steward')}, " in about


async def test_a_picture_that_cannot_be_drawn_is_shared_in_letters(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(ending: endings.EndingPicture) -> bytes:
        raise MemoryError

    monkeypatch.setattr(endings, "png", broken)
    marie, *_ = [player.person for player in await four_players(house)]
    private = await picture_for(marie, public(marie))
    shown = text_of(await posted(marie, private))
    (first,) = re.findall(rf"^1\. \w+ · {said('tahimi.plain')} · (.*)$", shown, re.MULTILINE)
    assert is_said("misery", first)
    assert said("board-shared", name="Marie") in shown
    assert "could not be drawn" in caplog.text
    caplog.clear()


async def to_the_end(house: House, person: Person) -> None:
    """Play the round to its end: stewards play, and this person as a steward would."""
    table = await house.table()
    while table.state is not None and table.state.result is None:
        asked = [one for one in owed(table.state.pending) if table.user_at(one.seat) == person.user.id]
        if asked:
            action = game_of(table.record.game).choose(table.state.view(asked[0].seat), asked[0])
            await acting.act(table, person.user.id, action.text)
        else:
            await asyncio.sleep(0)
            await house.wait(0.01)
        table = await house.table()
    await house.quiet()


@pytest.mark.parametrize("game", GAMES)
async def test_the_end_of_a_round_of_every_game_is_shared(house: House, game: str) -> None:
    (marie,) = house.people("Marie")
    await marie.slash("cards start", game=game)
    await press(marie, "fill")
    await house.wait(20)
    await to_the_end(house, marie)
    end = public(marie)
    assert fenced(await line_of(marie, end)).startswith(name_of_game(game))
    shown = await posted(marie, await picture_for(marie, end))
    assert drawn(house, shown).width == endings.WIDE
    about = seen(picture_of(shown)["description"])
    assert is_said("picture-about", about, round=1, table=table_name("Marie", game))
    assert re.search(r"\d\. Marie[,;.]", about)
    assert (
        len(re.findall(rf"\d\. \w+, {said('picture-steward')}", about))
        == scene_of(await house.table()).players_here - 1
    )


@pytest.mark.parametrize("verb", ["line", "show"])
async def test_the_end_of_a_sealed_round_is_shared_all_the_same(house: House, verb: str) -> None:
    marie, bob = await finished(house, "Marie", "Bob", seats=3, sealed=True)
    message = public(marie)
    assert is_ephemeral(told(await bob.click(message, id_of(message, verb))))


def board_of(chronicle: JSON) -> str:
    """The button of the end of a round that shows the table's board."""
    (found,) = [one for one, sent in presses(chronicle).items() if (sent.surface, sent.verb) == (BOARD, "show")]
    return found


async def test_the_table_s_board_is_a_click_away_from_the_end_of_a_round(house: House) -> None:
    marie, bob, *_ = [player.person for player in await four_players(house)]
    shown = told(await bob.click(public(marie), board_of(public(marie))))
    assert dict(listed(shown)) == chronicle_of(marie)
    shared = page(await press(bob, "share", shown), private=False)
    assert listed(shared) == listed(shown)


async def test_a_rank_card_is_shared_as_it_is_and_pings_nobody(house: House) -> None:
    marie, bob, *_ = [player.person for player in await four_players(house)]
    pings = len(bob.pings())
    card = told(await marie.slash("rank", person=bob.user))
    (met,) = [line for line in text_of(card).splitlines() if is_said("rank-met", line)]
    shared = page(await press(marie, "rank", card), private=False)
    assert text_of(shared).startswith(text_of(card).replace(f"{met}\n", ""))  # which is for the two of them alone
    assert said("board-shared", name="Marie") in text_of(shared)
    assert not buttons_of(shared)
    assert len(bob.pings()) == pings
