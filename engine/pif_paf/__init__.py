"""Pif Paf, or Cacheta: an ante, a round of betting, and a race to meld all nine cards (docs/spec/pif_paf.md). `game`
brings its
parts together.
"""

from engine.contract import DailyDeal, Game
from engine.contract.daily import by_chips
from engine.pif_paf.game import PifPaf
from engine.pif_paf.player.policy import choose
from engine.pif_paf.player.search import search

GAME = Game(PifPaf, choose, search=search, ponders=True, thinks=5, daily=DailyDeal(players=5, margin=by_chips))
