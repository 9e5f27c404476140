"""The hooks in which tables in a channel, lessons, deals of the day and tables of tournaments differ. By default each
is as at a table in a channel. `bot/table/modes` states the four; no other module asks which of them a table is.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from data.records import RoundRecord, TableRecord
from data.store import Store
from engine.contract import Outcome, Result

Act = Literal["arrange", "sit", "give_up", "close"]
"""What somebody may want to do: arrange the table and begin, sit down, leave for good or break it off, close it."""


class Between(NamedTuple):
    """What is known between two rounds, and in a lobby. `deals`: True if the next deal comes by itself. `enough`: True
    if enough players come to it. `ready`: True if nobody need be waited for before it.
    """

    deals: bool
    enough: bool
    ready: bool


Deadlines = dict[str, float]
Waits = Callable[[TableRecord, RoundRecord | None, Deadlines, float, Callable[[], Between]], Deadlines]
Ended = Callable[[TableRecord, RoundRecord, Result, bool], tuple[TableRecord, Outcome | None]]


async def _check_nothing(_: Store, __: TableRecord) -> None:
    return


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Mode:
    """The hooks, as values and functions. All functions are pure, except that `check_review` reads the store."""

    public: bool = True  # True if it stands in a channel and counts; else one person plays it alone and unhurried
    anywhere: bool = False  # True if its person plays it wherever they are, so that any process serves it
    again: bool = True  # True if it goes on where the last table in its channel stood
    taught: bool = False  # True if a coach advises its person
    # True if everybody who plays it meets the same answers: its stewards answer one after the other and before the
    # person, know no names, and never answer by their policy.
    even: bool = False
    # True if it is played to its end, whoever is there: people keep their seats, and for those who leave a steward
    # plays at the table's level.
    played_out: bool = False
    put_by: bool = False  # True if its person puts it by and goes on later, in place of leaving
    steward_seconds: float | None = None  # the longest time that a steward takes; None if the host of the bot says it

    # The code of the refusal of an act; None if it is allowed.
    refuses: Callable[[TableRecord, Act], str | None] = lambda record, act: None
    # The deadlines, given those that a table in a channel would have now.
    waits: Waits = lambda record, played, kept, now, between: kept
    # The moment from which stewards play what is left; None if there is none.
    ends_at: Callable[[TableRecord], float | None] = lambda record: None
    # The seconds that a lobby waits before it begins by itself.
    begin_seconds: Callable[[TableRecord], float]
    # The seconds after which the table closes if nothing happens.
    idle_seconds: Callable[[TableRecord], float]

    # The seed of the next deal. The function makes a fresh one; the bytes are the seed of the deal before.
    seed: Callable[[Callable[[], bytes], bytes], bytes] = lambda fresh, before: fresh()
    # The record as the next deal takes it.
    dealing: Callable[[TableRecord], TableRecord] = lambda record: record
    # The record after the person of this key has left a decision to the clock, or their seat to a steward.
    missed: Callable[[TableRecord, str], TableRecord] = lambda record, key: record
    gave_up: Callable[[TableRecord, str], TableRecord] = lambda record, key: record
    # The record after a round, and its person's outcome if a deal of the day is over with it. The last argument is
    # True if several rounds are one match, of which the rules know nothing (`Family.adds_up`).
    ended: Ended = lambda record, played, result, adds_up: (record, None)

    # True if everybody may see all cards of a round that is over. The last argument is True if its day is closed.
    opens: Callable[[RoundRecord, bool], bool] = lambda played, day_closed: not played.sealed
    # Raises Refused if its rounds cannot be reviewed yet.
    check_review: Callable[[Store, TableRecord], Awaitable[None]] = _check_nothing
    # True if this version of the bot can go on with it.
    readable: Callable[[TableRecord], bool] = lambda record: True
    # The number of the tournament that hears of its end; None if there is none.
    tournament: Callable[[TableRecord], int | None] = lambda record: None
