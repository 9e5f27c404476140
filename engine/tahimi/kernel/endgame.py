"""The last two players of a round, solved exactly: once all cards are known, playouts are no longer needed."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.climbing.kernel.course import Course
from engine.climbing.kernel.known import Known
from engine.tahimi.kernel.tables import TahimiTables

Position = tuple[int, int, int, int, int, int]


class _TooManyError(Exception):
    """Raised where there are more positions than may be looked at."""


def winning(course: Course, hands: Sequence[int], most: int) -> int | None:
    """The plays with which the seat on turn is surely out before the only other one, as bits, the pass among them; 0
    where the other can always prevent it. None where more than two hold cards, or where more than `most` positions
    would have to be looked at. `hands`: of all seats, in the bits of `tables`.
    """
    if course.alive.bit_count() != 2:
        return None
    me = course.turn
    mine, theirs = hands[me], hands[(course.alive ^ 1 << me).bit_length() - 1]
    duel = _Duel(me, most)
    try:
        return sum(bit for bit in _bits_of(course.legal(mine)) if duel.wins_by(course, mine, theirs, bit))
    except _TooManyError:
        return None


def certain_hands(facts: Known, tables: TahimiTables) -> list[int] | None:
    """The hands of all seats, in the bits of `tables`, where the seat knows them; else None."""
    others = [seat for seat, wanted in enumerate(facts.wants) if wanted]
    if len(others) > 1 or sum(facts.wants) != len(facts.unseen):
        return None
    hands = [Counter(hand) for hand in facts.holds]
    for seat in others:
        hands[seat].update(facts.unseen)
    return [tables.hand(hand.elements()) for hand in hands]


def _bits_of(mask: int) -> list[int]:
    """The single bits of a number, the highest first: plays of many cards end a round sooner."""
    found = []
    while mask:
        found.append(bit := 1 << mask.bit_length() - 1)
        mask ^= bit
    return found


@dataclass(slots=True)
class _Duel:
    """An exact search from the point of view of the seat `me`. `most`: the positions that it may look at. `known`: by
    position before a turn, True if `me` wins.
    """

    me: int
    most: int
    known: dict[Position, bool] = field(default_factory=dict)

    def wins_by(self, course: Course, mine: int, theirs: int, bit: int) -> bool:
        """True if, after this play or pass of the seat on turn, `me` is out first when both play perfectly."""
        own = course.turn == self.me
        hand, may_pass = mine if own else theirs, course.tables.may_pass
        rest = hand if bit == may_pass else course.tables.without(hand, bit)
        if not rest:
            return own
        then = course.copy()
        then.do(bit, last=False)
        return self._wins(then, rest, theirs) if own else self._wins(then, mine, rest)

    def _wins(self, course: Course, mine: int, theirs: int) -> bool:
        position = (course.turn, course.top, course.owner, course.lead_passed, mine, theirs)
        if position not in self.known:
            if len(self.known) >= self.most:
                raise _TooManyError
            own = course.turn == self.me
            legal = _bits_of(course.legal(mine if own else theirs))
            self.known[position] = own == any(self.wins_by(course, mine, theirs, bit) == own for bit in legal)
        return self.known[position]
