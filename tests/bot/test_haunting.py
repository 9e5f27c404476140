"""The ghosts of a set are stored deal by deal: a process that ends meanwhile has not thought for nothing."""

import asyncio

import pytest

from bot.daily import days
from bot.daily.days import Ponder
from data.daily.records import DailySet, Ghost
from data.store import Store
from engine.daily import DEALS

GHOST = (Ghost(levels=("page",), place=1, margin=0),)


def nobody(_: object) -> None:
    """No computer player thinks."""


async def test_a_process_that_ends_between_two_deals_leaves_the_ghosts_of_the_first(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = DailySet(day=20_760, slot=0, game="tahimi", rules=1, thinks=1, secret=bytes(32), hash="7f" * 32)
    await store.daily.make([made])
    asked = list[int]()

    async def thought(_: DailySet, number: int, __: Ponder) -> tuple[Ghost, ...]:
        asked.append(number)
        if asked.count(2) == 1 and number == 2:
            raise asyncio.CancelledError
        return GHOST

    monkeypatch.setattr(days, "ghosts_of", thought)
    with pytest.raises(asyncio.CancelledError):
        await days.haunt(store.daily, made, nobody)
    (left,) = await store.daily.of_days([made.day])
    assert left.ghosts == (GHOST,)
    await days.haunt(store.daily, left, nobody)
    (whole,) = await store.daily.of_days([made.day])
    assert whole.ghosts == (GHOST,) * DEALS
    assert asked == [1, 2, 2, 3]
