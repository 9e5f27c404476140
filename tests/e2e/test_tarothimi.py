"""Tarot-himi as people play it: held cards, powers, what is shown and to whom."""

from bot.sandbox import text_of
from tests.e2e.house import House
from tests.e2e.people import dealt, hand_of, over, panel, play_round, players, press, public, seated


async def test_five_people_play_two_rounds_and_each_reads_what_the_own_cards_do(house: House) -> None:
    people = house.people("Marie", "Bob", "Zoé", "Ahmed", "Kim")
    playing = players(people, "arcana")
    await seated(*people, game="tarothimi", seats=5)
    assert "Tarot-himi" in text_of(public(people[0]))
    await press(people[0], "go")
    await dealt(*people)
    hands = [hand_of(panel(person)) for person in people]
    assert [len(hand) for hand in hands] == [12] * 5
    await play_round(playing, 1)
    await house.quiet()
    for person in people:
        await press(person, "ready")
    await house.quiet()
    await play_round(playing, 2)
    await house.quiet()
    assert over(2)(public(people[0]))
