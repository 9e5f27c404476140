"""A game as the registry knows it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from engine.contract.action import Action
from engine.contract.daily import DailyDeal
from engine.contract.decision import Decision
from engine.contract.rules import Rules, State
from engine.contract.thought import Choose, Search
from engine.contract.view import AnyView


def _silent(_: AnyView) -> Action | None:
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

    `choose`: an answer to a decision of the view's own seat, from the view alone. `unasked`: one of its rights that a
    computer player would use now, or None. `search`: how the strong ones look for an answer; None: as in any game
    (`engine.search.generic`). `playouts`: how many each of them may play out for one answer, by level
    (`engine.search.levels`); with none they answer by `choose`. `ponders`: `choose` takes more than half a millisecond
    on average, so that a process in which others wait has it done elsewhere. `practice`: the number of positions about
    which a fresh process thinks before its thoughts come quickly (`engine.search.practice`). `thinks`: the version of
    its search, raised whenever one of its answers changes. `daily`: what one of today's deals is; None: it has none.
    `reply`: the ready-made word, by its name, with which a computer player answers one of its partner's; None: it knows
    nothing to say.
    `inherited`: the kinds of decisions that a steward who sits in for a person answers by `choose` at any level, since
    the rules hold it to what that person has called.
    `silent`: an answer for a seat whose time is up, where the rules want what a computer player would do; None: the
    plainest (`State.default`).
    `review`: the number of playouts for one decision of a review (`engine.review`).
    `turning`: the same for the turning points of a round, all in all (`engine.review.turning`).
    `solve`: what each answer is exactly worth, from 0 to 1, where the view's seat can know that; None elsewhere.
    Reviews ask it before they play anything out.
    """

    rules: type[Rules]
    choose: Choose
    unasked: Callable[[AnyView], Action | None] = _silent
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
