"""Tahimi: a feudal climbing game (rules part A). `game` brings its parts together, `round` is the play of one round."""

from engine.climbing import policy
from engine.tahimi.game import Mooseyard, Tahimi
from engine.tahimi.kernel.search import search

GAME = policy.game(Tahimi, search=search)
MOOSEYARD = policy.game(Mooseyard, search=search)
