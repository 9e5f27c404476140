"""At a table where leaving forfeits (G-R7, G-R19): who plays on, who may come back, and what the match is to whom."""

import pytest

from bot.refusal import Refused
from bot.table import acting, clock, committing, lobby, playing, seating
from bot.table.deadlines import PACES
from bot.table.outcome import match_of, outcome
from bot.table.people import key_of
from bot.table.stewards import is_driven
from bot.table.table import Table
from data.store import Store
from engine.contract import LEAVE, RESULT
from tests.bot.making import NOW, means, record_of, table_of
from tests.bot.takeovers import NORA, order, played_out

FORFEIT = {"on_leave": "forfeit"}


pytestmark = pytest.mark.usefixtures("toy_game")


async def dealt(store: Store, game: str = "toy", *, stewards: bool = True) -> Table:
    """A table of four in the middle of a hand."""
    table = await table_of(store, 4, game=game, seats=4, stewards=stewards, options=FORFEIT)
    await lobby.begin(table, 1)
    return table


def seat_of(table: Table, user: int) -> int:
    seat = table.seat_of(user)
    assert seat is not None
    return seat


def log(table: Table) -> list[tuple[int, str]]:
    assert table.state is not None
    return [(seat, action.text) for seat, action in table.state.log]


@pytest.mark.parametrize("stewards", [True, False])
async def test_the_seat_is_retired_and_a_steward_plays_it(store: Store, stewards: bool) -> None:
    table = await dealt(store, stewards=stewards)
    seat = seat_of(table, 2)
    await seating.leave(table, 2)
    assert log(table) == [(seat, "leave")]
    assert table.round is not None
    assert is_driven(table.record, table.round, seat)


async def test_nobody_comes_back_to_a_match_that_they_forfeited_nor_takes_that_seat(store: Store) -> None:
    table = await dealt(store)
    await seating.leave(table, 2)
    with pytest.raises(Refused, match="forfeited"):
        await seating.join(table, 2, "Bob")
    with pytest.raises(Refused, match="forfeited"):
        await acting.act(table, 2, "bid 1")
    with pytest.raises(Refused, match="seat_taken"):
        await seating.join(table, NORA, "Nora", "u2")
    assert not await seating.back(table, 2)


async def test_when_the_hand_is_scored_the_other_side_has_won_and_whoever_left_is_last(store: Store) -> None:
    table = await dealt(store)
    seat = seat_of(table, 2)
    for user in (1, 2, 3, 4):  # people who give no answer are absent
        await acting.act(table, user, "bid 1")
    await seating.leave(table, 2)
    await played_out(table)
    assert table.round is not None
    assert table.round.result is not None
    winners = tuple(at for at in range(4) if at % 2 != seat % 2)
    assert match_of(table.round).winners == winners
    found = outcome(table.record, table.round, RESULT.validate_python(table.round.result))
    assert found is not None
    assert {place.seat for place in found.places if place.won} == set(winners)
    (gone,) = [place for place in found.places if place.left]
    assert (gone.user, gone.place) == (2, 3)
    await seating.join(table, 2, "Bob")  # the next match has a seat for them
    await playing.deal_round(table)
    assert key_of(2) in order(table)


async def test_whoever_plays_the_hand_out_forfeits_with_the_next_deal_if_they_do_not_stay(store: Store) -> None:
    table = await dealt(store)
    seat = seat_of(table, 2)
    await seating.leave(table, 2, at_once=False)
    assert log(table) == []
    await played_out(table)
    await seating.join(table, 2, "Bob")
    await seating.leave(table, 2)
    await playing.deal_round(table)
    assert log(table) == [(seat, "leave")]
    assert order(table)[seat].startswith("s")
    events = list(table.events)
    await committing.reload(table)
    assert log(table) == [(seat, "leave")]
    assert table.events == events
    with pytest.raises(Refused, match="forfeited"):
        await seating.join(table, 2, "Bob", order(table)[seat])
    await played_out(table)
    assert table.round is not None
    assert seat not in match_of(table.round).winners
    assert match_of(table.round).over


async def test_a_seat_that_somebody_takes_over_between_two_hands_is_not_forfeited(store: Store) -> None:
    table = await dealt(store)
    await seating.leave(table, 2, at_once=False)
    await played_out(table)
    await seating.join(table, NORA, "Nora", "u2")
    await playing.deal_round(table)
    assert log(table) == []
    assert key_of(NORA) in order(table)


@pytest.mark.parametrize("stewards", [True, False])
async def test_to_sleep_is_not_to_leave(store: Store, stewards: bool) -> None:
    times = [NOW]
    record = record_of(4, game="toy", seats=4, stewards=stewards, options=FORFEIT)
    table = Table(means(store, lambda: times[0]), await store.create(record))
    await lobby.begin(table, 1)
    for _ in range(20):
        times[0] += PACES["lively"] + 1
        await clock.tick(table)
    assert table.record.round > 0
    assert all(action != LEAVE.text for _, action in log(table))
    assert not table.record.fled


async def test_in_a_game_without_matches_they_come_back_as_newcomers_with_the_next_deal(store: Store) -> None:
    table = await dealt(store, "indian_chief")
    seat = seat_of(table, 2)
    await seating.leave(table, 2)
    assert log(table) == [(seat, "leave")]
    await seating.join(table, 2, "Bob")
    assert [person.key for person in table.record.joining] == ["u2"]
    assert table.user_at(seat) is None
    await played_out(table)
    assert table.round is not None
    assert table.round.result is not None
    assert seat not in table.round.result["winners"]
    await playing.deal_round(table)
    assert sorted(order(table)) == ["u1", "u2", "u3", "u4"]
    assert table.user_at(seat_of(table, 2)) == 2
