"""A database that is new for each test."""

from collections.abc import AsyncIterator

import pytest

from data import database
from data.database import Address
from data.store import Store


@pytest.fixture
async def store(where: Address) -> AsyncIterator[Store]:
    async with database.open(where) as store:
        yield store
