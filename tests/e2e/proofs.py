"""Rounds whose deals are verified by command."""

import re

from bot.sandbox import JSON, Answer, Person, is_ephemeral, text_of
from bot.sandbox.components import FILE, walk
from bot.table import lobby
from tests.e2e.house import House
from tests.e2e.people import dealt, play_round, players, press, seated


def hashes(message: JSON) -> list[str]:
    """Every SHA-256 that a message shows."""
    return re.findall(r"`([0-9a-f]{64})`", text_of(message))


def told(answer: Answer) -> JSON:
    """The private message that an answer is."""
    assert answer.message is not None
    assert is_ephemeral(answer.message)
    return answer.message


def files_of(house: House, message: JSON) -> dict[str, str]:
    """The files that a message shows, by name."""
    urls = [one["file"]["url"] for _, one in walk(message["components"]) if one["type"] == FILE]
    contents = house.sandbox.world.files
    return {url.rpartition("/")[2]: contents[url.removeprefix(house.sandbox.cdn)][1].decode() for url in urls}


async def finished(house: House, *names: str, seats: int = 4, sealed: bool = False) -> list[Person]:
    """People who have played a first round with stewards. `sealed`: its hands stay closed for good."""
    people = house.people(*names)
    await seated(*people, seats=seats)
    if sealed:
        await lobby.change_house_rules(await house.table(), people[0].user.id, {"sealed": True})
    await press(people[0], "fill")
    await house.wait(10)
    await dealt(*people)
    await house.let_draw_pass()
    await play_round(players(people, "verified"), 1)
    await house.quiet()
    return people


async def next_round(house: House, people: list[Person], number: int) -> None:
    """Play another round."""
    for person in people:
        await press(person, "ready")
    await house.quiet()
    await dealt(*people)
    await play_round(players(people, f"round {number}"), number)
    await house.quiet()
