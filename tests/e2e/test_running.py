"""The program: what the person at the shell is told, and how the bot starts and ends."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.hosting import PERMISSIONS, wiped
from bot.operations import drain
from bot.sandbox import Sandbox, serve
from bot.settings import Settings
from data import database
from tests import openapi
from tests.e2e.house import ROOT

pytestmark = pytest.mark.long

TEMPORARY_FAILURE, CONFIGURATION_ERROR = 75, 78
LONG = 30.0


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with serve(rate_limits=False) as served:
        served.add_guild("The Court")
        yield served
    assert openapi.traffic_problems(served.traffic) == []


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
        """Stop the process, and wait until it has ended."""
        process.send_signal(signal.SIGTERM)
        await asyncio.wait_for(process.communicate(), LONG)

    async def refused(self, code: int = CONFIGURATION_ERROR, **changes: str) -> str:
        """The last line that it writes when it cannot start."""
        return await self.gives_up(await self.start(**changes), code)

    async def gives_up(self, process: asyncio.subprocess.Process, code: int) -> str:
        """The last line that it writes at its end; it must end without a traceback and with the code for it."""
        _, said = await asyncio.wait_for(process.communicate(), LONG)
        assert process.returncode == code
        assert b"Traceback" not in said
        return said.decode().strip().splitlines()[-1]


@pytest.fixture
def shell(tmp_path: Path, sandbox: Sandbox) -> Shell:
    return Shell(tmp_path, sandbox)


async def test_a_missing_and_a_wrong_token_are_told_in_one_sentence(shell: Shell) -> None:
    assert ".env.example" in await shell.refused(DISCORD_TOKEN="")
    assert "does not accept this token" in await shell.refused(DISCORD_TOKEN="not.a.token")


async def test_a_token_with_a_blank_or_a_line_break_inside_is_told_and_not_shown(shell: Shell) -> None:
    for token in ("secret.to ken", "secret.to\nken", "secret.to\u00a0ken"):
        said = await shell.refused(DISCORD_TOKEN=token)
        assert said.startswith("DISCORD_TOKEN: ")
        assert "secret" not in said


def test_windows_is_refused_with_a_sentence() -> None:
    program = "import sys; sys.platform = 'win32'; import bot.__main__"
    ended = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 -- our own program
    assert ended.returncode == CONFIGURATION_ERROR
    assert "WSL" in ended.stderr
    assert ended.stderr.count("\n") == 1


async def test_a_database_that_cannot_be_used_is_told_in_one_sentence(shell: Shell, tmp_path: Path) -> None:
    assert "cannot write" in await shell.refused(DATABASE=str(tmp_path / "no" / "such" / "folder" / "court.db"))
    (tmp_path / "poem.db").write_text("not a database at all, but a poem" * 100)
    assert "is not a database" in await shell.refused(DATABASE=str(tmp_path / "poem.db"))
    newer = tmp_path / "newer.db"
    with closing(sqlite3.connect(newer)) as database:
        database.executescript(
            "create table alembic_version (version_num text); insert into alembic_version values ('9999')"
        )
    assert "newer version" in await shell.refused(DATABASE=str(newer))


async def test_trouble_that_may_pass_has_a_code_of_its_own(shell: Shell, tmp_path: Path) -> None:
    nowhere = "http://127.0.0.1:9/api"
    assert "Discord cannot be reached" in await shell.refused(TEMPORARY_FAILURE, DISCORD_API=nowhere)
    with closing(sqlite3.connect(tmp_path / "court.db", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert "in use by another program" in await shell.refused(TEMPORARY_FAILURE)


async def test_it_ends_when_its_database_is_deleted_under_it(shell: Shell, sandbox: Sandbox, tmp_path: Path) -> None:
    process = await shell.start()
    await sandbox.connected(LONG)
    (tmp_path / "court.db").unlink()
    assert "was deleted or replaced while it was in use" in await shell.gives_up(process, CONFIGURATION_ERROR)
    assert not (tmp_path / "court.db").exists()


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


async def test_it_is_backed_up_and_drained_while_it_runs(shell: Shell, sandbox: Sandbox) -> None:
    nobody = await shell.start("drain")
    assert "there is no database" in await shell.gives_up(nobody, CONFIGURATION_ERROR)
    bot = await shell.start()
    await sandbox.connected(LONG)
    backup = await shell.start("backup", "copy.db")
    assert await asyncio.wait_for(backup.wait(), LONG) == 0
    assert (shell.folder / "copy.db").exists()
    draining = await shell.start("drain")
    said, _ = await asyncio.wait_for(draining.communicate(), LONG)
    assert draining.returncode == 0
    assert "The bot has ended" in said.decode()
    await asyncio.wait_for(bot.communicate(), LONG)
    assert bot.returncode == 0


async def test_where_no_bot_runs_there_is_nothing_to_drain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(drain, "ANSWER_SECONDS", drain.LOOK_SECONDS)
    async with database.open(tmp_path / "court.db"):
        pass
    wanted = Settings(_env_file=None, database=tmp_path / "court.db")
    assert await asyncio.to_thread(drain.drain, wanted, 1.0) == TEMPORARY_FAILURE
    assert "No bot is running" in capsys.readouterr().err


def test_of_several_ranges_one_is_to_be_named_for_a_drain(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = Settings(_env_file=None, database="postgresql://bot@localhost/cards", shards="0-3/16,4-7/16")
    assert drain.drain(wanted, 1.0) == CONFIGURATION_ERROR
    assert "Say which one is to be drained" in capsys.readouterr().err


async def test_the_doctor_ends_with_a_code_for_the_worst_that_it_found(shell: Shell) -> None:
    for code, changes in (
        (TEMPORARY_FAILURE, {}),  # faces are yet to be uploaded
        (0, {"CARD_FACES": "false"}),
        (CONFIGURATION_ERROR, {"DISCORD_TOKEN": "not.a.token"}),
    ):
        process = await shell.start("doctor", **{"CARD_FACES": "true"} | changes)
        said, _ = await asyncio.wait_for(process.communicate(), LONG)
        assert (process.returncode, b"Traceback" in said) == (code, False), said.decode()


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


@pytest.fixture
async def mute() -> AsyncIterator[tuple[str, asyncio.Event]]:
    """The address of a gateway that takes connections and says nothing, and whether one was made."""
    asked, over = asyncio.Event(), asyncio.Event()

    async def accept(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.set()
        await over.wait()
        writer.close()

    async with await asyncio.start_server(accept, "127.0.0.1", 0) as server:
        yield f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}", asked
        over.set()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_it_ends_though_the_gateway_does_not_answer(
    shell: Shell, sandbox: Sandbox, mute: tuple[str, asyncio.Event], number: signal.Signals
) -> None:
    sandbox.hub.address, asked = mute
    process = await shell.start()
    await asyncio.wait_for(asked.wait(), LONG)
    process.send_signal(number)
    _, said = await asyncio.wait_for(process.communicate(), LONG)
    assert (process.returncode, b"Traceback" in said) == (0, False), said.decode()


async def test_it_ends_though_the_gateway_cannot_be_reached_and_is_tried_again(shell: Shell, sandbox: Sandbox) -> None:
    sandbox.hub.address = "ws://127.0.0.1:9"
    process = await shell.start()
    assert process.stderr is not None
    async for line in process.stderr:
        if b"Failed to connect for shard_id" in line:
            break
    process.send_signal(signal.SIGTERM)
    await asyncio.wait_for(process.communicate(), LONG)
    assert process.returncode == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_it_ends_while_sessions_are_being_started(shell: Shell, sandbox: Sandbox, number: signal.Signals) -> None:
    """Of several shards, the first is there, and the others wait for their turn."""
    limits = sandbox.hub.identifying
    limits.limited, limits.shards = True, 4
    process = await shell.start()
    await sandbox.connected(LONG)
    process.send_signal(number)
    _, said = await asyncio.wait_for(process.communicate(), LONG)
    assert (process.returncode, b"Traceback" in said) == (0, False), said.decode()
    assert len(sandbox.hub.served) == 0


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
