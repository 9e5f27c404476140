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


@pytest.mark.usefixtures("root_logger")
def test_it_is_the_first_line_of_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    start(Settings(_env_file=None, discord_token=""), adopt=False)
    assert capsys.readouterr().err.splitlines()[0].endswith(f"version {VERSION}")
