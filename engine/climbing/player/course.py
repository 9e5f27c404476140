"""The course of a round as everybody sees it: whose turn it is, what lies on top, who is out (TAH-4, TAH-5, TAH-9,
TAH-10).
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Self

from engine.climbing.play import Play, Turn
from engine.climbing.player.tables import Tables
from engine.climbing.state import NOBODY


@dataclass(slots=True)
class Course:
    """The course of a round, without any hands. Sets of seats are bit masks. `alive`: the seats that hold cards.
    `turn`: the seat on turn. `top`: the bit of the top play, 0 with the lead; `owner`: the seat that played it. `ring`:
    by seat, the next one in this trick. `lead_passed`: the seats that have passed this lead. `out`: the number of seats
    without cards.
    """

    tables: Tables
    alive: int
    turn: int
    ring: tuple[int, ...]
    top: int = 0
    owner: int = NOBODY
    lead_passed: int = 0
    out: int = 0

    @classmethod
    def begin(cls, tables: Tables, leader: int) -> Self:
        """The course at the first lead."""
        everybody = (1 << tables.players) - 1
        return cls(tables, everybody, leader, tables.turns[everybody])

    def copy(self) -> Self:
        """An independent course that goes on from here."""
        return replace(self)

    @property
    def over(self) -> bool:
        """True if at most one seat holds cards."""
        return not self.alive & (self.alive - 1)

    def legal(self, hand: int) -> int:
        """The plays of this hand that the seat on turn may make, as bits, the pass among them (TAH-4)."""
        tables = self.tables
        if self.top:
            return hand & tables.moves[self.top].beats | tables.may_pass
        return hand | tables.may_pass if tables.lead_may_pass and not self.lead_passed >> self.turn & 1 else hand

    def do(self, bit: int, last: bool) -> None:
        """Play or pass for the seat on turn. `last`: True if it has no cards left."""
        if bit == self.tables.may_pass:
            self._pass()
        else:
            self._play(bit, last)

    def _play(self, bit: int, last: bool) -> None:
        tables, seat = self.tables, self.turn
        self.top, self.owner, self.lead_passed = bit, seat, 0
        self.ring = tables.turns[self.alive]
        if last:
            self.alive ^= 1 << seat
            self.out += 1
        if tables.moves[bit].closes:
            self._end_trick()
        else:
            self.turn = self.ring[seat]

    def _pass(self) -> None:
        if not self.top:
            self.lead_passed |= 1 << self.turn
            self.turn = self.tables.turns[self.alive][self.turn]
            return
        self.turn = self.ring[self.turn]
        if self.turn == self.owner:
            self._end_trick()

    def _end_trick(self) -> None:
        self.turn, self.top, self.owner = heir(self.tables, self.alive, self.owner), 0, NOBODY

    def leave(self, seat: int) -> None:
        """Let a seat leave in mid-round."""
        turns = self.tables.turns
        self.alive ^= 1 << seat
        if self.over:
            return
        if self.top:
            self.ring = turns[self.alive | 1 << self.owner]
        if self.turn != seat:
            return
        if not self.top:
            self.turn = turns[self.alive][seat]
        elif self.ring[seat] == self.owner:
            self._end_trick()
        else:
            self.turn = self.ring[seat]


def heir(tables: Tables, alive: int, owner: int) -> int:
    """The seat that leads when `owner` takes a trick and the seats of `alive` hold cards."""
    if alive >> owner & 1 or not alive:
        return owner
    if tables.rank_privilege:
        return (alive & -alive).bit_length() - 1
    return tables.turns[alive][owner]


def retell(course: Course, dealt: Iterable[int], log: Iterable[tuple[int, str]]) -> Iterator[Turn]:
    """Yield the turns of a view's log, and bring `course`, which stands at the first lead, along with them. `dealt`:
    the number of cards that each seat was dealt.
    """
    held = list(dealt)
    top: Play | None = None
    for seat, text in log:
        play = course.tables.read(text)
        if play is not None:
            yield Turn(seat, play, top, held[seat])
            held[seat] -= play.size
            course.do(course.tables.bit(play), last=not held[seat])
            top = play if play.size else top
        elif text == "leave":
            course.leave(seat)
        top = top if course.top else None
