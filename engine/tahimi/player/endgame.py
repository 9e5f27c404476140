"""The last two players of a round, solved exactly where all their cards are known: playouts are no longer needed.

`winning` serves the search: it plays by the kernel, and asks only if a play wins. `last_two` serves reviews: it plays
by the rules themselves, and says what each answer is worth.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from engine.climbing.player.course import Course
from engine.climbing.player.worlds import Known
from engine.climbing.views import climbing
from engine.contract import Action, Decision, Rules, State, View, owed
from engine.search.generic import by_place
from engine.tahimi.player.tables import TahimiTables, known, tables_for
from engine.tahimi.rules import TahimiRules

FEW = 10  # the cards of both hands together; with more there are too many ways to go on
MOST = 20_000  # positions that a review looks at, so that no end of a round takes long

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
    """The hands of all seats, in the bits of `tables`, where the seat knows them; else None. The cards that it has not
    seen are counted: with those that somebody left face down, there are too many for the last hand.
    """
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


def last_two(rules: Rules, view: View, decision: Decision) -> Mapping[Action, float] | None:
    """The worth of each answer if the last two players play perfectly, from 0 to 1 as in `by_place`. None if more than
    two players hold cards, if the two hold too many, or if the view does not say what the other player holds.
    """
    if not isinstance(rules, TahimiRules):
        raise TypeError(f"{rules.GAME} is not played by these rules")
    playing = [seat for seat, one in enumerate(view.seats) if one.status == "in"]
    if decision.kind != "play" or len(playing) != 2 or len(view.hand) >= FEW:
        return None
    tables = tables_for(rules, len(view.seats))
    if certain_hands(known(rules, tables, climbing(view)), tables) is None:
        return None
    world = rules.resample(view, Random(0))
    if sum(len(hand) for seat, hand in enumerate(_hands(world)) if seat in playing) > FEW:
        return None
    solver = _Solver(view)
    try:
        return {answer: solver.after(world, decision.seat, answer) for answer in decision.enumerate()}
    except _TooManyError:
        return None


def _hands(state: State) -> tuple[tuple[str, ...], ...]:
    """The cards that each seat holds, or has left face down."""
    return tuple(state.view(seat).hand for seat in range(len(state.view(None).seats)))


class _Solver:
    """An exact search that remembers the positions that it has solved. All values are those to the view's seat."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._known: dict[object, float] = {}

    def after(self, state: State, seat: int, answer: Action) -> float:
        """The worth of the position to which an answer leads."""
        then = state.copy()
        then.play(seat, answer)
        if then.result is not None:
            return by_place(self._view, then.result)
        return self._worth(then)

    def _worth(self, state: State) -> float:
        asked = owed(state.pending)[0]
        answers = tuple(asked.enumerate())
        position = (asked.seat, _hands(state), tuple(answer.text for answer in answers))
        if position not in self._known:
            if len(self._known) >= MOST:
                raise _TooManyError
            best = max if asked.seat == self._view.seat else min
            self._known[position] = best(self.after(state, asked.seat, answer) for answer in answers)
        return self._known[position]
