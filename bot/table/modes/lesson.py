"""A lesson, at which one person learns a game among stewards."""

from collections.abc import Callable

from bot.table.deadlines import BEGIN_SECONDS, CLOSE, DEAL, HURRIED_SECONDS
from bot.table.family import SERIES
from bot.table.mode import Act, Between, Deadlines, Mode
from bot.table.people import key_of
from bot.table.stewards import is_driven
from data.records import Person, RoundRecord, TableRecord
from engine.games import rules_of

USUAL_SEATS = 4
IDLE_SECONDS = 24 * 3600.0  # how long a table at which one person plays alone waits for them


def wait_for_one(record: TableRecord, played: RoundRecord | None, kept: Deadlines, closes: float) -> Deadlines:
    """The deadlines where one person plays alone: they are never hurried, and the table closes at `closes`."""
    hurries = {what for what in kept if what.isdecimal() and played and not is_driven(record, played, int(what))}
    return {what: at for what, at in kept.items() if what != DEAL and what not in hurries} | {CLOSE: closes}


def _waits(
    record: TableRecord, played: RoundRecord | None, kept: Deadlines, now: float, _: Callable[[], Between]
) -> Deadlines:
    return wait_for_one(record, played, kept, now + IDLE_SECONDS)


def _refuses(_: TableRecord, act: Act) -> str | None:
    return "not_welcome" if act == "sit" else None


LESSON = Mode(
    public=False,
    again=False,
    taught=True,
    steward_seconds=HURRIED_SECONDS,
    refuses=_refuses,
    waits=_waits,
    begin_seconds=lambda record: BEGIN_SECONDS,
    idle_seconds=lambda record: IDLE_SECONDS,
    opens=lambda played, day_closed: False,
)


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
