"""The illustrations of tables: drawn in a thread, once each, kept for a while, and done without where that fails."""

import asyncio
import threading

import pytest

from bot.messages.illustrations import AT_ONCE, KEPT, Illustrations
from bot.screens.table.illustration import Illustration


class Drawing:
    """Counts how often it is drawn, and how many are at a time."""

    def __init__(self) -> None:
        self.drawn: list[int] = []
        self.threads: set[int] = set()
        self.now = self.most = 0
        self.lock = threading.Lock()

    def of(self, key: int) -> Illustration:
        return Illustration(key, lambda: self._draw(key))

    def _draw(self, key: int) -> bytes:
        with self.lock:
            self.now += 1
            self.most = max(self.most, self.now)
        self.threads.add(threading.get_ident())
        self.drawn.append(key)
        with self.lock:
            self.now -= 1
        return str(key).encode()


async def test_a_picture_is_drawn_once_and_beside_the_event_loop() -> None:
    drawing, illustrations = Drawing(), Illustrations()
    assert [await illustrations.png(drawing.of(key)) for key in (1, 2, 1, 1)] == [b"1", b"2", b"1", b"1"]
    assert drawing.drawn == [1, 2]
    assert threading.get_ident() not in drawing.threads


async def test_so_many_are_drawn_at_a_time_and_no_more() -> None:
    drawing, illustrations = Drawing(), Illustrations()
    found = await asyncio.gather(*(illustrations.png(drawing.of(key)) for key in range(20)))
    assert found == [str(key).encode() for key in range(20)]
    assert drawing.most <= AT_ONCE


async def test_the_one_that_was_not_asked_for_longest_is_forgotten() -> None:
    drawing, illustrations = Drawing(), Illustrations()
    for key in (*range(KEPT), 0, KEPT):
        await illustrations.png(drawing.of(key))
    drawing.drawn.clear()
    await illustrations.png(drawing.of(0))
    await illustrations.png(drawing.of(1))
    assert drawing.drawn == [1]


async def test_where_none_can_be_drawn_the_table_goes_without(caplog: pytest.LogCaptureFixture) -> None:
    def broken() -> bytes:
        raise MemoryError

    illustrations = Illustrations()
    assert await illustrations.png(Illustration("key", broken)) is None
    assert "could not be drawn" in caplog.text
    assert await illustrations.png(Illustration("key", lambda: b"png")) == b"png"


async def test_what_finds_no_folder_to_write_is_told_in_one_line(caplog: pytest.LogCaptureFixture) -> None:
    """matplotlib does not even load without one, and so each chart fails."""

    def broken() -> bytes:
        raise OSError("a writable cache directory is required")

    assert await Illustrations().png(Illustration("key", broken)) is None
    (line,) = caplog.records
    assert "told in words, as it cannot be drawn: a writable cache" in line.getMessage()
    assert line.exc_info is None


async def test_where_too_many_are_asked_for_the_rest_go_without(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.messages.illustrations.MOST_ASKED", 5)
    drawing, illustrations = Drawing(), Illustrations()
    found = await asyncio.gather(*(illustrations.png(drawing.of(key)) for key in range(7)))
    assert found == [b"0", b"1", b"2", b"3", b"4", None, None]
    assert "left out" in caplog.text
    assert await illustrations.png(drawing.of(8)) == b"8"
