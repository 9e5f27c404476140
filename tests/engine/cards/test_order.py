"""The order of seats, from G-1."""

from engine.cards.packs import first_claimant, first_leftward, leftward


def test_clockwise_is_to_the_left_and_the_seat_itself_comes_last() -> None:
    assert leftward(1, range(4)) == (2, 3, 0, 1)


def test_seats_that_are_out_are_passed_over() -> None:
    assert leftward(1, (0, 1, 4, 5)) == (4, 5, 0, 1)


def test_the_order_may_start_from_a_seat_that_is_out() -> None:
    assert leftward(2, (0, 1, 4)) == (4, 0, 1)


def test_the_first_that_fits_is_looked_for_to_the_left_and_the_seat_itself_comes_last() -> None:
    assert first_leftward(1, range(4), lambda seat: seat in (0, 3)) == 3
    assert first_leftward(1, range(4), lambda seat: seat == 1) == 1
    assert first_leftward(1, range(4), lambda seat: False) is None


def test_a_discard_is_claimed_in_the_order_of_seats_and_never_by_the_discarder() -> None:
    """G-R4."""
    assert first_claimant(2, range(4), lambda seat: True) == 3
    assert first_claimant(2, (0, 1, 2), lambda seat: True) == 0
    assert first_claimant(2, range(4), lambda seat: seat == 2) is None
