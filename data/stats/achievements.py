"""Achievements: what a person has done in a server for the first time and likes to tell. Each comes once, by something
that happened in one ranked round; none comes by playing much. Pure.
"""

from collections.abc import Mapping
from math import log
from typing import NamedTuple

from data.records import RoundRecord
from data.stats.player_stats import Figures, counted
from data.stats.ratings import Rating
from data.stats.result_records import Place, Results

CHAMPION = "champion"  # the first of a month: given when it is closed
CUP = "cup"  # won a tournament: read from its final places
NAMES = (
    "first_win",
    "three_games",
    "seven_games",
    "crowd",
    "upset",
    "rise",
    "fall",
    "dynasty",
    "escape",
    "long_night",
    "abject",
    CHAMPION,
    CUP,
)
CROWD = 8  # players
RIVALS = 2  # other people, at least, for an upset
DYNASTY, CELLAR, NIGHT = 3, 5, 10  # crowns in a row, last places in a row, rounds without a crown from the first one on
ABJECT = log(100)  # the least misery of a session for this achievement


class Past(NamedTuple):
    """The figures of a person before a round: those in its game, as the round begins; their rating in it; the games of
    which they have won any; and what they have achieved.
    """

    figures: Figures = Figures()
    rating: Rating = Rating()
    won: frozenset[str] = frozenset()
    had: frozenset[str] = frozenset()


def earned(ended: RoundRecord, results: Results, past: Mapping[int, Past]) -> dict[int, tuple[str, ...]]:
    """The achievements of each user in this round, and not before, by user. A steward achieves nothing for anybody, nor
    does leaving.
    """
    if not results.ranked:
        return {}
    found = {
        place.user: tuple(
            name for name in NAMES if name not in past[place.user].had and name in _done(place, ended, results, past)
        )
        for place in results.places
        if not place.steward and not place.left
    }
    return {user: names for user, names in found.items() if names}


def _done(place: Place, ended: RoundRecord, results: Results, past: Mapping[int, Past]) -> set[str]:
    """The achievements of a person by this round alone."""
    own = past[place.user]
    won = place.place == 0 if results.misery else place.won
    done = _streaks(place, ended, own.figures) if results.misery else set()
    if won:
        done |= _wins(place.user, ended, past)
    return done


def _wins(user: int, ended: RoundRecord, past: Mapping[int, Past]) -> set[str]:
    """The achievements that a win brings."""
    games = {*past[user].won, ended.game}
    others = [one.rating.mu for rival, one in past.items() if rival != user]
    conditions = {
        "first_win": True,
        "three_games": len(games) >= 3,
        "seven_games": len(games) >= 7,
        "crowd": len(ended.standing.order) >= CROWD,
        "upset": len(others) >= RIVALS and past[user].rating.mu < min(others),
    }
    return {name for name, holds in conditions.items() if holds}


def _streaks(place: Place, ended: RoundRecord, before: Figures) -> set[str]:
    """The achievements that a round brings after those before it, in games of ranks."""
    players = len(ended.standing.order)
    after = counted(before, place, players, ended.table, ended.number)
    last = place.place == players - 1
    conditions = {
        "rise": before.serfdom > 0 and place.place == 0,
        "fall": before.reign > 0 and last,
        "dynasty": after.reign >= DYNASTY,
        "escape": before.serfdom >= CELLAR and not last,
        "long_night": after.rounds == NIGHT and not after.crowns,
        "abject": place.session >= ABJECT,
    }
    return {name for name, holds in conditions.items() if holds}
