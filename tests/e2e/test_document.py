"""All traffic of this folder is held against Discord's published document, at the end of every test (`house.built`)."""

from dataclasses import replace

from tests import openapi
from tests.e2e.house import House
from tests.e2e.people import seated


async def test_what_the_document_does_not_know_is_found(house: House) -> None:
    (marie,) = house.people("Marie")
    await seated(marie)
    answer = next(one for one in house.calls() if one.template.endswith("/callback"))
    assert not openapi.problems(answer)
    assert openapi.problems(replace(answer, body={"type": "no type of answer"}))
