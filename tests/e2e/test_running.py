"""Running it: what the person at the shell is told, and how the bot starts and ends."""

import asyncio
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.hosting import PERMISSIONS, wiped
from bot.sandbox import Sandbox, serve
from bot.settings import Settings
from tests.e2e.house import ROOT

pytestmark = pytest.mark.slow

CONFIGURATION_ERROR = 78
LONG = 30.0


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with serve(rate_limits=False) as served:
        yield served


class Shell:
    """Runs `python -m bot` in an empty folder."""

    def __init__(self, folder: Path, sandbox: Sandbox) -> None:
        self.folder = folder
        self.environment = {
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": sandbox.token,
            "DISCORD_API": sandbox.api,
            "DISCORD_GATEWAY": sandbox.gateway,
            "DATABASE": str(folder / "court.db"),
            "CARD_FACES": "false",
        }

    async def start(self, *words: str, **changes: str) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot",
            *words,
            cwd=self.folder,
            env=self.environment | changes,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )

    async def ended(self, process: asyncio.subprocess.Process) -> None:
        """Stop it, and wait until it has ended."""
        process.send_signal(signal.SIGTERM)
        await asyncio.wait_for(process.communicate(), LONG)

    async def refused(self, **changes: str) -> str:
        """What it says when it cannot start; it must say so without a traceback and with the code for it."""
        process = await self.start(**changes)
        _, said = await asyncio.wait_for(process.communicate(), LONG)
        assert process.returncode == CONFIGURATION_ERROR
        assert b"Traceback" not in said
        return said.decode().strip().splitlines()[-1]


@pytest.fixture
def shell(tmp_path: Path, sandbox: Sandbox) -> Shell:
    return Shell(tmp_path, sandbox)


async def test_a_missing_and_a_wrong_token_are_told_in_one_sentence(shell: Shell) -> None:
    assert ".env.example" in await shell.refused(DISCORD_TOKEN="")
    assert "does not accept this token" in await shell.refused(DISCORD_TOKEN="not.a.token")


async def test_a_database_that_cannot_be_used_is_told_in_one_sentence(shell: Shell, tmp_path: Path) -> None:
    assert "cannot write" in await shell.refused(DATABASE=str(tmp_path / "no" / "such" / "folder" / "court.db"))
    (tmp_path / "poem.db").write_text("not a database at all, but a poem" * 100)
    assert "is not a database" in await shell.refused(DATABASE=str(tmp_path / "poem.db"))
    newer = tmp_path / "newer.db"
    with sqlite3.connect(newer) as database:
        database.executescript(
            "create table alembic_version (version_num text); insert into alembic_version values ('9999')"
        )
    assert "newer version" in await shell.refused(DATABASE=str(newer))


async def test_a_setting_that_is_none_is_told_by_name(shell: Shell) -> None:
    assert (await shell.refused(STEWARD_SECONDS="soon")).startswith("STEWARD_SECONDS: ")


async def test_help_lists_every_setting_with_its_description(shell: Shell) -> None:
    process = await shell.start("--help")
    said, _ = await asyncio.wait_for(process.communicate(), LONG)
    assert process.returncode == 0
    for name, setting in Settings.model_fields.items():
        assert name.upper() in said.decode()
        assert (setting.description or "?") in said.decode()
    assert "--adopt" in said.decode()


async def test_the_database_of_another_application_is_refused_in_one_sentence_until_it_is_adopted(
    shell: Shell, sandbox: Sandbox
) -> None:
    before = sandbox.world.bot.id
    for words in ((), ("--adopt",), ()):
        process = await shell.start(*words)
        await sandbox.connected(LONG)
        await shell.ended(process)
        assert process.returncode == 0
        sandbox.forget_sessions()
        if not words and sandbox.world.bot.id == before:
            sandbox.change_application()
            said = await shell.refused()
            assert all(part in said for part in (str(before), str(sandbox.world.bot.id), "court.db", "--adopt"))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_it_says_what_it_stores_where_and_ends_cleanly(
    shell: Shell, sandbox: Sandbox, number: signal.Signals
) -> None:
    process = await shell.start()
    await sandbox.connected(LONG)
    process.send_signal(number)
    _, output = await asyncio.wait_for(process.communicate(), LONG)
    said = output.decode()
    assert process.returncode == 0
    assert "Traceback" not in said
    assert f"permissions={PERMISSIONS.value}" in said
    assert str(shell.folder / "court.db") in said


async def test_commands_are_registered_only_when_they_have_changed(shell: Shell, sandbox: Sandbox) -> None:
    for _ in range(2):
        process = await shell.start()
        await sandbox.connected(LONG)
        process.send_signal(signal.SIGTERM)
        await asyncio.wait_for(process.communicate(), LONG)
        sandbox.forget_sessions()
    registered = [one for one in sandbox.exchanges if one.method == "PUT" and one.path.endswith("/commands")]
    assert len(registered) == 1


def test_a_host_that_wipes_its_disk_is_known(tmp_path: Path) -> None:
    assert wiped(tmp_path / "court.db", {"DYNO": "worker.1"}) == "Heroku"
    assert wiped(tmp_path / "court.db", {}) is None
