"""A deal is worth the share of the field that somebody has beaten, ties half."""

from collections import Counter
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from engine.contract import Outcome
from engine.daily import EVEN, set_score, share, together, without

outcomes = st.builds(Outcome, st.integers(0, 3), st.integers(-2, 2))
crowds = st.lists(outcomes, max_size=12)


def test_a_better_place_beats_any_margin_and_a_better_margin_an_equal_place() -> None:
    field = Counter({Outcome(1, 9): 1, Outcome(0, -5): 1, Outcome(0, 2): 2})
    assert share(Outcome(0, 2), field) == Fraction(2 + 1, 4)
    assert share(Outcome(0, 3), field) == 1
    assert share(Outcome(2, 99), field) == 0


def test_whoever_is_alone_has_half() -> None:
    assert share(Outcome(0, 0), {}) == EVEN


@given(outcomes, crowds)
def test_who_the_others_are_does_not_matter(own: Outcome, others: list[Outcome]) -> None:
    assert share(own, Counter(others)) == share(own, Counter(reversed(others)))
    assert 0 <= share(own, Counter(others)) <= 1


@given(outcomes, crowds, outcomes)
def test_somebody_worse_never_lowers_a_share_and_somebody_better_never_raises_it(
    own: Outcome, others: list[Outcome], another: Outcome
) -> None:
    before, after = share(own, Counter(others)), share(own, Counter([*others, another]))
    if not others:
        return  # half of nobody is no share of anybody
    if another.merit < own.merit:
        assert after >= before
    if another.merit > own.merit:
        assert after <= before


@given(outcomes, outcomes, crowds)
def test_a_better_outcome_is_never_worth_less(one: Outcome, other: Outcome, others: list[Outcome]) -> None:
    worse, better = sorted((one, other), key=lambda outcome: outcome.merit)
    assert share(worse, Counter(others)) <= share(better, Counter(others))


@given(st.lists(outcomes, min_size=2, max_size=12))
def test_the_shares_of_a_field_are_half_on_the_average(crowd: list[Outcome]) -> None:
    field = Counter(crowd)
    assert set_score([share(one, without(one, field)) for one in crowd]) == EVEN


@given(crowds, crowds)
def test_fields_together_hold_everybody(some: list[Outcome], others: list[Outcome]) -> None:
    assert together(Counter(some), Counter(others)) == Counter([*some, *others])
