"""The stewards at a table: their names, their levels, and the seats that they play. Pure functions of its record."""

from bot.table.people import seated
from bot.ui.language import ENGLISH, speaking
from bot.ui.texts import say
from data.records import Person, RoundRecord, TableRecord, with_
from engine.contract import Decision
from engine.games import game_of
from engine.search import DEFAULT, LEVELS, Level

with speaking(ENGLISH):  # they are names, the same in every language
    STEWARDS = tuple(say("steward-names").split(", "))


def free_steward(record: TableRecord) -> str:
    """The name of a steward who is not at the table, for one who sits in for somebody."""
    busy = {person.name for person in record.people}
    free = [name for name in STEWARDS if name not in busy] or list(STEWARDS)
    return free[sum(person.away for person in record.people) % len(free)]


def fill_with_stewards(record: TableRecord, wanted: int) -> TableRecord:
    """Seat stewards in the record until `wanted` players are seated."""
    while len(record.people) < wanted:
        taken = {person.name for person in record.people}
        number = next(number for number in range(len(STEWARDS)) if STEWARDS[number] not in taken)
        steward = Person(key=f"s{number}", name=STEWARDS[number], level=record.level)
        record = with_(record, people=(*record.people, steward))
    return record


def next_level(level: Level) -> Level:
    """Return the level after this one, for a button that goes through all levels: the lowest follows the highest."""
    return LEVELS[(LEVELS.index(level) + 1) % len(LEVELS)]


def set_level(record: TableRecord, level: Level, key: str | None = None) -> TableRecord:
    """Set the level of the steward of that key, or of all stewards."""
    people = tuple(
        with_(one, level=level) if one.user is None and key in (None, one.key) else one for one in record.people
    )
    return with_(record, people=people)


def find_relief(record: TableRecord) -> dict[str, Person]:
    """Find a steward for each seat that a person leaves while a match goes on, because every seat has to be played on.
    The keys are those of the people who leave. A seat that somebody at the gate takes over needs no steward.
    """
    found: dict[str, Person] = {}
    taken = {person.takes for person in record.joining}
    for key in record.leaving:
        if key in taken:
            continue
        with_found = with_(record, people=(*record.people, *found.values()))
        after = fill_with_stewards(with_found, len(with_found.people) + 1)
        found[key] = after.people[-1]
    return found


def is_driven(record: TableRecord, played: RoundRecord, seat: int) -> bool:
    """True if a steward plays this seat: the seat is the steward's own, or its person is away."""
    key = played.standing.order[seat]
    person = next((person for person in record.people if person.key == key), None)
    return person is None or person.user is None or person.away


def level_at(record: TableRecord, played: RoundRecord, decision: Decision, *, at_own: bool) -> Level:
    """The level at which the steward of a seat answers a decision. A steward who sits in for a person plays at the
    default level, or (`at_own`) at the table's, but for what it inherits (`Game.inherited`).
    """
    person = seated(record, played.standing.order[decision.seat])
    if person is not None and person.user is None:
        return person.level
    own = at_own and decision.kind not in game_of(played.game).inherited
    return record.level if own else DEFAULT
