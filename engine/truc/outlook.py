"""What a score promises: how likely the match is to be won from there (rules 7.6, 7.7)."""

from functools import cache

from engine.truc.raising import MOST

STAKES = {1: 0.44, 2: 0.35, 3: 0.21}  # what hands come to be worth where all go by the policy, and how often
ODDS = (0.2, 0.5, 0.8)  # at eleven: of weak, middling and strong hands, which are as frequent


@cache
def match_chance(need: int, others: int) -> float:
    """How likely a team is to win the match that needs so many points, where the other team needs so many: as good as
    the other at every hand, and asked about its cards where it alone is at eleven.
    """
    if need <= 0 or others <= 0:
        return float(need <= 0)
    if others == 1 < need:
        return 1 - match_chance(1, need)
    if need == 1 < others:
        declined, lost = match_chance(1, others - 1), match_chance(1, others - MOST)
        return sum(max(declined, won + (1 - won) * lost) for won in ODDS) / len(ODDS)
    return sum(
        share * (match_chance(need - points, others) + match_chance(need, others - points)) / 2
        for points, share in STAKES.items()
    )
