"""The powers that are used by discarding an arcana (TAR-9): for each such card the choices, and the effect.

A hand without arcana needs none of this. The round knows when a power is allowed, and how the turn goes on.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from engine.climbing.events import OneCard
from engine.contract import Action, Event, Illegal, PickCards, Seeded
from engine.tahimi.catalogue import Play
from engine.tarothimi.events import Recalled, Rescinded, Spun, Swapped


class Reach(Protocol):
    """The part of a round that a power may see and change. `TarotRound` says what each method does."""

    seed: bytes
    finish: tuple[int, ...]
    left: tuple[int, ...]

    @property
    def top(self) -> Play | None: ...
    def others(self, seat: int) -> tuple[int, ...]: ...
    def highest(self, seat: int) -> str: ...
    def discards(self) -> tuple[str, ...]: ...
    def sorted(self, cards: Sequence[str]) -> tuple[str, ...]: ...
    def uses(self, verb: str) -> int: ...

    def lose(self, seat: int, cards: Sequence[str]) -> None: ...
    def gain(self, seat: int, cards: Sequence[str]) -> None: ...
    def swap(self, seat: int, whom: int, gave: str, got: str) -> None: ...
    def take_back(self, whole: bool) -> tuple[int, tuple[str, ...], bool]: ...
    def grown(self, seat: int) -> bool: ...
    def remember(self, seat: int, whom: int | None, gave: tuple[str, ...], got: tuple[str, ...]) -> None: ...


@dataclass(frozen=True, slots=True)
class Power:
    """`when`: "start", the regular turn still follows; "in lieu", it replaces the turn and counts as a pass (TAR-3).

    `use`: what happens; it is called when the card has left the hand and the action is in the log. `wants`: what must
    be named: nothing; any "cards" of the hand, which others do not see; or "whom", another seat that holds cards, and
    a card for it, which only the two see. `takes_back`: how much of the top play goes back to its owner. `stays`:
    whether the card surely lies among the discards afterwards.
    """

    when: Literal["start", "in lieu"]
    use: Callable[[Reach, int, Action], tuple[Event, ...]]
    wants: Literal["", "cards", "whom"] = ""
    takes_back: Literal["", "one", "all"] = ""
    stays: bool = True

    def pick(self, verb: str, rest: tuple[str, ...], others: tuple[int, ...]) -> PickCards | None:
        """The cards of `rest` and the `others` that may be named with the card; None if nothing can be named."""
        if self.wants == "whom":
            return PickCards(verb, rest, 1, 1, others) if rest else None
        return PickCards(verb, rest, 0, len(rest)) if self.wants == "cards" else PickCards(verb)

    def public(self, action: Action) -> str:
        """The action as it is shown to seats that its cards do not concern."""
        if self.wants == "whom":
            return f"{action.verb} {action.whom}"
        return f"{action.verb} +{len(action.cards)}" if self.wants == "cards" else action.text


def misfit(pick: PickCards | None, state: Reach, seat: int, action: Action) -> Illegal | None:
    """The reason why an action is not among the choices: the last codes of TAR-12."""
    if action.whom is not None and (action.whom == seat or action.whom not in state.others(seat)):
        return Illegal("bad_target", whom=action.whom)
    if pick is None:
        return Illegal("nothing_to_give")
    return None if action in pick else Illegal("not_in_hand", cards=action.cards)


# ---------------------------------------------------------------------- what happens


def rescind_one(state: Reach, seat: int, action: Action) -> tuple[Event, ...]:
    """Justice: the owner of the top play takes one card of it back."""
    return _rescind(state, seat, whole=False)


def rescind_all(state: Reach, seat: int, action: Action) -> tuple[Event, ...]:
    """Judgement: the owner takes the whole top play back."""
    return _rescind(state, seat, whole=True)


def _rescind(state: Reach, seat: int, whole: bool) -> tuple[Event, ...]:
    owner, cards, gone = state.take_back(whole)
    top = state.top
    away = owner in state.left
    events: tuple[Event, ...] = (
        Rescinded(owner, seat, cards, gone, top.rank if top else None, top.size if top else 0, away),
    )
    if away:
        return events
    if owner in state.finish:
        events += (Recalled(owner),)
    state.gain(owner, cards)
    return events + ((OneCard(owner),) if state.grown(owner) else ())


def tribute(state: Reach, seat: int, action: Action) -> tuple[Event, ...]:
    """The Chariot: the highest card of another, for one of one's own. Arcana are below all minors, then by number."""
    whom, gave = action.whom, action.cards[0]
    if whom is None:
        raise Illegal("bad_target")
    got = state.highest(whom)
    state.swap(seat, whom, gave, got)
    return (Swapped(seat, whom, gave, got),)


def spin(state: Reach, seat: int, action: Action) -> tuple[Event, ...]:
    """The Wheel: it and any others go to the discards, and as many are drawn from there."""
    count = 1 + len(action.cards)
    state.lose(seat, action.cards)
    rng = Seeded(state.seed, f"{action.verb} {state.uses(action.verb)}")
    drawn = state.sorted(rng.shuffle(state.discards())[:count])
    state.gain(seat, drawn)
    state.remember(seat, None, action.cards, drawn)
    return (Spun(seat, count, action.cards, drawn),)
