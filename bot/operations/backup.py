"""`python -m bot backup FILE`: a copy of the database, while the bot runs or not."""

import sys
from pathlib import Path

from bot.operations import exits
from bot.settings import Settings
from data import database
from data.errors import DatabaseError


def back_up(settings: Settings, target: Path) -> int:
    """Copy the database to a new file. Return the exit code."""
    try:
        database.backup(settings.database, target)
    except DatabaseError as error:
        return exits.refuse_database(error)
    sys.stdout.write(f"{target} is a whole copy of {database.name(settings.database)}. Only you can read it.\n")
    return 0
