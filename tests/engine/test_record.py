"""A record reads back as it was written, says what led to it, and refuses what it cannot read."""

import pytest

from engine.contract import Result, Seeded, Standing
from engine.contract.record import Record, read, seat, write
from engine.games import rules_of

SEED = bytes(range(32))
RULES = rules_of("tahimi").read({"join_policy": "pick"})
BEFORE = Standing(order=("a", "b", "c", "d"), round=2)
LAST = Result((2, 0, 1), (3,))


def recorded() -> Record:
    standing, _ = RULES.seat(BEFORE, LAST, ("a",), ("e", "f"), Seeded(SEED, "seats"))
    return Record(RULES, standing, SEED, ((0, "give 3"),), ("a",), ("e", "f"), BEFORE, LAST)


def test_a_record_keeps_what_led_to_its_seats() -> None:
    again = read(write(recorded()), rules_of)
    assert again == recorded()
    assert seat(again)[0] == again.standing


def test_a_record_of_a_standing_alone_says_no_more() -> None:
    text = write(Record(RULES, BEFORE, SEED))
    assert [line.partition(":")[0] for line in text.split("\n\n")[0].splitlines()] == [
        "game",
        "rules",
        "standing",
        "seed",
    ]
    assert read(text, rules_of) == Record(RULES, BEFORE, SEED)


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("game: tahimi 1", "game: tahimi 0"),
        ("game: tahimi 1", "game: bridge 1"),
        ("seed: 00", "seed: 0g"),
        ("seed: ", "seeds: "),
        ("finish", "finished"),
        ("0 give 3", "north give 3"),
        ("0 give 3", "0"),
    ],
)
def test_what_cannot_be_read_is_refused(line: str, wrong: str) -> None:
    text = write(recorded())
    assert line in text
    with pytest.raises(ValueError, match=r"."):
        read(text.replace(line, wrong), rules_of)
