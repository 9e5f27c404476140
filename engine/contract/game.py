"""A game as the registry knows it."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.contract.action import Action
from engine.contract.decision import Decision
from engine.contract.rules import Rules
from engine.contract.view import View


def _silent(_: View) -> Action | None:
    return None


@dataclass(frozen=True, slots=True)
class Game:
    """A game's rules, and how its computer players play.

    `choose`: an answer to a decision of the view's own seat, from the view alone. `unasked`: one of its rights that a
    computer player would use now, or None.
    """

    rules: type[Rules]
    choose: Callable[[View, Decision], Action]
    unasked: Callable[[View], Action | None] = _silent

    @property
    def name(self) -> str:
        """What it is called in records and ids."""
        return self.rules.GAME
