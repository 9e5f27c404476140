"""The value of what a round scores, to the seat that looks at it: points, or the match."""

from collections.abc import Sequence

from engine.tyzicha.cards import SEATS
from engine.tyzicha.scoring import Terms
from engine.tyzicha.state import TyzichaView

MOST = 400  # the most that a declarer can take; a higher contract is always broken
OTHERS = 200  # the most that each opponent scores beside it, on the average


def worth(view: TyzichaView, declarer: int, gains: Sequence[int], terms: Terms) -> float:
    """The points that the viewer's seat has scored more than the others, on the average, from 0 to 1; or the match,
    where the declarer has won it.
    """
    before = view.standing.scores or (0,) * SEATS
    if before[declarer] + gains[declarer] >= terms.target:
        return float(view.seat == declarer)
    mine, most = gains[view.own_seat], max(terms.max_bid, MOST)
    return 0.5 + (mine - (sum(gains) - mine) / (SEATS - 1)) / (2 * (most + OTHERS))
