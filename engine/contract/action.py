"""Actions: the deeds of seats, as immutable values with texts that round-trip."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Self

# In the text of an action: before a rider, between the two halves of an exchange, between a card and its seat.
RIDER, FOR, TO_SEAT = " +", "for", ">"

SHARED = 1 << 12  # actions that are made once for all who name them, of some 400 bytes each


@dataclass(frozen=True, slots=True, eq=False)
class Action:
    """Something a seat does ("Kx3", "pass", "give 3 3 4", "bid 110", "play 7S +close").

    `text` is the whole action: the log, the buttons, the tests and bug reports hold nothing else, and
    `State.action(text)` reads it back. Two actions with one text are equal.
    `verb` names the kind ("play", "pass", "give"…), `cards` are the tokens it moves, `whom` the seat it aims at,
    `values` whatever else it names (a number, a suit, a cell), `rider` what is said with it.
    """

    text: str
    verb: str
    cards: tuple[str, ...] = ()
    whom: int | None = None
    values: tuple[str, ...] = ()
    rider: str = ""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text

    def saying(self, rider: str) -> Self:
        """The same action with a rider ("play 7S" -> "play 7S +close")."""
        return replace(self, text=f"{self.text}{RIDER}{rider}", rider=rider)


def action(verb: str, *cards: str, whom: int | None = None) -> Action:
    """An action in the plain form: the verb, the seat it aims at, its cards ("catch 2", "give 3 3 4")."""
    return _shared(verb, whom, cards, ())


def naming(verb: str, *values: str) -> Action:
    """An action that names something which is no card: a number, a suit, a seat, a cell ("bid 110", "guess K")."""
    return _shared(verb, None, (), values)


def placing(verb: str, card: str, target: str) -> Action:
    """An action that puts a card at a target ("place 9S B4")."""
    return _shared(verb, None, (card,), (target,))


@lru_cache(SHARED)
def _shared(verb: str, whom: int | None, cards: tuple[str, ...], values: tuple[str, ...]) -> Action:
    """An action in the plain form. Every table's log names the same few again and again, so they are shared."""
    words = [verb, *([] if whom is None else [str(whom)]), *cards, *values]
    return Action(" ".join(words), verb, cards, whom, values)
