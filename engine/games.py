"""The registry: a game's rules by name."""

from engine.contract import Rules
from engine.dahimi.game import Dahimi
from engine.tahimi.game import Mooseyard, Tahimi
from engine.tarothimi.game import TarotHimi

GAMES: dict[str, type[Rules]] = {kind.GAME: kind for kind in (Tahimi, TarotHimi, Mooseyard, Dahimi)}


def rules_of(game: str) -> type[Rules]:
    """The rules of a game. Raises ValueError for a name that is none."""
    if game not in GAMES:
        raise ValueError(f"there is no game {game!r}")
    return GAMES[game]
