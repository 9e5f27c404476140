"""The table of a lesson, at which one person learns a game among stewards."""

from bot.table.family import SERIES
from bot.table.people import key_of
from data.records import Person, TableRecord
from engine.games import rules_of

USUAL_SEATS = 4


def table_of_lesson(game: str, guild: int, user: int, name: str) -> TableRecord:
    """A table at which one person learns a game. It has the default rules, or the ready-made set `SERIES` in games of
    short rounds, and the number of players nearest to four.
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
