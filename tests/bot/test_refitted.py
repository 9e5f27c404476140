"""A ready-made set that depends on the number of players fits those who are to play, however they came. The toy's
short game has three hands for two, and four hands for more.
"""

import pytest

from bot.table import acting, house_rules, lobby, seating
from bot.table.family import NO_FAMILY
from bot.table.table import Table
from data.store import Store
from tests.bot.making import table_of
from tests.bot.takeovers import played_out

FOR_TWO, FOR_FOUR = {"target": 5, "hands": 3}, {"target": 5, "hands": 4}


pytestmark = pytest.mark.usefixtures("toy_game")


async def short(store: Store, users: int, seats: int) -> Table:
    """A lobby for `seats` people, who play the short game."""
    table = await table_of(store, users, game="toy", seats=seats)
    chosen = house_rules.ready_made(table.record, "short", NO_FAMILY)
    await lobby.change_house_rules(table, 1, chosen, afresh=True)
    return table


def named(table: Table) -> str | None:
    """The ready-made set that a table is said to play."""
    return house_rules.preset_of(table.record, NO_FAMILY)


async def test_a_set_grows_with_those_who_sit_down_and_shrinks_with_those_who_leave(store: Store) -> None:
    table = await short(store, 2, seats=2)
    assert table.record.options == FOR_TWO
    await seating.join(table, 3, "Kim")
    assert table.record.options == FOR_FOUR
    assert named(table) == "short"
    await seating.leave(table, 3)
    assert table.record.options == FOR_TWO
    await seating.add_steward(table, 1, 2)
    assert table.record.options == FOR_FOUR


async def test_a_set_fits_the_number_that_is_wanted(store: Store) -> None:
    table = await short(store, 2, seats=2)
    await lobby.change_house_rules(table, 1, {"seats": 4})
    assert table.record.options == FOR_FOUR
    await lobby.change_house_rules(table, 1, {"seats": 2})
    assert table.record.options == FOR_TWO


async def test_the_deal_takes_the_set_for_those_who_play_though_more_were_wanted(store: Store) -> None:
    table = await short(store, 2, seats=4)
    assert table.record.options == FOR_FOUR
    await lobby.begin(table, 1)
    assert table.round is not None
    assert table.round.options == table.record.options == FOR_TWO
    assert named(table) == "short"


async def test_the_deal_takes_the_set_for_the_stewards_that_fill_the_table(store: Store) -> None:
    table = await short(store, 2, seats=2)
    await lobby.change_house_rules(table, 1, {"seats": 4})
    await lobby.begin(table, 1, fill=True)
    assert table.round is not None
    assert table.round.options == FOR_FOUR


async def test_rules_that_are_no_ready_made_set_stay_as_they_were_chosen(store: Store) -> None:
    table = await short(store, 2, seats=2)
    await lobby.change_house_rules(table, 1, {"target": 10})
    await seating.join(table, 3, "Kim")
    assert table.record.options == {"target": 10, "hands": 3}
    assert named(table) is None


async def test_the_next_match_takes_the_set_for_those_who_play_it(store: Store) -> None:
    table = await short(store, 2, seats=2)
    await lobby.begin(table, 1)
    for number in range(1, 100):
        await played_out(table)
        if not table.match_goes_on:
            break
        assert table.record.round == number
        for user in (1, 2):
            await acting.ready(table, user)
    for user in (3, 4):
        await seating.join(table, user, f"person {user}")
    assert table.record.options == FOR_TWO, "what was played stays as it was"
    for user in (1, 2, 3, 4):
        await acting.ready(table, user)
    assert table.round is not None
    assert len(table.round.standing.order) == 4
    assert table.round.options == table.record.options == FOR_FOUR


async def test_a_match_that_goes_on_keeps_its_rules(store: Store) -> None:
    table = await short(store, 2, seats=4)
    await lobby.begin(table, 1)
    before = table.record.options
    await played_out(table)
    assert table.match_goes_on
    for user in (1, 2):
        await acting.ready(table, user)
    assert table.record.options == before
