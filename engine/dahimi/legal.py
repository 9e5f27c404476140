"""The rule of a legal play (DAH-3, DAH-4, DAH-10)."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from engine.contract import Illegal
from engine.dahimi import plays
from engine.dahimi.deck import HIGHEST, SPADE_THREE
from engine.dahimi.plays import Play


class Pile(NamedTuple):
    """The pile that a play is held against, with the rules in force. `top`: the play to beat, as it counts now, None
    with the lead; `min_run`: how long a run must be; `turned`: after a revolution; `suits`: those that the pile is
    locked to, "" for none; `spade`: whether the Three of spades beats a lone 2; `absent`: as in `Play`.
    """

    top: Play | None = None
    min_run: int = 3
    turned: bool = False
    suits: str = ""
    spade: bool = False
    absent: int = 0


def judge(hand: Sequence[str], cards: Sequence[str], pile: Pile) -> Play:
    """The play that these cards are on this pile. Raises Illegal with the first code of DAH-4 that fits."""
    if not cards:
        raise Illegal("no_cards")
    if missing := Counter(cards) - Counter(hand):
        raise Illegal("not_in_hand", cards=tuple(missing))
    play, top = plays.of(cards), pile.top
    if play is None or (play.shape == plays.RUN and play.size < pile.min_run):
        raise Illegal("not_a_legal_play", shortest=pile.min_run)
    play = plays.facing(play, pile.turned, pile.absent)
    if top is None or (pile.spade and by_spade(play, top)):
        return play
    if (play.shape, play.size) != (top.shape, top.size):
        raise Illegal("wrong_pattern", shape=top.shape, size=top.size, played=play.size)
    if play.low <= top.place:
        raise Illegal("not_higher", rank=play.rank, top=top.rank, size=top.size, shape=top.shape)
    if pile.suits not in ("", play.suits):
        raise Illegal("locked", suits=pile.suits)
    return play


def by_spade(play: Play, top: Play) -> bool:
    """True if it is the Three of spades on a 2 that was played alone, whatever suits the pile is locked to (DAH-10)."""
    return play.cards == (SPADE_THREE,) and top.size == 1 and top.rank == HIGHEST
