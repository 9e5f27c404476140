"""Tarot-himi: Tahimi with 22 Major Arcana (docs/spec/tarothimi.md). `arcana` says what each card does; begin there."""

from dataclasses import replace

from engine.climbing.player import policy
from engine.contract import DailyDeal
from engine.tarothimi.game import TarotHimi
from engine.tarothimi.player.search import search

PLAYOUTS = {"vizier": 400, "master": 1500}  # where few cards are left: `climbing.search.granted`

GAME = replace(
    policy.game(TarotHimi, search=search),
    playouts=PLAYOUTS,
    thinks=4,
    daily=DailyDeal(),
    review=1600,
)
