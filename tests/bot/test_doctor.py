"""The doctor: every trouble has its sentence; what could not be asked is said."""

import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot import hosting
from bot.operations import doctor
from bot.operations.doctor import Finding, State
from bot.remembered import WARY_SECONDS, Remembered
from bot.runtime import chores
from bot.sandbox import Sandbox, serve
from bot.sandbox.commands import stored
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


async def test_all_is_well_but_for_faces_that_are_yet_to_come(sandbox: Sandbox, tmp_path: Path) -> None:
    async with database.open(tmp_path / "court.db"):
        pass
    every = await found(settings(sandbox, tmp_path))
    assert {name: one.state for name, one in every.items()} == {
        "version": State.WELL,
        "database": State.WELL,
        "chores": State.WELL,
        "disk": State.WELL,
        "charts": State.WELL,
        "copies": State.WELL,
        "token": State.WELL,
        "portal": State.WELL,
        "clock": State.WELL,
        "permissions": State.WELL,
        "slash commands": State.WELL,
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
    finding = every.pop("token, portal, commands, permissions and faces")
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


async def test_whether_commands_are_registered_is_told(sandbox: Sandbox, tmp_path: Path) -> None:
    sandbox.world.commands[None][1] = stored({"name": "cards", "description": "Cards"}, 1, 2, None, 3)
    finding = (await found(settings(sandbox, tmp_path)))["slash commands"]
    assert (finding.state, finding.sentence) == (State.WELL, "1 are registered: cards")


@pytest.mark.parametrize(("ago", "state"), [(60.0, State.WRONG), (WARY_SECONDS + 60, State.WELL)])
async def test_another_copy_is_told_for_a_day(sandbox: Sandbox, tmp_path: Path, ago: float, state: State) -> None:
    async with database.open(tmp_path / "court.db") as store:
        await Remembered(store.facts, lambda: time.time() - ago, lambda: True).notice("a test")
    assert (await found(settings(sandbox, tmp_path)))["copies"].state is state


NARROW, NOTHING = {"scopes": ["applications.commands"]}, {"permissions": "0"}
ENOUGH = {"scopes": ["applications.commands", "bot"], "permissions": str(hosting.PERMISSIONS.value)}


@pytest.mark.parametrize(
    ("changes", "user_install", "told"),
    [
        ({}, False, "as the bot needs it"),
        ({"interactions_endpoint_url": "https://example.org"}, False, "Interactions Endpoint URL"),
        ({"bot_require_code_grant": True}, False, "Requires OAuth2 Code Grant off"),
        ({"integration_types_config": {"1": {}}}, True, "Guild Install on"),
        ({"integration_types_config": {"0": {}, "1": {}}}, False, "User Install off"),
        ({"integration_types_config": {"0": {}, "1": {}}}, True, "as the bot needs it"),
        ({}, True, "User Install on"),
        ({"integration_types_config": {"0": {"oauth2_install_params": ENOUGH}}}, False, "as the bot needs it"),
        (
            {"integration_types_config": {"0": {"oauth2_install_params": ENOUGH | NARROW}}},
            False,
            "add bot to Installation",
        ),
        (
            {"integration_types_config": {"0": {"oauth2_install_params": ENOUGH | NOTHING}}},
            False,
            "add View Channels, Send Messages, Attach Files, Send Messages In Threads to",
        ),
    ],
)
async def test_what_the_portal_says_is_held_against_what_the_bot_needs(
    sandbox: Sandbox, tmp_path: Path, changes: dict[str, Any], user_install: bool, told: str
) -> None:
    sandbox.world.portal |= changes
    finding = (await found(settings(sandbox, tmp_path, user_install=user_install)))["portal"]
    assert told in finding.sentence
    assert (finding.state is State.WELL) == ("as the bot needs it" in told)
