import asyncio
import gc
import shutil
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import URL

from data import database
from data.database import Address
from tests.postgres import Server, served


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Give each run a temporary folder of its own, removed at its end: by itself pytest removes those of former runs,
    and stumbles where another run removes the same ones. A folder that is given by `--basetemp` is kept.
    """
    if config.option.basetemp is None:
        config.option.basetemp = tempfile.mkdtemp(prefix="pytest-")
        config.add_cleanup(partial(shutil.rmtree, config.option.basetemp, ignore_errors=True))


def pytest_collection_finish() -> None:
    """Set aside what collection has made: a sixth of the tests' processor time went into looking through it again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A server of PostgreSQL, for the tests of this process."""
    with served(durable=False) as running:
        yield running


@pytest.fixture(scope="session")
def template(server: Server) -> URL:
    """A database of the server that is up to date, and empty."""
    url = server.database()
    asyncio.run(_made(url))
    return url


@pytest.fixture(scope="session")
def template_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file that is up to date, and empty: a copy of it is sooner there than a new one."""
    path = tmp_path_factory.mktemp("template") / "tables.db"
    asyncio.run(_made(path))
    return path


async def _made(where: Address) -> None:
    async with database.open(where):
        pass


@pytest.fixture
def kind(request: pytest.FixtureRequest) -> str:
    """The kind of database that a test runs on: a file, unless it says otherwise, as by `tests.postgres.KINDS`."""
    return str(getattr(request, "param", "sqlite"))


@pytest.fixture
def where(request: pytest.FixtureRequest, tmp_path: Path, kind: str) -> Iterator[Address]:
    """The address of a test's database, which is up to date and empty. Nothing that people see depends on which kind it
    is.
    """
    if kind == "sqlite":
        yield Path(shutil.copy(request.getfixturevalue("template_file"), tmp_path / "tables.db"))
        return
    server: Server = request.getfixturevalue("server")
    template: URL = request.getfixturevalue("template")
    url = server.database(template.database or "")
    yield url
    server.drop(url)
