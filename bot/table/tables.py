"""The live tables of this process, as those see them who need one."""

from collections.abc import Callable, Collection
from typing import Protocol

from bot.table.scene import Scene
from bot.table.table import Table
from data.message_records import TableMessages
from data.records import RoundRecord, TableRecord


class Tables(Protocol):
    """Finds tables, opens new ones, and lets what shows them follow."""

    async def table(self, number: int) -> Table | None:
        """The table of that number, loaded if need be; None if there is none, or another process serves it."""

    async def anywhere(self, number: int) -> Table | None:
        """The table of that number; if another process serves it, a copy as the store has it now, for which no timer
        rings here.
        """

    async def table_of(self, guild: int, user: int) -> Table | None:
        """The open table where this person sits."""

    async def open_scenes(self, guild: int, sees: Callable[[int], bool]) -> list[Scene]:
        """The open tables of a server as a spectator sees them, newest first. `sees` says of a channel whether its
        tables are among them.
        """

    def check_opening(self) -> None:
        """Raises Refused where no table may be opened any more."""

    async def open(self, record: TableRecord, messages: TableMessages) -> Table:
        """Open a new table, whose host is offered the house rules of the last table in this channel. Raises Seated if
        the host sits at another table, and Taken as `Store.create` does.
        """

    async def follow(self, table: Table) -> None:
        """Read the table anew if it is one of the day's deals and another process has changed it."""

    async def call(self, table: Table, user: int) -> None:
        """Tell those who want to know that this table is forming. Raises Refused as `TableCall.call` does."""

    async def invite(self, table: Table, inviter: int, users: Collection[int]) -> None:
        """Tell these people by name that there is a seat for them. Raises Refused as `TableCall.invite` does."""

    def language_changed(self, guild: int) -> None:
        """Redraw what a server sees, since its public messages are in another language from now on."""

    def preferences_changed(self, table: Table, user: int) -> None:
        """Let a person's panel at the table, and the timer, follow their changed preferences."""

    def find_turning_points(self, played: RoundRecord) -> bool:
        """Begin to work out the turning points of a round, which is one that tells them (`are_told`). Return True if
        workers are at it; there may be none.
        """
