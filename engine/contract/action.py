"""Actions: what a seat does, as an immutable value with a text that round-trips."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class Action:
    """Something a seat does ("Kx3", "pass", "give 3 3 4").

    `text` is the whole action: the log, the buttons, the tests and bug reports hold nothing else, and
    `State.action(text)` reads it back. Two actions with one text are equal.
    `verb` names the kind ("play", "pass", "give"…), `cards` are the tokens it moves, `whom` the seat it aims at.
    """

    text: str
    verb: str
    cards: tuple[str, ...] = ()
    whom: int | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text


def action(verb: str, *cards: str, whom: int | None = None) -> Action:
    """An action in the plain form: the verb, the seat it aims at, its cards ("catch 2", "give 3 3 4")."""
    words = [verb, *([] if whom is None else [str(whom)]), *cards]
    return Action(" ".join(words), verb, cards, whom)
