"""`python -m tests.tools.strength.reviews [GAME…]`: how long a review takes, as docs/strength.md has it.

In rounds among as many as sit at one of the day's deals everybody plays by the policy, and one answer in five is any:
many mistakes make a review long. Each seat's review is timed in processor time.
"""

import sys
from collections.abc import Iterator, Sequence
from random import Random
from time import process_time
from typing import NamedTuple

from engine.contract import Game, SeatingRequest, Seeded, owed
from engine.contract.record import Record
from engine.daily.seeds import rules_in
from engine.games import GAMES
from engine.review.judging import judge
from engine.review.moments import moments
from engine.search.anything import anything

ROUNDS, ASTRAY = 3, 0.2


class Review(NamedTuple):
    """How many decisions a review had, how many seconds it took, and how many its longest decision took."""

    decisions: int
    seconds: float
    longest: float


def rounds(game: Game, count: int) -> Iterator[Record]:
    """Whole rounds, always the same."""
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
            answer = anything(decision, luck) if luck.random() < ASTRAY else game.choose(view, decision)
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


def line(game: Game, found: Sequence[Review]) -> str:
    """A line of the table."""
    longest = max(found, key=lambda one: one.seconds)
    mean = sum(one.seconds for one in found) / len(found)
    slowest = max(one.longest for one in found)
    return f"| {game.name} | {game.review} | {mean:.1f} | {longest.seconds:.1f} | {longest.decisions} | {slowest:.1f} |"


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        game = GAMES[name]
        reviews = [timed(game, one, at % len(one.standing.order)) for at, one in enumerate(rounds(game, ROUNDS))]
        sys.stdout.write(f"{line(game, reviews)}\n")
        sys.stdout.flush()
