"""A game as the registry knows it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from engine.contract.action import Action
from engine.contract.rules import Rules
from engine.contract.thought import Choose, Search
from engine.contract.view import View


def _silent(_: View) -> Action | None:
    return None


def _budgets() -> Mapping[str, int]:
    return {"vizier": 400, "master": 2000}


@dataclass(frozen=True, slots=True)
class Game:
    """A game's rules, and how its computer players play.

    `choose`: an answer to a decision of the view's own seat, from the view alone. `unasked`: one of its rights that a
    computer player would use now, or None. `search`: how the strong ones look for an answer; None: as in any game
    (`engine.search.generic`). `playouts`: how many each of them may play out for one answer, by level
    (`engine.search.levels`); with none they answer by `choose`. `ponders`: `choose` takes more than half a millisecond
    on average, so that a process in which others wait has it done elsewhere. `practice`: the number of positions about
    which a fresh process thinks before its thoughts come quickly (`engine.search.practice`).
    """

    rules: type[Rules]
    choose: Choose
    unasked: Callable[[View], Action | None] = _silent
    search: Search | None = None
    playouts: Mapping[str, int] = field(default_factory=_budgets)
    ponders: bool = False
    practice: int = 1

    @property
    def name(self) -> str:
        """What it is called in records and ids."""
        return self.rules.GAME
