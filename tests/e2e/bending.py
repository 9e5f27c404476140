"""Events that are bent: fields that are gone, null, of another type, or of a kind that nobody knows yet."""

import asyncio
import copy
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from bot.sandbox import JSON
from bot.sandbox.gateway import Session
from tests.e2e.house import House, handled

MARK = "bent-out-of-shape"  # in no line of a log
GONE = object()
STRANGE: tuple[object, ...] = (GONE, None, MARK, 99, -1, 1.5, True, [], {}, [MARK], {"id": MARK}, "9" * 40)
LAST = "NOTHING_THAT_IS_KNOWN"  # an event that comes after the others


def paths(payload: object) -> Iterator[tuple[str | int, ...]]:
    """The way to every field of a payload, and to the first entry of every list, the outer ones first."""
    inner: list[tuple[str | int, ...]] = [()]
    while inner:
        found = []
        for path in inner:
            part = at(payload, path)
            steps: list[str | int] = (
                [*part] if isinstance(part, dict) else [0] if isinstance(part, list) and part else []
            )
            found += [(*path, step) for step in steps]
        yield from found
        inner = found


def at(payload: Any, path: tuple[str | int, ...]) -> Any:
    for step in path:
        payload = payload[step]
    return payload


def bent(payload: JSON, path: tuple[str | int, ...], value: object) -> JSON:
    """The payload with another value there, or without one."""
    found = copy.deepcopy(payload)
    *way, last = path
    inner = at(found, tuple(way))
    if value is GONE:
        del inner[last]
    else:
        inner[last] = value
    return found


def ways(payload: JSON, most: int, random: Random) -> list[tuple[tuple[str | int, ...], object]]:
    """So many ways to bend a payload: each outer field is gone, is null and is another in turn; the rest at random."""
    known = [*paths(payload)]
    outer = [(path, value) for path in known if len(path) == 1 for value in (GONE, None, MARK, 99)]
    inner = [(path, value) for path in known for value in STRANGE]
    random.shuffle(inner)
    return [*outer, *inner][:most]


def bend_interactions(house: House, patch: pytest.MonkeyPatch, change: Callable[[JSON], JSON]) -> None:
    """From now on let the bot hear interactions in another shape, which the sandbox notes as they should be."""
    (session,) = house.sandbox.hub.sessions.values()

    def dispatch(event: str, payload: JSON) -> None:
        Session.dispatch(session, event, change(payload) if event == "INTERACTION_CREATE" else payload)

    patch.setattr(session, "dispatch", dispatch)


async def heard(house: House) -> None:
    """Wait until the bot in this process has read and done all that Discord has told it. It must be alive."""
    assert house.running is not None
    last = asyncio.create_task(house.bot.wait_for("socket_event_type", check=lambda event: event == LAST))
    await asyncio.sleep(0)  # it listens
    house.sandbox.hub.dispatch(LAST, {})
    try:
        await asyncio.wait([last, house.running], return_when=asyncio.FIRST_COMPLETED)
    finally:
        last.cancel()
    assert not house.running.done(), "the bot has ended"
    await handled()
    await house.bot.registry.settle()
