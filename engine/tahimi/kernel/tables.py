"""The kernel's lookup tables: numbers, made once from the rules and the number of players.

A hand is one integer, the bits of all plays in it, as in `engine.tahimi.catalogue`: its naturals, and above them, in a
hand with jokers, the sets that these make.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from engine.climbing.turns import Turns
from engine.tahimi.catalogue import Catalogue
from engine.tahimi.round import catalogue_for
from engine.tahimi.rules import TahimiRules

BREAKABLE = 3  # the number of highest ranks of which a set is broken to take a trick


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
class Tables:
    """The tables of some rules and a number of players. `turns`: by mask of seats. `width`: the number of ranks.
    `may_pass`: the bit of the pass. `naturals`: the bits of all plays without jokers. `moves`: by a play's bit.
    `columns`: by the bit of a rank's single card, the bits of all naturals of the rank. `leads`: by the bits of all
    naturals of a rank in a hand, the plays that top these cards, and True if they take the trick at once. `high`: the
    bits of all plays of the highest ranks, for which habits break sets.
    """

    catalogue: Catalogue
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

    def hand(self, cards: Iterable[str]) -> int:
        """The bits of a hand of tokens."""
        return self.catalogue.moves(*self.catalogue.pack(cards))

    def jokers(self, hand: int) -> int:
        """The number of jokers in a hand: each adds a block of plays above the naturals."""
        return sum(hand >> first > 0 for first in self.catalogue.block[1:])

    def size(self, hand: int) -> int:
        """The number of cards in a hand."""
        return (hand & self.naturals).bit_count() + self.jokers(hand)

    def without(self, hand: int, bit: int) -> int:
        """A hand after a play of it."""
        move = self.moves[bit]
        naturals = hand & self.naturals
        cards = naturals & move.column
        jokers = self.jokers(hand) - move.jokers
        return self.catalogue.moves(naturals ^ cards | cards >> move.drop, (1 << jokers) - 1)


def tables_for(rules: TahimiRules, players: int) -> Tables:
    """The tables of these rules. There are few, since only these options matter to play."""
    lead_may_pass = rules.lead_pass == "allowed"  # noqa: S105  # the lead's pass, no password
    return _tables(catalogue_for(rules, players), rules.instant_top, rules.rank_privilege, lead_may_pass)


@cache
def _tables(plays: Catalogue, instant_top: bool, rank_privilege: bool, lead_may_pass: bool) -> Tables:
    closing = plays.width - instant_top
    moves = {
        play.bit: Move(play.column, play.drop, play.beats, play.place >= closing, play.jokers)
        for play in plays.by_text.values()
        if play.size
    }
    naturals = (1 << plays.width * plays.copies) - 1
    whole = {bit: move.column & bit * 2 - 1 for bit, move in moves.items() if bit <= naturals}
    return Tables(
        plays,
        plays.turns,
        plays.width,
        rank_privilege,
        lead_may_pass,
        plays.may_pass,
        naturals,
        moves,
        columns={1 << place: column for place, column in enumerate(plays.columns)},
        leads={cards: (moves[bit].beats, moves[bit].closes) for bit, cards in whole.items()},
        high=sum(play.bit for play in plays.by_text.values() if play.size and play.above < BREAKABLE),
    )
