"""The state of each private panel: what its person has opened, or chosen so far, since the table asked them last."""

from dataclasses import replace

from bot.screens.table.presenter import PanelState
from bot.stamp import Stamp
from bot.table.table import Table
from engine.contract import Decision

Asked = tuple[Stamp, tuple[Decision, ...]]  # where a table stands, and what it asks of one person


class PanelStates:
    """The state of each panel, by table and user, with what was asked when it was kept, and the table's stamp then."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[Asked, Stamp, PanelState]] = {}

    def of(self, table: Table, user: int) -> PanelState:
        """The state of a person's panel; an empty one if they are asked something else by now. A line about their last
        click (`warning`) is in it only until something happens at the table.
        """
        asked, stamp, state = self._known.get((table.record.id, user), (None, Stamp(), PanelState()))
        if asked != _asked(table, user):
            return PanelState()
        return state if stamp == table.stamp else replace(state, warning=None)

    def keep(self, table: Table, user: int, state: PanelState) -> None:
        """Note the state of a person's panel as it stands now."""
        self._known[table.record.id, user] = _asked(table, user), table.stamp, state

    def forget(self, table: int) -> None:
        """Forget the panels of a table."""
        for key in [key for key in self._known if key[0] == table]:
            del self._known[key]


def decisions_of(table: Table, user: int) -> tuple[Decision, ...]:
    """The decisions that this person owes."""
    seat = table.seat_of(user)
    return table.view(seat).decisions if table.state is not None and seat is not None else ()


def _asked(table: Table, user: int) -> Asked:
    """The stamp of the table and the decisions that this person owes. Where nothing is asked of them, the stamp has the
    number of the round alone, since it does not matter how far the round has come.
    """
    decisions = decisions_of(table, user)
    return table.stamp if decisions else Stamp(table.stamp.round), decisions
