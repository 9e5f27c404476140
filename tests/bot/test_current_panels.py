"""What a panel offers while its stamp holds is accepted; else the refusal says that the panel is old."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import pytest

from bot.refusal import Refused
from bot.stamp import Stamp
from bot.table.acting import act
from bot.table.checks import check_current
from bot.table.lobby import begin
from bot.table.table import Table
from data.records import with_
from data.store import Store
from engine.contract import Action, Illegal, State
from engine.games import GAMES
from tests.bot.making import asked, means, record_of, small, table_of
from tests.engine.any_game import moments, some

# What a seat that is asked may hear: nothing, or what others have done to it meanwhile: they caught it with one card,
# or all passed the lead.
ASKED = (None, "one_card_penalty", "must_lead")
# What a seat hears that has answered, be it by an order or by the clock, while its panel was on its way.
NOT_ASKED = ("not_your_turn", "round_over")


class Panel(NamedTuple):
    """A panel as it was drawn for a seat that was asked something, and answers that it offers."""

    seat: int
    stamp: Stamp
    offered: Sequence[Action]


def refusal(state: State, seat: int, action: Action) -> str | None:
    """The code with which this action is refused; None if it is accepted."""
    try:
        state.play(seat, action)
    except Illegal as refused:
        return refused.code
    return None


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_what_a_panel_with_a_current_stamp_offers_is_accepted(store: Store, game: str) -> None:
    random, panels, held = Random(f"panels of {game}"), list[Panel](), 0
    for _ in range(3):
        for _, state in moments(game, random, looks=10_000):
            table = Table(means(store), with_(record_of(2, game=game), round=1))
            table.state = state
            if not state.log:
                panels.clear()  # another hand
            panels += [Panel(one.seat, table.stamp, some(one.answers, random, 1)) for one in state.pending]
            for panel in panels:
                try:
                    check_current(table, panel.seat, panel.stamp)
                except Refused:
                    continue
                held += 1
                is_asked = any(one.seat == panel.seat for one in state.pending)
                for action in panel.offered:
                    assert refusal(state.copy(), panel.seat, action) in (ASKED if is_asked else NOT_ASKED), panel
            del panels[:-8]
    assert held


async def test_where_an_answer_was_given_for_somebody_nothing_is_asked(store: Store) -> None:
    table = await table_of(store, 3)
    await begin(table, 1)
    await act(table, asked(table), small(table))
    user, drawn = asked(table), table.stamp
    await act(table, user, "pass", drawn)  # as an order or the clock does, while their panel is still on its way
    before = table.record
    with pytest.raises(Illegal) as refused:
        await act(table, user, "pass", drawn)
    assert refused.value.code == "not_your_turn"
    assert table.record == before
