"""Short ways to set up a scene and to play it, for tests that state a sentence of the rules."""

from engine.contract import Event, Illegal, Standing
from engine.tahimi import deal
from engine.tahimi.game import Tahimi
from engine.tahimi.round import Round


def scene(*hands: str, turn: int = 0, top: str | None = None, owner: int = -1, **options: object) -> Round:
    """A round in mid-play with these hands; `top` ("Kx2") lies there, played by `owner`."""
    return deal.position(Tahimi.read(options), [hand.split() for hand in hands], turn, top, owner)


def dealt(*hands: str, number: int = 2, **options: object) -> Round:
    """A round with these hands dealt, of the session's round `number`: taxes are due from 2 on."""
    standing = Standing(order=tuple("abcdefgh"[: len(hands)]), round=number)
    return deal.begin(Tahimi.read(options), standing, [hand.split() for hand in hands])


def act(state: Round, *lines: str) -> tuple[Event, ...]:
    """Do these ("0 Kx2", "1 pass") and give back all that happened."""
    events: tuple[Event, ...] = ()
    for line in lines:
        seat, _, text = line.partition(" ")
        events += state.play(int(seat), state.action(text))
    return events


def refusal(state: Round, line: str) -> Illegal:
    """The refusal of an action; nothing else may have happened."""
    before = [state.view(seat) for seat in range(state.catalogue.players)], list(state.log)
    try:
        act(state, line)
    except Illegal as refused:
        assert ([state.view(seat) for seat in range(state.catalogue.players)], list(state.log)) == before
        return refused
    raise AssertionError(f"{line} was not refused")


def code(state: Round, line: str) -> str:
    """The code of the refusal."""
    return refusal(state, line).code


def turn(state: Round) -> int | None:
    """Whose turn it is; None when the round is over."""
    return state.pending[0].seat if state.pending else None


def on_lead(state: Round) -> bool:
    """Whether the pile is empty."""
    return not state.view(None).pile


def offered(state: Round) -> set[str]:
    """The texts of what is offered to the seat whose turn it is."""
    return {str(option) for option in state.pending[0].options}
