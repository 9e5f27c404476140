"""The form of what is logged, as whoever runs the bot reads it."""

import io
import json
import logging

import pytest

from bot.operations import logs
from bot.settings import Settings
from data.errors import DatabaseError, TransactionError

log = logging.getLogger("bot.tests")


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch, root_logger: logging.Logger) -> io.StringIO:
    """What a bot writes that was just started and logs JSON."""
    text = io.StringIO()
    monkeypatch.setattr("sys.stderr", text)
    logs.set_up(Settings(_env_file=None, log_format="json"))
    assert len(root_logger.handlers) == 1
    return text


def tell(message: str, error: Exception, at: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: at)
    monkeypatch.setattr("time.time_ns", lambda: round(at * 1e9))  # which Python reads since 3.13
    try:
        raise error
    except Exception:
        log.exception(message)


def test_trouble_of_the_database_is_one_line_a_minute(written: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    full = "cannot write to tahimi.db: the disk is full"
    for second in range(0, 121, 4):
        tell(f"table {second}: what was due could not be done", TransactionError(full, full=True), second, monkeypatch)
    tell("a task failed", DatabaseError("another trouble"), 121, monkeypatch)
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert [one["message"] for one in lines] == [
        f"table 0: what was due could not be done: {full}",
        f"table 60: what was due could not be done: {full}",
        f"table 120: what was due could not be done: {full}",
        "a task failed: another trouble",
    ]
    assert not any("exception" in one for one in lines)


def test_any_other_fault_has_its_traceback_each_time(written: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2):
        tell("a task failed", ValueError("ink"), 0, monkeypatch)
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert ["ValueError: ink" in one["exception"] for one in lines] == [True, True]


def test_other_handlers_stay_as_they_are(root_logger: logging.Logger) -> None:
    other = logging.Handler()
    root_logger.addHandler(other)
    logs.set_up(Settings(_env_file=None))
    assert (other.filters, other.formatter) == ([], None)
