"""Presses in the lobby, and on the buttons to come and go later."""

from bot import screens
from bot.games.shows import family_of
from bot.interactions.click import Click
from bot.interactions.open_table import open_table
from bot.refusal import Refused
from bot.runtime.registry import TableRegistry
from bot.table import lobby, seating
from bot.table.house_rules import settings
from bot.table.modes import name_of_table
from bot.table.scenes import scene_of
from bot.table.server_settings import fit_to_server
from bot.table.table import Table
from bot.table.tables import Tables
from bot.ui import wording
from bot.ui.texts import say
from data.records import TableRecord
from data.store import Store


async def rematch(click: Click, registry: TableRegistry) -> None:
    """Open a new table with the game and the house rules of a closed one. Whoever presses later sits down at it."""
    before = click.table.record
    if before.phase != "closed":
        raise Refused("stale")
    async with click.table.lock:  # two presses at once are no two tables
        if (table := await _rematch_after(registry, registry.store, before)) is not None:
            if table.record.phase != "lobby" and table.takeable and not table.sits(click.user):
                await click.answer(screens.gate(scene_of(table), click.user))
                return
            await seating.join(table, click.user, click.interaction.user.display_name)
            await click.whisper(joined(table))
            return
        await open_table(
            registry,
            click.interaction,
            before.game,
            lambda wanted: fit_to_server(wanted, settings(before, family_of(before.game))),
            follows=before.id,
            language=before.language,
        )


async def _rematch_after(tables: Tables, store: Store, before: TableRecord) -> Table | None:
    """The table that somebody has opened as the rematch of this one, and that is not closed."""
    records = await store.tables.at_channel(before.channel)
    found = next((one for one in records if one.follows == before.id), None)
    return await tables.table(found.id) if found is not None else None


def joined(table: Table) -> str:
    """Says where somebody sits now, with the way there."""
    link = wording.link(table.record, table.messages)
    return say("tables-joined", table=name_of_table(table.record), link=link)


async def join(click: Click) -> None:
    await seating.join(click.table, click.user, click.interaction.user.display_name)
    await click.redraw()


async def change_sides(click: Click) -> None:
    await seating.change_sides(click.table, click.user)
    await click.redraw()


async def leave(click: Click) -> None:
    """Get up. The last person closes a lobby by that, and is asked first."""
    record = click.table.record
    people = [person.user for person in record.people if person.user is not None]
    if record.phase == "lobby" and people == [click.user]:
        await click.answer(screens.ending(scene_of(click.table)))
        return
    await seating.leave(click.table, click.user)
    await click.redraw()


async def steward(click: Click) -> None:
    await seating.add_steward(click.table, click.user)
    await click.redraw()


async def fewer_stewards(click: Click) -> None:
    await seating.remove_steward(click.table, click.user)
    await click.redraw()


async def begin(click: Click) -> None:
    await click.deal(lobby.begin(click.table, click.user))


async def fill_and_begin(click: Click) -> None:
    await click.deal(lobby.begin(click.table, click.user, fill=True))
