"""An answer about which a reason may be true."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.contract import Action, AnyView, Decision, State

RANKS = "A23456789TJQK"


class Case(NamedTuple):
    """An answer, and the next best one, of the viewer's seat; and the true state, for what a hint must not know."""

    state: State
    view: AnyView
    asked: Decision
    action: Action
    second: Action

    @property
    def hand(self) -> Sequence[str]:
        return self.view.hand

    @property
    def card(self) -> str:
        return self.action.cards[0] if self.action.cards else ""


def without(cards: Sequence[str], card: str) -> list[str]:
    at = cards.index(card)
    return [*cards[:at], *cards[at + 1 :]]
