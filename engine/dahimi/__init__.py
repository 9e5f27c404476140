"""Dahimi: a climbing game of sets and runs for up to thirteen (rules part C). `game` brings its parts together."""

from engine.climbing import policy
from engine.dahimi.game import Dahimi
from engine.dahimi.groups import groups

GAME = policy.game(Dahimi, groups)
