"""Finding a table: the open ones that a person can see, with a way in, and their own."""

import pytest

from bot.sandbox import JSON, Answer, text_of
from tests.e2e.house import House
from tests.e2e.people import dealt, ended, id_of, press, presses, public, seated, table_name
from tests.said import is_said, said


def shown(answer: Answer) -> JSON:
    assert answer.message is not None
    return answer.message


async def test_the_open_tables_are_listed_where_a_person_can_see_them_and_sit_down(house: House) -> None:
    cellar = house.sandbox.add_channel(house.guild, "cellar")
    marie, bob, zoe = house.people("Marie", "Bob", "Zoé")
    await seated(marie)
    await seated(bob.at(cellar))
    listed = shown(await zoe.slash("cards tables"))
    assert table_name("Marie") in text_of(listed)
    assert table_name("Bob") in text_of(listed)
    assert text_of(listed).count(said("tables-lobby", seated=1, wanted=4)) == 2
    assert [press.table for press in presses(listed).values()] == [2, 1]
    house.sandbox.deny(cellar, house.guild, "view_channel")
    listed = shown(await zoe.slash("cards tables"))
    assert "Bob" not in text_of(listed)
    joined = shown(await press(zoe, "join", listed))
    assert is_said("tables-joined", text_of(joined), table=table_name("Marie"))
    assert said("tables-yours") in text_of(joined)
    assert not presses(joined)
    await house.quiet()
    assert "2.\N{NO-BREAK SPACE}Zoé" in text_of(public(zoe))


async def test_a_table_that_cannot_be_seen_takes_nobody_in(house: House) -> None:
    cellar = house.sandbox.add_channel(house.guild, "cellar")
    bob, zoe = house.people("Bob", "Zoé")
    await seated(bob.at(cellar))
    listed = shown(await zoe.slash("cards tables"))
    house.sandbox.deny(cellar, house.guild, "view_channel")
    answer = shown(await zoe.click(listed, id_of(listed, "join")))
    assert not is_said("tables-joined", text_of(answer))
    assert not (await house.table()).sits(zoe.user.id)


async def test_in_mid_round_the_gate_asks(house: House) -> None:
    marie, nora = house.people("Marie", "Nora")
    await seated(marie)
    await press(marie, "fill")
    await dealt(marie)
    listed = shown(await nora.slash("cards tables"))
    assert said("tables-room", round=1, phase="on") in text_of(listed)
    gate = shown(await press(nora, "join", listed))
    await press(nora, "new", gate)
    await house.let_draw_pass()
    assert said("at-the-gate", names="Nora") in text_of(public(marie))
    assert said("tables-yours") in text_of(shown(await nora.slash("cards tables")))


@pytest.mark.long
async def test_ones_own_tables_say_whether_they_wait(house: House) -> None:
    people = house.people("Marie", "Bob", "Zoé")
    assert said("mine-none") in text_of(shown(await people[0].slash("cards mine")))
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    await house.let_draw_pass()
    table = await house.table()
    texts = {person.user.id: text_of(shown(await person.slash("cards mine"))) for person in people}
    for user, words in texts.items():
        assert table_name("Marie") in words
        assert is_said("mine-waits", words) == table.waits_for(user)
        assert (said("mine-rests") in words) != table.waits_for(user)
    await ended(people[0])
    assert said("mine-none") in text_of(shown(await people[0].slash("cards mine")))
    assert said("tables-none") in text_of(shown(await people[0].slash("cards tables")))
