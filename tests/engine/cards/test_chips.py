"""Chips and points by seat."""

from engine.cards.match import added, by_seat, shares


def test_numbers_of_seats_are_added_and_none_change_nothing() -> None:
    assert added((1, 2, 3), (4, 0, -1)) == (5, 2, 2)
    assert added((1, 2, 3), ()) == added((), (1, 2, 3)) == (1, 2, 3)


def test_a_seat_of_which_nothing_is_said_has_nothing() -> None:
    assert by_seat({2: 7}, 4) == (0, 0, 7, 0)


def test_odd_chips_go_to_the_earliest_seats_from_the_dealers_left() -> None:
    assert shares(17, (0, 1, 3), dealer=1) == {3: 6, 0: 6, 1: 5}
    assert sum(shares(17, (0, 1, 3), dealer=1).values()) == 17
