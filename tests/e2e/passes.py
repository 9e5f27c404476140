"""A lead that somebody can only pass on."""

from bot.games.climbing.orders import must_pass
from engine.climbing.views import climbing
from engine.contract import State

MOST = 4.0


def lead(state: State) -> str | None:
    """A lead that the second cannot top but the third can."""
    (decision,) = state.pending
    for answer in () if state.view(None).phase != "play" else decision.answers:
        after = state.copy()
        after.play(decision.seat, answer)
        if after.result is None and climbing(after.view(None)).pile and answer.text != "pass":
            (second,) = after.pending
            if second.seat == 1 and must_pass(second) and not climbing(after.view(None)).seats[1].one_card:
                after.play(1, after.action("pass"))
                if after.pending and not must_pass(after.pending[0]) and climbing(after.view(None)).pile:
                    return answer.text
    return None
