"""Other web pages that a browser has open get nothing of the sandbox, whose people and cards are all here."""

import aiohttp
import pytest

from tests.sandbox.conftest import PNG, Court

PATHS = (
    *("/", "/web/app.js", "/cdn/emojis/1.png", "/sandbox/ws", "/gateway/"),
    *("/api/v10/users/@me", "/api/v10/gateway", "/nowhere"),
)
SOCKETS = ("/sandbox/ws", "/gateway/")
UPGRADE = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "A" * 22 + "==",
}


def port_of(court: Court) -> str:
    return court.sandbox.site.rpartition(":")[2]


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("method", ["GET", "POST", "OPTIONS"])
async def test_another_page_is_refused(court: Court, path: str, method: str) -> None:
    port = port_of(court)
    upgrade = UPGRADE if path in SOCKETS and method == "GET" else {}
    for foreign in (
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": f"https://evil.example:{port}"},
        {"Host": f"evil.example:{port}"},
        {"Host": "127.0.0.1:1"},
        {"Host": "evil.example", "Origin": "http://evil.example"},
    ):
        async with court.http.request(method, court.sandbox.site + path, headers=upgrade | foreign) as answer:
            assert answer.status == 403, foreign


async def test_another_page_cannot_be_a_person(court: Court) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await court.http.ws_connect(f"{court.sandbox.site}/sandbox/ws", origin="http://evil.example")


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
async def test_the_own_page_is_answered_and_cannot_be_shown_within_another(court: Court, host: str) -> None:
    own = f"{host}:{port_of(court)}"
    headers = {"Host": own, "Origin": f"http://{own}"}
    async with court.http.get(f"{court.sandbox.site}/", headers=headers) as answer:
        assert answer.status == 200
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["X-Frame-Options"] == "SAMEORIGIN"
    async with court.http.ws_connect(f"{court.sandbox.site}/sandbox/ws", headers=headers) as socket:
        assert (await socket.receive_json())["t"] == "people"


@pytest.mark.parametrize("kind", ["text/html", "image/svg+xml", "text/javascript", "image/png; x", "image/png"])
async def test_an_upload_is_shown_as_a_picture_or_not_at_all(court: Court, kind: str) -> None:
    court.sandbox.world.files["uploads/1"] = (kind, PNG)
    async with court.http.get(f"{court.sandbox.site}/cdn/uploads/1") as answer:
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        if kind.startswith("image/png"):
            assert answer.content_type == "image/png"
        else:
            assert answer.content_type == "application/octet-stream"
            assert answer.headers["Content-Disposition"] == "attachment"
        assert await answer.read() == PNG
