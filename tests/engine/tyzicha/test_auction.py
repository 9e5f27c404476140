"""An auction in which whoever passes drops out."""

import pytest

from engine.tyzicha.state import Auction, Call

START = Auction(order=(2, 0, 1), opening=50, step=5, most=65)


def after(*amounts: int | None) -> Auction:
    auction = START
    for amount in amounts:
        auction = auction.called(amount)
    return auction


def test_the_first_bid_is_the_opening_and_every_later_one_a_step_above() -> None:
    assert [after(*amounts).amount for amounts in ((), (None,), (50,), (50, 55), (50, None))] == [50, 50, 55, 60, 55]


def test_where_the_most_is_bid_nothing_more_can_be() -> None:
    auction = after(50, 55, 60, 65)
    assert (auction.amount, auction.turn, auction.winner) == (None, 0, None)


def test_it_goes_round_and_passes_over_those_who_have_passed() -> None:
    assert [after(*[50, 55, None, 60][:at]).turn for at in range(5)] == [2, 0, 1, 2, 0]
    assert after(50, 55, None).live == (2, 0)


def test_the_last_seat_left_has_it_for_its_bid() -> None:
    auction = after(50, None, 55, None)
    assert (auction.winner, auction.high, auction.turn) == (1, Call(1, 55), None)
    assert after(50, None, None).winner == 2


def test_the_last_seat_left_is_alone_where_nobody_has_bid_and_has_it_once_it_bids() -> None:
    auction = after(None, None)
    assert (auction.alone, auction.turn, auction.winner) == (1, 1, None)
    assert auction.called(40).winner == 1
    assert after(None, 50).alone is None


def test_nobody_calls_once_it_is_over() -> None:
    with pytest.raises(ValueError, match="over"):
        after(50, None, None).called(55)
