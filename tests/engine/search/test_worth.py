"""Tests of the worth of a result to a seat: its place among its opponents, then its share of the scores."""

from dataclasses import replace

from engine.contract import Result, Seat, Standing, View
from engine.search.generic import by_place


def view(seat: int, players: int = 4, sides: int | None = None, out: tuple[int, ...] = ()) -> View:
    seats = tuple(Seat(team=at % sides if sides else None) for at in range(players))
    standing = Standing(order=tuple("abcdefgh"[:players]), out=out)
    return View("any", seat, standing, "play", 0, seats, (), public=None)


def test_the_first_place_is_worth_one_and_the_last_nothing() -> None:
    assert [by_place(view(seat), Result((2, 0, 3, 1))) for seat in range(4)] == [1 / 3, 1, 0, 2 / 3]


def test_a_shared_place_is_worth_half_of_it() -> None:
    assert by_place(view(0, 2), Result((0, 0))) == 0.5
    assert by_place(view(0, 3), Result((0, 0, 1))) == 0.75


def test_a_side_is_one() -> None:
    assert [by_place(view(seat, sides=2), Result((0, 1, 0, 1))) for seat in range(4)] == [1, 0, 1, 0]


def test_seats_that_are_out_are_no_opponents() -> None:
    assert by_place(view(0, out=(2, 3)), Result((0, 1, 1, 1))) == 1
    assert by_place(view(0, out=(2, 3)), Result((1, 0, 2, 2))) == 0


def test_scores_tell_between_equal_places_and_never_outweigh_a_place() -> None:
    narrow, wide = Result((0, 1, 1, 1), scores=(10, 9, 9, 1)), Result((0, 1, 1, 1), scores=(10, 1, 1, 1))
    second = replace(wide, places=(1, 0, 1, 1))
    assert by_place(view(0), second) < by_place(view(0), narrow) < by_place(view(0), wide) <= 1
