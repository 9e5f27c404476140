"""Programs that save until they are killed.

`loop DATABASE` saves moves for ever and writes a line for each save that returned. `group FILE` does so at many tables
at once, whose saves go to disk together. `points FOLDER` runs one large save again and again, in a database of its own
each time, and dies with SIGKILL before the first statement or commit, then before the second, and so on, until a save
survives; it writes a line with the file of each.
"""

import asyncio
import os
import signal
import sys
from itertools import count
from pathlib import Path

from sqlalchemy import Engine, event

from data import database
from data.database import Address
from data.message_records import TableMessages
from data.records import TableRecord
from data.stats.result_records import Place, Results
from data.store import Store
from tests.data import make

ROUND_LENGTH = 7
TABLES = 20  # that save at once


async def began(store: Store) -> TableRecord:
    record = await store.create(make.table(1, round=1), TableMessages(message=5))
    return await store.save(record, start=make.round_of(record))


async def loop(where: Address) -> None:
    async with database.open(where) as store:
        record = await began(store)
        for turn in count(1):
            move = (turn % ROUND_LENGTH, make.PASS)
            if move[0] == ROUND_LENGTH - 1:
                over = make.ended(make.round_of(record, record.round))
                following = record.model_copy(update={"round": record.round + 1})
                record = await store.save(
                    following, start=make.round_of(record, following.round), moves=[move], end=over
                )
            else:
                record = await store.save(record, moves=[move])
            print(record.revision, flush=True)  # noqa: T201 -- the acknowledgement that the test reads


async def group(path: Path) -> None:
    async with database.open(path) as store:
        tables = [await store.create(make.table(user, round=1)) for user in range(1, TABLES + 1)]
        await asyncio.gather(*(moves(store, table) for table in tables))


async def moves(store: Store, record: TableRecord) -> None:
    record = await store.save(record, start=make.round_of(record))
    for number in count():
        record = await store.save(record, moves=[(number, make.PASS)])
        print(record.id, number + 1, flush=True)  # noqa: T201 -- the acknowledgement that the test reads


async def one_save(path: Path, survive: int) -> None:
    async with database.open(path) as store:
        record = await began(store)
        left = iter(range(survive))

        def die(*_: object) -> None:
            if next(left, None) is None:
                os.kill(os.getpid(), signal.SIGKILL)

        event.listen(Engine, "before_cursor_execute", die)
        event.listen(Engine, "commit", die)
        await store.save(
            record.model_copy(update={"round": 2, "people": (make.person(2),)}),
            start=make.round_of(record, 2),
            moves=[(0, make.PASS), (1, make.PASS)],
            end=make.ended(make.round_of(record)),
            messages={"message": None},
            results=Results(places=(Place(user=1, name="person 1", seat=0, next_seat=1, place=1),)),
        )
        os._exit(0)


def points(folder: Path) -> None:
    for survive in count():
        path = folder / f"{survive}.db"
        child = os.fork()
        if child == 0:
            asyncio.run(one_save(path, survive))
        _, status = os.waitpid(child, 0)
        print(path, flush=True)  # noqa: T201 -- as above
        if not os.WIFSIGNALED(status):
            sys.exit(os.waitstatus_to_exitcode(status))


if __name__ == "__main__":
    if sys.argv[1] == "loop":
        asyncio.run(loop(database.address(sys.argv[2])))
    elif sys.argv[1] == "group":
        asyncio.run(group(Path(sys.argv[2])))
    else:
        points(Path(sys.argv[2]))
