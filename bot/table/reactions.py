"""Signs by which players and watchers react to the last trick, or to the last event that the log told.

Like words to a partner they are in memory alone: they are gone with the round, and with the process.
"""

from collections import Counter
from collections.abc import Callable, Mapping

from bot.refusal import Refused

SIGNS = {"hurrah": "🎉", "gasp": "😱", "bravo": "👏", "slow": "🐌"}
PAUSE_SECONDS = 2.0  # the least pause between two signs of one person

Reacted = Mapping[int, Mapping[str, int]]  # the number of people who gave a sign, by event number and sign


class Reactions:
    """The signs of one table's newest round. A person has one sign for each event."""

    def __init__(self, now: Callable[[], float]) -> None:
        """`now`: a time in seconds."""
        self._now = now
        self._round = 0
        self._given: dict[tuple[int, int], str] = {}  # by event and user
        self._last: dict[int, float] = {}

    def give(self, number: int, event: int, user: int, sign: str) -> None:
        """Give a sign to an event of the round of that number. It replaces the one that this person gave to the event
        before. Raises Refused("sign_too_soon") if the person's last sign was a moment ago.
        """
        now = self._now()
        if now < self._last.get(user, now - PAUSE_SECONDS) + PAUSE_SECONDS:
            raise Refused("sign_too_soon")
        self._turn_to(number)
        self._last[user] = now
        self._given[event, user] = sign

    def of(self, number: int) -> Reacted:
        """The reactions to the events of the round of that number."""
        self._turn_to(number)
        found: dict[int, Counter[str]] = {}
        for (event, _), sign in self._given.items():
            found.setdefault(event, Counter())[sign] += 1
        return found

    def _turn_to(self, number: int) -> None:
        """Forget all signs when another round has begun."""
        if number != self._round:
            self._round, self._given = number, {}
