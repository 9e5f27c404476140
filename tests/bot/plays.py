"""Rounds that are played at a table without Discord."""

from bot.table import acting, playing
from bot.table.table import Table
from engine.games import game_of
from tests.bot.making import asked


async def played_out(table: Table) -> None:
    """Play the hand to its end, as computer players would."""
    while table.state is not None and table.state.result is None:
        decision = next(one for one in table.state.pending if one.given is None)
        chosen = game_of(table.record.game).choose(table.state.view(decision.seat), decision)
        await playing.play(table, decision.seat, chosen.text, "person")


def everything(table: Table) -> tuple[object, ...]:
    """All that a table is."""
    state = table.state
    log = None if state is None else [(seat, action.text) for seat, action in state.log]
    seen = state and state.view(None)
    return table.record, table.round, log, seen, table.messages, list(table.events), table.awake, table.stamp


async def play(table: Table) -> None:
    """Play the default for the seat that is asked."""
    assert table.state is not None
    await acting.act(table, asked(table), table.state.default(table.state.pending[0]).text)
