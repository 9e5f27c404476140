"""`python -m tests.tools.strength.reviews [GAME…]`: how long a review takes, and the turning points of a round,
as docs/lab/strength.md has it.

In rounds among as many as sit at one of the day's deals everybody plays by the policy, and one answer in five is any:
many mistakes make a review long. One seat's review of each round, and its turning points, are timed in processor time,
as it would be on the machine by which the aims were set (`yardstick`).
"""

import sys
from collections.abc import Iterator, Sequence
from random import Random
from time import process_time
from typing import NamedTuple

from engine.contract import Game, SeatingRequest, Seeded, owed
from engine.contract.record import Record
from engine.daily import rules_in
from engine.games import GAMES
from engine.review.judging import judge, moments
from engine.review.turning import begin, go_on
from engine.search.generic import anything
from tests.tools.strength.yardstick import slower, yardstick

ROUNDS, ASTRAY = 3, 0.2
YARDSTICKS = 50  # after each round


class Review(NamedTuple):
    """The number of decisions of a review, the seconds that it took, and the seconds of its longest decision."""

    decisions: int
    seconds: float
    longest: float


class Slices(NamedTuple):
    """The seconds that the turning points of a round took, and those of their longest slice."""

    seconds: float
    longest: float


def rounds(game: Game, count: int, astray: float = ASTRAY) -> Iterator[Record]:
    """The whole rounds that are reviewed, always the same. `astray`: how often an answer is any."""
    form, rules = rules_in(game)
    for number in range(count):
        seed, luck = number.to_bytes(32, "big"), Random(number)
        moves: list[tuple[int, str]] = []
        request = SeatingRequest(None, None, (), [f"p{at}" for at in range(form.players)])
        standing = rules.seat(request, Seeded(seed, "seats")).standing
        state = rules.start(standing, Seeded(seed, "deal"))
        while asked := owed(state.pending):
            decision = asked[0]
            view = state.view(decision.seat)
            answer = anything(decision, luck) if luck.random() < astray else game.choose(view, decision)
            moves.append((decision.seat, answer.text))
            state.play(decision.seat, answer)
        yield Record(rules, standing, seed, tuple(moves))


def timed(game: Game, record: Record, seat: int) -> Review:
    """The review of a seat."""
    spent: list[float] = []
    for moment in moments(record, seat):
        begun = process_time()
        judge(game, record.rules, moment)
        spent.append(process_time() - begun)
    return Review(len(spent), sum(spent), max(spent, default=0.0))


def timed_turning(game: Game, record: Record) -> Slices:
    """The turning points of a round; of a game that keeps cards closed there are none."""
    spent, traced = list[float](), begin(game, record)
    while traced.left:
        begun = process_time()
        traced = go_on(game, traced)
        spent.append(process_time() - begun)
    return Slices(sum(spent), max(spent, default=0.0))


def line(game: Game, found: Sequence[Review], slices: Sequence[Slices], here: float) -> str:
    """A line of the table. `here`: how many times as long all took here."""
    longest = max(found, key=lambda one: one.seconds)
    mean = sum(one.seconds for one in found) / len(found)
    slowest = max(one.longest for one in found)
    times = f"{mean / here:.1f} | {longest.seconds / here:.1f} | {longest.decisions} | {slowest / here:.1f}"
    if game.rules.CLOSED:
        return f"| {game.name} | {game.review} | {times} | | | |"
    round_, slice_ = max(one.seconds for one in slices) / here, max(one.longest for one in slices) / here
    return f"| {game.name} | {game.review} | {times} | {game.turning} | {round_:.1f} | {slice_:.1f} |"


def line_of(name: str) -> str:
    """The line of a game."""
    game, found, slices, took = GAMES[name], list[Review](), list[Slices](), list[float]()
    for number, record in enumerate(rounds(game, ROUNDS)):
        found.append(timed(game, record, number % len(record.standing.order)))
        slices.append(timed_turning(game, record))
        took += (yardstick() for _ in range(YARDSTICKS))
    return line(game, found, slices, slower(took))


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        sys.stdout.write(f"{line_of(name)}\n")
        sys.stdout.flush()
