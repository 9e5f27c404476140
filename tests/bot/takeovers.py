"""Tables at which the computer takes over from somebody."""

from bot.table import lobby, playing
from bot.table.table import Table
from data.store import Store
from tests.bot.making import table_of

NORA = 9


async def dealt(store: Store, users: int = 4, game: str = "toy") -> Table:
    """A table in the middle of a hand."""
    table = await table_of(store, users, game=game, seats=users)
    await lobby.begin(table, 1)
    return table


async def played_out(table: Table) -> None:
    """Play the hand to its end. Each answer is given by the clock or by whoever owes it."""
    while table.state is not None and table.state.result is None:
        decision = next(one for one in table.state.pending if one.given is None)
        await playing.play(table, decision.seat, table.state.default(decision).text, "steward")


def order(table: Table) -> tuple[str, ...]:
    assert table.round is not None
    return table.round.standing.order
