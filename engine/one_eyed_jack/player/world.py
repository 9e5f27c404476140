"""A kernel: the same game in integers, for the search alone. Tests play it in lock step with the rules.

A cell is its index in `GRID.cells`. A card is its kind, an index into the cards that the board shows, because only the
cells on which it may be played matter. A *line* (see `grid`) is its index in `GRID.lines`, and has a *number* that says
whose chips lie on it. Tables by that number say what one chip more or less in the line is worth, so the value of a play
is the sum of a dozen entries.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import inf
from operator import itemgetter

from engine.cards.packs import plain
from engine.one_eyed_jack.board import CORNERS, DECK, GRID, PRINTED, Layout, is_jack, is_one_eyed
from engine.one_eyed_jack.state import Goal, side_of, sides

LENGTH = GRID.length

# The kinds: one for each card of the board, then one for the jacks that place a chip anywhere, and one for those that
# remove a chip.
_PLAIN = tuple(dict.fromkeys(map(plain, DECK)))
_CARDS = tuple(card for card in _PLAIN if not is_jack(card))
ANYWHERE, REMOVES = len(_CARDS), len(_CARDS) + 1
KIND: Mapping[str, int] = {
    card: _CARDS.index(card) if not is_jack(card) else REMOVES if is_one_eyed(card) else ANYWHERE for card in _PLAIN
}
AT: Mapping[str, int] = {cell: at for at, cell in enumerate(GRID.cells)}
INNER = tuple(at for cell, at in AT.items() if cell not in CORNERS)

# `LINES`: the cells of each line. `THROUGH`: by cell, the lines through it; `NUMBERS_THROUGH` takes their entries from
# a list. `NEAR`: by line, those that share more than one cell with it, so that the two never count as two rows.
_NUMBER = {line: number for number, line in enumerate(GRID.lines)}
LINES = tuple(tuple(AT[cell] for cell in line) for line in GRID.lines)
THROUGH = tuple(tuple(_NUMBER[line] for line in GRID.lines_through[cell]) for cell in GRID.cells)
NUMBERS_THROUGH = tuple(itemgetter(*lines) for lines in THROUGH)
NEAR = tuple(
    frozenset(_NUMBER[other] for other in GRID.lines if other != line and len(set(other) & set(line)) > 1)
    for line in GRID.lines
)

# A line's number: three bits for the chips of each of the three sides, then the flag `CORNER`: a corner is in the line,
# and the flag `SPENT`: a row shares more than one cell with the line, so that the line cannot become another one.
# `NUMBERS`: all that there can be. `EMPTY`: by line, its number without chips.
CHIP = (1, 8, 64)
CORNER, SPENT = 512, 1024
NUMBERS = range(2 * SPENT)
EMPTY = tuple(CORNER * bool(CORNERS.intersection(line)) for line in GRID.lines)

FREE = -1  # nobody's chip

CellsByKind = tuple[tuple[int, ...], ...]


def cells_by_kind(board: Layout) -> CellsByKind:
    """The cells that show a card, by its kind; jacks have none."""
    return tuple(tuple(AT[cell] for cell in board.cells_of[card]) for card in _CARDS)


CELLS = cells_by_kind(PRINTED)

# The value to a side of a line that no other side blocks, by the number of its cells that the side has. `WORTH`,
# `THEIRS`, `JACK_IN_HAND` and `HELD_BONUS` did best among 18 settings that were tried by hand for four players, on some
# 250 deals each; the second best did as well. There is no script for that trial.
WORTH = (0.0, 0.2, 1.0, 4.0, 14.0, 100.0)
THEIRS = 0.6  # the weight of a line of another side, beside one of the seat's own
JACK_IN_HAND = 20.0  # the value of keeping a jack in the hand
HELD_BONUS = 2.0  # the multiple that is added to the value of a line for each free cell whose card the seat holds


def chips_in(number: int, side: int) -> int:
    """The number of chips of a side in a line with this number."""
    return number // CHIP[side] & 7


def is_full(number: int, side: int) -> bool:
    """True if a line with this number has nothing but chips of a side, and perhaps a corner."""
    return chips_in(number, side) + bool(number & CORNER) == LENGTH


@cache
def line_values(side: int) -> tuple[float, ...]:
    """By a line's number, the value of the line to a side: positive if only that side has chips in it, negative if only
    another side has, 0 if nobody has any, if two sides block each other, or if the line is spent.
    """
    return tuple(_line_value(number, side) for number in NUMBERS)


def _line_value(number: int, side: int) -> float:
    owners = [owner for owner in range(len(CHIP)) if chips_in(number, owner)]
    if number & SPENT or len(owners) != 1:
        return 0.0
    worth = WORTH[min(LENGTH, chips_in(number, owners[0]) + bool(number & CORNER))]
    return worth if owners == [side] else -THEIRS * worth


@cache
def placing_gains(side: int) -> tuple[float, ...]:
    """By a line's number, the value to a side of one more chip of its own in the line."""
    worth = line_values(side)  # the remainder below keeps numbers that never occur inside this table
    return tuple(worth[(number + CHIP[side]) % len(NUMBERS)] - worth[number] for number in NUMBERS)


@cache
def removing_gains(side: int, owner: int) -> tuple[float, ...]:
    """By a line's number, the value to a side of removing a chip of `owner` from the line."""
    worth = line_values(side)
    # A negative index stands for a number without such a chip, which is never asked for.
    return tuple(worth[number - CHIP[owner]] - worth[number] for number in NUMBERS)


# The numbers of lines that are rows, or lack one chip to be one, whichever side's. Side 0 is as good as any to ask: its
# own such lines are worth at least this much to it, and those of others cost it at least this much.
HOT = frozenset(number for number in NUMBERS if abs(line_values(0)[number]) >= THEIRS * WORTH[LENGTH - 1])


@cache
def full_numbers(side: int) -> frozenset[int]:
    """The numbers of lines that are full of a side's chips (`is_full`)."""
    return frozenset(number for number in NUMBERS if is_full(number, side))


@dataclass(slots=True)
class OneEyedJackWorld:
    """A world of a game.

    `hands`, `stock`: the kinds of the cards, by seat, and with the next card of the stock last. `turn`: the seat to
    play. `swaps`: the number of cards that it has swapped in this turn. `owner`: by cell, the side whose chip lies
    there, or `FREE`. `lines`: by line, its number. `won`: the side that has made the rows that win. `over`: True if the
    game has ended, by such rows or because no seat can act. `cells`: by kind, the cells that show the card.
    """

    goal: Goal
    hands: list[list[int]]
    stock: list[int]
    turn: int
    swaps: int = 0
    owner: list[int] = field(default_factory=lambda: [FREE] * len(GRID.cells))
    lines: list[int] = field(default_factory=lambda: list(EMPTY))
    won: int | None = None
    over: bool = False
    cells: CellsByKind = CELLS

    def copy(self) -> "OneEyedJackWorld":
        return OneEyedJackWorld(
            self.goal,
            [hand.copy() for hand in self.hands],
            self.stock.copy(),
            self.turn,
            self.swaps,
            self.owner.copy(),
            self.lines.copy(),
            self.won,
            self.over,
            self.cells,
        )

    @property
    def side(self) -> int:
        """The side on turn."""
        return side_of(self.turn, len(self.hands))

    # ------------------------------------------------------------------ the rules

    def swap(self, kind: int) -> None:
        """Swap a dead card of the seat on turn. Its turn ends if it can neither play nor swap then."""
        self.swaps += 1
        self._draw(kind)
        if not self._may_act():
            self.pass_turn()

    def play(self, kind: int, cell: int) -> None:
        """Play a card of the seat on turn on a cell. Unless that wins, the seat draws, and the turn passes on."""
        if kind == REMOVES:
            self.remove_chip(cell)
        else:
            self.place_chip(cell, self.side)
        if self.won is None:
            self._draw(kind)
            self.pass_turn()

    def place_chip(self, cell: int, side: int) -> None:
        """Place a chip of a side on a cell."""
        self.owner[cell] = side
        lines, chip, done = self.lines, CHIP[side], full_numbers(side)
        finished = False
        for line in THROUGH[cell]:
            lines[line] += chip
            finished |= lines[line] in done
        if finished:
            self._count_rows()

    def remove_chip(self, cell: int) -> None:
        """Remove the chip from a cell."""
        side = self.owner[cell]
        self.owner[cell] = FREE
        lines, chip, broken = self.lines, CHIP[side], False
        for line in THROUGH[cell]:
            broken |= is_full(lines[line], side)
            lines[line] -= chip
        if broken:
            self._count_rows()

    def rows(self, side: int) -> list[int]:
        """The lines that count as rows of a side. Of lines that share more than one cell only the first counts. Such
        lines follow each other in the order of the grid, so it is enough to compare with the row that was found last.
        """
        found, full = list[int](), full_numbers(side)
        for line, number in enumerate(self.lines):
            if number in full and not (found and line in NEAR[found[-1]]):
                found.append(line)
        return found

    def playable_cells(self, kind: int) -> Iterator[int]:
        """Yield the cells where a card may place a chip, or remove one."""
        owner = self.owner
        if kind != REMOVES:
            return (cell for cell in (INNER if kind == ANYWHERE else self.cells[kind]) if owner[cell] == FREE)
        return (cell for cell in INNER if owner[cell] != FREE and not (self.goal.protected and self._in_row(cell)))

    def is_dead(self, kind: int) -> bool:
        """True if both cells of a card are taken."""
        return kind < ANYWHERE and all(self.owner[cell] != FREE for cell in self.cells[kind])

    def can_swap(self, kind: int) -> bool:
        return bool(self.stock) and self.swaps < self.goal.swaps and self.is_dead(kind)

    def pass_turn(self) -> None:
        """Pass the turn to the next seat that can play or swap. If there is none, the game is over."""
        self.swaps = 0
        for _ in self.hands:
            self.turn = (self.turn + 1) % len(self.hands)
            if self._may_act():
                return
        self.over = True

    def _may_act(self) -> bool:
        for kind in self.hands[self.turn]:
            for _ in self.playable_cells(kind):
                return True
            if self.can_swap(kind):
                return True
        return False

    def _draw(self, kind: int) -> None:
        """Take a card from the hand on turn, and put the next card of the stock in its place, if there is one."""
        hand = self.hands[self.turn]
        hand.remove(kind)
        if self.stock:
            hand.append(self.stock.pop())

    def _in_row(self, cell: int) -> bool:
        return any(is_full(self.lines[line], self.owner[cell]) for line in THROUGH[cell])

    def _count_rows(self) -> None:
        """Count all rows again after one was made or broken: find out which side has won, if one has, and which lines
        are spent.
        """
        lines = self.lines
        lines[:] = [number & ~SPENT for number in lines]
        for side in sides(len(self.hands)):
            found = self.rows(side)
            if len(found) >= self.goal.rows:
                self.won, self.over = side, True
            for row in found:
                for line in NEAR[row] - set(found):
                    lines[line] |= SPENT

    # ------------------------------------------------------------------ what everybody does

    def value_of_play(self, kind: int, cell: int) -> float:
        """The value to the side on turn of playing a card on a cell, by the lines through the cell alone."""
        table = removing_gains(self.side, self.owner[cell]) if kind == REMOVES else placing_gains(self.side)
        gain = sum(map(table.__getitem__, NUMBERS_THROUGH[cell](self.lines)))
        return gain - (JACK_IN_HAND if kind >= ANYWHERE else 0)

    def value_with_hand(self, kind: int, cell: int, mine: frozenset[int]) -> float:
        """The value to the side on turn of playing a card on a cell, where a line counts more if the seat holds cards
        for its free cells. `mine`: the free cells that the cards of its hand show.
        """
        if kind >= ANYWHERE:
            return self.value_of_play(kind, cell)
        table, lines = placing_gains(self.side), self.lines
        return sum(
            table[lines[line]] * (1 + HELD_BONUS * len(mine.intersection(LINES[line]))) for line in THROUGH[cell]
        )

    def take_turn(self) -> None:
        """Let the seat on turn swap a dead card, or else make the play with the highest value. If none of its cards has
        a target, it makes the first legal play.
        """
        best, found = -inf, None
        gain, lines = placing_gains(self.side).__getitem__, self.lines
        may_swap = bool(self.stock) and self.swaps < self.goal.swaps
        for kind in self.hands[self.turn]:
            cells = self.worthwhile_cells(kind)
            if may_swap and kind < ANYWHERE and not cells:
                return self.swap(kind)
            for cell in cells:
                # Most of a search's time is spent here, so `value_of_play` is written out for all cards but jacks.
                placed = kind < ANYWHERE
                worth = sum(map(gain, NUMBERS_THROUGH[cell](lines))) if placed else self.value_of_play(kind, cell)
                if worth > best:
                    best, found = worth, (kind, cell)
        kind, cell = found or next((kind, cell) for kind in self.hands[self.turn] for cell in self.playable_cells(kind))
        return self.play(kind, cell)

    def worthwhile_cells(self, kind: int) -> Sequence[int]:
        """The cells where it is worth playing a card: all that it may be played on; for a jack, only those in lines
        that are rows or lack one chip to be one.
        """
        if kind < ANYWHERE:
            owner = self.owner
            return [cell for cell in self.cells[kind] if owner[cell] == FREE]
        if HOT.isdisjoint(self.lines):
            return ()
        hot = {cell for line, number in enumerate(self.lines) if number in HOT for cell in LINES[line]}
        return [cell for cell in self.playable_cells(kind) if cell in hot]

    def lead(self, side: int) -> float:
        """The sum of the values of all lines to a side (`line_values`); those of other sides count as negative."""
        table = line_values(side)
        return sum([table[number] for number in self.lines])
