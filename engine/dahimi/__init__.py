"""Dahimi: a climbing game of sets and runs for up to thirteen (docs/spec/dahimi.md). `game` joins its parts."""

from dataclasses import replace

from engine.climbing.player import policy
from engine.contract import DailyDeal
from engine.dahimi.game import Dahimi
from engine.dahimi.player.groups import groups
from engine.dahimi.player.search import search

PLAYOUTS = {"vizier": 900, "master": 2500}

GAME = replace(
    policy.game(Dahimi, groups, search),
    playouts=PLAYOUTS,
    thinks=5,
    daily=DailyDeal(players=5),
    review=2400,
)
