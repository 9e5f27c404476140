"""A worker whose viziers and masters think for a moment only: `python -m tests.e2e.quick_worker`."""

from dataclasses import replace

from bot.thinking import worker
from engine.games import GAMES

FEW = 8  # playouts

for name, game in GAMES.items():
    GAMES[name] = replace(game, playouts=dict.fromkeys(game.playouts, FEW), review=min(game.review, FEW))

if __name__ == "__main__":
    worker.main()
