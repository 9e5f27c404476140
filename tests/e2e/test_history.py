"""`/history` after a real round: a picture that only the person who asked sees, and a sentence where nothing was
played.
"""

import io

import pytest
from PIL import Image

from bot.sandbox import is_ephemeral, seen, text_of
from bot.screens.memories.boards import FILE
from tests.e2e.boards import four_players, picture_of
from tests.e2e.house import House
from tests.e2e.people import WITHIN, says
from tests.said import heard, said


@pytest.mark.long
async def test_a_history_is_a_picture_and_its_numbers(house: House) -> None:
    marie, bob, *_ = [player.person for player in await four_players(house)]
    since = len(house.calls())
    for asked in (None, bob.user):
        await (marie.slash("history", person=asked, range="20") if asked else marie.slash("history"))
        name = "Bob" if asked else "Marie"
        message = await marie.until(says(said("history-title", name=name)), WITHIN)
        assert is_ephemeral(message)
        (facts,) = heard("history-facts", text_of(message), rounds=1)
        item = picture_of(message)
        assert seen(item["description"]) == said(
            "history-alt", name=name, facts=said("history-facts", rounds=1, **facts)
        )
        content = house.sandbox.world.files[item["media"]["url"].removeprefix(house.sandbox.cdn)][1]
        assert Image.open(io.BytesIO(content)).size == (900, 500)
    sent = [call for call in house.calls(since) if call.files]
    assert [call.files for call in sent] == [(FILE,), (FILE,)]
    assert [picture_of(call.body.get("data", call.body))["media"]["url"] for call in sent] == [
        f"attachment://{FILE}"
    ] * 2


async def test_who_has_played_no_round_gets_a_sentence(house: House) -> None:
    (nora,) = house.people("Nora")
    message = (await nora.slash("history", range="all")).message
    assert message is not None
    assert is_ephemeral(message)
    assert said("own-none-all") in text_of(message)
