"""Rounds of Tahimi up to the first lead."""

from engine.tahimi.player.tables import TahimiTables, tables_for
from engine.tahimi.round import Round
from tests.engine.tahimi.worlds import Table


def made_for(table: Table) -> TahimiTables:
    return tables_for(table.rules, len(table.standing.order))


def played_until_the_first_lead(table: Table, seed: int) -> Round:
    state = table.start(seed)
    while state.view(None).phase == "tax":
        decision = state.pending[0]
        state.play(decision.seat, state.default(decision))
    return state
