"""A database that is new for each test, a log that nobody else writes, the toy game among the others, and a draw of
tournaments in a hurry.
"""

import logging
from collections.abc import AsyncIterator, Iterator

import pytest

from bot.tournaments import seating
from data import database
from data.database import Address
from data.store import Store
from engine.games import GAMES
from tests import toy


@pytest.fixture
async def store(where: Address) -> AsyncIterator[Store]:
    async with database.open(where) as store:
        yield store


@pytest.fixture
def root_logger() -> Iterator[logging.Logger]:
    """The root logger without its handlers, for a test that sets logging up."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    root.handlers.clear()
    yield root
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tables play the toy game."""
    monkeypatch.setitem(GAMES, "toy", toy.GAME)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let draws soon stop to look for fewer meetings."""
    monkeypatch.setattr(seating, "STEPS", 50)
