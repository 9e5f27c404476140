"""Tests of what the bot's own token reaches: messages, permissions, threads, commands, emojis, limits in time."""

import asyncio
import io
import json
import time

import aiohttp
import pytest

from bot.sandbox import JSON, Clock, Exchange, NotThere, serve, text_of
from bot.sandbox.access import permissions_in
from bot.sandbox.faults import CallFault
from bot.sandbox.world import COMPONENTS_V2, SUPPRESS_NOTIFICATIONS
from tests.sandbox.conftest import PNG, Court, button, code, row, words


def form(body: JSON, **files: bytes) -> aiohttp.FormData:
    data = aiohttp.FormData(quote_fields=False)
    data.add_field("payload_json", json.dumps(body), content_type="application/json")
    for n, (name, content) in enumerate(files.items()):
        data.add_field(
            f"files[{n}]", io.BytesIO(content), filename=name.replace("_dot_", "."), content_type="image/png"
        )
    return data


async def send(court: Court, body: JSON, **files: bytes) -> tuple[int, JSON]:
    headers = {"Authorization": f"Bot {court.sandbox.token}"}
    url = f"{court.sandbox.api}/channels/{court.hall.id}/messages"
    async with court.http.post(url, data=form(body, **files), headers=headers) as response:
        return response.status, await response.json()


# The door


@pytest.mark.parametrize("token", ["wrong", None])
async def test_a_wrong_token_is_refused(court: Court, token: str | None) -> None:
    assert await court.ask("GET", "/users/@me", token=token) == (401, {"message": "401: Unauthorized", "code": 0})


async def test_an_unknown_route_is_refused_and_recorded(court: Court) -> None:
    assert await court.ask("GET", "/cats") == (404, {"message": "404: Not Found", "code": 0})
    assert [(refusal.method, refusal.path) for refusal in court.sandbox.refusals] == [("GET", "/cats")]


async def test_no_json_no_entry(court: Court) -> None:
    url, headers = f"{court.sandbox.api}/users/@me/channels", {"Authorization": f"Bot {court.sandbox.token}"}
    async with court.http.post(url, data=b"{", headers=headers) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50109)


# Messages


async def test_a_message_is_sent_changed_and_deleted(court: Court) -> None:
    message = await court.post(content="one")
    path = f"/channels/{court.hall.id}/messages/{message['id']}"
    assert [text_of(m) for m in court.marie.messages()] == ["one"]
    assert (await court.ask("PATCH", path, {"content": "two"}))[1]["edited_timestamp"]
    assert [text_of(m) for m in court.marie.messages()] == ["two"]
    assert (await court.ask("GET", path))[1]["content"] == "two"
    assert await court.ask("DELETE", path) == (204, None)
    assert court.marie.messages() == []
    assert code(await court.ask("GET", path)) == (404, 10008)


async def test_a_message_must_not_be_empty(court: Court) -> None:
    path = f"/channels/{court.hall.id}/messages"
    assert code(await court.ask("POST", path, {})) == (400, 50006)
    assert code(await court.ask("POST", path, {"flags": COMPONENTS_V2, "components": []})) == (400, 50006)
    message = await court.post(content="x")
    assert code(await court.ask("PATCH", f"{path}/{message['id']}", {"content": ""})) == (400, 50006)
    assert [text_of(m) for m in court.marie.messages()] == ["x"]


async def test_errors_are_nested_by_path(court: Court) -> None:
    body = {"components": [row(button(label="x" * 81))], "content": "x"}
    _, answer = await court.ask("POST", f"/channels/{court.hall.id}/messages", body)
    assert answer["errors"]["components"]["0"]["components"]["0"]["label"]["_errors"] == [
        {"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 80 or fewer in length."}
    ]


async def test_a_classic_message_turns_into_components_only_if_emptied(court: Court) -> None:
    message = await court.post(content="old")
    path = f"/channels/{court.hall.id}/messages/{message['id']}"
    body = {"flags": COMPONENTS_V2, "components": [words("new")]}
    assert code(await court.ask("PATCH", path, body)) == (400, 50035)
    status, changed = await court.ask("PATCH", path, body | {"content": None, "embeds": []})
    assert status == 200
    assert text_of(changed) == "new"
    assert changed["flags"] & COMPONENTS_V2


async def test_only_own_messages_are_edited(court: Court) -> None:
    said = await court.marie.say("hello")
    path = f"/channels/{court.hall.id}/messages/{said['id']}"
    assert code(await court.ask("PATCH", path, {"content": "x"})) == (403, 50005)
    assert code(await court.ask("DELETE", path)) == (403, 50013)
    court.sandbox.allow(court.hall, court.sandbox.world.bot, "manage_messages")
    assert await court.ask("DELETE", path) == (204, None)


async def test_history_is_newest_first_and_pages(court: Court) -> None:
    ids = [(await court.post(content=str(n)))["id"] for n in range(5)]
    path = f"/channels/{court.hall.id}/messages"

    async def found(query: str) -> list[int]:
        return [ids.index(m["id"]) for m in (await court.ask("GET", path + query))[1]]

    assert await found("") == [4, 3, 2, 1, 0]
    assert await found("?limit=2") == [4, 3]
    assert await found(f"?before={ids[2]}&limit=1") == [1]
    assert await found(f"?after={ids[2]}&limit=1") == [3]
    assert await found(f"?around={ids[2]}&limit=3") == [3, 2, 1]
    assert code(await court.ask("GET", f"{path}?limit=101")) == (400, 50035)


async def test_attachments_are_served_and_shown_by_components(court: Court) -> None:
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://my_table.png"}}]}
    status, message = await send(court, {"flags": COMPONENTS_V2, "components": [gallery]}, **{"my table_dot_png": PNG})
    assert status == 200, message
    assert message["attachments"] == []
    media = message["components"][0]["items"][0]["media"]
    assert (media["width"], media["height"], media["content_type"]) == (128, 128, "image/png")
    async with court.http.get(media["url"]) as response:
        assert (response.content_type, await response.read()) == ("image/png", PNG)
    path = f"/channels/{court.hall.id}/messages/{message['id']}"
    status, kept = await court.ask("PATCH", path, {"components": [words("x"), gallery]})
    assert status == 200
    assert kept["components"][1]["items"][0]["media"]["url"] == media["url"]
    assert code(await court.ask("PATCH", path, {"attachments": [], "components": [gallery]})) == (400, 50035)


async def test_attachments_are_listed_and_kept_by_list(court: Court) -> None:
    body = {"content": "x", "attachments": [{"id": 0, "description": "a table"}]}
    _, message = await send(court, body, a_dot_png=PNG, b_dot_png=PNG)
    first, second = message["attachments"]
    assert (first["filename"], first["description"], second["filename"]) == ("a.png", "a table", "b.png")
    path = f"/channels/{court.hall.id}/messages/{message['id']}"
    _, changed = await court.ask("PATCH", path, {"attachments": [{"id": second["id"]}]})
    assert [file["filename"] for file in changed["attachments"]] == ["b.png"]
    assert code(await court.ask("PATCH", path, {"attachments": [{"id": "1"}]})) == (400, 50035)


async def test_a_file_has_ten_mebibytes_at_most(court: Court) -> None:
    assert (await send(court, {}, a_dot_png=bytes(10 * 2**20)))[0] == 200
    assert code(await send(court, {}, a_dot_png=bytes(10 * 2**20 + 1))) == (400, 50045)


# Permissions


async def test_permissions_of_the_channel_count(court: Court) -> None:
    sandbox, bot, hall = court.sandbox, court.sandbox.world.bot, court.hall
    path = f"/channels/{hall.id}/messages"
    sandbox.deny(hall, bot, "send_messages")
    assert code(await court.ask("POST", path, {"content": "x"})) == (403, 50013)
    sandbox.deny(hall, court.guild, "view_channel")
    assert code(await court.ask("POST", path, {"content": "x"})) == (403, 50001)
    assert code(await court.ask("GET", f"/channels/{hall.id}")) == (403, 50001)
    assert permissions_in(hall, bot.id) == 0, "who does not see a channel may do nothing there"
    sandbox.allow(hall, court.guild, "view_channel")
    sandbox.allow(hall, bot, "send_messages")
    assert (await court.ask("POST", path, {"content": "x"}))[0] == 200
    sandbox.deny(hall, bot, "attach_files")
    assert code(await send(court, {"content": "x"}, a_dot_png=PNG)) == (403, 50013)
    sandbox.deny(hall, bot, "read_message_history")
    assert (await court.ask("GET", path))[1] == []


async def test_people_are_bound_by_permissions_too(court: Court) -> None:
    court.sandbox.deny(court.hall, court.bob.user, "send_messages")
    with pytest.raises(NotThere):
        await court.bob.say("x")
    message = await court.post(content="x", components=[row(button())])
    court.sandbox.deny(court.hall, court.bob.user, "view_channel")
    assert court.bob.messages() == []
    assert len(court.marie.messages()) == 1
    with pytest.raises(NotThere):
        await court.bob.click(message, "b")


async def test_a_member_who_left_is_unknown(court: Court) -> None:
    path = f"/guilds/{court.guild.id}/members/{court.bob.user.id}"
    assert (await court.ask("GET", path))[1]["user"]["username"] == "bob"
    court.sandbox.leave(court.guild, court.bob.user)
    assert code(await court.ask("GET", path)) == (404, 10007)
    assert code(await court.ask("GET", f"/guilds/{court.guild.id}/members/1")) == (404, 10013)
    assert court.bob.messages() == []


async def test_a_guild_that_removed_the_bot_is_unknown_and_its_channels_are_out_of_reach(court: Court) -> None:
    court.sandbox.remove_bot(court.guild)
    assert code(await court.ask("GET", f"/guilds/{court.guild.id}")) == (404, 10004)
    assert code(await court.ask("GET", f"/channels/{court.hall.id}")) == (403, 50001)
    assert await court.ask("GET", "/users/@me/guilds") == (200, [])
    court.sandbox.invite_bot(court.guild)
    assert (await court.ask("GET", f"/guilds/{court.guild.id}"))[0] == 200


async def test_messages_of_another_application_cannot_be_edited(court: Court) -> None:
    message = await court.post(content="x")
    court.sandbox.change_application()
    court.sandbox.invite_bot(court.guild)
    path = f"/channels/{court.hall.id}/messages/{message['id']}"
    assert code(await court.ask("PATCH", path, {"content": "y"})) == (403, 50005)


async def test_deleted_things_are_unknown(court: Court) -> None:
    message = await court.post(content="x")
    court.sandbox.delete_message(message)
    path = f"/channels/{court.hall.id}/messages"
    assert code(await court.ask("PATCH", f"{path}/{message['id']}", {"content": "x"})) == (404, 10008)
    court.sandbox.delete_channel(court.hall)
    assert code(await court.ask("POST", path, {"content": "x"})) == (404, 10003)
    court.sandbox.delete_guild(court.guild)
    assert code(await court.ask("GET", f"/guilds/{court.guild.id}")) == (404, 10004)


# Pings


async def test_who_is_pinged(court: Court) -> None:
    marie, bob = court.marie.user.id, court.bob.user.id
    both = f"<@{marie}> <@{bob}>"

    async def pinged(**body: object) -> set[int]:
        message = await court.post(**body)
        return {ping.user_id for ping in court.sandbox.pings if ping.message_id == int(message["id"])}

    assert await pinged(content=both) == {marie, bob}
    assert await pinged(content=both, allowed_mentions={"parse": []}) == set()
    assert await pinged(content=both, allowed_mentions={"parse": [], "users": [str(bob)]}) == {bob}
    assert await pinged(content=both, flags=SUPPRESS_NOTIFICATIONS) == set()
    assert await pinged(flags=COMPONENTS_V2, components=[words(both)]) == {marie, bob}
    assert await pinged(content="@everyone") >= {marie, bob}
    court.sandbox.deny(court.hall, court.sandbox.world.bot, "mention_everyone")
    assert await pinged(content="@everyone") == set()
    court.sandbox.deny(court.hall, court.bob.user, "view_channel")
    assert await pinged(content=both) == {marie}


async def test_an_edit_pings_nobody(court: Court) -> None:
    message = await court.post(content="x")
    path = f"/channels/{court.hall.id}/messages/{message['id']}"
    _, changed = await court.ask("PATCH", path, {"content": f"<@{court.bob.user.id}>"})
    assert [user["username"] for user in changed["mentions"]] == ["bob"]
    assert court.bob.pings() == []


async def test_an_interaction_parses_user_mentions_only(court: Court) -> None:
    await court.command()
    deed = await court.begin(court.marie.slash("start"))
    await deed.answer(4, content=f"@everyone <@{court.bob.user.id}>")
    assert len(court.bob.pings()) == 1
    assert court.marie.pings() == []


# Threads


async def test_a_thread_from_a_message(court: Court) -> None:
    message = await court.post(content="table")
    path = f"/channels/{court.hall.id}/messages/{message['id']}/threads"
    assert code(await court.ask("POST", path, {"name": "x" * 101})) == (400, 50035)
    status, thread = await court.ask("POST", path, {"name": "Table", "auto_archive_duration": 60})
    assert (status, thread["id"], thread["type"]) == (201, message["id"], 11)
    assert code(await court.ask("POST", path, {"name": "Table"})) == (400, 160004)
    inside = court.marie.at(court.sandbox.world.channels[int(thread["id"])])
    await court.ask("POST", f"/channels/{thread['id']}/messages", {"content": "in here"})
    assert [text_of(m) for m in inside.messages()] == ["in here"]
    add = f"/channels/{thread['id']}/thread-members/"
    assert await court.ask("PUT", f"{add}{court.bob.user.id}") == (204, None)
    assert await court.ask("PUT", f"{add}@me") == (204, None)
    members = (await court.ask("GET", f"/channels/{thread['id']}/thread-members"))[1]
    assert {m["user_id"] for m in members} == {str(court.app), str(court.bob.user.id)}


async def test_threads_need_permissions(court: Court) -> None:
    bot, hall = court.sandbox.world.bot, court.hall
    path, body = f"/channels/{hall.id}/threads", {"name": "Table", "type": 11}
    court.sandbox.deny(hall, bot, "create_public_threads")
    assert code(await court.ask("POST", path, body)) == (403, 50013)
    court.sandbox.allow(hall, bot, "create_public_threads")
    thread = (await court.ask("POST", path, body))[1]
    talk = f"/channels/{thread['id']}/messages"
    court.sandbox.deny(hall, bot, "send_messages_in_threads")
    assert code(await court.ask("POST", talk, {"content": "x"})) == (403, 50013)
    court.sandbox.deny(hall, bot, "send_messages")
    court.sandbox.allow(hall, bot, "send_messages_in_threads")
    assert (await court.ask("POST", talk, {"content": "x"}))[0] == 200


async def test_a_private_thread_is_for_its_members(court: Court) -> None:
    _, thread = await court.ask("POST", f"/channels/{court.hall.id}/threads", {"name": "Table"})
    assert thread["type"] == 12
    channel = court.sandbox.world.channels[int(thread["id"])]
    await court.ask("POST", f"/channels/{thread['id']}/messages", {"content": "psst"})
    assert court.marie.at(channel).messages() == []
    await court.ask("PUT", f"/channels/{thread['id']}/thread-members/{court.marie.user.id}")
    assert len(court.marie.at(channel).messages()) == 1
    assert court.bob.at(channel).messages() == []


async def test_an_archived_thread_wakes_unless_locked(court: Court) -> None:
    _, thread = await court.ask("POST", f"/channels/{court.hall.id}/threads", {"name": "Table", "type": 11})
    channel = court.sandbox.world.channels[int(thread["id"])]
    path = f"/channels/{thread['id']}/messages"
    _, message = await court.ask("POST", path, {"content": "x"})
    court.sandbox.archive(channel)
    assert code(await court.ask("PATCH", f"{path}/{message['id']}", {"content": "y"})) == (400, 50083)
    assert (await court.ask("POST", path, {"content": "x"}))[0] == 200
    assert (await court.ask("PATCH", f"{path}/{message['id']}", {"content": "y"}))[0] == 200
    court.sandbox.archive(channel, locked=True)
    assert code(await court.ask("POST", path, {"content": "x"})) == (400, 50083)


# Limits in time


async def test_hour_old_messages_take_three_edits_in_six_seconds(court: Court) -> None:
    message = await court.post(content="x")
    path = f"/channels/{court.hall.id}/messages/{message['id']}"
    for n in range(5):
        assert (await court.ask("PATCH", path, {"content": str(n)}))[0] == 200
    court.clock.advance(3601)
    for n in range(3):
        assert (await court.ask("PATCH", path, {"content": str(n)}))[0] == 200
    status, body = await court.ask("PATCH", path, {"content": "too often"})
    assert (status, body["code"]) == (429, 30046)
    assert 0 < body["retry_after"] <= 6
    fresh = await court.post(content="fresh")
    assert (await court.ask("PATCH", f"/channels/{court.hall.id}/messages/{fresh['id']}", {"content": "y"}))[0] == 200
    court.clock.advance(6)
    assert (await court.ask("PATCH", path, {"content": "again"}))[0] == 200


async def test_rate_limits_are_told_and_kept() -> None:
    async with serve(rate_limits=True) as sandbox, aiohttp.ClientSession() as http:
        hall = sandbox.add_channel(sandbox.add_guild("The Court"), "hall")
        url, headers = f"{sandbox.api}/channels/{hall.id}/messages", {"Authorization": f"Bot {sandbox.token}"}
        left = []
        for _ in range(5):
            async with http.post(url, json={"content": "x"}, headers=headers) as response:
                assert response.status == 200
                left.append(response.headers["X-RateLimit-Remaining"])
                assert 0 < float(response.headers["X-RateLimit-Reset-After"]) <= 5
        assert left == ["4", "3", "2", "1", "0"]
        async with http.post(url, json={"content": "x"}, headers=headers) as response:
            assert response.status == 429
            assert response.headers["Via"]
            assert 0 < (await response.json())["retry_after"] <= 5
        async with http.get(url, headers=headers) as response:
            assert response.status == 200, "another bucket"


async def test_time_is_in_the_ids(court: Court) -> None:
    first = int((await court.post(content="x"))["id"])
    court.clock.advance(60)
    second = int((await court.post(content="x"))["id"])
    assert 60_000 <= (second >> 22) - (first >> 22) < 70_000


async def test_a_frozen_clock_still_gives_new_ids() -> None:
    async with serve(now=lambda: 1.8e9) as sandbox:
        ids = [sandbox.world.snowflake() for _ in range(100)]
        assert ids == sorted(set(ids))


# Bad luck, and what is kept of it


async def test_calls_fail_on_order(court: Court) -> None:
    path = f"/channels/{court.hall.id}/messages"
    court.sandbox.fail_next(503, times=2, template="/channels/{channel_id}/messages")
    assert (await court.ask("GET", "/users/@me"))[0] == 200
    assert (await court.ask("POST", path, {"content": "x"}))[0] == 503
    assert (await court.ask("POST", path, {"content": "x"}))[0] == 503
    assert (await court.ask("POST", path, {"content": "x"}))[0] == 200
    assert len(court.marie.messages()) == 1
    court.sandbox.fail_next(403, code=50001)
    assert code(await court.ask("GET", f"/guilds/{court.guild.id}")) == (403, 50001)
    court.sandbox.faults.append(CallFault(lost="request"))
    with pytest.raises(aiohttp.ClientError):
        await court.ask("POST", path, {"content": "x"})
    assert len(court.marie.messages()) == 1
    court.sandbox.faults.append(CallFault(lost="response"))
    with pytest.raises(aiohttp.ClientError):
        await court.ask("POST", path, {"content": "x"})
    assert len(court.marie.messages()) == 2
    court.sandbox.faults.append(CallFault(method="POST", status=429, retry_after=5.0))
    assert (await court.ask("GET", "/users/@me"))[0] == 200
    status, body = await court.ask("POST", path, {"content": "x"})
    assert (status, body["retry_after"]) == (429, 5.0)


async def test_traffic_keeps_order_bodies_and_users(court: Court) -> None:
    await court.command()
    deed = await court.begin(court.marie.slash("start"))
    await deed.answer(4, content="x")
    sent, event, answer = court.sandbox.traffic[-3:]
    assert getattr(sent, "event", None) == "INTERACTION_CREATE"
    assert getattr(event, "event", None) == "MESSAGE_CREATE"
    assert isinstance(answer, Exchange)
    assert answer.template == "/interactions/{interaction_id}/{interaction_token}/callback"
    assert (answer.method, answer.status, answer.user_id) == ("POST", 200, court.marie.user.id)
    assert answer.body == {"type": 4, "data": {"content": "x"}}


async def test_until_waits_for_what_comes(court: Court) -> None:
    waiting = asyncio.create_task(court.bob.until(lambda message: text_of(message) == "now"))
    await court.post(content="not yet")
    assert not waiting.done()
    now = await court.post(content="now")
    assert (await waiting)["id"] == now["id"]
    with pytest.raises(TimeoutError, match="not yet"):
        await court.bob.until(lambda message: text_of(message) == "never", within=0.01)


def test_a_stopped_clock_goes_on_by_what_it_is_told_alone() -> None:
    clock = Clock()
    clock.stop()
    before = clock()
    time.sleep(0.01)
    assert clock() == before
    clock.advance(100)
    assert clock() == before + 100


def test_the_clock_runs_ahead_of_time() -> None:
    clock = Clock()
    before = clock()
    clock.advance(100)
    assert 100 <= clock() - before < 101
