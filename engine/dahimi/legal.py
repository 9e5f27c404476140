"""The rule of a legal play (rules C.3, C.4)."""

from collections import Counter
from collections.abc import Sequence

from engine.contract import Illegal
from engine.dahimi import plays
from engine.dahimi.plays import Play


def judge(hand: Sequence[str], cards: Sequence[str], top: Play | None, min_run: int) -> Play:
    """The play that these cards are. `top`: the play to beat, None with the lead. `min_run`: how long a run must be.

    Raises Illegal with the first code of C.4 that fits.
    """
    if not cards:
        raise Illegal("no_cards")
    if missing := Counter(cards) - Counter(hand):
        raise Illegal("not_in_hand", cards=tuple(missing))
    play = plays.of(cards)
    if play is None or (play.shape == plays.RUN and play.size < min_run):
        raise Illegal("not_a_legal_play", shortest=min_run)
    if top is None:
        return play
    if (play.shape, play.size) != (top.shape, top.size):
        raise Illegal("wrong_pattern", shape=top.shape, size=top.size, played=play.size)
    if play.low <= top.place:
        raise Illegal("not_higher", rank=play.rank, top=top.rank, size=top.size, shape=top.shape)
    return play
