"""Records to store, with only what a test cares about spelled out."""

from typing import Any

from data.records import Move, Person, RoundRecord, TableRecord
from engine.contract.standing import Standing

GUILD = 2**62 + 1
CHANNEL = 2**62 + 2
PASS = Move(seat=0, action="pass", by="person")


def person(user: int) -> Person:
    return Person(key=f"u{user}", name=f"person {user}", user=user)


def table(*users: int, **fields: Any) -> TableRecord:
    """A new table at which these users sit."""
    people = tuple(person(user) for user in users)
    return TableRecord(**{"guild": GUILD, "channel": CHANNEL, "host": 1, "game": "tahimi", "people": people} | fields)


def round_of(record: TableRecord, number: int = 1) -> RoundRecord:
    """An open round of a stored table."""
    return RoundRecord(
        table=record.id,
        number=number,
        game=record.game,
        version=3,
        options={"jokers": "wild", "low": [1, None, 2.5]},
        standing=Standing(order=("u1", "s1"), round=number, dealer=1, scores=(3, -4)),
        seed=bytes(range(224, 256)),
        commitment="7f" * 32,
        started=1.5,
    )


def ended(record: RoundRecord) -> RoundRecord:
    return record.model_copy(update={"ended": 9.25, "result": {"finish": [1, 0], "left": []}})
