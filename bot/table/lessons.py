"""The table at which one person learns a game."""

from bot.table.family import SERIES
from bot.table.people import key_of
from data.records import Person, TableRecord
from engine.games import rules_of

USUAL_SEATS = 4


def lesson(game: str, guild: int, user: int, name: str) -> TableRecord:
    """A table where one person learns a game: by its usual rules, several rounds where one is short, for as many as
    are nearest to four.
    """
    rules = rules_of(game)()
    fewest, most = rules.seats()
    seats = min(range(fewest, most + 1), key=lambda count: (rules.refusal(count) is not None, abs(count - USUAL_SEATS)))
    pupil = Person(key=key_of(user), name=name, user=user)
    return TableRecord(
        guild=guild,
        channel=0,
        host=user,
        game=game,
        people=(pupil,),
        seats=seats,
        pace="slow",
        pings="never",
        options=dict(rules.presets(seats).get(SERIES, {})),
        lesson=True,
    )
