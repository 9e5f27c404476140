"""The decisions of one seat in a round, each with what the seat saw then and what it answered."""

from itertools import islice
from typing import NamedTuple

from engine.contract import Action, AnyView, Decision
from engine.contract.record import Record, steps


class Moment(NamedTuple):
    """A decision of the view's own seat. `at`: how many moves of the round came before it. `answer`: the last one that
    the seat gave to it, for a sealed answer may be given anew.
    """

    at: int
    view: AnyView
    decision: Decision
    answer: Action


def moments(record: Record, seat: int) -> list[Moment]:
    """Every decision of this seat in which it had a choice, in the order of the round. Raises Illegal when a move of
    the record is none.
    """
    found: list[Moment] = []
    for at, ((state, _), (mover, text)) in enumerate(zip(steps(record), record.moves, strict=False)):
        if mover != seat:
            continue
        action, view = state.action(text), state.view(seat)
        asked = next((one for one in view.decisions if one.allows(action)), None)
        if asked is None or not is_free(asked):
            continue
        if asked.given is not None:
            at_first = next(moment for moment in reversed(found) if moment.decision.kind == asked.kind)
            found[found.index(at_first)] = at_first._replace(answer=action)
        else:
            found.append(Moment(at, view, asked, action))
    return found


def is_free(decision: Decision) -> bool:
    """True if there are at least two answers, one with a rider counted by itself."""
    listed = list(islice(decision.enumerate(), 2))
    return len(listed) > 1 or any(
        decision.allows(one.saying(rider.name)) for one in listed for rider in decision.riders
    )
