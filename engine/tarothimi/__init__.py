"""Tarot-himi: Tahimi with the 22 Major Arcana (rules part B). `arcana` says what each card does; begin there."""

from engine.climbing import policy
from engine.tarothimi.game import TarotHimi

GAME = policy.game(TarotHimi)
