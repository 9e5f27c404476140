"""`python -m bot move-database FROM TO`: everything in one database is carried over to another."""

import asyncio
import sys

from bot.operations import exits
from data import database, moving
from data.errors import DatabaseError


def move_database(source: database.Address, target: database.Address) -> int:
    """Copy a database to another one, compare them, and say how many rows that were. Return the exit code."""
    try:
        moved = asyncio.run(moving.move(source, target))
    except DatabaseError as error:
        return exits.refuse_database(error)
    for table, rows in moved.items():
        sys.stdout.write(f"{rows:>10,}  {table}\n")
    sys.stdout.write(
        f"{database.name(target)} has all that is in {database.name(source)}, row by row. Set DATABASE to it and start "
        "the bot; old buttons go on working. Do not start the bot with the old one again.\n"
    )
    return 0
