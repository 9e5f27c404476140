"""The field of a deal of the day: few bars, the best first, in letters and as a picture that says the same."""

import struct

import pytest

from bot.screens.daily import field
from bot.stats.charts import behind
from data.daily.records import Ghost
from data.daily.worth import Worth
from engine.contract import Outcome
from tests.said import said

PNG = b"\x89PNG\r\n\x1a\n"
ORDER = [said("ordinal", place=place) for place in (1, 2, 3, 4)]
GHOSTS = (Ghost(levels=("page",), place=3, margin=-4), Ghost(levels=("vizier", "master"), place=0, margin=6))


def worth(margins: int = 3) -> Worth:
    people = {Outcome(place, margin): place + margin + 1 for place in range(4) for margin in range(margins)}
    ghosts = {one.outcome: 1 for one in GHOSTS}
    return Worth(Outcome(1, 0), people | ghosts, GHOSTS, True, False)


@pytest.mark.parametrize("margins", [1, 3, 40])
def test_everybody_is_in_one_of_few_bars_the_best_first(margins: int) -> None:
    one = worth(margins)
    bars = field.bars(one)
    assert len(bars) <= field.MOST_BARS
    assert sum(bar.people for bar in bars) == sum(one.field.values())
    assert [bar.own for bar in bars].count(True) == 1
    assert [bar.label.split()[0] for bar in bars] == sorted((bar.label.split()[0] for bar in bars), key=ORDER.index)
    assert any(said("level-vizier") in bar.whose and bar.label.startswith(ORDER[0]) for bar in bars)
    assert said("level-page") in bars[-1].whose
    assert said("daily-you") in next(bar.whose for bar in bars if bar.own)


def test_letters_and_the_words_of_the_picture_say_the_same() -> None:
    one = worth()
    drawn = field.illustration([(1, one), (2, one)])
    for bar in field.bars(one):
        assert all(drawn.letters().count(told) >= 2 for told in (bar.label, *bar.whose))
        assert all(told in drawn.about() for told in (bar.label, *bar.whose))
        assert behind(bar).startswith(str(bar.people))


@pytest.mark.parametrize("deals", [1, 3])
def test_the_picture_has_a_part_for_each_deal(deals: int) -> None:
    one = worth(40)
    png = field.illustration([(number, one) for number in range(1, deals + 1)]).draw()
    assert png.startswith(PNG)
    wide, high = struct.unpack(">II", png[16:24])
    assert wide == 900
    assert 250 * deals < high < 500 * deals
