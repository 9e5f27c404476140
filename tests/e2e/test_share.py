"""A round in one line, a click after its end: without a card, to be copied or posted, and nobody is pinged."""

import re

import pytest

from bot.sandbox import JSON, Person, buttons_of, is_ephemeral, text_of
from tests.e2e.house import House
from tests.e2e.people import dealt, id_of, play_round, players, press, public, seated
from tests.e2e.test_stats import chronicle_of, four_players, listed, page
from tests.e2e.test_verify import told

pytestmark = pytest.mark.slow


async def line_of(person: Person, chronicle: JSON) -> JSON:
    """The private message with the line, asked for on the end of a round."""
    return told(await person.click(chronicle, id_of(chronicle, "line")))


def fenced(message: JSON) -> str:
    """The line that can be copied."""
    found = re.search(r"```\n(.+)\n```", text_of(message))
    assert found
    return found[1]


async def test_the_line_says_who_finished_where_and_who_is_most_miserable(house: House) -> None:
    marie, bob, *_ = [player.person for player in await four_players(house)]
    chronicle = public(marie)
    line = fenced(await line_of(bob, chronicle))
    standings = re.findall(r"^\d\. (\S+) (\w+) (\S+) · misery (\S+)$", text_of(chronicle), re.MULTILINE)
    assert len(standings) == 4
    places = " · ".join(f"{sign} {name} {moved}" for sign, name, moved, _ in standings)
    worst, index = max(chronicle_of(marie).items(), key=lambda one: float(one[1]))
    assert line.startswith(f"Tahimi · round 1 · {places} · 🌧️ {worst} {index}, ")
    assert "\n" not in line


async def test_a_line_is_posted_for_everybody_and_pings_nobody(house: House) -> None:
    playing = players(house.people("@everyone <@1>", "```Bob`", "Zoé"), "share")
    people = [player.person for player in playing]
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    await play_round(playing, 1)
    await house.quiet()
    chronicle, pings = public(people[0]), [len(person.pings()) for person in people]
    private = await line_of(people[0], chronicle)
    assert "ʼʼʼBobʼ" in fenced(private)
    posted = page(await press(people[0], "post", private), private=False)
    assert "Tahimi · round 1 · 👑 " in text_of(posted)
    assert "Shared by ＠everyone" in text_of(posted)
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
    assert fenced(await line_of(bob, public(marie))).startswith("Tahimi · round 2 · ")


@pytest.mark.parametrize("verb", ["line", "show"])
async def test_the_end_of_a_sealed_round_is_shared_all_the_same(house: House, verb: str) -> None:
    marie, bob = house.people("Marie", "Bob")
    await seated(marie, bob, seats=3)
    await (await house.table()).change_house_rules(marie.user.id, {"sealed": True})
    await press(marie, "fill")
    await house.wait(10)
    await dealt(marie, bob)
    await play_round(players([marie, bob], "sealed"), 1)
    await house.quiet()
    message = public(marie)
    assert is_ephemeral(told(await bob.click(message, id_of(message, verb))))


async def test_the_table_s_board_is_a_click_away_from_the_end_of_a_round(house: House) -> None:
    marie, bob, *_ = [player.person for player in await four_players(house)]
    (button,) = [one.custom_id for one in buttons_of(public(marie)) if one.label == "📊 Misery"]
    shown = told(await bob.click(public(marie), button))
    assert dict(listed(shown)) == chronicle_of(marie)
    shared = page(await press(bob, "share", shown), private=False)
    assert listed(shared) == listed(shown)


async def test_a_rank_card_is_shared_as_it_is_and_pings_nobody(house: House) -> None:
    marie, bob, *_ = [player.person for player in await four_players(house)]
    pings = len(bob.pings())
    card = told(await marie.slash("rank", person=bob.user))
    shared = page(await press(marie, "rank", card), private=False)
    assert text_of(shared).startswith(text_of(card))
    assert "Shared by Marie" in text_of(shared)
    assert not buttons_of(shared)
    assert len(bob.pings()) == pings
