"""The games of a day's sets: those that are played every day, and one of all others in turn."""

import hashlib
from collections.abc import Mapping

from engine.contract import Game, Seeded

DEALS = 3  # the deals of a set


def games_of(day: int, games: Mapping[str, Game]) -> tuple[str, ...]:
    """The games of a day's sets, by slot. `day`: counted in UTC from 1 January 1970. The games in turn are shuffled
    anew in each cycle, by a seed that anybody can compute: the SHA-256 of "cycle N", where N counts the cycles.
    """
    playable = sorted(name for name, game in games.items() if game.daily is not None)
    always = [name for name in playable if (daily := games[name].daily) is not None and daily.always]
    turns = [name for name in playable if name not in always]
    if not turns:
        return tuple(always)
    cycle, at = divmod(day, len(turns))
    seed = hashlib.sha256(b"cycle %d" % cycle).digest()
    return (*always, Seeded(seed, "games").shuffle(turns)[at])
