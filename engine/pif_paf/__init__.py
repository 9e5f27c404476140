"""Pif Paf, or Cacheta: an ante, a round of betting, and a race to meld all nine cards (rules 3). `game` brings its
parts together.
"""

from engine.contract import Game
from engine.pif_paf.game import PifPaf
from engine.pif_paf.policy import choose
from engine.pif_paf.search import search

GAME = Game(PifPaf, choose, search=search, ponders=True)
