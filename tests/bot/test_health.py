"""Those who watch over the bot: systemd, the health check, what is measured, the log as JSON."""

import json
import logging
import socket
import sys
from pathlib import Path

import aiohttp
import pytest

from bot import health
from bot.health import PortError
from bot.interactions.seen import SeenInteractions
from bot.operations.logs import JsonLines

LOCAL = "127.0.0.1"


@pytest.mark.parametrize("abstract", [False, True])
def test_systemd_is_told_through_its_socket(tmp_path: Path, abstract: bool) -> None:
    name = f"@tahimi-{tmp_path}" if abstract else str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(name.replace("@", "\0", 1))
        health.notify(health.READY, {"NOTIFY_SOCKET": name})
        assert manager.recv(100) == b"READY=1"


def test_without_systemd_nobody_is_told() -> None:
    health.notify(health.READY, {})


def test_a_manager_that_has_gone_disturbs_nobody(tmp_path: Path) -> None:
    health.notify(health.READY, {"NOTIFY_SOCKET": str(tmp_path / "nobody")})


async def test_the_health_check_says_what_is_wrong() -> None:
    state = (True, "ok")
    session, running = aiohttp.ClientSession(), health.serve(LOCAL, 0, lambda: state, lambda: None)
    async with session, running as address:
        async with session.get(f"{address}/healthz") as answer:
            assert (answer.status, await answer.text()) == (200, "ok\n")
        state = (False, "the file is gone")
        async with session.get(f"{address}/healthz") as answer:
            assert (answer.status, await answer.text()) == (503, "the file is gone\n")


async def test_metrics_are_brought_up_to_date_when_they_are_read() -> None:
    def measure() -> None:
        health.TABLES.labels("round").set(7)

    async with (
        health.serve(LOCAL, 0, lambda: (True, "ok"), measure) as address,
        aiohttp.ClientSession() as session,
        session.get(f"{address}/metrics") as answer,
    ):
        assert 'bot_tables{phase="round"} 7.0' in await answer.text()


async def test_a_port_that_is_taken_is_told_in_one_sentence() -> None:
    with socket.socket() as taken:
        taken.bind((LOCAL, 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(PortError, match=rf"cannot listen on 127.0.0.1:{port} \(HEALTH_PORT\)"):
            async with health.serve(LOCAL, port, lambda: (True, "ok"), lambda: None):
                pass


def test_since_when_an_interaction_is_known() -> None:
    seen = SeenInteractions()
    assert seen.seconds_since(1) is None
    seen.first(1)
    waited = seen.seconds_since(1)
    assert waited is not None
    assert waited >= 0


def test_a_line_of_the_json_log_is_an_object_with_the_traceback_in_it() -> None:
    try:
        raise ValueError("a slip")
    except ValueError:
        record = logging.LogRecord("bot.x", logging.ERROR, "x.py", 1, "table %s broke", (4,), sys.exc_info())
    line = JsonLines().format(record)
    payload = json.loads(line)
    assert "\n" not in line
    assert (payload["level"], payload["logger"], payload["message"]) == ("ERROR", "bot.x", "table 4 broke")
    assert "ValueError: a slip" in payload["exception"]
    assert payload["time"].endswith("+00:00")
