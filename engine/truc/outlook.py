"""The value of a score: the probability that the match is won from there (TRU-6, TRU-7)."""

from functools import cache

from engine.truc.raising import MOST

# The points that a round comes to score where all go by the policy, and how often; `python -m tests.tools.fits truc`
# finds these shares in 10,000 rounds (seed "fits").
STAKES = {1: 0.44, 2: 0.32, 3: 0.24}
ODDS = (0.2, 0.5, 0.8)  # at eleven: of weak, middling and strong hands, equally frequent; chosen by hand


@cache
def match_win_probability(need: int, others: int) -> float:
    """The probability that a team wins the match which needs `need` points, while the other team needs `others`. Both
    are assumed to be equally good in every round; a team that is alone at eleven decides by its cards.
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
