"""`/privacy` after a real round: what is stored can be read, taken away and deleted; others notice nothing."""

import json

import pytest

from bot.sandbox import JSON, Person, text_of
from data.privacy import NOBODY
from data.settings_records import Preferences
from tests.data import raw
from tests.e2e.boards import four_players, listed, page
from tests.e2e.house import House
from tests.e2e.people import ended, press, seated
from tests.e2e.personal_data import data_of, told
from tests.said import said

pytestmark = pytest.mark.long


async def asked(person: Person) -> JSON:
    """The question before the deletion."""
    return told(await press(person, "ask", told(await person.slash("privacy"))))


async def cleared(house: House) -> list[Person]:
    """Four people whose table has been ended after a round."""
    people = [player.person for player in await four_players(house)]
    await ended(people[0])
    await house.quiet()
    return people


async def test_the_file_has_the_person_s_own_data_alone(house: House) -> None:
    marie, bob, *_ = [player.person for player in await four_players(house)]
    found = await data_of(house, bob)
    assert [row["name"] for row in found["people"]] == ["Bob"]
    assert [row["user"] for row in found["results"]] == [bob.user.id]
    assert {row["month"] for row in found["figures"]} > {0}
    assert len(found["ratings"]) == 1
    assert [(one["id"], one["person"]["name"]) for one in found["tables"]] == [(1, "Bob")]
    record, played, _ = await house.saved()
    assert played is not None
    for secret in (played.seed.hex(), record.next_seed, "Marie"):
        assert secret
        assert secret not in json.dumps(found)
    assert (await data_of(house, marie))["people"][0]["name"] == "Marie"


async def test_who_sits_at_a_table_is_refused_until_he_has_left(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await seated(marie, bob)
    question = await asked(bob)
    refused = told(await press(bob, "sure", question))
    assert text_of(refused) == said("refused-still-seated")
    assert len((await data_of(house, bob))["tables"]) == 1
    await bob.slash("cards leave")
    assert said("privacy-done") in text_of(told(await press(bob, "sure", question)))


async def test_what_is_deleted_is_gone_and_others_boards_are_as_they_were(house: House) -> None:
    marie, bob, *_ = await cleared(house)
    await house.bot.registry.preferences.change(bob.user.id, "pings", False)
    before = listed(page(await marie.slash("misery", span="month")))
    hers = await data_of(house, marie)
    assert said("privacy-done") in text_of(told(await press(bob, "sure", await asked(bob))))
    assert [one for one in before if one[0] != "Bob"] == listed(page(await marie.slash("misery", span="month")))
    assert said("rank-unknown-all", name="Bob") in text_of(told(await marie.slash("rank", person=bob.user)))
    found = await data_of(house, bob)
    assert not any(found[name] for name in ("people", "results", "figures", "ratings", "preferences"))
    assert [one["person"]["name"] for one in found["tables"]] == [NOBODY]
    assert house.bot.registry.preferences.of(bob.user.id) == Preferences()
    after = await data_of(house, marie)
    assert [row | {"partner": None} for row in hers.pop("results")] == after.pop("results")
    assert after == hers
    table = await house.table()
    assert sorted(person.name for person in table.record.people) == ["Ahmed", "Marie", NOBODY, "Zoé"]


async def test_after_a_deletion_the_name_of_a_person_who_has_played_is_stored_nowhere(house: House) -> None:
    bob = (await cleared(house))[1]
    store = house.bot.registry.store
    assert "Bob" in await raw.everything(store)
    await press(bob, "sure", await asked(bob))
    assert "Bob" not in await raw.everything(store)


async def test_no_token_of_a_click_is_stored(house: House) -> None:
    bob = (await four_players(house))[1].person
    stored = await raw.everything(house.bot.registry.store)
    assert str(bob.user.id) in stored
    assert len(bob.core.tokens) > 4
    assert not any(token in stored for token in bob.core.tokens)


async def test_the_buttons_work_after_a_restart_and_nothing_goes_unasked(house: House) -> None:
    bob = (await cleared(house))[1]
    before = await data_of(house, bob)
    shown = told(await bob.slash("privacy"))
    await house.shut()
    await house.open()
    question = told(await press(bob, "ask", shown))
    assert said("privacy-ask-title") in text_of(question)
    assert text_of(told(await press(bob, "not", question))) == text_of(told(await bob.slash("privacy")))
    assert await data_of(house, bob) == before
