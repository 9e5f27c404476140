"""The panels that stand on people's screens, held against what would be drawn there now."""

import re
from collections.abc import Iterable

from bot.sandbox import JSON
from bot.sandbox.components import walk
from bot.sandbox.objects import message_object
from bot.table.table import Table
from tests.e2e.house import House

POSITION = re.compile(r"^(1.:\w+:\w+)\.\w+")  # of the round, in a custom id


async def check_panels(house: House, tables: Iterable[int] = (1,)) -> int:
    """Check that no panel says what is no longer so once everything is shown. Return the number of panels."""
    stands = 0
    for number in tables:
        table = await house.table(number)
        for user, message in standing(house, table):
            drawn = await house.bot.registry.surfaces.panel(table, user)
            asks = table.waits_for(user)
            newest = drawn.view.to_components()  # type: ignore[no-untyped-call]  # discord.py leaves it so
            shown, now = said(message["components"], asks), said(newest, asks)
            assert shown == now, "\n".join(f"{one}\n  now {other}" for one, other in zip(shown, now, strict=False))
            stands += 1
    return stands


def standing(house: House, table: Table) -> list[tuple[int, JSON]]:
    """The users and panels at a table, for the panels that can be drawn anew and in whose place nothing else stands."""
    surfaces, number = house.bot.registry.surfaces, table.record.id
    found = [
        (user, house.sandbox.world.find_message(surfaces.panels._panels[number, user].message))
        for user in surfaces.panels.standing(number)
        if not surfaces.panel_states.of(table, user).covered
    ]
    return [(user, message_object(message)) for user, message in found if message is not None]


def said(components: list[JSON], asks: bool) -> list[tuple[object, ...]]:
    """All that is to be seen, and what a press would send. The position of the round at which it was drawn matters only
    where the panel `asks` for something.
    """
    return [
        (
            one["type"],
            one.get("content"),
            one.get("label"),
            one.get("placeholder"),
            one.get("custom_id") if asks else POSITION.sub(r"\1", one.get("custom_id", "")),
            bool(one.get("disabled")),
            [(option["label"], option["value"], bool(option.get("default"))) for option in one.get("options", ())],
        )
        for _, one in walk(components)
    ]
