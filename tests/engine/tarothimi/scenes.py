"""Short ways to set up a scene of Tarot-himi, for tests that state a sentence of the rules."""

from engine.climbing.play import powers as usable
from engine.contract import Event, Standing
from engine.tarothimi.game import TarotHimi, begin, position
from engine.tarothimi.round import TarotRound
from engine.tarothimi.state import Shown

EARLIER = ((0, "2x1"),)  # a play of an earlier trick, so that this is not the first of the round


def scene(
    *hands: str, turn: int = 0, top: str | None = None, owner: int = 1, first: bool = False, **options: object
) -> TarotRound:
    """A round in mid-play with these hands; `top` ("Kx2") lies there, played by `owner`. `first`: nothing has been
    played in the round.
    """
    rules = TarotHimi.read(options)
    before = () if first else EARLIER
    return position(rules, [hand.split() for hand in hands], turn, top, owner, before=before)


def mine(hand: str, top: str | None = None, **options: object) -> TarotRound:
    """Seat 0 with this hand is to act, on seat 1's play `top` if there is one."""
    return scene(hand, "2 2 2 2", "2 2 2 2", "2 2 2 2", top=top, **options)  # type: ignore[arg-type]  # options


def dealt(*hands: str, number: int = 2, **options: object) -> TarotRound:
    """A round with these hands dealt, of the session's round `number`: taxes are due from 2 on."""
    standing = Standing(order=tuple("abcdefgh"[: len(hands)]), round=number)
    return begin(TarotHimi.read(options), standing, [hand.split() for hand in hands])


def shown(events: tuple[Event, ...]) -> list[str]:
    """The arcana that were shown."""
    return [event.card for event in events if isinstance(event, Shown)]


def powers(state: TarotRound) -> list[str]:
    """The verbs of the powers that may be used now."""
    return [power.verb for power in usable(state.pending[0])]


def can(state: TarotRound, text: str) -> bool:
    """True if this play, or the pass, is offered to the seat whose turn it is."""
    return any(answer.text == text for answer in state.pending[0].answers)
