"""Tahimi: a feudal climbing game (docs/spec/tahimi.md). `game` brings its parts together, `round` is the
play of one round.
"""

from dataclasses import replace

from engine.climbing.player import policy
from engine.contract import DailyDeal
from engine.tahimi.game import Mooseyard, Tahimi
from engine.tahimi.player.endgame import last_two
from engine.tahimi.player.search import search

PLAYOUTS = {"vizier": 800, "master": 2000}

GAME = replace(
    policy.game(Tahimi, search=search),
    playouts=PLAYOUTS,
    thinks=4,
    daily=DailyDeal(players=5, always=True),
    review=3000,
    solve=last_two,
)
MOOSEYARD = replace(
    policy.game(Mooseyard, search=search),
    playouts=PLAYOUTS,
    thinks=4,
    daily=DailyDeal(players=5),
    solve=last_two,
)
