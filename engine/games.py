"""The registry: every game by name. A new game is one line here."""

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

GAMES: dict[str, Game] = {
    game.name: game
    for game in (
        tahimi.GAME,
        tarothimi.GAME,
        tahimi.MOOSEYARD,
        dahimi.GAME,
        truc.GAME,
        indian_chief.GAME,
        jubilee.GAME,
        rumino.GAME,
        schwimmen.GAME,
        one_eyed_jack.GAME,
        tadmur.GAME,
        sampen.GAME,
        tyzicha.GAME,
        pif_paf.GAME,
    )
}


def game_of(name: str) -> Game:
    """The game of that name. Raises ValueError for a name that is none."""
    if name not in GAMES:
        raise ValueError(f"there is no game {name!r}")
    return GAMES[name]


def rules_of(name: str) -> type[Rules]:
    """The rules of a game. Raises ValueError for a name that is none."""
    return game_of(name).rules
