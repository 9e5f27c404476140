"""The value of a score: the probability that the match is won from there (TRU-6, TRU-7)."""

from functools import cache

from engine.truc.raising import MOST

# The shares of rounds that score one, two and three points when every seat follows the policy.
# `python -m tests.tools.fits truc` finds them in 10,000 rounds (seed "fits").
STAKES = {1: 0.47, 2: 0.27, 3: 0.26}
ODDS = (0.2, 0.5, 0.8)  # the odds of a weak, a middling and a strong hand, each as frequent; chosen by hand


@cache
def match_win_probability(need: int, others: int) -> float:
    """The probability that a team that needs `need` points wins the match against one that needs `others`.

    Each team is assumed to win half of the rounds. A team that alone needs one point looks at its cards first and
    declines where that is better: it gives up one point, while it wins the match or loses three points if it plays.
    """
    if need <= 0 or others <= 0:
        return float(need <= 0)
    if others == 1 < need:
        return 1 - match_win_probability(1, need)
    if need == 1 < others:
        declined, lost = match_win_probability(1, others - 1), match_win_probability(1, others - MOST)
        return sum(max(declined, won + (1 - won) * lost) for won in ODDS) / len(ODDS)
    return sum(
        share * (match_win_probability(need - points, others) + match_win_probability(need, others - points)) / 2
        for points, share in STAKES.items()
    )
