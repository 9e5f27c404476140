"""A worker whose viziers and masters think for a moment only: `python -m tests.e2e.quick_worker`."""

from dataclasses import replace

from bot.thinking import worker
from engine.games import GAMES

FEW, MANY = 8, 400  # playouts of a thought, and for the turning points of a round

for name, game in GAMES.items():
    GAMES[name] = replace(game, playouts=dict.fromkeys(game.playouts, FEW), review=min(game.review, FEW), turning=MANY)

if __name__ == "__main__":
    worker.main()
