"""The words of trick-taking games about a card."""

from collections.abc import Callable, Sequence

from bot.screens.review.reasons import Reason, because
from engine.cards.tricks import Strength


def takes_cheaply(card: str, may: Sequence[str], takes: Callable[[str], bool], strength: Strength) -> Reason | None:
    """The reason that a card takes the trick as it lies, and no lower one of those that may be laid does; None where
    that is not so.
    """
    lower = [other for other in may if strength(other) < strength(card)]
    return because("hint-because-takes") if takes(card) and not any(map(takes, lower)) else None
