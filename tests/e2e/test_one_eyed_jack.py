"""One-Eyed Jack in the channel: the board as a picture that is sent when it changes, jacks and swaps by clicks."""

import io

import pytest
from PIL import Image

from bot.games.shows import illustration_of
from bot.messages.illustrations import Illustrations
from bot.sandbox import JSON, is_ephemeral, seen, text_of
from bot.sandbox.components import walk
from bot.sandbox.core import Exchange
from bot.screens.table.illustration import FILE, Illustration
from bot.table import acting, lobby
from bot.table.scenes import scene_of
from bot.table.table import Table
from bot.ui.custom_ids import AS_TEXT, NARROW, WHY
from engine.contract import Game, Rng, Standing
from engine.games import GAMES
from engine.one_eyed_jack import OneEyedJack
from engine.one_eyed_jack.board import LAID
from engine.one_eyed_jack.player.policy import choose
from engine.one_eyed_jack.round import OneEyedJackRound
from tests.conformance.one_eyed_jack import game_in
from tests.e2e.boards import GALLERY, picture_of
from tests.e2e.clicks import asked, begun, button_of, dealt, next_click, play_on, ready, restarted, say, state_of
from tests.e2e.house import House
from tests.e2e.people import panel, press, public
from tests.e2e.proofs import files_of, hashes, told
from tests.said import heard, is_said, said

pytestmark = pytest.mark.long

NAMES = ("Marie", "Bob")
MOST = 100_000  # bytes of a picture
OVERTAKING = 10  # moves that are made while a picture is drawn


class Stacked(OneEyedJack):
    """A game in which chips lie from the beginning, so that the opener holds a dead card."""

    def start(self, standing: Standing, rng: Rng) -> OneEyedJackRound:
        opener = 1 - standing.dealer
        hands = {opener: "AS JD JS JH 2S 3S 4H", standing.dealer: "KD QD 9C 8C 7C 6C 5C"}
        given = {"by": opener, "hands": hands, "occupied": {"B1": 1 - opener, "G5": opener}, "cards": "2H 3H 4D 6D"}
        state = game_in(given)
        state.standing, state.rules = standing, self
        return state


async def test_the_board_is_a_picture_and_jacks_and_swaps_are_clicks(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "one_eyed_jack", Game(Stacked, choose))
    people = house.people(*NAMES)
    await house.draw_faces()
    await begun(house, people, "one_eyed_jack")
    await house.quiet()
    opener = await asked(house, people)
    (other,) = (one for one in people if one is not opener)

    shown = picture_of(public(opener))
    assert said("one-eyed-jack-alt") in seen(shown["description"])
    content = house.sandbox.world.files[shown["media"]["url"].removeprefix(house.sandbox.cdn)][1]
    assert Image.open(io.BytesIO(content)).format == "PNG"
    assert len(content) < MOST

    # A dead card is swapped: the board is the same, and nothing is sent again to all.
    assert said("one-eyed-jack-dead", count=1, cards="A♠") in text_of(panel(opener))
    since = len(house.calls())
    assert await say(house, opener, "swap AS") == 1
    assert not pictures_to_all(house, since)
    assert picture_of(public(opener))["media"]["url"] == shown["media"]["url"]

    # The panel of whoever is asked has the board with the cells that they choose among, and nobody else's has.
    mine = picture_of(panel(opener))
    assert is_said("one-eyed-jack-alt-own", seen(mine["description"]))
    assert mine["media"]["url"] != picture_of(public(opener))["media"]["url"]
    assert not galleries(panel(other))
    assert not is_said("one-eyed-jack-alt-own", seen(picture_of(public(other))["description"]))
    since = len(house.calls())
    await press(opener, WHY, panel(opener))
    await press(opener, "hand")
    assert picture_of(panel(opener))["description"] == mine["description"]

    # Whoever asks sees the board as text.
    await press(opener, AS_TEXT, panel(opener))
    board = [one for one in opener.messages() if is_ephemeral(one)][-1]
    assert " 1 ★" in text_of(board)
    assert is_said("one-eyed-jack-signs", text_of(board))
    await press(opener, "hand")

    # A two-eyed jack: the card and a cell that promises much, or the card, the column and the row.
    since = len(house.calls())
    assert await say(house, opener, "play JD E6") == 3
    (call,) = pictures_to_all(house, since)
    assert call.files == (FILE,)
    assert not galleries(panel(opener)), "a panel that waits would keep it"
    assert last_chip(public(opener)) == "E6"
    assert await say(house, other, "play KD E2") == 1

    # A one-eyed jack on a chip of one's own is asked about once more; on another's it is not.
    own = "play JS E6"
    await opener.click(panel(opener), next_click(panel(opener), own))
    await opener.click(panel(opener), button_of(panel(opener), own, NARROW))
    assert said("one-eyed-jack-asks-own", cell="E6") in text_of(panel(opener))
    await press(opener, NARROW, panel(opener))
    assert await say(house, opener, own) == 3
    assert said("one-eyed-jack-alt-removed", cell="E6") in seen(picture_of(public(opener))["description"])
    await say(house, other, "play QD D2")
    assert await say(house, opener, "play JH E2") == 2
    assert "E2" not in (await state_of(house, OneEyedJackRound)).public.chips

    # After a restart the picture is drawn again with the next move, and nothing is lost.
    await restarted(house, [other])
    await say(house, other, "play 9C B6")
    assert last_chip(public(other)) == "B6"


def pictures_to_all(house: House, since: int) -> list[Exchange]:
    """The calls that sent a picture with the public message, from that one on."""
    return [call for call in house.calls(since) if call.files and "/channels/" in call.path]


def galleries(message: JSON) -> list[JSON]:
    """The pictures that a message shows."""
    return [one for _, one in walk(message["components"]) if one["type"] == GALLERY]


def last_chip(message: JSON) -> str:
    """The cell of the chip that was laid last, as the picture's description has it."""
    (texts,) = heard("one-eyed-jack-alt-last", seen(picture_of(message)["description"]))
    return texts["cell"]


async def test_a_board_laid_at_random_is_played_on_and_verified(house: House) -> None:
    people = house.people(*NAMES)
    await people[0].slash("cards start", game="one_eyed_jack")
    await lobby.change_house_rules(await house.table(), people[0].user.id, {"random_board": True})
    (promised,) = hashes(told(await people[0].slash("cards verify")))  # of the deck with its board, before the deal
    await dealt(house, people)
    await play_on(house, people)
    state = await state_of(house, OneEyedJackRound)
    assert state.result is not None
    ended = public(people[0])
    assert picture_of(ended)["media"]["url"].endswith(FILE)
    assert last_chip(ended) == state.public.last
    opened = told(await people[1].slash("cards verify"))
    assert said("proof-closed-kept") in text_of(opened)
    assert promised in hashes(opened)
    name = next(name for name in files_of(house, opened) if name.startswith("round"))
    cards = [line.split()[2] for line in files_of(house, opened)[name].splitlines() if len(line.split()) == 4]
    assert [card for card in cards if card in LAID] == [card for card in state.public.laid if card]

    # The end keeps its picture when the next game is dealt.
    await ready(house, people)
    assert (await state_of(house, OneEyedJackRound)).public.chips == {}
    frozen = next(one for one in people[0].messages() if one["id"] == ended["id"])
    assert picture_of(frozen)["description"] == picture_of(ended)["description"]


async def test_a_table_that_changes_while_each_picture_is_drawn_is_shown_all_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a busy table every picture is out of date when it is drawn; people see the older one meanwhile."""
    people = house.people(*NAMES)
    await begun(house, people, "one_eyed_jack")
    await house.quiet()
    table, draw, since = await house.table(), Illustrations.png, len(house.calls())
    sent: list[int] = []  # how many pictures have been sent when a move is made

    async def overtaken(self: Illustrations, illustration: Illustration) -> bytes | None:
        png = await draw(self, illustration)
        if len(sent) < OVERTAKING:
            sent.append(sum(bool(call.files) for call in house.calls(since)))
            await move(table)
        return png

    monkeypatch.setattr(Illustrations, "png", overtaken)
    await move(table)
    await house.quiet()
    assert sent[-1] >= OVERTAKING // 2 - 1
    newest = illustration_of(scene_of(table))
    assert newest is not None
    assert picture_of(public(people[0]))["description"] == newest.about()


async def move(table: Table) -> None:
    """Let the person who is asked play what the clock would."""
    assert table.state is not None
    (decision,) = table.state.pending
    user = table.user_at(decision.seat)
    assert user is not None
    await acting.act(table, user, table.state.default(decision).text)
