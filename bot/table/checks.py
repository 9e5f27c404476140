"""Checks of who may do what at a table, and when. A check raises Refused or returns, and changes nothing."""

from collections.abc import Callable
from typing import NamedTuple

from bot.refusal import Refused
from bot.stamp import Stamp
from bot.table.mode import Act
from bot.table.modes import mode_of
from bot.table.people import coming_people, host_alone, is_here
from bot.table.table import Table
from data.records import TableRecord
from data.schema import NOWHERE


class Asker(NamedTuple):
    """Somebody who asks for something. `server`: the server in which they do, `NOWHERE` outside of the servers that the
    bot is in. `channels`: the channel where they are, and the one that it belongs to. `sees`: says if they see a
    channel or thread of that server.
    """

    user: int
    server: int
    channels: frozenset[int]
    sees: Callable[[int], bool]


def check_reach(record: TableRecord, asker: Asker) -> None:
    """Raises Refused("unknown_table") unless this person may ask for this table and its rounds, where they are. Every
    screen and command asks this, whatever the table is, and open or closed.

    What one person plays alone, be it a lesson or a deal of the day, is theirs wherever they are. Any other table is
    for its own server: for people who sit at it, who are in its channel, or who see that channel.
    """
    if record.guild == NOWHERE or not mode_of(record).public:
        allowed = record.host == asker.user
    else:
        here = record.channel in asker.channels or is_here(record, asker.user)
        allowed = record.guild == asker.server and (here or asker.sees(record.channel))
    if not allowed:
        raise Refused("unknown_table")


def check_open(table: Table) -> None:
    """Raises Refused at a closed table, and at one whose round only another version of the bot can replay."""
    check_not_closed(table)
    check_readable(table)


def check_allowed(table: Table, act: Act) -> None:
    """Raises Refused if nobody may do this at a table of its mode."""
    if code := table.mode.refuses(table.record, act):
        raise Refused(code)


def check_readable(table: Table) -> None:
    """Raises Refused at a table whose round only another version of the bot can replay."""
    if table.unreadable is not None:
        raise Refused("other-version")


def check_not_closed(table: Table) -> None:
    """Raises Refused at a closed table."""
    if table.record.phase == "closed":
        raise Refused("table_closed")


def check_lobby(table: Table, user: int) -> None:
    """Raises Refused unless this user sits in a lobby."""
    check_open(table)
    if table.record.phase != "lobby":
        raise Refused("already_begun")
    check_allowed(table, "arrange")
    if not table.sits(user):
        raise Refused("not_seated")


def check_stewards(table: Table) -> None:
    """Raises Refused if the house rules allow no stewards."""
    if not table.record.stewards:
        raise Refused("no_stewards_here")


def check_room(table: Table) -> None:
    """Raises Refused at a full table."""
    if len(coming_people(table.record)) >= table.rules.seats()[1]:
        raise Refused("table_full")


def check_seat(table: Table, user: int) -> int:
    """Return the seat of this user in the round. Raises Refused if they have none."""
    check_open(table)
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("not_seated")
    return seat


async def check_welcome(table: Table, user: int) -> None:
    """Raises Refused if this user may not sit down here: the host has sent them away or blocks them (the refusal does
    not say which), or nobody may who was not here from the beginning.
    """
    check_allowed(table, "sit")
    if user in table.record.sent_away or await table.means.store.people.blocks(table.record.host, user):
        raise Refused("not_welcome")


def check_rules_open(table: Table, user: int) -> None:
    """Raises Refused unless this user may change the house rules now."""
    check_lobby(table, user)
    if user != table.record.host:
        raise host_alone(table.record)


def check_closing(table: Table, user: int, manager: bool) -> None:
    """Raises Refused unless this user may close the table, which its host and a server manager may."""
    check_not_closed(table)
    check_allowed(table, "give_up")
    if table.unreadable is None:
        check_allowed(table, "close")
    if user != table.record.host and not manager:
        raise host_alone(table.record)


def check_current(table: Table, seat: int, stamp: Stamp) -> None:
    """Raises Refused if the screen with this stamp is out of date. The code is "revealed" if it asked for a sealed
    choice that is public by now, else "stale".
    """
    if stamp == table.stamp:
        return
    same_round = table.state is not None and stamp.round == table.stamp.round
    revealed = same_round and table.state is not None and table.state.revealed(seat, stamp.position)
    raise Refused("revealed" if revealed else "stale")
