"""What partners tell each other in ready-made words (TRU-R8), as a computer player takes it, and what it answers.

A word is taken for true: whoever says it holds such cards. Advice, too, is taken as word of a hand: who wants a call to
be accepted holds a high card.
"""

from collections.abc import Sequence
from enum import StrEnum

from engine.contract import View
from engine.truc.state import ORDER, TrucPublic, strength

ACE, TWO, THREE = map(ORDER.index, "A23")  # strengths


class Word(StrEnum):
    """The ready-made words, by their names on buttons."""

    THREE = "a"
    TWO = "b"
    NOTHING = "c"
    MINE = "d"
    YOURS = "e"
    LOW = "f"
    CALL = "g"
    NO_CALL = "h"
    ACCEPT = "i"
    REJECT = "j"
    PLAY = "k"
    DECLINE = "l"
    ACE = "m"

    def tells_of(self, hand: Sequence[int]) -> bool:
        """True if somebody with a hand of these strengths might say so."""
        best = max(hand, default=-1)
        match self:
            case Word.THREE:
                return best == THREE
            case Word.TWO:
                return TWO in hand
            case Word.ACE:
                return ACE in hand
            case Word.NOTHING:
                return best < ACE
            case Word.MINE | Word.LOW | Word.CALL | Word.ACCEPT | Word.PLAY:
                return best >= TWO
            case Word.YOURS | Word.NO_CALL | Word.REJECT | Word.DECLINE:
                return best < TWO


def agrees(view: View[TrucPublic], seat: int, hand: Sequence[str]) -> bool:
    """True if a partner on `seat`, holding this hand now, might have said all that the viewer has heard. What was laid
    since a word was in the hand when it was said.
    """
    played = [card for by, card in view.public.turns if by == seat]
    return all(
        Word(one.name).tells_of([*map(strength, (*hand, *played[len(played) - one.held + len(hand) :]))])
        for one in view.heard
    )


def reply(view: View[TrucPublic]) -> str | None:
    """The word with which a computer player answers its partner's: the best card that it holds. None without cards."""
    if not view.hand:
        return None
    return next(
        one for one in (Word.THREE, Word.TWO, Word.ACE, Word.NOTHING) if one.tells_of([*map(strength, view.hand)])
    )
