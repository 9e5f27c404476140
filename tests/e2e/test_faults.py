"""Things that go wrong outside the rules: a permission withdrawn in mid-game, and something of ours that breaks."""

import pytest

from bot.sandbox import is_ephemeral, text_of
from bot.sandbox.faults import CallFault
from bot.table import lobby
from bot.table.deadlines import PACES
from data.errors import TransactionError
from tests.e2e.house import House
from tests.e2e.people import dealt, hand_of, over, panel, play_round, players, press, public, seated, verbs
from tests.full_disk import full_disk
from tests.said import heard, is_said, said

pytestmark = pytest.mark.long


async def test_a_table_goes_on_where_the_bot_may_not_post_any_more_and_is_posted_when_it_may_again(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    people = house.people("Marie", "Bob", "Zoé")
    playing = players(people, "withdrawn")
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    await house.let_draw_pass()
    await play_round(playing, 1)
    await house.quiet()
    house.sandbox.deny(house.hall, house.guild, "send_messages")
    for person in people:
        await press(person, "ready")
    await house.quiet()
    assert (await house.saved())[0].round == 2
    assert over(1)(public(people[0])), "the new table could not be posted"
    assert all(hand_of(panel(person)) for person in people), "hands need no permission of the bot"
    refused = [one for one in house.sandbox.refusals if one.status == 403]
    assert refused
    house.asked_for += [403] * len(refused)
    caplog.clear()
    house.sandbox.allow(house.hall, house.guild, "send_messages")
    await play_round(playing, 2)
    await house.quiet()
    assert over(2)(public(people[0]))


@pytest.mark.parametrize("broken", ["/channels/{channel_id}/messages/{message_id}", "/channels/{channel_id}/messages"])
async def test_a_picture_that_never_arrived_is_drawn_again_though_nothing_happens(
    house: House, caplog: pytest.LogCaptureFixture, broken: str
) -> None:
    """Nobody may miss what the round's end offers, and how the next one begins."""
    people = house.people("Marie", "Bob", "Zoé")
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    await house.let_draw_pass()
    table = await house.table()
    while table.record.phase == "round":
        house.sandbox.faults.clear()
        house.sandbox.faults.append(CallFault(2, template=broken, lost="request"))
        await house.wait(PACES["lively"] + 1)
    assert over(1)(public(people[0]))
    house.sandbox.faults.append(CallFault(2, template=broken, lost="request"))
    await press(people[0], "ready")  # stewards sit in for the others
    await house.quiet()
    house.sandbox.faults.clear()
    assert table.record.round == 2
    *_, before, newest = [one for one in people[0].messages() if one["author"].get("bot") and not is_ephemeral(one)]
    assert is_said("table-title", text_of(newest), round=2)
    assert "ready" not in verbs(before)
    caplog.clear()


async def test_a_message_that_was_sent_and_not_recorded_is_found_again_after_a_restart(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = house.people("Marie", "Bob", "Zoé")
    playing = players(people, "unrecorded")
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    await house.let_draw_pass()
    await play_round(playing, 1)
    await house.quiet()

    async def dark(*_: object) -> None:
        raise OSError("the power fails")

    with monkeypatch.context() as patch:
        patch.setattr(house.bot.registry.store.messages, "save", dark)
        patch.setattr("bot.messages.table_message.TRIES", 1)  # nor is there a next time
        for person in people:
            await press(person, "ready")
        await house.quiet()
        await house.shut()
    caplog.clear()
    lost = int(public(people[0])["id"])
    assert (await house.saved())[0].round == 2
    assert (await house.saved_messages()).message is None
    await house.open()
    await house.quiet()
    table, shown = await house.table(), int(public(people[0])["id"])
    assert shown == lost
    assert (
        table.messages.message == shown == (await house.bot.registry.store.messages.load(1) or table.messages).message
    )
    for person in people:
        await press(person, "hand")
    await play_round(playing, 2)


async def test_a_fault_of_ours_is_told_with_a_reference_that_the_log_has_too_and_changes_nothing(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = house.people("Marie", "Bob", "Zoé")
    await seated(*people)
    before = await house.saved()

    async def spilled(*_: object, **__: object) -> None:
        raise RuntimeError("ink")

    with monkeypatch.context() as patch:
        patch.setattr(lobby, "begin", spilled)
        answer = await press(people[0], "go")
    assert answer.message is not None
    (texts,) = heard("refused-crash", text_of(answer.message))
    assert any(f"ref {texts['reference']}" in record.getMessage() for record in caplog.records)
    assert await house.saved() == before
    caplog.clear()
    await press(people[0], "go")
    await dealt(*people)


async def test_a_full_disk_is_told_to_people_as_such_and_play_goes_on_once_there_is_room(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    people = house.people("Marie", "Bob", "Zoé")
    await seated(*people)
    before = await house.saved()
    with full_disk(house.bot.registry.store):
        answers = [await press(people[0], "go"), await press(people[0], "go"), await people[1].slash("cards notify")]
        for answer in answers:
            assert answer.message is not None
            assert text_of(answer.message) == said("refused-disk-full")
        await house.quiet()
        assert house.bot.failure is None
    assert await house.saved() == before
    caplog.clear()
    await press(people[0], "go")
    await dealt(*people)
    await play_round(players(people, "full"), 1)


async def test_a_deadline_that_comes_while_the_disk_is_full_is_kept_once_there_is_room(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    people = house.people("Marie", "Bob", "Zoé")
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    await house.let_draw_pass()
    table = await house.table()
    before = table.record
    with full_disk(house.bot.registry.store):
        house.clock.advance(PACES["lively"] + 1)
        await house.bot.registry.timer.strike()
        told = [one for one in caplog.records if one.levelname == "ERROR"]
        assert told
        for one in told:
            assert one.exc_info
            assert isinstance(one.exc_info[1], TransactionError), "the log tells it in one line, once a minute"
    assert table.record == before
    caplog.clear()
    while table.record.phase == "round":
        await house.wait(PACES["lively"] + 1)
    assert over(1)(public(people[0]))
