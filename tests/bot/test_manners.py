"""Stewards of every level have manners of their own, and show them rarely."""

import pytest

from bot.table.notes import RARELY, add_line_about_steward
from bot.table.stewards import fill_with_stewards
from bot.ui.texts import templates
from data.records import RoundRecord, TableRecord, with_
from engine.contract import Result, Standing
from engine.search import LEVELS, Level
from tests.bot.making import record_of

ENOUGH = 4


def ended(level: Level, number: int, order: tuple[str, ...] = ("s0", "u1", "s1")) -> list[str]:
    """The lines after a round that was won by the first of these, and lost by the last."""
    record: TableRecord = with_(fill_with_stewards(record_of(1, level=level), 3), phase="between")
    seed, standing = number.to_bytes(32, "big"), Standing(order=order, round=1)
    played = RoundRecord(
        table=1,
        number=1,
        game="tahimi",
        version=1,
        options={},
        standing=standing,
        seed=seed,
        commitment="",
        started=0.0,
    )
    return [note.key for note in add_line_about_steward(record, played, Result.of_finish((0, 1, 2)), 40).notes]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("occasion", ["sits", "wins", "last"])
def test_every_level_has_a_choice_of_manners_for_every_occasion(level: str, occasion: str) -> None:
    assert len(templates(f"manner-{occasion}-{level}")) >= ENOUGH


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_wins_is_told_of_before_whoever_comes_last_and_rarely(level: Level) -> None:
    rounds = [ended(level, number) for number in range(60)]
    told = [keys for keys in rounds if keys]
    assert 60 / RARELY / 3 < len(told) < 60 / RARELY * 2
    assert {key for keys in told for key in keys} == {f"manner-wins-{level}"}
    assert {key for number in range(60) for key in ended(level, number, ("u1", "s0", "s1"))} == {f"manner-last-{level}"}


def test_people_give_no_cause_for_a_word() -> None:
    assert not any(ended("vizier", number, ("u1", "s0", "u9")) for number in range(60))
