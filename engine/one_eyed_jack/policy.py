"""How a computer player plays One-Eyed Jack: from its view alone.

A place for a row is worth how likely it comes to be one: a side needs a card for each cell that is missing, and the
viewer knows of their own cards, and of those that are gone. What is best for the own side, and worst for the others,
is played; a dead card is swapped as soon as it can be.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from math import prod

from engine.cards.grid import Cells
from engine.cards.packs import plain
from engine.contract import Action, CardThenTarget, Decision, View
from engine.one_eyed_jack.board import CARD_AT, CORNERS, GRID, is_jack, is_one_eyed, rows
from engine.one_eyed_jack.sides import side_of, sides

# How likely a missing cell is thought to be taken: with its card in the own hand, with copies of it still hidden (by
# their number), and with a jack alone.
HELD, HIDDEN, JACK = 0.75, (0.05, 0.2, 0.3), 0.05
COPIES = 2
THEIRS = 1.1  # what a row of theirs counts, beside one of ours
DONE = 3.0  # what a finished row counts, beside one that is sure to come
KEPT = 0.12  # what a jack is worth in the hand


def choose(view: View, decision: Decision) -> Action:
    """A dead card is swapped; else the best placement, or removal."""
    swaps = next(iter(decision.before), ()) if isinstance(decision.options, CardThenTarget) else decision.options
    if dead := next(iter(swaps), None):
        return dead
    if not isinstance(decision.options, CardThenTarget):
        raise TypeError(f"a card is played on a cell, not {decision.options!r}")
    return best_play(view, decision.options)


def best_play(view: View, plays: CardThenTarget) -> Action:
    """The best placement or removal; of equal ones the first."""
    table = _Table(view)
    worth = {(card, cell): table.worth(card, cell) for card, cells in plays.targets for cell in cells}
    return plays.action(*max(worth, key=lambda play: worth[play]))


class _Table:
    """What the viewer knows, and what a chip more or less would be worth to them."""

    def __init__(self, view: View) -> None:
        players = len(view.seats)
        self.side, self.sides = side_of(view.seat or 0, players), sides(players)
        self.chips: Mapping[str, int] = view.memory["chips"]
        self.rows = {side: rows(self.chips, side) for side in self.sides}
        self.goal = int(view.counters["goal"])
        hand = Counter(map(plain, view.hand))
        known = hand + Counter(map(plain, view.zone("discards").cards or ()))
        self.theirs = {cell: HIDDEN[COPIES - known[card]] for cell, card in CARD_AT.items() if cell not in CORNERS}
        self.mine = {cell: HELD if hand[CARD_AT[cell]] else likely for cell, likely in self.theirs.items()}
        self.seen: dict[tuple[bool, str], float] = {}

    def worth(self, card: str, cell: str) -> float:
        """What it is worth to play this card there."""
        removes = is_one_eyed(card)
        if (removes, cell) not in self.seen:
            chips = {at: side for at, side in self.chips.items() if at != cell}
            after = chips if removes else {**chips, cell: self.side}
            lines = GRID.lines_through[cell]
            self.seen[removes, cell] = self._position(after, lines) - self._position(self.chips, lines)
        return self.seen[removes, cell] - KEPT * is_jack(card)

    def _position(self, chips: Mapping[str, int], lines: Iterable[Cells]) -> float:
        """How well these lines stand for the viewer's side."""
        worth = 0.0
        for line in lines:
            owners = {chips[cell] for cell in line if cell in chips}
            if len(owners) > 1:
                continue
            for side in owners or self.sides:
                worth += self._line(chips, line, side) * (1.0 if side == self.side else -THEIRS)
        return worth

    def _line(self, chips: Mapping[str, int], line: Cells, side: int) -> float:
        """How likely a line that nobody blocks becomes a row of a side that counts, and what that is worth."""
        if any(line != row and len(set(line).intersection(row)) > 1 for row in self.rows[side]):
            return 0.0
        likely = self.mine if side == self.side else self.theirs
        missing = [likely[cell] for cell in line if cell not in chips and cell not in CORNERS]
        wins = len(self.rows[side]) + 1 >= self.goal
        return prod(missing) * (DONE if wins else 1.0) * (1.0 if missing else DONE)
