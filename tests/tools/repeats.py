"""A count of how often people meet again in a tournament, beside a search of a minute: `python -m tests.tools.repeats`.

A Swiss is drawn round after round, with random results. Each draw is made once more from the same field by a search
that knows nothing of points, luck or turns: simulated annealing from one random seating after the other, until its time
is over, which also begins from the draw's own seating. So it may find fewer repeats than the draw, never more. Of every
round both numbers count, from the draw's history.
"""

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from random import Random
from time import process_time

from bot.tournaments.draw import Draw, Field, draw
from tests.bot.courses import Plan, rounds
from tests.tools import pages

# People, the fewest and the most seats at a table, and how many rounds.
USUAL = (
    (20, 2, 2, 7),
    (20, 3, 4, 5),
    (20, 4, 4, 6),
    (20, 5, 6, 4),
    (40, 4, 4, 7),
    (40, 5, 5, 7),
    (40, 8, 8, 4),
    (64, 2, 2, 8),
    (64, 4, 4, 8),
    (64, 8, 8, 6),
    (128, 4, 4, 8),
    (128, 8, 8, 8),
    (256, 2, 2, 9),
    (256, 4, 4, 9),
    (256, 8, 8, 9),
)
MOST = 1.1  # how many repeats a draw may have for each that the search finds

Rows = list[list[int]]


@dataclass(frozen=True)
class Line:
    """The figures of one tournament: the repeats of its draws and of the searches; how many repeats the worst draw has
    for each of its search; and the processor time of the slowest draw, in seconds.
    """

    people: int
    smallest: int
    largest: int
    rounds: int
    drawn: int
    searched: int
    worst: float
    slowest: float


def repeats(field: Field, found: Draw) -> int:
    """The number of former meetings at the tables."""
    tables = (combinations(table.entrants, 2) for table in found.tables)
    return sum(field.met.get(frozenset(pair), 0) for pairs in tables for pair in pairs)


def searched(field: Field, found: Draw, seconds: float, random: Random) -> int:
    """The fewest repeats that the search finds at tables of the same sizes."""
    people = list(field.entrants)
    met = [[field.met.get(frozenset((a, b)), 0) if a != b else 0 for b in people] for a in people]
    own = [[people.index(one) for one in table.entrants] for table in found.tables]
    fewest, end = repeats(field, found), process_time() + seconds
    while fewest and process_time() < end:
        fewest = min(fewest, annealed(met, own, end, random))
        mixed = random.sample(range(len(people)), len(people))
        own = [[mixed.pop() for _ in table] for table in own]
    return fewest


def annealed(met: Rows, tables: Sequence[Sequence[int]], end: float, random: Random) -> int:
    """The fewest repeats while people change places, at first also where it costs."""
    at = [0] * len(met)
    for number, table in enumerate(tables):
        for one in table:
            at[one] = number
    sums = [[sum(row[two] for two in table) for table in tables] for row in met]
    cost = fewest = sum(sums[one][there] for one, there in enumerate(at)) // 2
    heat, steps = 1.0, 200 * len(met)
    while heat > 0.05 and fewest and process_time() < end:
        for _ in range(steps):
            one, two = random.randrange(len(at)), random.randrange(len(at))
            a, b = at[one], at[two]
            if a == b:
                continue
            change = sums[one][b] + sums[two][a] - sums[one][a] - sums[two][b] - 2 * met[one][two]
            if change > 0 and random.random() >= math.exp(-change / heat):
                continue
            at[one], at[two] = b, a
            for row, who in zip(met, sums, strict=True):
                gap = row[two] - row[one]
                who[a] += gap
                who[b] -= gap
            cost += change
            fewest = min(fewest, cost)
        heat *= 0.8
    return fewest


def measured(given: tuple[int, int, int, int], seconds: float) -> Line:
    """One tournament, drawn and searched."""
    people, smallest, largest, number = given
    random = Random(people * 100 + largest)
    pairs, slowest = [], 0.0
    for field, found, one in rounds(Random(random.random()), Plan(people, smallest, largest, number)):
        began = process_time()
        assert draw(field, bytes([one.number] * 32)).tables
        slowest = max(slowest, process_time() - began)
        pairs.append((repeats(field, found), searched(field, found, seconds, random)))
    worst = max(drawn / best if best else 1.0 + drawn for drawn, best in pairs)
    return Line(*given, sum(drawn for drawn, _ in pairs), sum(best for _, best in pairs), worst, slowest)


def table(lines: Sequence[Line], seconds: float) -> Iterator[str]:
    """The lines of the page."""
    yield f"`python -m tests.tools.repeats`, {seconds:g} s of processor time for each search: {pages.machine()}."
    yield ""
    yield "| people | seats | rounds | repeats | of the search | worst round | slowest draw |"
    yield "|---|---|---|---|---|---|---|"
    for one in lines:
        seats = f"{one.smallest} to {one.largest}" if one.smallest < one.largest else f"{one.largest}"
        yield (
            f"| {one.people} | {seats} | {one.rounds} | {one.drawn} | {one.searched} | {one.worst:.2f} | "
            f"{one.slowest:.2f} s |"
        )


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60, help="processor time of each search")
    parser.add_argument("--people", type=int, nargs="*", help="these numbers of people alone")
    parser.add_argument("--page", type=Path, help="the page to write the table into; else it is printed")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args(arguments)
    chosen = [one for one in USUAL if given.people is None or one[0] in given.people]
    with ProcessPoolExecutor(given.processes) as pool:
        lines = list(pool.map(measured, chosen, [given.seconds] * len(chosen)))
    text = "\n".join(table(lines, given.seconds))
    if given.page:
        pages.write(given.page, "repeats", "python -m tests.tools.repeats", text)
    else:
        sys.stdout.write(text + "\n")
    return int(any(one.worst > MOST or one.slowest > 2 for one in lines))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
