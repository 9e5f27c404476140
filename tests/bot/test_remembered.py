"""Another copy of the bot is told from the processes of one database, and from a hand-over between them."""

import pytest

from bot.remembered import ADVICE, WARY_SECONDS, Registered, Remembered
from data.errors import DatabaseError
from data.facts import Facts
from data.store import Store


class Clock:
    """The time, which tests turn."""

    def __init__(self) -> None:
        self.now = 1e9

    def __call__(self) -> float:
        return self.now


async def test_a_sign_is_told_once_and_counts_for_a_day_in_every_process(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock()
    one, other = (Remembered(store.facts, clock, lambda: True) for _ in range(2))
    assert not await one.wary()
    for _ in range(3):
        await one.notice("a sign")
        clock.now += WARY_SECONDS / 2
    assert caplog.messages == [f"a sign: {ADVICE}"]
    assert one.advice == ADVICE
    assert await other.wary()
    assert other.advice == ADVICE
    clock.now += WARY_SECONDS
    assert one.advice == ""
    assert not await other.wary()


async def test_during_a_hand_over_between_processes_of_one_database_no_copy_is_noticed(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    process = Remembered(store.facts, Clock(), lambda: False)
    await process.notice("a sign")
    assert (process.advice, await process.wary(), caplog.messages) == ("", False, [])


async def test_who_has_lost_the_database_to_another_process_notices_no_copy(
    store: Store, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_: object) -> None:
        raise DatabaseError("another process serves these shards")

    process = Remembered(store.facts, Clock(), lambda: True)
    monkeypatch.setattr(Facts, "write", refuse)
    await process.notice("a sign")
    assert (process.advice, caplog.messages) == ("", [])


async def test_what_earlier_versions_have_left_is_understood(store: Store) -> None:
    """They kept a hash in place of the versions."""
    await store.facts.write("commands", "1" * 64)
    await store.facts.write("command_ids", '{"cards": 7}')
    await store.facts.write("faces", '{"Ace": [8, "abc"]}')
    kept = Remembered(store.facts, Clock(), lambda: True)
    assert await kept.commands() == {"cards": Registered(7, None)}
    assert await kept.faces() == {"Ace": (8, "abc")}
