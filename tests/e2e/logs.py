"""The log that a process of the bot writes."""

import os
from pathlib import Path
from typing import IO


def read(log: IO[bytes]) -> str:
    """All that was logged."""
    return Path(os.fsdecode(log.name)).read_text()
