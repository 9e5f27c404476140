"""Truc: a game of tricks for two teams of two, who may raise the stake by calls (docs/spec/truc.md)."""

from engine.contract import DailyDeal, Game
from engine.truc.game import Truc, lead
from engine.truc.player.policy import choose
from engine.truc.player.search import search
from engine.truc.player.words import reply

GAME = Game(
    Truc,
    choose,
    search=search,
    playouts={"vizier": 400, "master": 1000},
    ponders=True,
    practice=300,
    thinks=4,
    reply=reply,
    daily=DailyDeal(options={"target": 6, "partner_chat": False}, match=True, margin=lead),
)

__all__ = ["GAME", "Truc"]
