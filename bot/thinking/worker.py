"""A process that thinks: `python -m bot.thinking.worker`. It runs at low priority, and ends with its input.

Tasks come on its standard input, one after the other; for each, a thought goes to its standard output, or None when it
could not be thought; for a judging, a judgement; for a turning, how far its round is gone through then. All are
pickled, behind their length (`frame`). The name of a game asks for one step of practice at it, whose answer is whether
there are more.
"""

import logging
import os
import pickle
import signal
import sys
from collections.abc import Iterator
from typing import Any

from bot.thinking.task import Judging, Task, Turning, answer, go_on_turning, judge_task
from engine.contract import Thought
from engine.games import game_of
from engine.review.judging import Judgement
from engine.review.turning import Retraced
from engine.search.thinking import practise

LENGTH_BYTES = 4  # big-endian, before every message
LOW_PRIORITY = 10  # added to its niceness

log = logging.getLogger(__name__)


def frame(message: Any) -> bytes:
    """A message as it is sent."""
    data = pickle.dumps(message)
    return len(data).to_bytes(LENGTH_BYTES, "big") + data


def main() -> None:
    """Think until there is nothing more to come."""
    if hasattr(os, "nice"):
        os.nice(LOW_PRIORITY)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which closes the input
    tasks, thoughts = sys.stdin.buffer, sys.stdout.buffer
    practising: dict[str, Iterator[None]] = {}
    while length := tasks.read(LENGTH_BYTES):
        asked = pickle.loads(tasks.read(int.from_bytes(length, "big")))  # noqa: S301  # from the bot itself
        said: Thought | Judgement | Retraced | bool | None
        try:
            match asked:
                case Task():
                    said = answer(asked)
                case Judging():
                    said = judge_task(asked)
                case Turning():
                    said = go_on_turning(asked)
                case _:
                    said = practise_once(practising, asked)
        except Exception:
            log.exception("a computer player could not think about %s", asked)
            said = None
        thoughts.write(frame(said))
        thoughts.flush()


def practise_once(practising: dict[str, Iterator[None]], name: str) -> bool:
    """Take one more step of practice at a game. True if there was one left."""
    game = game_of(name)
    steps = practising.setdefault(name, practise(game, game.practice))
    return next(steps, True) is None


if __name__ == "__main__":
    main()
