"""Four people who have played a round, and the boards, chronicles and pictures that they read."""

import re

from bot.sandbox import JSON, Answer, Person, is_ephemeral, text_of
from bot.sandbox.components import walk
from tests.e2e.house import House
from tests.e2e.people import Player, dealt, id_of, play_round, players, press, public, seated
from tests.e2e.proofs import told
from tests.said import heard

GALLERY = 12


def picture_of(message: JSON) -> JSON:
    """The one item of the message's gallery."""
    (item,) = [item for _, one in walk(message["components"]) if one["type"] == GALLERY for item in one["items"]]
    return dict(item)


async def line_of(person: Person, chronicle: JSON) -> JSON:
    """The private message with the line, asked for on the end of a round."""
    return told(await person.click(chronicle, id_of(chronicle, "line")))


NAMES = ("Marie", "Bob", "Zoé", "Ahmed")


async def four_players(house: House, rounds: int = 1) -> list[Player]:
    """Four people who have played some rounds."""
    playing = players(house.people(*NAMES), "court")
    people = [player.person for player in playing]
    await seated(*people)
    await press(people[0], "go")
    for number in range(1, rounds + 1):
        await dealt(*people)
        await house.let_draw_pass()
        await play_round(playing, number)
        await house.quiet()
        if number < rounds:
            for person in people:
                await press(person, "ready")
            await house.quiet()
    return playing


def page(answer: Answer, *, private: bool = True) -> JSON:
    assert answer.message is not None
    assert is_ephemeral(answer.message) == private
    return answer.message


def listed(message: JSON) -> list[tuple[str, str]]:
    """The names on a board with their index."""
    line = r"^\d+\. .*?\*\*(.+?)\*\* `[█░]{8}` (\S+)\s·\s\w+(?: · .*)?$"
    return re.findall(line, text_of(message), re.MULTILINE)


def chronicle_of(person: Person) -> dict[str, str]:
    """The misery that a chronicle shows, by name."""
    lines = re.findall(r"^\d\. \S+ (?:⚙️ |💤 )?(\w+) (.*)$", text_of(public(person)), re.MULTILINE)
    return {name: heard("misery", line)[0]["index"] for name, line in lines}
