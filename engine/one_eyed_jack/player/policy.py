"""The policy of One-Eyed Jack, from a view alone.

The value of a line to a side is the probability that it becomes a row. For that the side needs a card for each missing
cell, and the viewer knows their own cards and those that are gone. The policy makes the play that raises the value of
the lines to its own side most, less their value to the others; it swaps a dead card as soon as it can.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from math import prod

from engine.cards.packs import plain
from engine.contract import Action, CardThenTarget, Decision, View
from engine.one_eyed_jack.board import CORNERS, GRID, is_jack, is_one_eyed, rows
from engine.one_eyed_jack.grid import Cells
from engine.one_eyed_jack.state import OneEyedJackPublic, side_of, sides

# The assumed probability that a side takes a missing cell: the viewer's side if the viewer holds the cell's card, and
# any side if not, by the number of copies that the viewer has not seen; without any, a jack alone can take the cell.
TAKES_HELD = 0.75
TAKES_HIDDEN = (0.05, 0.2, 0.3)
COPIES = 2  # the number of copies of each card in the pack
THEIRS = 1.1  # the weight of a line of another side, if one of the viewer's side has 1
DONE = 3.0  # the factor for a row that is complete, and once more the factor for a row that wins the game
JACK_IN_HAND = 0.12  # the value of keeping a jack in the hand


def choose(view: View[OneEyedJackPublic], decision: Decision) -> Action:
    """Swap a dead card if there is one; else make the best placement or removal.

    If something can be played, the answers are the plays, and the swaps come before them; if not, the swaps are the
    answers.
    """
    swaps = next(iter(decision.before), ()) if isinstance(decision.answers, CardThenTarget) else decision.answers
    if dead := next(iter(swaps), None):
        return dead
    if not isinstance(decision.answers, CardThenTarget):
        raise TypeError(f"a card is played on a cell, not {decision.answers!r}")
    return best_play(view, decision.answers)


def silent(view: View[OneEyedJackPublic], decision: Decision) -> Action:
    """The answer of a seat whose time is up: the best placement or removal, or a swap if nothing can be played
    (OEJ-R14).
    """
    if isinstance(decision.answers, CardThenTarget):
        return best_play(view, decision.answers)
    return next(iter(decision.answers))


def best_play(view: View[OneEyedJackPublic], plays: CardThenTarget) -> Action:
    """The placement or removal with the highest value, the first of equal ones."""
    valuation = _Valuation(view)
    worth = {(card, cell): valuation.value_of_play(card, cell) for card, cells in plays.targets for cell in cells}
    return plays.action(*max(worth, key=lambda play: worth[play]))


class _Valuation:
    """The board as the viewer knows it, and the value to the viewer's side of each play.

    `theirs`, `mine`: by cell, the probability that another side, or the viewer's own, will take it. `rows`: by side,
    its rows. `goal`: the number of rows that win. `seen`: the values found so far, by whether the play removes a chip,
    and by its cell; which card is played makes no other difference.
    """

    def __init__(self, view: View[OneEyedJackPublic]) -> None:
        players = len(view.seats)
        self.side, self.sides = side_of(view.own_seat, players), sides(players)
        self.chips = view.public.chips
        self.rows = {side: rows(self.chips, side) for side in self.sides}
        self.goal = view.public.goal.rows
        hand = Counter(map(plain, view.hand))
        known = hand + Counter(map(plain, view.public.gone))
        card_at = view.public.board.card_at
        self.theirs = {
            cell: TAKES_HIDDEN[COPIES - known[card]] for cell, card in card_at.items() if cell not in CORNERS
        }
        self.mine = {cell: TAKES_HELD if hand[card_at[cell]] else theirs for cell, theirs in self.theirs.items()}
        self.seen: dict[tuple[bool, str], float] = {}

    def value_of_play(self, card: str, cell: str) -> float:
        """The value of playing this card on this cell: the change that it makes to the lines through the cell, less
        the value of keeping the card if it is a jack.
        """
        removes = is_one_eyed(card)
        if (removes, cell) not in self.seen:
            chips = {at: side for at, side in self.chips.items() if at != cell}
            after = chips if removes else {**chips, cell: self.side}
            lines = GRID.lines_through[cell]
            self.seen[removes, cell] = self._value_of_lines(after, lines) - self._value_of_lines(self.chips, lines)
        return self.seen[removes, cell] - JACK_IN_HAND * is_jack(card)

    def _value_of_lines(self, chips: Mapping[str, int], lines: Iterable[Cells]) -> float:
        """The value of these lines to the viewer's side. A line with chips of two sides can become nobody's row."""
        worth = 0.0
        for line in lines:
            owners = {chips[cell] for cell in line if cell in chips}
            if len(owners) > 1:
                continue
            for side in owners or self.sides:
                worth += self._value_of_line(chips, line, side) * (1.0 if side == self.side else -THEIRS)
        return worth

    def _value_of_line(self, chips: Mapping[str, int], line: Cells, side: int) -> float:
        """The value of a line to a side: the probability that the side takes all missing cells if nobody blocks them,
        times the worth of the row. A line that shares more than one cell with a row of that side would not count as
        another row, so it is worth nothing.
        """
        if any(line != row and len(set(line).intersection(row)) > 1 for row in self.rows[side]):
            return 0.0
        probability = self.mine if side == self.side else self.theirs
        missing = [probability[cell] for cell in line if cell not in chips and cell not in CORNERS]
        wins = len(self.rows[side]) + 1 >= self.goal
        return prod(missing) * (DONE if wins else 1.0) * (1.0 if missing else DONE)
