"""The bets of Pif Paf by the strength of a hand: who bets, who stays in, who folds.

A hand wins in proportion to its weight. Bets go to the limit, so that what a hand does hangs on one least weight for
each situation. These come from an equilibrium of a simpler game, in which every bet is as high as the pot of the antes
(`tests.tools.fits.pif_paf_bets`): hands below the middle bet there, too, where few others have yet to act.
"""

from functools import cache
from math import exp

from engine.pif_paf.betting import Betting

LONELY, CLOSER = 1.0, 0.3  # how well a hand of nine loose cards does, and how much better with each loose one less
# The strengths of hands as they are dealt: the middle of each fortieth of 12,000. Below, the weights of a meld and of
# one loose card less that fit best to who has won 3,000 rounds of four without bets. `python -m tests.tools.fits
# pif_paf` finds both (seed "fits"), and the least weights after them (seed "bets").
DEALT = (
    *(1.04, 1.07, 1.11, 1.11, 1.11, 1.14, 1.14, 1.14, 1.14, 1.18, 1.18, 1.18, 1.18, 1.18, 1.22, 1.22, 1.22, 1.22, 1.22),
    *(1.25, 1.25, 1.25, 1.25, 1.29, 1.29, 1.29, 1.32, 1.32, 1.36, 1.92, 1.95, 1.98, 1.99, 2.0, 2.03, 2.04, 2.06, 2.1),
    *(2.21, 2.82),
)
MELD, CARD = 0.9, 1.0
RAISE = 3.4  # the least weight that raises, as all do to the limit; chosen by hand
# The least weight that bets where nobody has, by the number of seats that were dealt in and of those yet to act.
BETS: dict[int, tuple[float, ...]] = {
    2: (1.26, 1.26),
    3: (1.59, 1.59, 1.82),
    4: (1.82, 1.82, 2.08, 2.3),
    5: (1.82, 2.08, 2.08, 2.3, 2.62),
    6: (1.82, 2.08, 2.3, 2.62, 2.62, 2.62),
    7: (2.08, 2.08, 2.3, 2.62, 2.62, 2.62, 2.9),
    8: (2.08, 2.08, 2.3, 2.62, 2.62, 2.9, 2.9, 2.9),
}
# The least weight that stays in for a bet of the antes' pot, by the number of seats that were dealt in, of those that
# have not folded, and of those yet to act.
STAYS: dict[int, dict[int, tuple[float, ...]]] = {
    2: {2: (1.26,)},
    3: {2: (1.44,), 3: (1.82, 1.59)},
    4: {2: (1.44,), 3: (2.08, 1.59), 4: (2.3, 2.08, 2.08)},
    5: {2: (1.59,), 3: (2.08, 1.82), 4: (2.62, 2.3, 2.08), 5: (2.9, 2.62, 2.3, 2.3)},
    6: {2: (1.59,), 3: (2.08, 1.82), 4: (2.62, 2.3, 2.08), 5: (2.9, 2.62, 2.62, 2.3), 6: (3.21, 2.9, 2.9, 2.62, 2.3)},
    7: {
        2: (1.59,),
        3: (2.3, 1.82),
        4: (2.62, 2.3, 2.08),
        5: (2.9, 2.9, 2.62, 2.08),
        6: (3.32, 3.21, 2.9, 2.62, 2.3),
        7: (3.32, 3.21, 3.21, 2.9, 2.9, 2.62),
    },
    8: {
        2: (1.82,),
        3: (2.3, 1.82),
        4: (2.62, 2.3, 2.08),
        5: (3.21, 2.9, 2.62, 2.3),
        6: (3.32, 3.21, 2.9, 2.62, 2.3),
        7: (3.43, 3.32, 3.21, 2.9, 2.9, 2.62),
        8: (2.9, 3.79, 3.21, 3.21, 3.21, 2.9, 2.62),
    },
}


@cache
def win_weight(good: float) -> float:
    """The weight with which a hand of this strength wins, in proportion to others."""
    melds, cards = divmod((good - LONELY) / CLOSER, 3)
    return exp(MELD * melds + CARD * cards)


def wager(good: float, betting: Betting, pot: int, live: int, dealt: int) -> int | None:
    """The level to which the next seat goes with a hand of strength `good`; None: it folds. `pot`: the chips that lie
    there; `live`: how many have not folded, of those that were `dealt` in.
    """
    weight, owes, after = win_weight(good), betting.owes(betting.due[0]), len(betting.due) - 1
    if betting.levels and (weight >= RAISE if betting.level else bets(good, dealt, after)):
        return betting.levels[-1]
    return betting.level if not owes or stays(good, owes / pot, live, dealt, after) else None


def bets(good: float, dealt: int, after: int) -> bool:
    """True if a hand of this strength bets where nobody has and `after` others have yet to act."""
    return win_weight(good) >= BETS[dealt][after]


def stays(good: float, price: float, live: int, dealt: int, after: int) -> bool:
    """True if a hand of this strength stays in for this share of the pot. Where a call costs half of what it would
    after a bet of the antes' pot, half the weight is enough.
    """
    paid = live - 1 - after  # the seats that have bet or called
    return win_weight(good) >= STAYS[dealt][live][after] * price * (1 + paid)
