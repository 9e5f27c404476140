"""Who sits at a table: pure functions from one record of it to the next."""

from typing import TypeVar

from pydantic import BaseModel

from data.records import Person, RoundRecord, TableRecord
from engine.contract.chance import commitment

M = TypeVar("M", bound=BaseModel)

STEWARDS = ("Grimbald", "Odila", "Wendelin", "Perpetua", "Baldric", "Ismenia", "Crispin", "Radegund")


def with_(model: M, **changes: object) -> M:
    """A copy of a frozen record with some fields changed."""
    return model.model_copy(update=changes)


def key_of(user: int) -> str:
    """A person's key at a table."""
    return f"u{user}"


def user_of(key: str) -> int | None:
    """The person of a key; None for a steward's."""
    return int(key[1:]) if key.startswith("u") else None


def coming(record: TableRecord) -> tuple[Person, ...]:
    """Who plays the next round: those who sit here and those at the gate, less those who go."""
    return tuple(person for person in (*record.people, *record.joining) if person.key not in record.leaving)


def sits(record: TableRecord, user: int) -> bool:
    """Whether the user sits here, or waits for the next deal."""
    return any(person.user == user for person in (*record.people, *record.joining))


def joined(record: TableRecord, person: Person) -> TableRecord:
    """The person sits down: at once in the lobby, else at the gate; or stays after all."""
    if person.key in record.leaving:
        back = with_(record, leaving=less(record.leaving, person.key), fled=less(record.fled, person.key))
        return away(back, person.key, False)
    if record.phase == "lobby":
        return with_(record, people=(*record.people, person))
    return with_(record, joining=(*record.joining, person))


def left(record: TableRecord, key: str, *, holding: bool = False) -> TableRecord:
    """The person gets up: at once in the lobby and at the gate; else a steward plays on and the seat closes at the
    deal. `holding`: cards, in mid-round.
    """
    if record.phase == "lobby" or any(person.key == key for person in record.joining):
        record = with_(record, people=without(record.people, key), joining=without(record.joining, key))
    elif key not in record.leaving:
        fled = (*record.fled, key) if holding else record.fled
        record = with_(away(record, key, True), leaving=(*record.leaving, key), fled=fled)
    return hosted(record)


def away(record: TableRecord, key: str, gone: bool) -> TableRecord:
    """A steward plays for this person (`gone`), or no longer does."""
    people = tuple(with_(person, away=gone) if person.key == key else person for person in record.people)
    return with_(record, people=people)


def hosted(record: TableRecord) -> TableRecord:
    """The record with a host who sits there, or closed when nobody does."""
    users = [person.user for person in coming(record) if person.user is not None]
    if not users:
        return with_(record, phase="closed", clock={})
    return record if record.host in users else with_(record, host=users[0])


def filled(record: TableRecord, wanted: int) -> TableRecord:
    """The record with stewards until so many are seated."""
    while len(record.people) < wanted:
        taken = {person.name for person in record.people}
        number = next(number for number in range(len(STEWARDS)) if STEWARDS[number] not in taken)
        record = with_(record, people=(*record.people, Person(key=f"s{number}", name=STEWARDS[number])))
    return record


def driven(record: TableRecord, played: RoundRecord, seat: int) -> bool:
    """Whether a steward plays this seat: its own, or one for somebody who is away."""
    key = played.standing.order[seat]
    person = next((person for person in record.people if person.key == key), None)
    return person is None or person.user is None or person.away


def promise(record: TableRecord, seed: bytes) -> TableRecord:
    """The record with the seed of its next deal, whose hash is shown from now on."""
    return with_(record, next_seed=seed.hex(), next_hash=commitment(seed))


def without(people: tuple[Person, ...], key: str) -> tuple[Person, ...]:
    """The people less the one of that key."""
    return tuple(person for person in people if person.key != key)


def less(keys: tuple[str, ...], key: str) -> tuple[str, ...]:
    """The keys less one."""
    return tuple(one for one in keys if one != key)
