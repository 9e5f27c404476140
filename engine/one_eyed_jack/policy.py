"""The policy of One-Eyed Jack, from a view alone.

A line's value is the probability that it becomes a row: a side needs a card for each cell that is missing, and the
viewer knows their own cards and the ones that are gone. The policy plays what is best for its side and worst for the
others; it swaps a dead card as soon as it can.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from math import prod

from engine.cards.packs import plain
from engine.contract import Action, CardThenTarget, Decision, View
from engine.one_eyed_jack.board import CORNERS, GRID, is_jack, is_one_eyed, rows
from engine.one_eyed_jack.grid import Cells
from engine.one_eyed_jack.sides import side_of, sides
from engine.one_eyed_jack.state import OneEyedJackPublic

# The assumed probability that a missing cell will be taken: with its card in the viewer's hand, with copies of it still
# hidden (by their number), and with a jack alone.
HELD, HIDDEN, JACK = 0.75, (0.05, 0.2, 0.3), 0.05
COPIES = 2
THEIRS = 1.1  # the weight of another side's row, beside one of our own
DONE = 3.0  # what a finished row counts, beside one that is sure to come
KEPT = 0.12  # what a jack is worth in the hand


def choose(view: View[OneEyedJackPublic], decision: Decision) -> Action:
    """A dead card is swapped; else the best placement, or removal."""
    swaps = next(iter(decision.before), ()) if isinstance(decision.answers, CardThenTarget) else decision.answers
    if dead := next(iter(swaps), None):
        return dead
    if not isinstance(decision.answers, CardThenTarget):
        raise TypeError(f"a card is played on a cell, not {decision.answers!r}")
    return best_play(view, decision.answers)


def silent(view: View[OneEyedJackPublic], decision: Decision) -> Action:
    """The answer of a seat whose time is up: the best placement; a swap where there is none (OEJ-R14)."""
    if isinstance(decision.answers, CardThenTarget):
        return best_play(view, decision.answers)
    return next(iter(decision.answers))


def best_play(view: View[OneEyedJackPublic], plays: CardThenTarget) -> Action:
    """The best placement or removal; of equal ones the first."""
    table = _Table(view)
    worth = {(card, cell): table.worth(card, cell) for card, cells in plays.targets for cell in cells}
    return plays.action(*max(worth, key=lambda play: worth[play]))


class _Table:
    """The viewer's knowledge, and the value to them of a chip more or less."""

    def __init__(self, view: View[OneEyedJackPublic]) -> None:
        players = len(view.seats)
        self.side, self.sides = side_of(view.own_seat, players), sides(players)
        self.chips = view.public.chips
        self.rows = {side: rows(self.chips, side) for side in self.sides}
        self.goal = view.public.goal.rows
        hand = Counter(map(plain, view.hand))
        known = hand + Counter(map(plain, view.public.gone))
        card_at = view.public.board.card_at
        self.theirs = {cell: HIDDEN[COPIES - known[card]] for cell, card in card_at.items() if cell not in CORNERS}
        self.mine = {cell: HELD if hand[card_at[cell]] else likely for cell, likely in self.theirs.items()}
        self.seen: dict[tuple[bool, str], float] = {}

    def worth(self, card: str, cell: str) -> float:
        """The value of playing this card there."""
        removes = is_one_eyed(card)
        if (removes, cell) not in self.seen:
            chips = {at: side for at, side in self.chips.items() if at != cell}
            after = chips if removes else {**chips, cell: self.side}
            lines = GRID.lines_through[cell]
            self.seen[removes, cell] = self._position(after, lines) - self._position(self.chips, lines)
        return self.seen[removes, cell] - KEPT * is_jack(card)

    def _position(self, chips: Mapping[str, int], lines: Iterable[Cells]) -> float:
        """The value of these lines for the viewer's side."""
        worth = 0.0
        for line in lines:
            owners = {chips[cell] for cell in line if cell in chips}
            if len(owners) > 1:
                continue
            for side in owners or self.sides:
                worth += self._line(chips, line, side) * (1.0 if side == self.side else -THEIRS)
        return worth

    def _line(self, chips: Mapping[str, int], line: Cells, side: int) -> float:
        """The value of a line for a side: the probability that it becomes a row that counts, if nobody blocks it, times
        the row's worth.
        """
        if any(line != row and len(set(line).intersection(row)) > 1 for row in self.rows[side]):
            return 0.0
        likely = self.mine if side == self.side else self.theirs
        missing = [likely[cell] for cell in line if cell not in chips and cell not in CORNERS]
        wins = len(self.rows[side]) + 1 >= self.goal
        return prod(missing) * (DONE if wins else 1.0) * (1.0 if missing else DONE)
