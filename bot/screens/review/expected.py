"""The values that a person could expect at each of their decisions in a round: in letters, and as a picture."""

from collections.abc import Sequence
from math import ceil

from bot.screens.table.generic_table import WIDEST
from bot.screens.table.illustration import Illustration
from bot.stats.expectations import Expectation
from bot.ui.texts import percent, say
from engine.review.judging import Judgement

MOST_LINES, FULL = 20, 20  # of the chart in letters: its lines, and the letters of a full bar, where they fit a phone
HUNDRED = 100  # values are told as parts of it
KEPT, LOST = "█", "░"


def expectations(judgements: Sequence[Judgement]) -> tuple[Expectation, ...]:
    """Every decision, in the order of the round."""
    return tuple(
        Expectation(number, percent(one.value), cost_in_points(one)) for number, one in enumerate(judgements, 1)
    )


def letters(found: Sequence[Expectation]) -> str:
    """The expectations in letters: a line for each decision, and behind it what the answer cost; where there are many,
    one line for several neighbours, with what could be expected after them, and what they cost together.
    """
    size = ceil(len(found) / MOST_LINES)
    parts = [found[at : at + size] for at in range(0, len(found), size)]
    wide = max(len(_numbers(part)) for part in parts)
    beside = max(len(_line(part, wide, 0)) for part in parts)
    return "\n".join(["```", *(_line(part, wide, min(FULL, WIDEST - beside)) for part in parts), "```"])


def _numbers(part: Sequence[Expectation]) -> str:
    first, last = part[0].number, part[-1].number
    return str(first) if first == last else f"{first}–{last}"


def _line(part: Sequence[Expectation], wide: int, bar: int) -> str:
    """The line of neighbours. `wide`: letters of its numbers, `bar`: letters of a full bar."""
    value, lost = part[-1].value, sum(one.lost for one in part)
    full = round(bar * value / HUNDRED)
    empty = min(ceil(bar * lost / HUNDRED), bar - full)
    cost = f" {say('review-chart-cost', cost=lost)}" if lost else ""
    return f"{_numbers(part).rjust(wide)} {(KEPT * full + LOST * empty).ljust(bar)} {value:>3}{cost}"


def illustration(found: tuple[Expectation, ...]) -> Illustration:
    """The expectations as a picture."""
    return Illustration(found, lambda: _drawn(found), about=lambda: _about(found), letters=lambda: letters(found))


def _about(found: Sequence[Expectation]) -> str:
    values = (say("review-chart-told", number=one.number, value=one.value) for one in found)
    return f"{say('review-chart')}: {'; '.join(values)}"


def _drawn(found: Sequence[Expectation]) -> bytes:
    """The chart as PNG. What draws it takes long to load, so that is done with the first one, in its thread."""
    from bot.stats.expectation_chart import chart

    return chart(found)


def cost_in_points(judgement: Judgement) -> int:
    """What an answer cost as it is told: the difference of the two values as they are told."""
    return percent(judgement.top) - percent(judgement.value) if judgement.cost else 0
