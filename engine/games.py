"""The registry: every game by name, in the order in which players read them: the family, then the others from A to Z. A
new game is one line here.
"""

from engine import (
    dahimi,
    indian_chief,
    jubilee,
    one_eyed_jack,
    pif_paf,
    rumino,
    sampen,
    schwimmen,
    tadmur,
    tahimi,
    tarothimi,
    truc,
    tyzicha,
)
from engine.contract import Game, Rules

#: Games that are being made: the sandbox offers them, and no test asks whether they are finished. A release has none.
#: `python -m tests.tools.new_game NAME --lacks` lists what one still lacks; with all of that it moves to `GAMES`.
UNFINISHED: dict[str, Game] = {}

GAMES: dict[str, Game] = {
    game.name: game
    for game in (
        tahimi.GAME,
        tarothimi.GAME,
        tahimi.MOOSEYARD,
        dahimi.GAME,
        indian_chief.GAME,
        jubilee.GAME,
        one_eyed_jack.GAME,
        pif_paf.GAME,
        rumino.GAME,
        sampen.GAME,
        schwimmen.GAME,
        tadmur.GAME,
        truc.GAME,
        tyzicha.GAME,
    )
}


def game_of(name: str) -> Game:
    """The game of that name, finished or not. Raises ValueError for a name that is none."""
    found = GAMES.get(name) or UNFINISHED.get(name)
    if found is None:
        raise ValueError(f"there is no game {name!r}")
    return found


def rules_of(name: str) -> type[Rules]:
    """The rules of a game. Raises ValueError for a name that is none."""
    return game_of(name).rules
