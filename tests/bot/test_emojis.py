"""Uploading the card faces leaves the bot's calls to the tables, and brings first what is needed first."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Any

import pytest

from bot.faces import BACK, JOKER, NAMES, RANKS, SUITED, drawing, emojis
from bot.remembered import Remembered
from bot.settings import Settings
from data.store import Store

CALLS = 50  # a second, that Discord allows a bot in all
GAP = Settings(_env_file=None).face_seconds
SHARE = 0.1  # of them, at most, for the faces


@dataclass(frozen=True)
class Uploaded:
    """An emoji."""

    id: int
    name: str

    async def delete(self) -> None:
        """Nobody looks for it."""


class Application:
    """The part of a client that keeps emojis. It notes when each was uploaded, and refuses more than there is room."""

    def __init__(self, room: int = len(NAMES)) -> None:
        self.now = 0.0
        self.room = room
        self.there: list[Uploaded] = []
        self.times: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.now += seconds

    async def fetch_application_emojis(self) -> list[Uploaded]:
        return list(self.there)

    async def create_application_emoji(self, *, name: str, image: bytes) -> Uploaded:
        if len(self.there) == self.room:
            raise OSError("there is no room for another emoji")
        emoji = Uploaded(len(self.there), name)
        self.there.append(emoji)
        self.times.append(self.now)
        return emoji


@pytest.fixture
def application(monkeypatch: pytest.MonkeyPatch) -> Application:
    made = Application()
    monkeypatch.setattr(asyncio, "sleep", made.sleep)
    monkeypatch.setattr(drawing, "face", lambda token: token.encode())
    return made


async def prepared(application: Any, store: Store) -> list[set[str]]:
    """The tokens that have faces, each time that there are more, until all were tried."""
    found: list[set[str]] = []
    with suppress(OSError):
        async for faces in emojis.prepare(application, Remembered(store.facts, lambda: 0.0, lambda: True), GAP):
            found = [*found, set(faces)]
    return found


@pytest.mark.long
async def test_faces_take_a_small_share_of_the_calls_of_the_bot(application: Application, store: Store) -> None:
    await prepared(application, store)
    assert len(application.times) == len(NAMES)
    assert all(later - earlier >= 1 / (CALLS * SHARE) for earlier, later in pairwise(application.times))
    assert application.now < 60, "a minute after the first start all are there"


async def test_ranks_come_first_then_suits_and_every_face_in_the_end(application: Application, store: Store) -> None:
    first, second, *_, last = await prepared(application, store)
    assert first == {*RANKS, JOKER, BACK}
    assert second == first | set(SUITED)
    assert last == set(NAMES)


async def test_a_second_start_waits_for_nothing(application: Application, store: Store) -> None:
    await prepared(application, store)
    application.now = 0.0
    assert (await prepared(application, store))[-1] == set(NAMES)
    assert application.now == 0.0


async def test_after_a_failure_whole_packs_alone_are_shown(
    application: Application, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    first = len(RANKS) + 2
    application.room = first + 10
    assert [len(faces) for faces in await prepared(application, store)] == [first]
    assert f"{len(NAMES) - first - 10} of {len(NAMES)} card faces" in caplog.text
    application.room = len(NAMES)
    assert (await prepared(application, store))[-1] == set(NAMES)


@pytest.mark.long
def test_no_two_faces_are_alike() -> None:
    """Else an emoji of another card could be adopted."""
    drawn = [drawing.face(token) for token in NAMES]
    assert not [pair for pair in combinations(map(emojis._flat, drawn), 2) if emojis._off(*pair) < 1.5 * emojis.ALIKE]
