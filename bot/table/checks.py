"""The checks of who may do what at a table, and when: each raises Refused, and changes nothing."""

from bot.refusal import Refused
from bot.stamp import Stamp
from bot.table.people import coming_people, host_alone
from bot.table.table import Table


def check_open(table: Table) -> None:
    """Raises Refused at a closed table, and where another version of the bot plays."""
    check_not_closed(table)
    check_readable(table)


def check_can_end(table: Table) -> None:
    """Raises Refused for one of the day's deals that counts: there is one attempt, which can only be left lying."""
    if table.record.deal is not None and not table.record.deal.practice:
        raise Refused("deal_stays")


def check_readable(table: Table) -> None:
    """Raises Refused where another version of the bot plays here."""
    if table.unreadable is not None:
        raise Refused("other-version")


def check_not_closed(table: Table) -> None:
    """Raises Refused at a closed table."""
    if table.record.phase == "closed":
        raise Refused("table_closed")


def check_lobby(table: Table, user: int) -> None:
    """Raises Refused unless this user sits in a lobby."""
    check_open(table)
    if table.record.phase != "lobby" or table.record.deal is not None:
        raise Refused("already_begun")
    if table.record.pairing is not None:
        raise Refused("tournament_table")
    if not table.sits(user):
        raise Refused("not_seated")


def check_stewards(table: Table) -> None:
    """Raises Refused where the house rules know no stewards."""
    if not table.record.stewards:
        raise Refused("no_stewards_here")


def check_room(table: Table) -> None:
    """Raises Refused at a full table."""
    if len(coming_people(table.record)) >= table.rules.seats()[1]:
        raise Refused("table_full")


def check_seat(table: Table, user: int) -> int:
    """The seat of this user in the round. Raises Refused where they have none."""
    check_open(table)
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("not_seated")
    return seat


async def check_welcome(table: Table, user: int) -> None:
    """Raises Refused for somebody whom the host has sent away or blocks, which it does not say; where somebody plays
    alone; and at a table of a tournament, whose people were drawn.
    """
    if table.record.pairing is not None:
        raise Refused("tournament_table")
    if (
        table.record.alone
        or user in table.record.sent_away
        or await table.means.store.people.blocks(table.record.host, user)
    ):
        raise Refused("not_welcome")


def check_rules_open(table: Table, user: int) -> None:
    """Raises Refused unless this user may change the house rules now."""
    check_lobby(table, user)
    if user != table.record.host:
        raise host_alone(table.record)


def check_closing(table: Table, user: int, manager: bool) -> None:
    """Raises Refused unless this user may end the table: the host's right, and a server manager's."""
    check_not_closed(table)
    check_can_end(table)
    if table.record.pairing is not None and table.unreadable is None:
        raise Refused("tournament_table")
    if user != table.record.host and not manager:
        raise host_alone(table.record)


def check_current(table: Table, seat: int, stamp: Stamp) -> None:
    """Raises Refused for what was drawn before the round came to where it is: "revealed" where a sealed choice was
    to be made that is public by now, else "stale".
    """
    if stamp == table.stamp:
        return
    same_round = table.state is not None and stamp.round == table.stamp.round
    revealed = same_round and table.state is not None and table.state.revealed(seat, stamp.position)
    raise Refused("revealed" if revealed else "stale")
