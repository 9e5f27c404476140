"""Where somebody asks is worked out of all that Discord says, and is never made up from what it leaves out."""

from typing import Any

import pytest

from bot.interactions.errors import sentence
from bot.refusal import Malformed
from bot.sandbox import JSON, Answer, seen, text_of
from data.schema import NOWHERE
from tests.e2e.bending import GONE, bend_interactions
from tests.e2e.house import House
from tests.e2e.people import seated
from tests.said import is_said

pytestmark = pytest.mark.long

OWNERS = "authorizing_integration_owners"
MALFORMED = seen(sentence(Malformed()))


def says(house: House, patch: pytest.MonkeyPatch, **changes: Any) -> None:
    """From now on let Discord say this of what people do; `GONE`: leave it out."""

    def changed(payload: JSON) -> JSON:
        return {name: value for name, value in (payload | changes).items() if value is not GONE}

    bend_interactions(house, patch, changed)


def told(answer: Answer) -> str:
    assert answer.message is not None
    return text_of(answer.message)


def calls_to_nowhere(house: House) -> list[str]:
    return [one.path for one in house.calls() if "/0/" in one.path or one.path.endswith("/0")]


@pytest.mark.parametrize("owners", [GONE, {}, {"1": "77"}, {"0": "0"}, {"0": "77"}])
async def test_a_server_in_the_bots_own_list_is_one_whatever_is_said_of_owners(
    house: House, owners: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    marie, bob = house.people("Marie", "Bob")
    says(house, monkeypatch, **{OWNERS: owners})
    await seated(marie, bob)
    record, _, _ = await house.saved()
    assert (record.guild, record.channel) == (house.guild.id, house.hall.id)


async def test_a_table_opens_where_it_was_asked_for_although_the_channel_object_is_missing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    marie, bob = house.people("Marie", "Bob")
    says(house, monkeypatch, channel=GONE)
    await seated(marie, bob)
    record, _, _ = await house.saved()
    assert (record.guild, record.channel) == (house.guild.id, house.hall.id)
    await house.wait(1)
    assert calls_to_nowhere(house) == []


@pytest.mark.parametrize("channel_id", [GONE, "4242424242"])
async def test_without_a_channel_that_is_known_no_table_opens(
    house: House, channel_id: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    (marie,) = house.people("Marie")
    says(house, monkeypatch, channel=GONE, channel_id=channel_id)
    assert MALFORMED in told(await marie.slash("cards start", game="jubilee"))
    assert await house.bot.registry.store.tables.open_tables() == []
    assert calls_to_nowhere(house) == []


async def test_a_direct_message_has_to_say_that_it_is_one(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    (marie,) = house.people("Marie")
    apart = marie.at(house.sandbox.world.dm(marie.user))
    for context in (GONE, 99, 1):  # its channel says it, too
        with monkeypatch.context() as patch:
            says(house, patch, context=context)
            assert is_said("wishes-title", told(await apart.slash("cards settings")))
    for context, channel in ((0, {}), (GONE, GONE), (99, GONE)):
        with monkeypatch.context() as patch:
            says(house, patch, context=context, **({"channel": channel} if channel is GONE else {}))
            assert MALFORMED in told(await apart.slash("cards settings"))


async def test_a_lesson_begins_nowhere_only_in_a_direct_message(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    (marie,) = house.people("Marie")
    apart = marie.at(house.sandbox.world.dm(marie.user))
    with monkeypatch.context() as patch:
        says(house, patch, context=0)
        assert MALFORMED in told(await apart.slash("cards learn", game="jubilee"))
    await apart.slash("cards learn", game="jubilee")
    record, _, _ = await house.saved()
    assert record.guild == NOWHERE
