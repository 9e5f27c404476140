"""Every end-to-end test gets a house; what is checked at its end holds for all of them."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.house import House, built


@pytest.fixture
async def site(
    tmp_path: Path, request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[House]:
    """A house in which no bot runs yet. The bot may log no warning, and nobody an error."""
    async with built(tmp_path, request.node.name) as house:
        yield house
    logged = [one for one in caplog.get_records("call") if one.levelno >= logging.WARNING]
    assert not [one.getMessage() for one in logged if one.levelno >= logging.ERROR or one.name.startswith("bot")]


@pytest.fixture
async def house(site: House) -> House:
    """A house with the bot running in this process."""
    await site.open()
    return site
