"""A wire between the bot and PostgreSQL that can go dead, or break at the worst moment."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

from sqlalchemy import URL

PIECE = 2**16
WRITES, COMMIT = b"BEGIN ISOLATION LEVEL SERIALIZABLE", b"COMMIT;"  # as the driver says them


@dataclass(eq=False)
class Wire:
    """Connections to a server's socket through a port of ours. `losing`: at the next commit of a transaction that
    writes, the connection breaks, with the "request" or the "answer" on its way. `lost`: whether one has.
    """

    socket: str
    losing: str = ""
    lost: asyncio.Event = field(default_factory=asyncio.Event)
    _dead: bool = False
    _there: list[StreamWriter] = field(default_factory=list)
    _open: set[asyncio.Task[None]] = field(default_factory=set)
    _mended: asyncio.Event = field(default_factory=asyncio.Event)

    def go_dead(self) -> None:
        """Let nothing come through any more without telling anybody, as when a machine or a network is gone."""
        self._dead = True

    def given_up(self) -> None:
        """Let the server end its connections, as when nothing has answered it for the time that `postgres.SESSION`
        says.
        """
        for writer in self._there:
            writer.transport.abort()

    def end(self) -> None:
        """Let go of every connection."""
        self._mended.set()
        for task in self._open:
            task.cancel()

    async def accept(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Serve one connection."""
        answers, there = await asyncio.open_unix_connection(self.socket)
        self._there.append(there)
        asking = asyncio.create_task(self._ask(reader, there, writer))
        answering = asyncio.create_task(self._answer(answers, writer))
        self._open |= {asking, answering}
        try:
            await asyncio.wait({asking, answering}, return_when=asyncio.FIRST_COMPLETED)
            if self._dead:
                await self._mended.wait()
        finally:
            asking.cancel()
            answering.cancel()
            there.transport.abort()
            writer.transport.abort()

    async def _ask(self, asked: StreamReader, there: StreamWriter, here: StreamWriter) -> None:
        writes = False
        while piece := await asked.read(PIECE):
            writes = piece.rfind(WRITES) >= 0 or (writes and b"BEGIN" not in piece)
            if self._dead:
                continue
            if self.losing and writes and COMMIT in piece:
                await self._lose(piece, there, here)
                return
            there.write(piece)

    async def _lose(self, piece: bytes, there: StreamWriter, here: StreamWriter) -> None:
        losing, self.losing = self.losing, ""
        self.lost.set()
        here.transport.abort()
        if losing == "answer":
            there.write(piece)
            await there.drain()
            there.write_eof()

    async def _answer(self, answers: StreamReader, here: StreamWriter) -> None:
        with suppress(ConnectionError):
            while piece := await answers.read(PIECE):
                if not self._dead:
                    here.write(piece)


@asynccontextmanager
async def wired(where: URL) -> AsyncIterator[tuple[Wire, URL]]:
    """A wire to the server of a database, and the address of that database through it."""
    wire = Wire(f"{where.query['host']}/.s.PGSQL.5432")
    async with await asyncio.start_server(wire.accept, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        try:
            yield wire, where.set(host="127.0.0.1", port=port, query={})
        finally:
            wire.end()
