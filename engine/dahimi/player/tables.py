"""The kernel's tables for Dahimi. Above its naturals a hand has a bit for each run that it keeps; the cards of a run
are not among the naturals.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from engine.climbing.play import Play as ClimbingPlay
from engine.climbing.play import turns
from engine.climbing.player.tables import BREAKABLE, FEW, Lead, Move, Tables, leads_of, set_moves
from engine.contract import Illegal
from engine.dahimi.bits import MOST_EQUAL
from engine.dahimi.deck import ORDER, PLACE, SUITS, rank_of
from engine.dahimi.player.groups import parted
from engine.dahimi.plays import RUN, Play, read_action
from engine.dahimi.rules import DahimiRules

WIDTH = len(ORDER)
SHORTEST = 3  # cards of a run
FIRST_HIGH = WIDTH - BREAKABLE


@dataclass(frozen=True, slots=True, eq=False)
class DahimiTables(Tables):
    """`min_run`: the number of cards that a run must have. `copies`: the most cards of a rank. `runs`: by its bit, the
    places of a run's ranks.
    """

    min_run: int
    copies: int
    runs: dict[int, range]

    def read(self, text: str) -> Play | None:
        try:
            action = read_action(text)
        except Illegal:
            return None
        return action if isinstance(action, Play) else None

    def bit(self, play: ClimbingPlay) -> int:
        if not play.size:
            return self.may_pass
        if play.shape == RUN:
            return _run_bit(self.copies, play.size, play.place - play.size + 1)
        return _set_bit(play.size, play.place)

    def hand(self, cards: Iterable[str]) -> int:
        """A hand of these cards, from low to high, parted into runs and sets as the policy parts it."""
        runs, counts = 0, [0] * WIDTH
        for group in parted(tuple(cards), self.min_run):
            low, high = PLACE[rank_of(group[0])], PLACE[rank_of(group[-1])]
            if low == high:
                counts[low] += len(group)
            else:
                runs |= _run_bit(self.copies, len(group), low)
        return runs | self.sets(counts)

    def sets(self, counts: Iterable[int]) -> int:
        """A hand that keeps no run. `counts`: its cards of each rank, from low to high."""
        return sum([SPREAD[count] << place for place, count in enumerate(counts)])

    def without(self, hand: int, bit: int) -> int:
        """As for any tables. A set that needs a card of a run leaves the rest of the run as single cards."""
        column, drop, *_ = self.moves[bit]
        while not hand & bit:
            hand = self._dissolved(hand, column)
        cards = hand & column
        return hand ^ cards | cards >> drop

    def _dissolved(self, hand: int, column: int) -> int:
        """The hand with the cards of the lowest run of a rank as single cards. `column`: the bits of the rank."""
        run = next(bit for bit in self._runs_in(hand) if any(column >> place & 1 for place in self.runs[bit]))
        hand ^= run
        for place in self.runs[run]:
            hand |= 1 << WIDTH * self._count(hand, place) + place
        return hand

    def answers(self, hand: int) -> int:
        """As for any tables, with all runs that the hand keeps. For the highest ranks runs are broken, too."""
        naturals = hand & self.naturals
        found = naturals & ~(naturals >> WIDTH) | naturals & self.high | hand ^ naturals
        if hand == naturals and (size := hand.bit_count()) <= FEW:
            found |= naturals & self.few[size]
        for run in self._runs_in(hand):
            for place in self.runs[run][-BREAKABLE:]:
                if place >= FIRST_HIGH:
                    found |= 1 << WIDTH * self._count(hand, place) + place
        return found

    def lead(self, hand: int) -> Lead:
        """The run or all other cards of a rank with the lowest card."""
        naturals, bit = hand & self.naturals, 0
        lowest = (naturals & -naturals).bit_length() - 1 if naturals else WIDTH
        for run in self._runs_in(hand):
            if self.runs[run][0] <= lowest:
                lowest, bit = self.runs[run][0], run
        bit = bit or _set_bit(self._count(hand, lowest), lowest)
        return self.without(hand, bit), self.moves[bit].beats, self.moves[bit].closes

    def _count(self, hand: int, place: int) -> int:
        """The number of naturals of a rank."""
        return (hand & self.columns[1 << place]).bit_count()

    def _runs_in(self, hand: int) -> list[int]:
        """The bits of the runs that a hand keeps, short ones first."""
        left, found = hand & ~self.naturals, []
        while left:
            found.append(left & -left)
            left &= left - 1
        return found


# By the number of cards of the lowest rank: their bits.
SPREAD = [sum(1 << WIDTH * card for card in range(count)) for count in range(len(SUITS) * MOST_EQUAL + 1)]


def tables_for(rules: DahimiRules, players: int) -> DahimiTables:
    """The tables of these rules. There are few, since only the packs and the shortest run matter to play."""
    return _tables(players, rules.deck(players).packs, rules.min_run)


@cache
def _tables(players: int, packs: int, min_run: int) -> DahimiTables:
    copies = len(SUITS) * packs
    moves = set_moves(WIDTH, copies, closing=WIDTH - 1)
    sets = tuple(moves)
    naturals = (1 << WIDTH * copies) - 1
    may_pass = _run_bit(copies, WIDTH + 1, 0)
    columns = {1 << place: moves[1 << place].column for place in range(WIDTH)}
    high = sum(bit for bit in sets if (bit.bit_length() - 1) % WIDTH >= FIRST_HIGH)
    leads = leads_of(moves, naturals)
    runs = {}
    for size in range(min_run, WIDTH + 1):
        for low in range(WIDTH - size + 1):
            bit = _run_bit(copies, size, low)
            beats = sum(_run_bit(copies, size, higher) for higher in range(low + size, WIDTH - size + 1))
            runs[bit] = range(low, low + size)
            moves[bit] = Move(bit, may_pass.bit_length(), beats, low + 2 * size > WIDTH, 0)
    return DahimiTables(
        players=players,
        turns=turns(players),
        width=WIDTH,
        rank_privilege=False,
        lead_may_pass=False,
        may_pass=may_pass,
        naturals=naturals,
        moves=moves,
        columns=columns,
        leads=leads,
        high=high,
        few=tuple(sum(bit for bit in sets if bit.bit_length() > WIDTH * (cards - 2)) for cards in range(FEW + 1)),
        min_run=min_run,
        copies=copies,
        runs=runs,
    )


def _set_bit(size: int, place: int) -> int:
    return 1 << WIDTH * (size - 1) + place


def _run_bit(copies: int, size: int, low: int) -> int:
    return 1 << WIDTH * (copies + size - SHORTEST) + low
