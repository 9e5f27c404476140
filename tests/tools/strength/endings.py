"""`python -m tests.tools.strength.endings [DECISIONS]`: how many of the best answers in end games a review calls
mistakes, as docs/lab/strength.md has it. An exact search knows the best answers (`tests.engine.review.endgames`).
"""

import sys

from tests.engine.review.endgames import ENDINGS, mistaken

DECISIONS = 700  # of each game


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else DECISIONS
    for game in ENDINGS:
        found = mistaken(game, count)
        share = 100 * found.mistaken / found.decisions
        sys.stdout.write(f"| {game} | {found.decisions} | {found.mistaken} | {share:.1f} |\n")
        sys.stdout.flush()
