"""The acts that choose a table's house rules and its game, begin it, and close it."""

from collections.abc import Mapping

from bot.refusal import Refused
from bot.table import checks, committing, house_rules, playing, server_settings, sides
from bot.table.house_rules import Value
from bot.table.people import host_alone, seated
from bot.table.stewards import fill_with_stewards, set_level
from bot.table.table import Table
from data.records import with_

HOST_SECONDS = 5 * 60.0  # the time after the opening of a table in which its host alone may begin


async def change_house_rules(table: Table, user: int, changes: Mapping[str, Value], *, afresh: bool = False) -> None:
    """Change some house rules of the coming deal, which the host may. `afresh`: set all others back to their defaults,
    as when a ready-made set is chosen.

    Raises as `house_rules.change_rules` does. Raises Refused for a value that the server does not allow; with `afresh`
    such a value gives way to the nearest one that is allowed.
    """
    async with table.lock:
        checks.check_rules_open(table, user)
        if afresh:
            fits = server_settings.fit_to_server(table.server, changes)
            record = house_rules.replace_rules(table.record, fits, table.family)
            record = server_settings.admit_rules(table.server, record, table.family)
        else:
            wanted = house_rules.add_short_set(table.record, changes, table.family)
            checked = server_settings.check_allowed(table.server, wanted)
            record = house_rules.change_rules(table.record, checked, table.family)
            record = server_settings.check_chips(table.server, record)
        if record.level != table.record.level:
            record = set_level(record, record.level)
        await committing.commit(table, record)


async def change_game(table: Table, user: int, game: str) -> None:
    """Change to another game with its default rules, which the host may. Raises as `house_rules.change_rules` does, and
    Refused for a game that the server does not allow.
    """
    async with table.lock:
        checks.check_rules_open(table, user)
        family = table.means.family(game)
        record = house_rules.change_game(table.record, game, family)
        await committing.commit(table, server_settings.admit_rules(table.server, record, family))


async def change_language(table: Table, user: int, language: str) -> None:
    """Change the language of the table's public messages, which the host may. Raises Refused as `check_rules_open`."""
    async with table.lock:
        checks.check_rules_open(table, user)
        await committing.commit(table, with_(table.record, language=language))


async def begin(table: Table, user: int, *, fill: bool = False) -> None:
    """Deal the first round, which the host may, and after a while everybody who sits here. `fill`: first seat stewards
    until there are as many players as are wanted.
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
        if sides.crowded_sides(record, table.rules):
            raise Refused("sides_uneven")
        await playing.deal_round(table, record)


async def reconvene(table: Table, user: int) -> None:
    """Go on from the point where the last table of this channel stood, which the host may. The table takes over the
    house rules and the stewards now, and the ranks at the first deal. Raises as `house_rules.replace_rules` does.
    """
    async with table.lock:
        checks.check_rules_open(table, user)
        rematch = table.record.rematch
        if rematch is None:
            raise Refused("no_court")
        fits = server_settings.fit_to_server(table.server, table.record.previous)
        record = house_rules.replace_rules(table.record, fits, table.family)
        record = server_settings.admit_rules(table.server, record, table.family)
        hired = [one for one in rematch.people if one.user is None and not seated(record, one.key)]
        free = table.rules.seats()[1] - len(record.people) if record.stewards else 0
        await committing.commit(table, with_(record, people=(*record.people, *hired[: max(free, 0)]), reconvened=True))


async def close(table: Table, user: int, manager: bool) -> None:
    """Close the table for a person. Raises as `check_closing` does."""
    async with table.lock:
        checks.check_closing(table, user, manager)
        await close_now(table)


async def break_off(table: Table) -> None:
    """Close a table of a tournament that has ended while the table is still in play."""
    async with table.lock:
        if table.record.phase != "closed":
            await close_now(table)


async def close_now(table: Table) -> None:
    """Close the table without checking who asks. The caller holds its lock."""
    closed = with_(table.record, phase="closed", deadlines={})
    if table.unreadable is None:
        await committing.commit(table, closed)
        return
    # This version cannot replay the round, so it stores the record alone.
    table.record = await table.means.store.save(with_(closed, changed=table.means.now()))
    table.unreadable = None
    table.means.changed(table)
