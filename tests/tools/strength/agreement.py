"""`python -m tests.tools.strength.agreement GAME [ROUNDS]`: how often two reviews of the same decisions, with different
luck, agree on what is worse, as docs/lab/strength.md has it. What only one of them calls worse is noise.

The rounds are those of merchants, among as many as sit at one of the day's deals. All seats are reviewed.
"""

import sys
from collections import Counter
from dataclasses import replace

from engine.games import GAMES
from engine.review.judging import judge
from engine.review.moments import moments
from tests.tools.strength.reviews import rounds

ROUNDS = 20
ELSEWHERE = 10_000  # positions further on there is other luck


def agreement(name: str, count: int) -> Counter[tuple[bool, bool]]:
    """The number of decisions by whether the first review and the second call their answers worse."""
    game, found = GAMES[name], Counter[tuple[bool, bool]]()
    for record in rounds(game, count, astray=0):
        for seat in range(len(record.standing.order)):
            for moment in moments(record, seat):
                again = moment._replace(view=replace(moment.view, position=moment.view.position + ELSEWHERE))
                first, second = (judge(game, record.rules, one).verdict == "worse" for one in (moment, again))
                found[first, second] += 1
    return found


if __name__ == "__main__":
    found = agreement(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else ROUNDS)
    once, again = found[True, False], found[False, True]
    sys.stdout.write(f"| {sys.argv[1]} | {found.total()} | {found[True, True]} | {once} | {again} |\n")
