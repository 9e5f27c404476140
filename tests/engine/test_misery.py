"""The misery index: its table and its properties (MIS-1 to MIS-3)."""

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import chain
from math import exp, factorial, log
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.misery import LN_10, Misery, after, caption, over, rested, text

LAST, MASTER_SERF, VICE, FIRST = (3, 4), (2, 4), (1, 4), (0, 4)

finishes = st.sampled_from([3, 4, 5, 6, 8, 13]).flatmap(lambda size: st.tuples(st.integers(0, size - 1), st.just(size)))
histories = st.lists(st.one_of(finishes, st.none()), max_size=30)


@pytest.mark.parametrize(
    ("history", "shown"),
    [
        ([], "1.00"),
        ([LAST] * 1, "3.00"),
        ([LAST] * 2, "10.0"),
        ([LAST] * 3, "41.0"),
        ([LAST] * 4, "206"),
        ([LAST] * 5, "1,237"),
        ([LAST] * 10, "6.86×10^7"),
        ([LAST] * 20, "8.78×10^19"),
        ([LAST] * 1000, "6.92×10^2570"),
        ([MASTER_SERF] * 1, "1.67"),
        ([MASTER_SERF] * 5, "42.0"),
        ([MASTER_SERF] * 10, "26,801"),
        ([VICE] * 5, "0.00131"),
        ([FIRST] * 1, "0.250"),
        ([FIRST] * 2, "0.0278"),
        ([FIRST] * 5, "1.93×10^-6"),
        ([FIRST] * 10, "6.28×10^-16"),
        ([FIRST] * 10 + [LAST], "1.00"),
        ([FIRST] * 10 + [LAST] * 5, "517"),
        ([LAST] * 5 + [FIRST], "309"),
        ([LAST] * 5 + [FIRST] * 5, "0.00239"),
        ([LAST] * 20 + [FIRST] * 5, "1.69×10^14"),
        ([LAST] * 20 + [FIRST] * 13, "0.0116"),
        ([LAST] * 3 + [(2, 5)] * 9, "41.0"),
        ([(3, 5)] * 5, "126"),
        ([(7, 8)] * 5, "1,237"),
        ([(6, 8)] * 5, "383"),
        ([(5, 8)] * 5, "81.0"),
        ([(4, 8)] * 5, "7.68"),
    ],
)
def test_the_table(history: list[tuple[int, int]], shown: str) -> None:
    assert text(over(history)) == shown


def exact(history: list[tuple[int, int] | None]) -> Fraction:
    """The definition as it stands, in rational numbers."""
    misery, low, high = Fraction(1), 0, 0
    for finish in history:
        if finish is None:
            low = high = 0
            continue
        place, players = finish
        d = Fraction(2 * place - (players - 1), players - 1)
        if d > 0:
            low, high = low + 1, 0
            misery = misery * (1 + d * low) + d
        elif d < 0:
            low, high = 0, high + 1
            misery = misery / (1 + abs(d) * high) ** 2
        else:
            low = high = 0
    return misery


@given(histories)
def test_the_logarithm_follows_the_definition(history: list[tuple[int, int] | None]) -> None:
    value = exact(history)
    assert over(history).log == pytest.approx(log(value.numerator) - log(value.denominator), abs=1e-9)


@given(histories, finishes)
def test_a_lower_finish_never_gives_less_misery(history: list[tuple[int, int] | None], finish: tuple[int, int]) -> None:
    players = finish[1]
    before = over(history)
    indices = [after(before, at, players).log for at in range(players)]
    assert indices == sorted(indices)


@given(st.integers(1, 60), histories)
def test_good_fortune_cannot_be_banked(rounds: int, history: list[tuple[int, int] | None]) -> None:
    """The bounds 1, 4, 17, 86, 517… are what k last places make of nothing at all."""
    floor = Fraction(0)
    for streak in range(1, rounds + 1):
        floor = floor * (1 + streak) + 1
    assert over([*history, None, *[LAST] * rounds]).log >= log(floor) - 1e-9


def test_straight_firsts_approach_zero_and_never_reach_it() -> None:
    for rounds in (1, 5, 50, 400):
        assert over([FIRST] * rounds).log == pytest.approx(-2 * sum(log(k) for k in range(2, rounds + 2)))
    assert over([FIRST] * 5).log == pytest.approx(-2 * log(factorial(6)))


def test_order_matters_and_alternation_settles() -> None:
    assert exp(over([FIRST] * 5 + [LAST] * 5).log) == pytest.approx(517, rel=1e-3)
    swing = over([LAST, FIRST] * 40)
    assert exp(swing.log) == pytest.approx(0.5)
    assert exp(after(swing, *LAST).log) == pytest.approx(2)


@pytest.mark.parametrize("players", [3, 4, 5, 6, 8, 13])
def test_first_and_last_weigh_the_same_at_every_table(players: int) -> None:
    for finish, other in (((0, players), FIRST), ((players - 1, players), LAST)):
        assert over([finish] * 4) == over([other] * 4)


def test_streaks_are_counted_and_cut() -> None:
    assert (over([LAST, LAST]).low, over([LAST, LAST]).high) == (2, 0)
    assert (over([LAST, FIRST]).low, over([LAST, FIRST]).high) == (0, 1)
    middle = over([LAST, (2, 5)])
    assert (middle.low, middle.high, middle.log) == (0, 0, over([LAST]).log)
    assert rested(over([LAST, LAST])) == Misery(log=over([LAST, LAST]).log)
    assert over([LAST, None, LAST]).log == pytest.approx(log(7))


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (0.001, "0.00100"),
        (0.000999, "9.99×10^-4"),
        (0.0999, "0.0999"),
        (9.994, "9.99"),
        (9.996, "10.0"),
        (99.96, "100"),
        (999.4, "999"),
        (999.6, "1,000"),
        (999_999, "999,999"),
        (1_001_000, "1.00×10^6"),
        (9.996e6, "1.00×10^7"),
        (9.996e-5, "1.00×10^-4"),
    ],
)
def test_three_digits_then_separators_then_powers_of_ten(value: float, shown: str) -> None:
    assert text(Misery(log=log(value))) == shown


@pytest.mark.parametrize(
    ("value", "word"),
    [
        (0.0099, "bliss"),
        (0.011, "content"),
        (1.01, "grumbling"),
        (10.1, "wretched"),
        (1001, "abject"),
        (1.01e6, "unspeakable"),
        (1.01e12, "astronomical"),
    ],
)
def test_captions(value: float, word: str) -> None:
    assert caption(Misery(log=log(value))) == word


# MIS-2's simulation. The index forgets fast, so each session is looked at again and again, from when it has forgotten
# how it began.
PEOPLE, ROUNDS, BEGUN, EVERY = 2000, 200, 50, 10


@cache
def by_chance(players: int) -> dict[int, list[float]]:
    """The index of everybody in powers of ten, by round, at tables whose rounds all end by chance."""
    luck = Random(f"misery at a table of {players}")
    found: dict[int, list[float]] = {number: [] for number in range(BEGUN + EVERY, ROUNDS + 1, EVERY)}
    for _ in range(PEOPLE // players):
        indices = [Misery()] * players
        for number in range(1, ROUNDS + 1):
            indices = [after(index, place, players) for place, index in enumerate(luck.sample(indices, players))]
            if number in found:
                found[number] += [index.log / LN_10 for index in indices]
    return found


def share(values: Iterable[float], part: float) -> float:
    """The value below which the share `part` of the values lies."""
    ordered = sorted(values)
    return ordered[int(part * len(ordered))]


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5, 6, 8, 13])
def test_purely_random_rounds_leave_most_people_where_the_rules_say(players: int) -> None:
    indices = list(chain.from_iterable(by_chance(players).values()))
    assert 2.4 < 10 ** share(indices, 0.5) < 3.2  # the rules say about 2.6 to 3.0
    assert 3.3 < share(indices, 0.95) < 4.7  # and 10^3.5 to 10^4.5


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5, 6, 8, 13])
def test_misery_does_not_drift_with_the_length_of_a_session(players: int) -> None:
    found = by_chance(players)
    middle = (BEGUN + ROUNDS) // 2
    early, late = (
        list(chain.from_iterable(values for number, values in found.items() if (number > middle) == later))
        for later in (False, True)
    )
    assert share(late, 0.5) == pytest.approx(share(early, 0.5), abs=0.1)
    assert share(late, 0.95) == pytest.approx(share(early, 0.95), abs=0.6)  # the rarest are seen the least
