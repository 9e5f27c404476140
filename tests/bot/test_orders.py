"""The time that passes wait: unknown without the seed, the same at every call, and drawn from the times that people
take.
"""

from statistics import mean

import pytest

from bot.games.climbing import orders
from bot.games.climbing.family import FAMILY
from bot.games.climbing.orders import REMEMBERED, SHORTEST, pass_delay
from bot.games.climbing.part import part, with_part
from bot.settings import Settings
from bot.stamp import Stamp
from tests.data import make

MOST = Settings.model_fields["pass_seconds"].default
SEED, OTHER = bytes(32), bytes(range(32))
STAMPS = [Stamp(1, position) for position in range(400)]


def test_a_delay_is_the_same_at_every_call_and_lies_between_one_and_four_seconds() -> None:
    drawn = [pass_delay(SEED, stamp, 2, (), MOST) for stamp in STAMPS]
    assert drawn == [pass_delay(SEED, stamp, 2, (), MOST) for stamp in STAMPS]
    assert SHORTEST == 1.0 <= min(drawn) < 1.2
    assert 3.8 < max(drawn) <= 4.0
    assert 2.2 < mean(drawn) < 2.8


def test_seats_piles_and_seeds_have_delays_of_their_own() -> None:
    drawn = {pass_delay(seed, stamp, seat, (), MOST) for seed in (SEED, OTHER) for stamp in STAMPS for seat in range(4)}
    assert len(drawn) == 2 * len(STAMPS) * 4


def test_delays_follow_how_long_people_here_take() -> None:
    record = make.table(1)
    for _ in range(REMEMBERED):
        record = orders.add_pass_time(record, 2.5)
    assert {round(pass_delay(SEED, stamp, 0, part(record).passes, MOST), 6) for stamp in STAMPS} == {2.5}
    for _ in range(2 * REMEMBERED):
        record = orders.add_pass_time(record, 0.0)
    assert len(part(record).passes) == REMEMBERED
    assert {pass_delay(SEED, stamp, 0, part(record).passes, MOST) for stamp in STAMPS} == {SHORTEST}


@pytest.mark.parametrize("seconds", [4.1, 9.0, 4000.0])
def test_long_thought_neither_slows_the_table_nor_gathers_the_forced_passes_at_one_moment(seconds: float) -> None:
    """Where people take longer than a forced pass ever does, these come as they do at a new table."""
    record = make.table(1)
    for _ in range(REMEMBERED):
        record = orders.add_pass_time(record, seconds)
    drawn = [pass_delay(SEED, stamp, 0, part(record).passes, MOST) for stamp in STAMPS]
    assert drawn == [pass_delay(SEED, stamp, 0, (), MOST) for stamp in STAMPS]


def test_a_table_whose_passes_wait_for_nothing_never_waits() -> None:
    assert pass_delay(SEED, Stamp(1), 0, (5.0,) * REMEMBERED, 0.0) == 0.0


def test_an_order_is_used_up_by_a_move_but_for_sitting_out_while_he_passes() -> None:
    record = orders.set_order(orders.set_order(make.table(1, 2), "u1", "once"), "u2", "trick")
    assert part(orders.use_order(record, "u1", "pass")).orders == {"u2": "trick"}
    assert part(orders.use_order(record, "u2", "pass")).orders == part(record).orders
    assert part(orders.use_order(record, "u2", "Kx1")).orders == {"u1": "once"}
    assert part(orders.set_order(record, "u1", None)).orders == {"u2": "trick"}


def test_since_when_the_pile_lies_goes_back_with_the_time_and_is_never_in_the_future() -> None:
    record = with_part(make.table(1), piled=1000.0)
    assert part(FAMILY.corrected(record, 950.0, -60.0)).piled == 940.0
    assert part(FAMILY.corrected(record, 1100.0, 0.0)).piled == 1000.0
    assert part(FAMILY.corrected(record, 500.0, -1.0)).piled == 500.0
