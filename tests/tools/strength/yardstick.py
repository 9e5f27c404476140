"""A yardstick of how fast a machine is, so that times of different machines and days compare: some hands of War.

It is plain Python, as the searches are, and does the same each time: it shuffles, deals, compares and moves cards.
"""

import time
from collections import deque
from collections.abc import Sequence
from random import Random
from statistics import fmean

HANDS = 20
TRICKS = 100  # of one hand at most: War may never end
RANKS, SUITS = 13, 4

# Milliseconds that it takes on the machine of 2026-11-23, by whose times the aims of docs/lab/strength.md were set.
# Seven searches of that day were run again beside it on another machine: what they took there in yardsticks, and on the
# first one in milliseconds, gives 0.71 to 0.76.
AIMS = 0.74


def yardstick() -> float:
    """Play these hands. Return milliseconds of processor time."""
    began = time.process_time()
    for seed in range(HANDS):
        war(Random(seed))
    return 1000 * (time.process_time() - began)


def slower(took: Sequence[float]) -> float:
    """How many times as long as on the machine of the aims these yardsticks took."""
    return fmean(took) / AIMS


def war(random: Random) -> int:
    """Play a hand of War. Return how many more cards one player has in the end than the other."""
    pack = [rank for rank in range(RANKS) for _ in range(SUITS)]
    random.shuffle(pack)
    one, other, table = deque(pack[::2]), deque(pack[1::2]), list[int]()
    for _ in range(TRICKS):
        if not one or not other:
            break
        mine, theirs = one.popleft(), other.popleft()
        table += (mine, theirs)
        if mine != theirs:
            taker = one if mine > theirs else other
            taker.extend(sorted(table))
            table.clear()
    return len(one) - len(other)
