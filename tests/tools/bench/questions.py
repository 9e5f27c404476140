"""The time that questions to the database take, by name: of each the median and the worst, in milliseconds."""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from time import perf_counter

from data import database
from data.database import Address
from data.store import Store
from tests.postgres import programs, served

REPEATS = 15

Questions = Mapping[str, Callable[[], Awaitable[object]]]
Times = Mapping[str, list[float | None]]  # of a file, then of PostgreSQL, where it is installed


async def timed(questions: Questions) -> dict[str, tuple[float, float]]:
    """The times of questions, each put again and again. One that answers with a float has taken that many seconds."""
    found = {}
    for name, ask in questions.items():
        times = []
        for _ in range(REPEATS):
            began = perf_counter()
            answer = await ask()
            times.append(1000 * (answer if isinstance(answer, float) else perf_counter() - began))
        found[name] = median(times), max(times)
    return found


async def in_both(
    path: Path, fill: Callable[[Store], Awaitable[None]], questions: Callable[[Store], Questions]
) -> Times:
    """The times of a file at this path, and of PostgreSQL."""
    in_file = await _filled(path, fill, questions)
    in_server: dict[str, tuple[float, float]] = {}
    if programs() is not None:
        with ExitStack() as stack:
            server = stack.enter_context(served(durable=False))
            in_server = await _filled(server.database(), fill, questions)
    return {name: [*both, *in_server.get(name, (None, None))] for name, both in in_file.items()}


async def _filled(
    where: Address, fill: Callable[[Store], Awaitable[None]], questions: Callable[[Store], Questions]
) -> dict[str, tuple[float, float]]:
    async with database.open(where) as store:
        await fill(store)
    async with database.open(where) as store:  # anew, as a bot that was started after it
        return await timed(questions(store))
