"""How fast public messages follow: Discord allows the whole bot so many calls a second, and refuses all of them beyond.

Answers to clicks, and panels, which are drawn by the tokens of clicks, do not count there and are never held back. Of
what counts, edits of tables wait for a turn: each table asks for one at a time, and draws the newest state when it
comes. A new round is posted at once, and edits wait the longer for it. All else that counts (calls, threads) is rare,
and the rate leaves room for it.
"""

import asyncio
from collections.abc import Callable

TOGETHER = 0.5  # seconds of which edits may come at once, after a pause


class Pace:
    """The turns of all tables, in the order in which they are asked for."""

    def __init__(self, a_second: float, now: Callable[[], float] | None = None) -> None:
        """`a_second`: how many calls, on average. `now`: a steady time; by default the loop's."""
        self._gap = 1 / a_second
        self._now = now or (lambda: asyncio.get_running_loop().time())
        self._next = float("-inf")  # when the next turn comes

    def take(self) -> float:
        """Make a call that cannot wait, or reserve a turn; when that comes."""
        turn = max(self._next, self._now() - TOGETHER)
        self._next = turn + self._gap
        return turn

    async def turn(self) -> None:
        """Wait until it is one's turn."""
        wait = self.take() - self._now()
        if wait > 0:
            await asyncio.sleep(wait)
