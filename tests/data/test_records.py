"""Records are values: they go through JSON unharmed and do not change."""

import json

import pytest
from pydantic import BaseModel, ValidationError

from data.message_records import Call, Summons, TableMessages, Thread
from data.records import Person
from tests.data import make

TABLE = make.table(1, 2, joining=(Person(key="s1", name="Steward"),), deadlines={"seat 2": 17.25}, round=4)
MESSAGES = TableMessages(
    message=5,
    thread=Thread(id=6, roll=7, added=(1, 2)),
    call=Call(message=8, seat=1, until=9.5),
    called={"u1": 1.25},
    summons=Summons(message=10, until=11.5),
    summoned=True,
)
ROUND = make.ended(make.round_of(TABLE, 4))


@pytest.mark.parametrize(
    "record", [TABLE, MESSAGES, ROUND, make.PASS, make.table()], ids=lambda record: type(record).__name__
)
def test_a_record_reads_back_from_its_json(record: BaseModel) -> None:
    assert type(record).model_validate_json(record.model_dump_json()) == record


def test_a_seed_is_hex_in_json() -> None:
    assert json.loads(ROUND.model_dump_json())["seed"] == bytes(range(224, 256)).hex()


def test_a_record_cannot_be_changed() -> None:
    with pytest.raises(ValidationError):
        TABLE.round = 5  # type: ignore[misc]  # the point of the test


def test_a_phase_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValidationError):
        make.table(phase="asleep")
