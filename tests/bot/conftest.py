"""A database that is new for each test; and a draw of tournaments in a hurry."""

from collections.abc import AsyncIterator

import pytest

from bot.tournaments import seating
from data import database
from data.database import Address
from data.store import Store


@pytest.fixture
async def store(where: Address) -> AsyncIterator[Store]:
    async with database.open(where) as store:
        yield store


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let draws soon stop to look for fewer meetings."""
    monkeypatch.setattr(seating, "STEPS", 50)
