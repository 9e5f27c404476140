"""Short ways to set up a scene of Dahimi, for tests that state a sentence of the rules."""

from engine.contract import Standing
from engine.dahimi.game import Dahimi
from engine.dahimi.round import Round, begin, position


def scene(*hands: str, turn: int = 0, top: str | None = None, owner: int = 1, **options: object) -> Round:
    """A round in mid-play with these hands; `top` ("9CD", "6D-9D") lies there, played by `owner`."""
    return position(Dahimi.read(options), [hand.split() for hand in hands], turn, top, owner)


def dealt(*hands: str, number: int = 2, **options: object) -> Round:
    """A round with these hands dealt, of the session's round `number`: the exchange begins from 2 on."""
    players = len(hands)
    standing = Standing(order=tuple("abcdefghijklm"[:players]), round=number, dealer=players - 1)
    return begin(Dahimi.read(options), standing, [hand.split() for hand in hands])
