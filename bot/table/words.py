"""Words to a partner, which two people of a side say to each other in the lobby and during a match, or a person and a
steward during a round. Nobody else sees them.

They are in memory alone: no word is part of the game, of the table's record or of any log, and all are gone with the
match and with the process. They are between two people, not between two seats: a person who takes over a seat does not
see earlier ones.
"""

from collections.abc import Callable
from typing import NamedTuple

from bot.refusal import Refused

PAUSE_SECONDS = 5.0  # the least pause between two words of one person
KEPT = 12  # how many words of a match between two people are kept, the newest ones


STEWARD = 0  # instead of a user id: whichever steward is the partner


class SpokenWord(NamedTuple):
    """Words of a user (`by`) to another (`to`), as they were written; either may be a `STEWARD`. `name`: the name of a
    ready-made word; "" for others. `round`: the number of the round in which it was said, 0 before the first. `held`:
    the number of cards that the speaker held then.
    """

    by: int
    to: int
    text: str
    name: str = ""
    round: int = 0
    held: int = 0


class Words:
    """The words of one table's newest match, and of the lobby before the first."""

    def __init__(self, now: Callable[[], float]) -> None:
        """`now`: a time in seconds."""
        self._now = now
        self._match = 0
        self._said: list[SpokenWord] = []
        self._last: dict[int, float] = {}

    def say(self, number: int, word: SpokenWord) -> None:
        """Say something in the match of that number. Raises Refused("word_too_soon")."""
        now = self._now()
        if now < self._last.get(word.by, now - PAUSE_SECONDS) + PAUSE_SECONDS:
            raise Refused("word_too_soon")
        self._last[word.by] = now
        self.answer(number, word)

    def answer(self, number: int, word: SpokenWord) -> None:
        """Say something at once, as stewards do who are spoken to."""
        self._turn_to(number)
        others = [one for one in self._said if {one.by, one.to} != {word.by, word.to}]
        own = [one for one in self._said if one not in others]
        self._said = [*others, *own[1 - KEPT :], word]

    def of(self, number: int, user: int | None) -> tuple[SpokenWord, ...]:
        """The words that this user has said or heard in the match of that number, the oldest first."""
        self._turn_to(number)
        return tuple(word for word in self._said if user in (word.by, word.to))

    def _turn_to(self, number: int) -> None:
        """Forget all words when another match has begun."""
        if number != self._match:
            self._match, self._said = number, []
