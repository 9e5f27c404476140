"""A table before its first deal: its house rules and its game, until it begins or is closed."""

from collections.abc import Mapping

from bot.refusal import Refused
from bot.table import checks, committing, house_rules, playing, server_settings, sides
from bot.table.house_rules import Value
from bot.table.people import host_alone, seated
from bot.table.stewards import fill_with_stewards, set_level
from bot.table.table import Table
from data.records import with_

HOST_SECONDS = 5 * 60.0  # how long a host alone may begin


async def change_house_rules(table: Table, user: int, changes: Mapping[str, Value], *, afresh: bool = False) -> None:
    """Change some house rules of the coming deal; `afresh`: and all others back to the default. The host's right.

    Raises as `house_rules.changed` does, and Refused for what the server does not allow; a set is made to fit.
    """
    async with table.lock:
        checks.check_rules_open(table, user)
        if afresh:
            fits = server_settings.fitted(table.server, changes)
            record = house_rules.replaced(table.record, fits, table.family)
            record = server_settings.admitted(table.server, record, table.family)
        else:
            wanted = house_rules.slowed(table.record, changes, table.family)
            checked = server_settings.checked(table.server, wanted)
            record = house_rules.changed(table.record, checked, table.family)
            record = server_settings.chipless(table.server, record)
        if record.level != table.record.level:
            record = set_level(record, record.level)
        await committing.commit(table, record)


async def change_game(table: Table, user: int, game: str) -> None:
    """Play another game, by its default rules. The host's right. Raises as `house_rules.changed` does, and Refused
    for a game that the server does not allow.
    """
    async with table.lock:
        checks.check_rules_open(table, user)
        family = table.means.family(game)
        record = house_rules.changed_game(table.record, game, family)
        await committing.commit(table, server_settings.admitted(table.server, record, family))


async def begin(table: Table, user: int, *, fill: bool = False) -> None:
    """The first deal; `fill`: with stewards on the seats that are wanted and empty. The host's right, and after a
    while anybody's who sits here.
    """
    async with table.lock:
        checks.check_lobby(table, user)
        free = table.record.created + HOST_SECONDS
        if user != table.record.host and table.means.now() < free:
            raise host_alone(table.record, "host_begins", when=f"<t:{int(free)}:R>")
        if fill:
            checks.check_stewards(table)
        fewest, most = table.rules.seats()
        record = fill_with_stewards(table.record, min(max(table.record.seats, fewest), most)) if fill else table.record
        refusal = table.rules.refusal(len(record.people))
        if refusal:
            raise Refused("too_few") if len(record.people) < fewest else refusal
        if sides.crowded(record, table.rules):
            raise Refused("sides_uneven")
        await playing.deal_round(table, record)


async def begin_deal(table: Table) -> None:
    """The first hand of one of the day's deals, where it was not dealt yet."""
    async with table.lock:
        checks.check_open(table)
        if table.record.phase == "lobby" and table.record.deal is not None:
            await playing.deal_round(table)


async def reconvene(table: Table, user: int) -> None:
    """Go on from where the last table of this channel stood: with its house rules, its stewards, and at the first
    deal its ranks. The host's right. Raises as `house_rules.replaced` does.
    """
    async with table.lock:
        checks.check_rules_open(table, user)
        rematch = table.record.rematch
        if rematch is None:
            raise Refused("no_court")
        fits = server_settings.fitted(table.server, table.record.previous)
        record = house_rules.replaced(table.record, fits, table.family)
        record = server_settings.admitted(table.server, record, table.family)
        hired = [one for one in rematch.people if one.user is None and not seated(record, one.key)]
        free = table.rules.seats()[1] - len(record.people) if record.stewards else 0
        await committing.commit(table, with_(record, people=(*record.people, *hired[: max(free, 0)]), reconvened=True))


async def close(table: Table, user: int, manager: bool) -> None:
    """End the table. Raises as `check_closing` does."""
    async with table.lock:
        checks.check_closing(table, user, manager)
        await close_now(table)


async def break_off(table: Table) -> None:
    """Close a table of a tournament that is over before it."""
    async with table.lock:
        if table.record.phase != "closed":
            await close_now(table)


async def close_now(table: Table) -> None:
    closed = with_(table.record, phase="closed", deadlines={})
    if table.unreadable is None:
        await committing.commit(table, closed)
        return
    # Of a table that another version plays nothing else is touched.
    table.record = await table.means.store.save(with_(closed, changed=table.means.now()))
    table.unreadable = None
    table.means.changed(table)
