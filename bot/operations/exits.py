"""Ends a command: with a code for the service manager, and a sentence for the person at the shell."""

import sys

from data.errors import DatabaseError

# As in sysexits.h: after the first the same may work later, after the second somebody must change something.
TEMPORARY_FAILURE, CONFIGURATION_ERROR = 75, 78


def refuse(sentence: str, code: int = CONFIGURATION_ERROR) -> int:
    """Say why it cannot start or go on; the exit code."""
    sys.stderr.write(sentence + "\n")
    return code


def refuse_database(error: DatabaseError) -> int:
    """Say what is wrong with the database; the exit code."""
    return refuse(str(error), TEMPORARY_FAILURE if error.passing else CONFIGURATION_ERROR)
