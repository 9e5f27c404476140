"""The kernel's lookup tables: numbers, made once from the rules and the number of players.

A hand is one integer, the bits of plays that it can make. The lowest bits are the naturals: bit `width * (c - 1) + r`
is set when the hand holds at least c cards of the rank at place r that make sets of their rank and nothing else. The
bits above are what else a game has to play, such as sets with jokers or runs.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from engine.climbing.play import Play, Turns

BREAKABLE = 3  # the number of highest ranks of which a set is broken to take a trick
FEW = 3  # the most cards with which a set is broken, where at most one card is left then

Lead = tuple[int, int, bool]  # after a lead: the rest of the hand, the plays that top it, True if it takes the trick


class Move(NamedTuple):
    """The effect of a play. `column`: the bits of its rank in a hand, which shift down by `drop`. `beats`: the bits of
    all plays that top it. `closes`: True if it takes the trick at once. `jokers`: the number of jokers in it.
    """

    column: int
    drop: int
    beats: int
    closes: bool
    jokers: int


@dataclass(frozen=True, slots=True, eq=False)
class Tables(ABC):
    """The tables of some rules and a number of players. `turns`: by mask of seats. `width`: the number of ranks.
    `may_pass`: the bit of the pass. `naturals`: the bits of all naturals. `moves`: by a play's bit. `columns`: by the
    bit of a rank's single card, the bits of all naturals of the rank. `leads`: by the bits of all naturals of a rank in
    a hand, the plays that top these cards, and True if they take the trick at once. `high`: the bits of all sets of the
    highest ranks, for which habits break sets; `few`: the same by the number of cards in a hand, up to `FEW`: all sets
    that leave one card at most.
    """

    players: int
    turns: Turns
    width: int
    rank_privilege: bool
    lead_may_pass: bool
    may_pass: int
    naturals: int
    moves: dict[int, Move]
    columns: dict[int, int]
    leads: dict[int, tuple[int, bool]]
    high: int
    few: tuple[int, ...]

    @abstractmethod
    def read(self, text: str) -> Play | None:
        """The play, or the pass, that an entry of a view's log tells of; None if it tells of something else."""

    @abstractmethod
    def bit(self, play: Play) -> int:
        """The bit of a play."""

    @abstractmethod
    def without(self, hand: int, bit: int) -> int:
        """A hand after a play of it."""

    @abstractmethod
    def answers(self, hand: int) -> int:
        """The plays with which a seat answers by habit, as bits; of those that top the top play, the lowest is played.
        Sets are broken for the highest ranks, and for the last cards but one.
        """

    @abstractmethod
    def lead(self, hand: int) -> Lead:
        """The lead that a seat makes by habit."""


def set_moves(width: int, copies: int, closing: int) -> dict[int, Move]:
    """The moves of all sets without jokers, of up to so many cards. `closing`: from this place on, a set takes the
    trick at once.
    """
    columns = [sum(1 << width * size + place for size in range(copies)) for place in range(width)]
    above = [sum(1 << higher for higher in range(place + 1, width)) for place in range(width)]
    return {
        1 << width * (size - 1) + place: Move(
            columns[place], width * size, above[place] << width * (size - 1), place >= closing, 0
        )
        for size in range(1, copies + 1)
        for place in range(width)
    }


def leads_of(moves: Mapping[int, Move], naturals: int) -> dict[int, tuple[int, bool]]:
    """The `leads` of tables with these moves and naturals."""
    return {move.column & bit * 2 - 1: (move.beats, move.closes) for bit, move in moves.items() if bit <= naturals}
