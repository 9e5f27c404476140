"""The kernel's tables for Tahimi and Mooseyard (`engine.climbing.player`), and what a view says in their terms. A hand
is the bits of all plays in it, as in `engine.tahimi.catalogue`: its naturals, and above them, in a hand with jokers,
the sets that these make.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from engine.climbing.play import Play as ClimbingPlay
from engine.climbing.player.course import Course
from engine.climbing.player.tables import BREAKABLE, FEW, Lead, Move, Tables, leads_of
from engine.climbing.player.worlds import Known, gather
from engine.climbing.views import ClimbingView
from engine.tahimi.catalogue import Catalogue, Play
from engine.tahimi.deck import tax_order
from engine.tahimi.round import catalogue_for
from engine.tahimi.rules import TahimiRules


@dataclass(frozen=True, slots=True, eq=False)
class TahimiTables(Tables):
    """The tables of some rules and a number of players, with the catalogue from which they are made."""

    catalogue: Catalogue

    def read(self, text: str) -> Play | None:
        return self.catalogue.by_text.get(text)

    def bit(self, play: ClimbingPlay) -> int:
        return self.catalogue.by_text[play.text].bit

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
        move = self.moves[bit]
        naturals = hand & self.naturals
        cards = naturals & move.column
        jokers = self.jokers(hand) - move.jokers
        return self.catalogue.moves(naturals ^ cards | cards >> move.drop, (1 << jokers) - 1)

    def answers(self, hand: int) -> int:
        """As for any tables; so with jokers, too."""
        naturals, size = hand & self.naturals, self.size(hand)
        found = naturals & ~(naturals >> self.width) | hand & self.high
        return found if size > FEW else found | hand & self.few[size]

    def lead(self, hand: int) -> Lead:
        """All cards of the lowest rank; jokers last."""
        lowest = hand & -hand
        cards = hand & self.columns.get(lowest, lowest)
        bit = 1 << cards.bit_length() - 1
        return self.without(hand, bit), self.moves[bit].beats, self.moves[bit].closes


def tables_for(rules: TahimiRules, players: int) -> TahimiTables:
    """The tables of these rules. There are few, since only these options matter to play."""
    lead_may_pass = rules.lead_pass == "allowed"  # noqa: S105  # the lead's pass, no password
    return _tables(catalogue_for(rules, players), rules.instant_top, rules.rank_privilege, lead_may_pass)


@cache
def _tables(plays: Catalogue, instant_top: bool, rank_privilege: bool, lead_may_pass: bool) -> TahimiTables:
    closing = plays.width - instant_top
    sets = [play for play in plays.by_text.values() if play.size]
    moves = {play.bit: Move(play.column, play.drop, play.beats, play.place >= closing, play.jokers) for play in sets}
    naturals = (1 << plays.width * plays.copies) - 1
    return TahimiTables(
        players=plays.players,
        turns=plays.turns,
        width=plays.width,
        rank_privilege=rank_privilege,
        lead_may_pass=lead_may_pass,
        may_pass=plays.may_pass,
        naturals=naturals,
        moves=moves,
        columns={1 << place: column for place, column in enumerate(plays.columns)},
        leads=leads_of(moves, naturals),
        high=sum(play.bit for play in sets if play.above < BREAKABLE),
        few=tuple(sum(play.bit for play in sets if play.size >= cards - 1) for cards in range(FEW + 1)),
        catalogue=plays,
    )


def known(rules: TahimiRules, tables: TahimiTables, view: ClimbingView) -> Known:
    """The knowledge of a view's seat. Raises ValueError for a spectator's view."""
    players = len(view.seats)
    worth = tax_order(rules.ranks(players), rules.jokers_taxed_first)
    course = Course.begin(tables, rules.first_leader(view.standing))
    return gather(course, view, rules.deck(players).ranks, worth.index)
