"""The game as a search plays it, in numbers: quick, and held to the rules in lock step by its tests.

A cell is its place in `GRID.cells`. A card is its kind: what it may be played on is all that matters. Every place for a
row, a *line*, has a number that says whose chips lie there, and tables by that number say what a chip more or less
would be worth. So a move is weighed by adding up a dozen entries.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from math import inf

from engine.cards.packs import plain
from engine.one_eyed_jack.board import CORNERS, DECK, GRID, PRINTED, Layout, is_jack, is_one_eyed
from engine.one_eyed_jack.sides import side_of, sides
from engine.one_eyed_jack.state import Goal

LENGTH = GRID.length

# A card's kind is its place here: every card of the board, and at the end what the jacks do.
_PLAIN = tuple(dict.fromkeys(map(plain, DECK)))
_CARDS = tuple(card for card in _PLAIN if not is_jack(card))
ANYWHERE, REMOVES = len(_CARDS), len(_CARDS) + 1
KIND: Mapping[str, int] = {
    card: _CARDS.index(card) if not is_jack(card) else REMOVES if is_one_eyed(card) else ANYWHERE for card in _PLAIN
}
AT: Mapping[str, int] = {cell: at for at, cell in enumerate(GRID.cells)}
INNER = tuple(at for cell, at in AT.items() if cell not in CORNERS)

# The lines through each cell; and those with which each line shares more than one cell, so that both are one row.
_NUMBER = {line: number for number, line in enumerate(GRID.lines)}
LINES = tuple(tuple(AT[cell] for cell in line) for line in GRID.lines)
THROUGH = tuple(tuple(_NUMBER[line] for line in GRID.lines_through[cell]) for cell in GRID.cells)
NEAR = tuple(
    frozenset(_NUMBER[other] for other in GRID.lines if other != line and len(set(other) & set(line)) > 1)
    for line in GRID.lines
)

# A line packed into one int: three bits per side for its chips, then flags for a corner in it, and for a row that lies
# over most of it.
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

# The value to a side of a line that nobody else blocks, by the number of its cells that are taken. These numbers and
# the next three did best among 18 settings that were tried by hand for four players, on some 250 deals each; the next
# best did as well. There is no script for that trial.
WORTH = (0.0, 0.2, 1.0, 4.0, 14.0, 100.0, 100.0)
THEIRS = 0.6  # the weight of a line of another side, beside one of the seat's own
KEPT = 20.0  # the value of a jack in the hand
HELD = 2.0  # how much more a line is worth for each of its free cells that a card of the hand shows


def chips_in(number: int, side: int) -> int:
    """The number of chips of a side in a line with this number."""
    return number // CHIP[side] & 7


def is_full(number: int, side: int) -> bool:
    """True if a line with this number has nothing but chips of a side, and perhaps a corner."""
    return chips_in(number, side) + bool(number & CORNER) == LENGTH


@cache
def worths(side: int) -> tuple[float, ...]:
    """The value of a line to a side, by the line's number: its own chance of a row, less that of another side."""
    return tuple(_worth(number, side) for number in NUMBERS)


def _worth(number: int, side: int) -> float:
    owners = [owner for owner in range(len(CHIP)) if chips_in(number, owner)]
    if number & SPENT or len(owners) != 1:
        return 0.0
    worth = WORTH[min(LENGTH, chips_in(number, owners[0]) + bool(number & CORNER))]
    return worth if owners == [side] else -THEIRS * worth


@cache
def placing(side: int) -> tuple[float, ...]:
    """The value to a side of one more chip of its own in a line, by the line's number."""
    worth = worths(side)
    return tuple(worth[(number + CHIP[side]) % len(NUMBERS)] - worth[number] for number in NUMBERS)


@cache
def removing(side: int, owner: int) -> tuple[float, ...]:
    """The value to a side of removing a chip of `owner` from a line, by the line's number."""
    worth = worths(side)
    return tuple(worth[number - CHIP[owner]] - worth[number] for number in NUMBERS)


# The numbers of lines in which a row is made, or one chip is missing.
HOT = frozenset(number for number in NUMBERS if abs(worths(0)[number]) >= THEIRS * WORTH[LENGTH - 1])


@cache
def full(side: int) -> frozenset[int]:
    """The numbers of lines that are full of a side's chips."""
    return frozenset(number for number in NUMBERS if is_full(number, side))


@dataclass(slots=True)
class OneEyedJackWorld:
    """A game as it may be. `hands`, `stock`: kinds of cards; `cells`: by kind, where it may be
    played; `owner`: by cell, whose chip lies there; `lines`: by line,
    its number; `swaps`: of the seat on turn in this turn; `won`: the side that has the rows it needs. `over`: nobody
    may play any more.
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
        return replace(
            self,
            hands=[hand.copy() for hand in self.hands],
            stock=self.stock.copy(),
            owner=self.owner.copy(),
            lines=self.lines.copy(),
        )

    @property
    def side(self) -> int:
        """The side on turn."""
        return side_of(self.turn, len(self.hands))

    # ------------------------------------------------------------------ the rules

    def swap(self, kind: int) -> None:
        """The seat on turn throws a dead card away, and draws."""
        self.swaps += 1
        self._draw(kind)
        if not self._may_act():
            self.pass_on()

    def play(self, kind: int, cell: int) -> None:
        """The seat on turn plays a card on a cell, and draws, and the next seat that can do anything is on turn."""
        if kind == REMOVES:
            self.clear(cell)
        else:
            self.place(cell, self.side)
        if self.won is None:
            self._draw(kind)
            self.pass_on()

    def place(self, cell: int, side: int) -> None:
        """A chip of a side comes to lie on a cell."""
        self.owner[cell] = side
        lines, chip, done = self.lines, CHIP[side], full(side)
        finished = False
        for line in THROUGH[cell]:
            lines[line] += chip
            finished |= lines[line] in done
        if finished:
            self._count()

    def clear(self, cell: int) -> None:
        """The chip on a cell is removed."""
        side = self.owner[cell]
        self.owner[cell] = FREE
        lines, chip, broken = self.lines, CHIP[side], False
        for line in THROUGH[cell]:
            broken |= is_full(lines[line], side)
            lines[line] -= chip
        if broken:
            self._count()

    def rows(self, side: int) -> list[int]:
        """The lines that are rows of a side, of two that share more than one cell the first."""
        found: list[int] = []
        for line, number in enumerate(self.lines):
            if is_full(number, side) and not (found and line in NEAR[found[-1]]):
                found.append(line)
        return found

    def reach(self, kind: int) -> Iterator[int]:
        """The cells where a card may place a chip, or remove one."""
        owner = self.owner
        if kind != REMOVES:
            return (cell for cell in (INNER if kind == ANYWHERE else self.cells[kind]) if owner[cell] == FREE)
        return (cell for cell in INNER if owner[cell] != FREE and not (self.goal.protected and self._in_row(cell)))

    def is_dead(self, kind: int) -> bool:
        """True if both cells of a card are taken."""
        return kind < ANYWHERE and all(self.owner[cell] != FREE for cell in self.cells[kind])

    def can_swap(self, kind: int) -> bool:
        return bool(self.stock) and self.swaps < self.goal.swaps and self.is_dead(kind)

    def pass_on(self) -> None:
        """The turn passes to the next seat that can do anything; where there is none, the game is over."""
        self.swaps = 0
        for _ in self.hands:
            self.turn = (self.turn + 1) % len(self.hands)
            if self._may_act():
                return
        self.over = True

    def _may_act(self) -> bool:
        return any(next(self.reach(kind), None) is not None or self.can_swap(kind) for kind in self.hands[self.turn])

    def _draw(self, kind: int) -> None:
        """A card goes, and the next of the stock comes."""
        hand = self.hands[self.turn]
        hand.remove(kind)
        if self.stock:
            hand.append(self.stock.pop())

    def _in_row(self, cell: int) -> bool:
        return any(is_full(self.lines[line], self.owner[cell]) for line in THROUGH[cell])

    def _count(self) -> None:
        """Look for rows after one was made or broken: who has won, and which lines cannot become another row."""
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

    def worth(self, kind: int, cell: int) -> float:
        """The value for the side on turn of playing this card there, by the lines alone."""
        table = removing(self.side, self.owner[cell]) if kind == REMOVES else placing(self.side)
        lines = self.lines
        return sum([table[lines[line]] for line in THROUGH[cell]]) - (KEPT if kind >= ANYWHERE else 0)

    def value_in_hand(self, kind: int, cell: int, mine: frozenset[int]) -> float:
        """The same for a seat that thinks of its other cards, too. `mine`: the free cells that its cards show."""
        if kind >= ANYWHERE:
            return self.worth(kind, cell)
        table, lines = placing(self.side), self.lines
        return sum(table[lines[line]] * (1 + HELD * len(mine.intersection(LINES[line]))) for line in THROUGH[cell])

    def act(self) -> None:
        """The seat on turn swaps a dead card, or else plays what is worth most."""
        best, found = -inf, None
        for kind in self.hands[self.turn]:
            if self.can_swap(kind):
                return self.swap(kind)
            for cell in self.targets(kind):
                worth = self.worth(kind, cell)
                if worth > best:
                    best, found = worth, (kind, cell)
        kind, cell = found or next((kind, cell) for kind in self.hands[self.turn] for cell in self.reach(kind))
        return self.play(kind, cell)

    def targets(self, kind: int) -> Iterable[int]:
        """The cells where a card may be of use: all that it reaches; for a jack, the ones where a row is near."""
        if kind < ANYWHERE:
            return self.reach(kind)
        hot = {cell for line, number in enumerate(self.lines) if number in HOT for cell in LINES[line]}
        return [cell for cell in self.reach(kind) if cell in hot]

    def lead(self, side: int) -> float:
        """The lead of a side: the value of the lines to it, less their value to the others."""
        table = worths(side)
        return sum([table[number] for number in self.lines])
