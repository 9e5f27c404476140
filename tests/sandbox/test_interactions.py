"""The life of an interaction and its token, by a bot that is nothing but HTTP requests."""

import asyncio

import pytest

from bot.sandbox import JSON, Failed, NotThere, WrongInput, is_ephemeral, is_thinking, text_of
from bot.sandbox.callbacks import FOLLOW_UPS
from bot.sandbox.world import COMPONENTS_V2, EPHEMERAL
from tests.sandbox.conftest import Court, Deed, button, code, row, words

REPLY, THINK, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
FORM: JSON = {
    "title": "Rules",
    "custom_id": "form",
    "components": [
        {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "name", "style": 1, "max_length": 5}}
    ],
}


async def command(court: Court) -> Deed:
    await court.command()
    return await court.begin(court.marie.slash("start"))


async def click(court: Court, **body: object) -> Deed:
    message = await court.post(content="table", components=[row(button("b"), button("c"))])
    return await court.begin(court.marie.click(message, "b"))


async def test_a_command_is_answered_by_a_message(court: Court) -> None:
    deed = await command(court)
    status, body = await deed.answer(REPLY, content="hello")
    assert status == 200
    assert body["resource"]["type"] == REPLY
    assert body["resource"]["message"]["content"] == "hello"
    assert body["interaction"]["response_message_id"] == body["resource"]["message"]["id"]
    answer = await deed.task
    assert answer.kind == "message"
    assert answer.message == court.marie.messages()[-1]
    assert answer.message["interaction"]["name"] == "start"
    assert answer.message["interaction_metadata"]["user"]["username"] == "marie"


async def test_without_response_the_answer_is_empty(court: Court) -> None:
    deed = await command(court)
    assert await deed.answer(REPLY, query="", content="hello") == (204, None)


async def test_the_payload_tells_who_and_where(court: Court) -> None:
    court.sandbox.deny(court.hall, court.sandbox.world.bot, "attach_files")
    deed = await command(court)
    data = deed.data
    assert data["member"]["user"]["username"] == "marie"
    assert int(data["app_permissions"]) & (1 << 11)
    assert not int(data["app_permissions"]) & (1 << 15)
    assert int(data["member"]["permissions"]) & (1 << 15)
    assert data["guild_id"] == str(court.guild.id)
    await deed.answer(REPLY, content="x")


async def test_after_three_seconds_the_interaction_is_dead(court: Court) -> None:
    deed = await command(court)
    court.clock.advance(2.5)
    court.sandbox.tick()
    assert not deed.task.done()
    court.clock.advance(1)
    court.sandbox.tick()
    with pytest.raises(Failed, match="This interaction failed"):
        await deed.task
    assert code(await deed.answer(REPLY, content="late")) == (404, 10062)
    assert court.marie.messages() == []


async def test_real_time_runs_out_as_well(court: Court) -> None:
    court.sandbox.patience = 0.01
    deed = await command(court)
    with pytest.raises(Failed):
        await deed.task
    assert code(await deed.answer(REPLY, content="late")) == (404, 10062)


async def test_there_is_one_first_answer(court: Court) -> None:
    deed = await command(court)
    await deed.answer(REPLY, content="one")
    assert code(await deed.answer(REPLY, content="two")) == (400, 40060)


async def test_a_wrong_token_is_an_unknown_interaction(court: Court) -> None:
    deed = await command(court)
    deed.data |= {"token": "x"}
    assert code(await deed.answer(REPLY, content="x")) == (404, 10062)


async def test_a_refused_body_leaves_the_interaction_open(court: Court) -> None:
    deed = await command(court)
    assert code(await deed.answer(REPLY, content="x" * 2001)) == (400, 50035)
    assert code(await deed.answer(REPLY)) == (400, 50006)
    assert (await deed.answer(REPLY, content="x"))[0] == 200
    assert len(court.sandbox.refusals) == 2


async def test_no_follow_up_before_the_answer(court: Court) -> None:
    deed = await command(court)
    assert code(await deed.by_token("POST", content="early")) == (404, 10015)
    await deed.answer(REPLY, content="x")
    assert (await deed.by_token("POST", content="now"))[0] == 200


async def test_a_token_lives_fifteen_minutes(court: Court) -> None:
    deed = await command(court)
    await deed.answer(REPLY, content="x")
    court.clock.advance(15 * 60 - 5)
    assert (await deed.by_token("PATCH", "/messages/@original", content="y"))[0] == 200
    court.clock.advance(10)
    assert code(await deed.by_token("PATCH", "/messages/@original", content="z")) == (401, 50027)
    assert code(await deed.by_token("POST", content="z")) == (401, 50027)


ALLOWED = {
    "command": {REPLY, THINK, MODAL},
    "click": {REPLY, THINK, DEFER_UPDATE, UPDATE, MODAL},
    "submit of a command's modal": {REPLY, THINK},
    "submit of a click's modal": {REPLY, THINK, DEFER_UPDATE, UPDATE},
}


@pytest.mark.parametrize("what", ALLOWED)
@pytest.mark.parametrize("kind", [1, REPLY, THINK, DEFER_UPDATE, UPDATE, CHOICES, MODAL])
async def test_what_answers_what(court: Court, what: str, kind: int) -> None:
    deed = await (click(court) if "click" in what else command(court))
    if "submit" in what:
        await deed.answer(MODAL, **FORM)
        opened = (await deed.task).modal
        assert opened is not None
        deed = await court.begin(court.marie.submit(opened, {"name": "x"}))
    data: JSON = FORM if kind == MODAL else {"choices": []} if kind == CHOICES else {}
    if kind in (REPLY, UPDATE):
        data = {"content": "x"}
    status, body = await deed.answer(kind, **data)
    assert (status == 200) is (kind in ALLOWED[what])
    if status != 200:
        assert body["code"] == 50035
        assert "type" in body["errors"]


async def test_a_deferred_answer_takes_only_the_ephemeral_flag(court: Court) -> None:
    deed = await command(court)
    assert code(await deed.answer(THINK, flags=EPHEMERAL | COMPONENTS_V2)) == (400, 50035)
    assert (await deed.answer(THINK, flags=EPHEMERAL))[0] == 200


async def test_the_first_follow_up_after_thinking_edits_it(court: Court) -> None:
    deed = await command(court)
    await deed.answer(THINK)
    thinking = (await deed.task).message
    assert thinking is not None
    assert is_thinking(thinking)
    status, body = await deed.by_token("POST", content="thought", flags=EPHEMERAL)
    assert status == 200
    assert body["id"] == thinking["id"]
    assert not is_ephemeral(body)
    assert not is_thinking(body)
    assert body["edited_timestamp"] is None
    _, second = await deed.by_token("POST", content="more", flags=EPHEMERAL)
    assert second["id"] != thinking["id"]
    assert is_ephemeral(second)
    assert len(court.marie.messages()) == 2
    assert len(court.bob.messages()) == 1


async def test_thinking_turns_into_components_by_its_edit(court: Court) -> None:
    deed = await command(court)
    await deed.answer(THINK, flags=EPHEMERAL)
    _, body = await deed.by_token("PATCH", "/messages/@original", flags=COMPONENTS_V2, components=[words("done")])
    assert text_of(body) == "done"
    assert is_ephemeral(body)
    assert not is_thinking(body)


async def test_an_update_changes_the_clicked_message(court: Court) -> None:
    deed = await click(court)
    status, body = await deed.answer(UPDATE, content="changed", components=[])
    assert status == 200
    assert body["resource"]["message"]["id"] == deed.data["message"]["id"]
    answer = await deed.task
    assert answer.kind == "update"
    assert [text_of(message) for message in court.bob.messages()] == ["changed"]
    assert (await deed.by_token("GET", "/messages/@original"))[1]["content"] == "changed"


async def test_a_deferred_update_edits_later(court: Court) -> None:
    deed = await click(court)
    await deed.answer(DEFER_UPDATE)
    assert (await deed.task).kind == "deferred"
    await deed.by_token("PATCH", "/messages/@original", content="later")
    assert [text_of(message) for message in court.bob.messages()] == ["later"]


async def test_a_click_also_reaches_the_clicked_message_by_id(court: Court) -> None:
    deed = await click(court)
    clicked = deed.data["message"]["id"]
    await deed.answer(REPLY, content="noted", flags=EPHEMERAL)
    assert (await deed.by_token("PATCH", f"/messages/{clicked}", content="edited"))[0] == 200
    assert (await deed.by_token("GET", "/messages/@original"))[1]["content"] == "noted"
    other = await court.post(content="another message")
    assert code(await deed.by_token("PATCH", f"/messages/{other['id']}", content="x")) == (404, 10008)
    assert (await deed.by_token("DELETE", f"/messages/{clicked}")) == (204, None)
    assert [text_of(message) for message in court.bob.messages()] == ["another message"]


async def test_an_ephemeral_is_its_owners_and_its_tokens_alone(court: Court) -> None:
    deed = await command(court)
    await deed.answer(REPLY, content="secret", flags=EPHEMERAL, components=[row(button("more"))])
    secret = (await deed.task).message
    assert secret is not None
    assert [m["id"] for m in court.marie.messages()] == [secret["id"]]
    assert court.bob.messages() == []
    path = f"/channels/{court.hall.id}/messages/{secret['id']}"
    for method in ("GET", "PATCH", "DELETE"):
        body = {"content": "x"} if method == "PATCH" else None
        assert code(await court.ask(method, path, body)) == (404, 10008)
    assert (await court.ask("GET", f"/channels/{court.hall.id}/messages"))[1] == []
    with pytest.raises(NotThere):
        await court.bob.click(secret, "more")
    # A later click on it brings a new token, long after the first one died.
    court.clock.advance(3600)
    again = await court.begin(court.marie.click(secret, "more"))
    assert (await again.answer(UPDATE, content="fresh"))[0] == 200
    assert (await again.by_token("DELETE", f"/messages/{secret['id']}")) == (204, None)
    assert court.marie.messages() == []


async def test_a_dismissed_ephemeral_is_out_of_sight_but_alive(court: Court) -> None:
    deed = await command(court)
    await deed.answer(REPLY, content="secret", flags=EPHEMERAL, components=[row(button("more"))])
    secret = (await deed.task).message
    assert secret is not None
    court.marie.dismiss(secret)
    assert court.marie.messages() == []
    assert (await deed.by_token("PATCH", "/messages/@original", content="unseen"))[0] == 200
    with pytest.raises(NotThere):
        await court.marie.click(secret, "more")


async def test_a_public_message_cannot_be_dismissed(court: Court) -> None:
    message = await court.post(content="table")
    with pytest.raises(NotThere):
        court.marie.dismiss(message)


async def test_components_v2_cannot_be_taken_back(court: Court) -> None:
    message = await court.post(flags=COMPONENTS_V2, components=[words(), row(button())])
    deed = await court.begin(court.marie.click(message, "b"))
    assert code(await deed.answer(UPDATE, content="classic", flags=0)) == (400, 50035)
    assert code(await deed.answer(UPDATE, components=[])) == (400, 50006)
    status, body = await deed.answer(UPDATE, components=[words("new")], flags=0)
    assert status == 200
    assert body["resource"]["message"]["flags"] & COMPONENTS_V2


async def test_a_modal_is_filled_checked_and_sent(court: Court) -> None:
    deed = await click(court)
    await deed.answer(MODAL, **FORM)
    opened = (await deed.task).modal
    assert opened is not None
    with pytest.raises(WrongInput, match="name"):
        await court.marie.submit(opened, {"name": "too long"})
    with pytest.raises(WrongInput, match="nickname"):
        await court.marie.submit(opened, {"name": "x", "nickname": "y"})
    with pytest.raises(NotThere):
        await court.bob.submit(opened, {"name": "x"})
    sent = await court.begin(court.marie.submit(opened, {"name": "Marie"}))
    component = sent.data["data"]["components"][0]["component"]
    assert (component["custom_id"], component["value"]) == ("name", "Marie")
    assert sent.data["message"]["id"] == deed.data["message"]["id"]
    await sent.answer(UPDATE, content="Marie")
    assert (await sent.task).kind == "update"
    with pytest.raises(NotThere):
        await court.marie.submit(opened, {"name": "again"})


async def test_a_refused_modal_can_still_be_answered(court: Court) -> None:
    deed = await command(court)
    assert code(await deed.answer(MODAL, **(FORM | {"title": "x" * 46}))) == (400, 50035)
    assert (await deed.answer(MODAL, **FORM))[0] == 200
    assert code(await deed.by_token("GET", "/messages/@original")) == (404, 10008)


async def test_disabled_and_missing_buttons_are_not_there(court: Court) -> None:
    message = await court.post(components=[row(button("on"), button("off", "Off", disabled=True))], content="x")
    for wrong in ("off", "gone"):
        with pytest.raises(NotThere):
            await court.marie.click(message, wrong)
    with pytest.raises(NotThere):
        await court.marie.click(message, label="Off")


async def test_a_person_may_click_an_old_picture(court: Court) -> None:
    old = await court.post(components=[row(button("old"))], content="x")
    path = f"/channels/{court.hall.id}/messages/{old['id']}"
    await court.ask("PATCH", path, {"components": [row(button("new"))]})
    with pytest.raises(NotThere):
        await court.marie.click(old, "old")
    deed = await court.begin(court.marie.click(old, "old", stale=True))
    assert deed.data["data"]["custom_id"] == "old"
    assert deed.data["message"]["components"][0]["components"][0]["custom_id"] == "new"
    await deed.answer(DEFER_UPDATE)
    await court.ask("DELETE", path)
    with pytest.raises(NotThere):
        await court.marie.click(old, "old", stale=True)


async def test_choosing_in_a_select(court: Court) -> None:
    options = [{"label": x, "value": x} for x in "abc"]
    select = {"type": 3, "custom_id": "s", "options": options, "max_values": 2}
    message = await court.post(content="x", components=[row(select), row({"type": 5, "custom_id": "who"})])
    for wrong in ([], ["a", "b", "c"], ["z"], ["a", "a"]):
        with pytest.raises(WrongInput):
            await court.marie.choose(message, "s", wrong)
    deed = await court.begin(court.marie.choose(message, "s", ["a", "c"]))
    assert deed.data["data"]["values"] == ["a", "c"]
    await deed.answer(DEFER_UPDATE)
    deed = await court.begin(court.marie.choose(message, "who", [court.bob.user]))
    assert deed.data["data"]["resolved"]["users"][str(court.bob.user.id)]["username"] == "bob"
    await deed.answer(DEFER_UPDATE)


async def test_autocomplete(court: Court) -> None:
    await court.command(options=[{"type": 3, "name": "game", "description": "x", "autocomplete": True}])
    deed = await court.begin(asyncio.ensure_future(court.marie.autocomplete("start", "game", game="ta")))  # type: ignore[arg-type]  # its outcome is the choices
    assert deed.data["type"] == 4
    assert deed.data["data"]["options"] == [{"type": 3, "name": "game", "value": "ta", "focused": True}]
    assert code(await deed.answer(CHOICES, choices=[{"name": "x", "value": "x"}] * 26)) == (400, 50035)
    assert code(await deed.answer(CHOICES, choices=[{"name": "x", "value": 1}])) == (400, 50035)
    assert (await deed.answer(CHOICES, choices=[{"name": "Tahimi", "value": "tahimi"}]))[0] == 200
    assert await deed.task == [{"name": "Tahimi", "value": "tahimi"}]  # type: ignore[comparison-overlap]  # as above
    assert code(await deed.by_token("POST", content="x")) == (404, 10015)


async def test_who_may_use_a_command(court: Court) -> None:
    await court.command(default_member_permissions="32", contexts=[0])
    with pytest.raises(NotThere, match="cannot use"):
        await court.bob.slash("start")
    court.sandbox.grant(court.guild, court.bob.user, "manage_guild")
    deed = await court.begin(court.bob.slash("start"))
    await deed.answer(REPLY, content="x")
    court.sandbox.revoke(court.guild, court.bob.user)
    with pytest.raises(NotThere):
        await court.bob.slash("start")
    with pytest.raises(NotThere):
        await court.bob.slash("stop")
    court.sandbox.deny(court.hall, court.guild, "use_application_commands")
    with pytest.raises(NotThere):
        await court.marie.slash("start")


async def test_nobody_answers_when_no_bot_is_connected(court: Court) -> None:
    court.sandbox.patience = 0.01
    await court.command()
    with pytest.raises(Failed):
        await court.marie.slash("start")


@pytest.mark.parametrize("place", ["group", "guild"])
async def test_where_only_the_person_has_installed_the_app_an_interaction_has_five_follow_ups(
    court: Court, place: str
) -> None:
    court.sandbox.install(court.marie.user)
    if place == "group":
        there = court.sandbox.world.group(court.marie.user, court.bob.user)
    else:
        guild = court.sandbox.add_foreign_guild("Elsewhere")
        court.sandbox.join(guild, court.marie.user)
        there = court.sandbox.add_channel(guild, "lounge")
    await court.command(contexts=[0, 1, 2], integration_types=[0, 1])
    deed = await court.begin(court.marie.at(there).slash("start"))
    assert deed.data["context"] == (2 if place == "group" else 0)
    assert deed.data["authorizing_integration_owners"] == {"1": str(court.marie.user.id)}
    await deed.answer(REPLY, content="first", flags=EPHEMERAL)
    for number in range(FOLLOW_UPS):
        assert (await deed.by_token("POST", content=f"more {number}", flags=EPHEMERAL))[0] == 200
    assert code(await deed.by_token("POST", content="one too many", flags=EPHEMERAL)) == (400, 40094)
    assert (await deed.by_token("PATCH", "/messages/@original", content="edited"))[0] == 200
    court.clock.advance(15 * 60 + 1)
    assert code(await deed.by_token("PATCH", "/messages/@original", content="late")) == (401, 50027)
