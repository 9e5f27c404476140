"""The version that is named in pyproject.toml is the one that the bot says it has."""

import sys

import pytest

from bot.__main__ import main
from bot.hosting import VERSION
from bot.operations.start import start
from bot.settings import Settings


def test_it_is_said_by_request(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["bot", "--version"])
    with pytest.raises(SystemExit, match="0"):
        main()
    assert capsys.readouterr().out == f"{VERSION}\n"


def test_it_is_the_first_line_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    start(Settings(discord_token=""), adopt=False)
    assert caplog.messages[0] == f"version {VERSION}"
