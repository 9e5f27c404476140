from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data import database
from data.database import Address
from data.store import Store
from tests.postgres import KINDS


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    """The kind of database: each test of what is stored runs on each kind."""
    return str(request.param)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The path of a file that may be made."""
    return tmp_path / "tables.db"


@pytest.fixture
async def filed(path: Path) -> AsyncIterator[Store]:
    """The repository in the file at `path`."""
    async with database.open(path) as opened:
        yield opened


@pytest.fixture
async def store(where: Address) -> AsyncIterator[Store]:
    """The repository in a database of each kind."""
    async with database.open(where) as opened:
        yield opened
