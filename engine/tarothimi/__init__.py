"""Tarot-himi: Tahimi with 22 Major Arcana (docs/spec/tarothimi.md). `arcana` says what each card does; begin there."""

from dataclasses import replace

from engine.climbing import policy
from engine.climbing.search import PlayingOn
from engine.contract import DailyDeal
from engine.tarothimi.belief import sample_worlds
from engine.tarothimi.game import TarotHimi
from engine.tarothimi.habit import habit

PLAYOUTS = {"vizier": 400, "master": 1800}  # where few cards are left: `climbing.search.granted`

GAME = replace(
    policy.game(TarotHimi, search=PlayingOn(sample_worlds, policy.equal_cards, habit)),
    playouts=PLAYOUTS,
    thinks=3,
    daily=DailyDeal(),
    review=1600,
)
