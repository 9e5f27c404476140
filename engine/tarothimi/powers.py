"""What is done by discarding an arcana (rules B.9): for each such card what may be chosen, and what happens then.

Nothing here is asked of a hand without arcana. What a power is allowed for, and how the turn goes on, the round knows.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from engine.climbing.events import OneCard
from engine.contract import Action, Event, Illegal, Pick, Seeded
from engine.tarothimi.events import Recalled, Rescinded, Spun, Swapped

if TYPE_CHECKING:
    from engine.tarothimi.round import TarotRound


@dataclass(frozen=True, slots=True)
class Power:
    """`when`: "start", the regular turn still follows; "in lieu", it replaces the turn and counts as a pass (B.3).

    `offer`: what may be chosen by that seat, given the verb and the rest of the hand; None when there is nothing.
    `use`: what happens; it is called when the card has left the hand and the action is in the log. `takes_back`: how
    much of the top play goes back to its owner. `stays`: whether the card surely lies among the discards afterwards.
    """

    when: Literal["start", "in lieu"]
    offer: Callable[["TarotRound", int, str, tuple[str, ...]], Pick | None]
    use: Callable[["TarotRound", int, Action], tuple[Event, ...]]
    takes_back: Literal["", "one", "all"] = ""
    stays: bool = True


# ---------------------------------------------------------------------- what may be chosen


def nothing(state: "TarotRound", seat: int, verb: str, rest: tuple[str, ...]) -> Pick | None:
    return Pick(verb)


def any_others(state: "TarotRound", seat: int, verb: str, rest: tuple[str, ...]) -> Pick | None:
    return Pick(verb, rest, 0, len(rest))


def whom_and_what(state: "TarotRound", seat: int, verb: str, rest: tuple[str, ...]) -> Pick | None:
    """Somebody else who holds cards, and a card for him."""
    return Pick(verb, rest, 1, 1, state.others(seat)) if rest else None


def misfit(pick: Pick | None, state: "TarotRound", seat: int, action: Action) -> Illegal | None:
    """Why an action is none of what may be chosen: the last codes of B.12."""
    if action.whom is not None and (action.whom == seat or action.whom not in state.others(seat)):
        return Illegal("bad_target", whom=action.whom)
    if pick is None:
        return Illegal("nothing_to_give")
    return None if action in pick else Illegal("not_in_hand", cards=action.cards)


# ---------------------------------------------------------------------- what happens


def rescind_one(state: "TarotRound", seat: int, action: Action) -> tuple[Event, ...]:
    """Justice: the owner of the top play takes one card of it back."""
    return _rescind(state, seat, whole=False)


def rescind_all(state: "TarotRound", seat: int, action: Action) -> tuple[Event, ...]:
    """Judgement: the owner takes the whole top play back."""
    return _rescind(state, seat, whole=True)


def _rescind(state: "TarotRound", seat: int, whole: bool) -> tuple[Event, ...]:
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


def tribute(state: "TarotRound", seat: int, action: Action) -> tuple[Event, ...]:
    """The Chariot: the highest card of another, for one of one's own. Arcana are below all minors, then by number."""
    whom, gave = action.whom, action.cards[0]
    if whom is None:
        raise Illegal("bad_target")
    got = state.highest(whom)
    state.swap(seat, whom, gave, got)
    return (Swapped(seat, whom, gave, got),)


def spin(state: "TarotRound", seat: int, action: Action) -> tuple[Event, ...]:
    """The Wheel: it and any others go to the discards, and as many are drawn from there."""
    put = ("Wheel", *action.cards)
    state.lose(seat, action.cards)
    chance = Seeded(state.seed, f"wheel {state.spins()}")
    drawn = state.sorted(chance.shuffle(state.discards())[: len(put)])
    state.gain(seat, drawn)
    state.remember(seat, None, action.cards, drawn)
    return (Spun(seat, len(put), action.cards, drawn),)
