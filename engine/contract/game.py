"""A game as the registry knows it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from engine.contract.action import Action
from engine.contract.daily import DailyDeal
from engine.contract.decision import Decision
from engine.contract.rules import Rules, State
from engine.contract.thought import Choose, Search
from engine.contract.view import AnyView


def _nothing_unasked(_: AnyView) -> Action | None:
    return None


def _unsolved(_: Rules, __: AnyView, ___: Decision) -> Mapping[Action, float] | None:
    return None


def _speechless(_: AnyView) -> str | None:
    return None


def _budgets() -> Mapping[str, int]:
    return {"vizier": 400, "master": 2000}


@dataclass(frozen=True, slots=True)
class Game:
    """A game's rules, and how its computer players play.

    `choose`: the policy, which answers a decision of the view's own seat from the view alone. `unasked`: the right that
    a computer player would use now without being asked, or None. `search`: the search of strong computer players; None:
    the one for any game (`engine.search.generic`). `playouts`: by level (`engine.search.thinking`), the number of
    playouts for one answer; a level without any answers by `choose`. `ponders`: True if `choose` takes more than half a
    millisecond on average, so that a process in which others wait has it done elsewhere. `practice`: the number of
    positions about which a fresh process thinks before its thoughts come quickly (`engine.search.thinking`). `thinks`:
    the version of the search, raised whenever one of its answers changes. `daily`: what a deal of the day is in this
    game; None: there is none. `reply`: the name of the ready-made word with which a computer player answers one of its
    partner's; None: it has nothing to say.
    `inherited`: the kinds of decisions that a steward who sits in for a person answers by `choose` at any level, since
    the rules hold it to what that person has called.
    `silent`: the answer for a seat whose time is up, if the rules want what a computer player would do; None: the
    plainest answer (`State.default`).
    `review`: the number of playouts for one decision of a review (`engine.review`).
    `turning`: the number of playouts for all turning points of a round (`engine.review.turning`).
    `solve`: the exact worth of each answer, from 0 to 1, if the view's seat can know it, else None. Reviews ask it
    before they play anything out.
    """

    rules: type[Rules]
    choose: Choose
    unasked: Callable[[AnyView], Action | None] = _nothing_unasked
    search: Search | None = None
    playouts: Mapping[str, int] = field(default_factory=_budgets)
    ponders: bool = False
    practice: int = 1
    thinks: int = 1
    daily: DailyDeal | None = None
    reply: Callable[[AnyView], str | None] = _speechless
    inherited: frozenset[str] = frozenset()
    silent: Choose | None = None
    review: int = 4000
    turning: int = 3000
    solve: Callable[[Rules, AnyView, Decision], Mapping[Action, float] | None] = _unsolved

    @property
    def name(self) -> str:
        """The name of the game in records and ids."""
        return self.rules.GAME

    def default(self, state: State, decision: Decision) -> Action:
        """The action that is played for a seat whose time is up; a sealed answer that it has given stays."""
        if self.silent is None or decision.given is not None:
            return state.default(decision)
        return self.silent(state.view(decision.seat), decision)
