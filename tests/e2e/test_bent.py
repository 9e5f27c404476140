"""An event that is bent out of shape costs that event alone: the bot goes on, tables are played on, and a person who
waits for an answer is told to press again.
"""

import logging
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from bot.sandbox import JSON, Person, gateway, text_of
from bot.sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT
from bot.sandbox.objects import (
    channel_object,
    guild_create_object,
    guild_object,
    member_object,
    message_object,
    role_object,
)
from bot.sandbox.world import Guild
from tests.e2e.bad_day_plays import play_once
from tests.e2e.bending import MARK, bend_interactions, bent, heard, ways
from tests.e2e.clicks import begun
from tests.e2e.house import House
from tests.e2e.people import id_of, public, seated
from tests.said import is_said

pytestmark = pytest.mark.long

MOST = 160  # ways in which each event is bent
KINDS = {"command": COMMAND, "click": COMPONENT, "autocompletion": AUTOCOMPLETE, "form": MODAL_SUBMIT}
UNANSWERABLE = {"id", "token"}  # an interaction without one of these cannot be answered at all
# Of one without its type nobody knows that somebody is typing, who is told nothing.
TYPING = UNANSWERABLE | {"type"}


def logged(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """What the bot, or anybody, has complained of since the last time; none of it says what was in the event."""
    found = [one for one in caplog.get_records("call") if one.levelno >= logging.WARNING]
    for one in found:
        assert "\n" not in one.getMessage()
        assert MARK not in one.getMessage()
        assert one.exc_info is None, one.getMessage()
    caplog.clear()
    return found


async def at_play(house: House) -> tuple[Sequence[Person], Person]:
    """Two people at play, and somebody in another channel who has opened a table."""
    playing = house.people("Ada", "Bob")
    await begun(house, playing, "jubilee")
    (eve,) = house.people("Eve")
    eve = eve.at(house.sandbox.add_channel(house.guild, "lounge"))
    await seated(eve)
    await house.quiet()
    return playing, eve


def asked(kind: str, eve: Person) -> JSON:
    """The data of an interaction that changes nothing."""
    command = eve.command("cards")
    typed: JSON = {"type": 3, "name": "game", "value": "jubilee"}
    match kind:
        case "click":
            return {"component_type": 2, "custom_id": id_of(public(eve), "rules"), "id": 1}
        case "form":
            field = {"type": 21, "custom_id": "pace", "value": "lively", "id": 2}
            form = {"type": 18, "id": 1, "component": field}
            return {"custom_id": id_of(public(eve), "rules"), "components": [form], "resolved": {}}
        case "autocompletion":
            typed["focused"] = True
    options = [{"type": 1, "name": "rules", "options": [typed]}]
    return {"id": command["id"], "name": "cards", "type": 1, "options": options}


@pytest.mark.parametrize("kind", KINDS)
async def test_a_bent_interaction_costs_itself_alone(
    house: House, kind: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing, eve = await at_play(house)
    core = eve.core
    data, message = asked(kind, eve), core.world.find_message(int(public(eve)["id"]))
    opener = [*core.interactions.values()][-1]
    logged(caplog)

    def send(*way: Any) -> JSON:
        """Send it, bent in this way. Return it as it should be."""
        whole: JSON = {}

        def sent(payload: JSON) -> JSON:
            whole.update(payload)
            return bent(payload, *way) if way else payload

        bend_interactions(house, monkeypatch, sent)
        clicked = message if KINDS[kind] in (COMPONENT, MODAL_SUBMIT) else None
        core.interact(KINDS[kind], eve.user, eve.channel, data, clicked, opener if kind == "form" else None)
        return whole

    whole = send()
    await heard(house)
    told = 0
    for path, value in ways(whole, MOST, Random(kind)):
        interaction = core.interactions[int(send(path, value)["id"])]
        await heard(house)
        if path[0] in (TYPING if kind == "autocompletion" else UNANSWERABLE):
            caplog.clear()  # it is late, as any answer may be
            continue
        lines = logged(caplog)
        assert len(lines) <= 1, (path, value, lines)
        assert interaction.answered is not None, (path, value)
        if lines and kind != "autocompletion":
            assert interaction.original is not None
            assert is_said("refused-crash", text_of(message_object(interaction.original)))
        told += bool(lines)
    assert told >= MOST // 20, "some of it cannot be read"
    bend_interactions(house, monkeypatch, lambda payload: payload)
    assert all(one.path.endswith("/callback") for one in house.sandbox.refusals), "of ids and tokens that were bent"
    house.asked_for += [one.status for one in house.sandbox.refusals]
    await play_once(house, playing)


def server_events(guild: Guild, house: House) -> dict[str, JSON]:
    """Every event of a server that the bot asks for, as it comes."""
    bot = house.sandbox.world.bot
    channel = next(iter(guild.channels.values()))
    place = {"guild_id": str(guild.id)}
    role: JSON = place | {"role": role_object(next(iter(guild.roles.values())), 0)}
    thread = channel_object(channel) | {
        "id": "4242",
        "type": 11,
        "parent_id": str(channel.id),
        "owner_id": str(bot.id),
        "message_count": 1,
        "member_count": 1,
        "thread_metadata": {
            "archived": False,
            "archive_timestamp": "2026-11-01T00:00:00+00:00",
            "auto_archive_duration": 60,
            "locked": False,
        },
    }
    stage = place | {"id": "77", "channel_id": str(channel.id), "topic": "x", "privacy_level": 2}
    sync = {"channel_ids": [str(channel.id)], "threads": [thread], "members": []}
    entitlement = {"id": "5", "sku_id": "6", "application_id": str(bot.id), "type": 8, "deleted": False} | place
    return {
        "GUILD_CREATE": guild_create_object(guild, [guild.members[bot.id]]),
        "GUILD_UPDATE": guild_object(guild),
        "GUILD_ROLE_CREATE": role,
        "GUILD_ROLE_UPDATE": role,
        "GUILD_ROLE_DELETE": place | {"role_id": role["role"]["id"]},
        "GUILD_MEMBER_UPDATE": place | member_object(guild.members[bot.id]),
        "CHANNEL_CREATE": channel_object(channel),
        "CHANNEL_UPDATE": channel_object(channel),
        "CHANNEL_PINS_UPDATE": place | {"channel_id": str(channel.id), "last_pin_timestamp": None},
        "THREAD_CREATE": thread,
        "THREAD_UPDATE": thread,
        "THREAD_LIST_SYNC": place | sync,
        "THREAD_MEMBERS_UPDATE": place | {"id": thread["id"], "member_count": 1, "removed_member_ids": ["1"]},
        "THREAD_DELETE": place | {"id": thread["id"], "parent_id": str(channel.id), "type": 11},
        "STAGE_INSTANCE_CREATE": stage,
        "ENTITLEMENT_CREATE": entitlement,
        "CHANNEL_DELETE": channel_object(channel),
        "GUILD_DELETE": {"id": str(guild.id), "unavailable": False},
    }


async def test_a_bent_event_of_a_server_costs_itself_alone(house: House, caplog: pytest.LogCaptureFixture) -> None:
    playing, _ = await at_play(house)
    other = house.sandbox.add_guild("Elsewhere")
    house.sandbox.add_channel(other, "lounge")
    await heard(house)
    (session,) = house.sandbox.hub.sessions.values()
    random, told = Random("servers"), 0
    logged(caplog)
    for event, whole in server_events(other, house).items():
        odd: list[Any] = [None, [], MARK, 7, {}]
        for payload in (*odd, *(bent(whole, *way) for way in ways(whole, MOST, random))):
            session.dispatch(event, payload)
            await heard(house)
            lines = logged(caplog)
            assert len(lines) <= 1, (event, payload)
            assert all(event in one.getMessage() for one in lines)
            told += bool(lines)
    assert told >= MOST
    await play_once(house, playing)
    await house.shut()
    await house.open()
    await play_once(house, playing)


@pytest.mark.parametrize("field", ["channels", "roles", "owner_id", "members"])
async def test_a_server_that_cannot_be_read_is_no_hindrance_to_a_start(
    house: House, field: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing, _ = await at_play(house)
    other = house.sandbox.add_guild("Elsewhere")
    house.sandbox.add_channel(other, "lounge")
    await house.shut()
    house.sandbox.forget_sessions()
    usual = guild_create_object
    odd = {field: [{"id": MARK}] if field != "owner_id" else MARK}
    monkeypatch.setattr(
        gateway, "guild_create_object", lambda guild, *rest: usual(guild, *rest) | (odd if guild is other else {})
    )
    logged(caplog)
    await house.open()
    await heard(house)
    assert len(logged(caplog)) == 1
    await play_once(house, playing)
