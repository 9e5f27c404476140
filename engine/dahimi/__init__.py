"""Dahimi: a climbing game of sets and runs for up to thirteen (docs/spec/dahimi.md). `game` joins its parts."""

from dataclasses import replace

from engine.climbing import policy
from engine.climbing.search import PlayingOn
from engine.contract import DailyDeal
from engine.dahimi.game import Dahimi
from engine.dahimi.groups import groups
from engine.dahimi.resample import world_sampler

PLAYOUTS = {"vizier": 360, "master": 1500}  # where few cards are left: `climbing.search.granted`

GAME = replace(
    policy.game(Dahimi, groups, PlayingOn(world_sampler, groups)),
    playouts=PLAYOUTS,
    thinks=3,
    daily=DailyDeal(players=5),
    review=2400,
)
