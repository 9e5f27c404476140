"""Dahimi: a climbing game of sets and runs for up to thirteen (docs/spec/dahimi.md). `game` joins its parts."""

from dataclasses import replace

from engine.climbing import policy
from engine.contract import DailyDeal
from engine.dahimi.game import Dahimi
from engine.dahimi.groups import groups
from engine.dahimi.search import search

PLAYOUTS = {"vizier": 900, "master": 2500}

GAME = replace(
    policy.game(Dahimi, groups, search),
    playouts=PLAYOUTS,
    thinks=5,
    daily=DailyDeal(players=5),
    review=2400,
)
