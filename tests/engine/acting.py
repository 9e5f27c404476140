"""Short ways to play a scene of any climbing game."""

from engine.climbing.round import ClimbingRound
from engine.contract import Event, Illegal


def act(state: ClimbingRound, *lines: str) -> tuple[Event, ...]:
    """Do these ("0 Kx2", "1 pass") and return all that happened."""
    events: tuple[Event, ...] = ()
    for line in lines:
        seat, _, text = line.partition(" ")
        events += state.play(int(seat), state.action(text))
    return events


def refusal(state: ClimbingRound, line: str) -> Illegal:
    """Return the refusal of the action, and see that nothing else has happened."""
    before = [state.view(seat) for seat in range(len(state.dealt))], list(state.log)
    try:
        act(state, line)
    except Illegal as refused:
        assert ([state.view(seat) for seat in range(len(state.dealt))], list(state.log)) == before
        return refused
    raise AssertionError(f"{line} was not refused")


def code(state: ClimbingRound, line: str) -> str:
    """The code of the refusal."""
    return refusal(state, line).code


def turn(state: ClimbingRound) -> int | None:
    """The seat whose turn it is; None when the round is over."""
    return state.pending[0].seat if state.pending else None


def on_lead(state: ClimbingRound) -> bool:
    """True if the pile is empty."""
    return not state.view(None).pile


def offered(state: ClimbingRound) -> set[str]:
    """The texts of what is offered to the seat whose turn it is."""
    return {str(answer) for answer in state.pending[0].answers}


def code_of(refusal: Illegal | None) -> str | None:
    """The code of a refusal, where there is one."""
    return refusal.code if refusal else None
