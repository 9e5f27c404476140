"""`python -m tests.tools.pictures.plain`: the bot with a game that has no line of its own in it."""

import sys

from bot.__main__ import main
from engine.games import GAMES
from tests import toy

if __name__ == "__main__":
    GAMES[toy.GAME.name] = toy.GAME
    sys.exit(main())
