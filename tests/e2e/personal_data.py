"""The data of a person, as `/privacy` gives it out."""

import json
from typing import Any

from bot.sandbox import JSON, Answer, Person, is_ephemeral
from tests.e2e.house import House
from tests.e2e.people import press
from tests.e2e.proofs import files_of


def told(answer: Answer) -> JSON:
    """The private message that an answer is."""
    assert answer.message is not None
    assert is_ephemeral(answer.message)
    return answer.message


async def data_of(house: House, person: Person) -> dict[str, Any]:
    """The contents of a person's own file."""
    answer = await press(person, "mine", told(await person.slash("privacy")))
    (content,) = files_of(house, told(answer)).values()
    found: dict[str, Any] = json.loads(content)
    return found
