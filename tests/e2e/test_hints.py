"""Hints: for the person who asks and for nobody else, of their own cards, where the host allows them."""

import re

import pytest

from bot.messages import first_answer
from bot.sandbox import Person, is_ephemeral, selects_of, text_of
from bot.table import acting, lobby
from bot.table.hints import hint
from bot.table.table import Table
from bot.ui import wording
from bot.ui.custom_ids import ANSWER, HINT, NARROW, WHY
from engine.contract import owed
from engine.games import GAMES
from tests.e2e.house import House
from tests.e2e.people import WITHIN, forged, id_of, panel, panels, press, presses, reply
from tests.said import heard, is_said, said

pytestmark = pytest.mark.long

ADVICE = ("hint-vizier", "hint-vizier-pass", "hint-quick", "hint-only")


def advises(text: str) -> bool:
    """True if a text begins as a hint, and is one line."""
    begun = [said("hint", said=said(key, **values)) for key in ADVICE for values in heard(key, text)]
    return any(map(text.startswith, begun)) and len(text.splitlines()) == 1


async def hinted(person: Person) -> str:
    """The hint that the person gets, at once or after a while."""
    answer = await person.slash("cards hint")
    assert answer.message is not None
    asked = answer.message["id"]
    message = await person.until(lambda one: one["id"] == asked and advises(text_of(one)), WITHIN)
    assert is_ephemeral(message)
    return text_of(message)


async def court(house: House, person: Person, game: str = "tahimi", *, hints: bool = True) -> Table:
    """The person's turn, among stewards."""
    await person.slash("cards start", game=game)
    table = await house.table()
    await lobby.change_house_rules(table, person.user.id, {"hints": hints})
    await lobby.begin(table, person.user.id, fill=True)
    await house.let_draw_pass()
    return table


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_is_legal_private_and_the_same_when_asked_again(thinking: House, game: str) -> None:
    marie, bob = thinking.people("Marie", "Bob")
    table = await court(thinking, marie, game)
    heard = len(bob.messages())
    assert table.waits_for(marie.user.id)
    text = await hinted(marie)
    assert advises(text), text
    assert await hinted(marie) == text
    await press(marie, HINT, panel(marie))
    assert text in text_of(panel(marie))
    seat = table.seat_of(marie.user.id)
    assert seat is not None
    (asked, *_) = owed(table.view(seat).decisions)
    assert asked.allows((await hint(table, marie.user.id)).thought.action)
    assert len(bob.messages()) == heard


async def test_a_hint_that_takes_its_time_is_announced_and_then_comes(
    thinking: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    (marie,) = thinking.people("Marie")
    await court(thinking, marie, "jubilee")
    monkeypatch.setattr(first_answer, "HURRY_SECONDS", 0.0)
    answer = await marie.slash("cards hint")
    assert answer.kind == "thinking"
    assert advises(reply(answer))


async def test_a_hint_names_none_but_ones_own_cards(thinking: House) -> None:
    (marie,) = thinking.people("Marie")
    table = await court(thinking, marie)
    asked = 0
    while table.record.phase == "round":
        if table.waits_for(marie.user.id):
            asked += 1
            text = await hinted(marie)
            seat = table.seat_of(marie.user.id)
            assert seat is not None
            own = {wording.rank(card) for card in table.view(seat).hand}
            named = {rank for rank in ALL_RANKS if re.search(rf"\b{rank}", text)}
            assert named <= own, text
            await acting.act(table, marie.user.id, (await hint(table, marie.user.id)).thought.action.text)
        await thinking.quiet()
    assert asked > 3


ALL_RANKS = [wording.rank(rank) for rank in ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")]


async def test_hints_are_refused_with_a_sentence(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    assert reply(await marie.slash("cards hint")) == said("refused-no-table")
    table = await court(house, marie, hints=False)
    before = table.record
    assert reply(await marie.slash("cards hint")) == said("refused-no-hints-here")
    assert table.record == before
    await lobby.close(table, marie.user.id, manager=True)
    await bob.slash("cards start", game="tahimi")
    table = await house.table(2)
    await lobby.change_house_rules(table, bob.user.id, {"hints": True})
    assert reply(await marie.slash("cards hint")) == said("refused-no-table")
    assert reply(await bob.slash("cards hint")) == said("refused-not-begun")


async def test_a_hint_on_the_panel_leaves_there_what_was_chosen_and_goes_with_the_question(thinking: House) -> None:
    (marie,) = thinking.people("Marie")
    table = await court(thinking, marie, "indian_chief")
    first = panel(marie)
    *_, meld = (one for one, sent in presses(first).items() if sent.verb == NARROW)
    drafted = (await marie.click(first, meld)).message
    assert drafted is not None
    await press(marie, HINT, drafted)
    advised = await marie.until(lambda one: is_said("hint-vizier", text_of(one)), WITHIN)
    assert advised["id"] == drafted["id"]
    assert presses(advised).keys() == presses(drafted).keys() != presses(first).keys()
    other = (await marie.choose(advised, selects_of(advised)[0].custom_id, selects_of(advised)[0].values[:7])).message
    assert other is not None
    assert is_said("hint-vizier", text_of(other))
    laid = (await press(marie, ANSWER, other)).message
    assert laid is not None
    assert table.record.phase == "round"
    assert not any(is_said(key, text_of(laid)) for key in ADVICE)


async def test_a_panel_of_a_table_without_hints_gives_none_however_it_is_pressed(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    table = await court(house, marie, hints=False)
    assert HINT not in {one.verb for one in presses(panel(marie)).values()}
    before = table.record
    picture, custom_id = forged(panel(marie), id_of(panel(marie), WHY), verb=HINT)
    refused = (await marie.click(picture, custom_id, stale=True)).message
    assert refused is not None
    assert said("refused-no-hints-here") in text_of(refused)
    assert table.record == before
    assert not panels(bob)


async def test_where_nobody_thinks_a_merchant_is_asked(house: House) -> None:
    (marie,) = house.people("Marie")
    await court(house, marie)
    assert is_said("hint-quick", await hinted(marie))
