"""Tahimi: a feudal climbing game (docs/spec/tahimi.md). `game` brings its parts together, `round` is the
play of one round.
"""

from dataclasses import replace

from engine.climbing import policy
from engine.climbing.endgame import last_two
from engine.contract import DailyDeal
from engine.tahimi.game import Mooseyard, Tahimi
from engine.tahimi.kernel.search import search

GAME = replace(
    policy.game(Tahimi, search=search),
    thinks=3,
    daily=DailyDeal(players=5, always=True),
    review=3000,
    solve=last_two,
)
MOOSEYARD = replace(policy.game(Mooseyard, search=search), thinks=3, daily=DailyDeal(players=5), solve=last_two)
