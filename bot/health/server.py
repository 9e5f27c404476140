"""`/healthz` and `/metrics`, for those who watch over the bot. They have no password: nobody else may reach them."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.health.measures import REGISTRY


class PortError(OSError):
    """Raised when nothing can listen there. The text is one plain sentence for the person who runs the program."""


@asynccontextmanager
async def serve(
    host: str, port: int, health: Callable[[], tuple[bool, str]], measure: Callable[[], None]
) -> AsyncIterator[str]:
    """Serve `/healthz` and `/metrics`. Yield their address. `health`: whether all is well, and a sentence about it.
    `measure`: brings up to date what is only measured when somebody looks. Raises PortError.
    """

    async def answer(_: web.Request) -> web.Response:
        well, text = health()
        return web.Response(text=f"{text}\n", status=200 if well else 503)

    async def metrics(_: web.Request) -> web.Response:
        measure()
        return web.Response(body=generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})

    app = web.Application()
    app.add_routes([web.get("/healthz", answer), web.get("/metrics", metrics)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        site = web.TCPSite(runner, host, port)
        try:
            await site.start()
        except OSError as error:
            raise PortError(f"cannot listen on {host}:{port} (HEALTH_PORT): {error.strerror}") from error
        yield f"http://{host}:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()
