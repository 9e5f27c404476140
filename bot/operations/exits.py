"""Ends a command: with a code for the service manager, and a sentence for the person at the shell."""

import sys

from data.errors import DatabaseError

# Exit codes as in sysexits.h. After the first, the same command may work later; after the second, somebody must change
# something.
TEMPORARY_FAILURE, CONFIGURATION_ERROR = 75, 78


def refuse(sentence: str, code: int = CONFIGURATION_ERROR) -> int:
    """Say why the program cannot start or go on. Return the exit code."""
    sys.stderr.write(sentence + "\n")
    return code


def refuse_database(error: DatabaseError) -> int:
    """Say what is wrong with the database. Return the exit code."""
    return refuse(str(error), TEMPORARY_FAILURE if error.passing else CONFIGURATION_ERROR)
