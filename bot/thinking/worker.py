"""A process that thinks: `python -m bot.thinking.worker`. It runs at low priority, and ends with its input.

Tasks come on its standard input, one after the other; for each, a thought goes to its standard output, or None when it
could not be thought. Both are pickled, behind their length (`framed`).
"""

import logging
import os
import pickle
import signal
import sys
from typing import Any

from bot.thinking.task import answer

LENGTH_BYTES = 4  # big-endian, before every message
LOW_PRIORITY = 10  # added to its niceness

log = logging.getLogger(__name__)


def framed(message: Any) -> bytes:
    """A message as it is sent."""
    data = pickle.dumps(message)
    return len(data).to_bytes(LENGTH_BYTES, "big") + data


def main() -> None:
    """Think until there is nothing more to come."""
    if hasattr(os, "nice"):
        os.nice(LOW_PRIORITY)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which closes the input
    tasks, thoughts = sys.stdin.buffer, sys.stdout.buffer
    while length := tasks.read(LENGTH_BYTES):
        task = pickle.loads(tasks.read(int.from_bytes(length, "big")))  # noqa: S301  # from the bot itself
        try:
            thought = answer(task)
        except Exception:
            log.exception("a computer player could not think about %s", task.game)
            thought = None
        thoughts.write(framed(thought))
        thoughts.flush()


if __name__ == "__main__":
    main()
