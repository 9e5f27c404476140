"""The doctor: every trouble has its sentence; what could not be asked is said."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.operations import doctor
from bot.operations.doctor import Finding, State
from bot.runtime import chores
from bot.sandbox import Sandbox, serve
from bot.settings import Settings
from data import database
from data.shards import ALL


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with serve(rate_limits=False) as served:
        served.add_guild("The Court")
        yield served


def settings(sandbox: Sandbox, folder: Path, **changes: Any) -> Settings:
    wanted: dict[str, Any] = {
        "discord_token": sandbox.token,
        "discord_api": sandbox.api,
        "database": folder / "court.db",
    }
    return Settings(_env_file=None, **(wanted | changes))


async def found(wanted: Settings) -> dict[str, Finding]:
    every = [one for about in (doctor.here, doctor.there) async for one in about(wanted)]
    return {one.subject: one for one in every}


async def test_all_is_well_but_for_the_faces_that_are_yet_to_come(sandbox: Sandbox, tmp_path: Path) -> None:
    async with database.open(tmp_path / "court.db"):
        pass
    every = await found(settings(sandbox, tmp_path))
    assert {name: one.state for name, one in every.items()} == {
        "version": State.WELL,
        "database": State.WELL,
        "chores": State.WELL,
        "disk": State.WELL,
        "charts": State.WELL,
        "token": State.WELL,
        "clock": State.WELL,
        "permissions": State.WELL,
        "faces": State.UNKNOWN,
    }


async def test_chores_that_fail_are_named(sandbox: Sandbox, tmp_path: Path) -> None:
    async with database.open(tmp_path / "court.db") as store:
        await chores.note(store.facts, ALL, {"commands": "Discord answered 403 Forbidden"})
    every = await found(settings(sandbox, tmp_path))
    assert every["commands"].state is State.UNKNOWN
    assert every["commands"].sentence.startswith("Discord answered 403 Forbidden; ")
    assert "chores" not in every


async def test_a_wrong_and_a_missing_token_are_told(sandbox: Sandbox, tmp_path: Path) -> None:
    for token, text in (("not.a.token", "Reset Token"), ("", "there is none")):
        finding = (await found(settings(sandbox, tmp_path, discord_token=token)))["token"]
        assert finding.state is State.WRONG
        assert text in finding.sentence


async def test_without_a_network_it_says_what_it_could_not_ask(sandbox: Sandbox, tmp_path: Path) -> None:
    every = await found(settings(sandbox, tmp_path, discord_api="http://127.0.0.1:9"))
    finding = every.pop("token, clock, permissions and faces")
    assert finding.state is State.UNKNOWN
    assert set(every) == {"version", "database", "disk", "charts"}


async def test_a_broken_database_is_told_and_a_missing_one_is_none_yet(sandbox: Sandbox, tmp_path: Path) -> None:
    assert (await found(settings(sandbox, tmp_path)))["database"].state is State.WELL
    (tmp_path / "court.db").write_text("a poem" * 1000)
    finding = (await found(settings(sandbox, tmp_path)))["database"]
    assert finding.state is State.WRONG
    assert "is not a database" in finding.sentence


def test_a_clock_that_is_wrong_is_told_with_its_direction() -> None:
    date, then = "Sun, 06 Nov 1994 08:49:37 GMT", 784111777.0
    assert doctor.clock(date, then + 1).state is State.WELL
    assert "60 s ahead" in doctor.clock(date, then + 60).sentence
    assert "60 s behind" in doctor.clock(date, then - 60).sentence
    assert doctor.clock(None, then).state is State.UNKNOWN


def test_what_the_bot_lacks_is_named_by_server() -> None:
    servers = [{"name": "Court", "permissions": str(0x400 | 0x800)}, {"name": "Keep", "permissions": str(0x8)}]
    (finding,) = doctor.permissions(servers, 1)
    assert finding.state is State.WRONG
    assert "in Court the bot lacks Attach Files, Send Messages In Threads" in finding.sentence
    (invited,) = doctor.permissions([], 1)
    assert "client_id=1" in invited.sentence


def test_a_host_that_wipes_its_disk_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DYNO", "worker.1")
    assert "Heroku wipes it" in doctor.disk(tmp_path / "court.db").sentence


def test_charts_that_have_no_folder_to_write_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> str:
        raise OSError("Matplotlib requires access to a writable cache directory")

    monkeypatch.setattr("matplotlib.get_cachedir", refuse)
    finding = doctor.charts()
    assert finding.state is State.WRONG
    assert "set MPLCONFIGDIR" in finding.sentence
