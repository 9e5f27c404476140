"""Ready: the next hand is dealt when all have pressed who are to play it."""

from bot.table.table import Table
from data.store import Store
from engine.games import game_of
from tests.bot.making import table_of

PEOPLE = (1, 2, 3)


async def played_out(table: Table) -> None:
    """The hand to its end, as computer players would play it."""
    while table.state is not None and table.state.result is None:
        decision = next(one for one in table.state.pending if one.given is None)
        chosen = game_of(table.record.game).choose(table.state.view(decision.seat), decision)
        await table.play(decision.seat, chosen.text, "person")


async def test_those_who_are_out_of_a_match_are_not_waited_for(store: Store) -> None:
    """Of three people, one is out at some time; the other two are enough then."""
    table = await table_of(store, 3, game="rumino", seats=3, options={"limit": 50, "rebuys": False})
    await table.begin(1)
    dealt_by_two = 0
    while table.record.phase == "round":
        assert table.state is not None
        out = {user for user in PEOPLE if table.state.view(None).seats[table.seat_of(user) or 0].status == "out"}
        await played_out(table)
        number = table.record.round
        if table.match_goes_on:
            for user in PEOPLE:
                if user not in out:
                    assert table.record.round == number
                    await table.ready(user)
            assert table.record.round == number + 1
            dealt_by_two += bool(out)
    assert dealt_by_two
