"""`python -m tests.data.holding ADDRESS`: a process that holds the shards 0/2, says its epoch, and writes until it has
lost them. Then it ends as the bot does.
"""

import asyncio
import sys

from data import database
from data.errors import DatabaseError
from data.shards import parsed


async def hold(where: database.Address) -> int:
    async with database.hold(where, parsed("0/2"), lambda: None) as held, database.open(where, held=held) as store:
        if held is None:
            raise AssertionError("only ranges of a server can be lost")
        sys.stdout.write(f"{held.epoch}\n")
        sys.stdout.flush()
        number = 0
        try:
            while True:
                await store.facts.write("who", str(number))
                number += 1
        except DatabaseError as lost:
            sys.stdout.write(f"{lost}\n")
            return 75


if __name__ == "__main__":
    sys.exit(asyncio.run(hold(database.address(sys.argv[1]))))
