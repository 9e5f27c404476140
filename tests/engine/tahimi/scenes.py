"""Short ways to set up a scene of Tahimi, for tests that state a sentence of the rules."""

from engine.contract import Standing
from engine.tahimi.game import Tahimi
from engine.tahimi.round import Round, begin, position


def scene(*hands: str, turn: int = 0, top: str | None = None, owner: int = -1, **options: object) -> Round:
    """A round in mid-play with these hands; `top` ("Kx2") lies there, played by `owner`."""
    return position(Tahimi.read(options), [hand.split() for hand in hands], turn, top, owner)


def dealt(*hands: str, number: int = 2, **options: object) -> Round:
    """A round with these hands dealt, of the session's round `number`: taxes are due from 2 on."""
    standing = Standing(order=tuple("abcdefgh"[: len(hands)]), round=number)
    return begin(Tahimi.read(options), standing, [hand.split() for hand in hands])
