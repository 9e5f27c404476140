"""Tarot-himi: Tahimi with 22 Major Arcana (docs/spec/tarothimi.md). `arcana` says what each card does; begin there."""

from dataclasses import replace

from engine.climbing import policy
from engine.climbing.search import PlayingOn
from engine.contract import DailyDeal
from engine.tarothimi.game import TarotHimi
from engine.tarothimi.habit import habit
from engine.tarothimi.resample import world_sampler

PLAYOUTS = {"vizier": 450, "master": 1500}  # where few cards are left: `climbing.search.granted`

GAME = replace(
    policy.game(TarotHimi, search=PlayingOn(world_sampler, policy.equal_cards, habit)),
    playouts=PLAYOUTS,
    thinks=2,
    daily=DailyDeal(),
    review=1600,
)
