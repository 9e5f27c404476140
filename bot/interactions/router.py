"""From a click to a table and back: decodes the custom id, calls one handler, answers. It has no state, so that a
restart changes nothing.
"""

import logging
from contextlib import suppress

import discord

from bot.interactions import errors, origin
from bot.interactions.click import Click
from bot.interactions.handlers import DAILY_KINDS, FORMS, TABLELESS, handler_of, kinds
from bot.interactions.origin import asker_of
from bot.interactions.services import call, services_of
from bot.messages import first_answer
from bot.messages.surfaces import Surfaces
from bot.refusal import Malformed, Refused
from bot.runtime.registry import TableRegistry
from bot.table import checks, seating
from bot.table.scenes import scene_of
from bot.table.tables import Tables
from bot.trouble import FAILURES
from bot.ui import custom_ids
from bot.ui.custom_ids import TABLE, Press, kind
from data.table_rows import Seated
from engine.contract import Illegal

log = logging.getLogger(__name__)

CLICK, MODAL = discord.InteractionType.component, discord.InteractionType.modal_submit


async def route(registry: TableRegistry, interaction: discord.Interaction) -> None:
    """Answer a component or modal interaction, whatever happens.

    Only Discord can tell how old it is, for our clock need not agree with Discord's: it refuses an answer that is late.
    """
    press = custom_ids.decode(str(interaction.custom_id))
    try:
        await origin.speak_for(registry.preferences, registry.server_settings, interaction)
        await _dispatch(registry, interaction, press)
    except Exception as error:  # the last line of defence: the person is told, and a fault of the bot is logged
        said = await errors.answer(registry, interaction, error)
        if press is not None and isinstance(error, FAILURES):
            await _show_otherwise(registry, registry.surfaces, interaction, press, said)


async def _show_otherwise(
    tables: Tables, surfaces: Surfaces, interaction: discord.Interaction, press: Press, answered: bool
) -> None:
    """Show a panel by another way than the answer, which failed: the click was carried out, though it seems to the
    person that it was not. `answered`: True if they were told something, so that the click's own token can be used.
    """
    panel, refused = press.surface in custom_ids.PANEL, first_answer.has_refused(interaction)
    if press.kind in TABLELESS or not (panel or refused):
        return
    table = await tables.table(press.table)
    if table is None or not (panel or table.sits(interaction.user.id)):
        return
    if answered:
        surfaces.keep(interaction, table)
    surfaces.refresh(table, interaction.user.id)


async def _dispatch(registry: TableRegistry, interaction: discord.Interaction, press: Press | None) -> None:
    """Hand a press to its handler. Raises Illegal for refusals that are told in a message of their own."""
    if press is None or not _possible(interaction, press):
        raise Malformed
    if press.kind in DAILY_KINDS:
        _check_daily(registry.daily_deals)
    if reader := TABLELESS.get(press.kind):
        await call(reader, services_of(registry, interaction, press))
    else:
        await _at_table(registry, interaction, press)


def _possible(interaction: discord.Interaction, press: Press) -> bool:
    """True if this bot draws such a button or form, and in such a message. Nothing private may be drawn over a public
    message, however the id was forged.
    """
    private = interaction.message is not None and interaction.message.flags.ephemeral
    is_form = interaction.type is MODAL
    return (
        press.kind in kinds()
        and is_form == (press.kind in FORMS)
        and (private or press.surface not in custom_ids.PRIVATE)
    )


async def _at_table(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    """Hand a press to its table, if that can be reached from where this was pressed."""
    if registry.keeps_waiting(press.table):
        with suppress(*FAILURES):  # if it came too late, `late` says so below
            await first_answer.acknowledge(interaction)
    table = await registry.table(press.table)
    if await first_answer.late(interaction):
        log.warning("a click has waited too long for its table and is ignored")
        return
    handler = handler_of(press, table.record.game) if table else None
    if table is None or handler is None:
        raise Refused("unknown_table")
    checks.check_reach(table.record, asker_of(interaction))
    if table.mode.anywhere:
        _check_daily(registry.daily_deals)
    await registry.follow(table)
    if press.kind not in (kind(TABLE, "end"), kind(TABLE, "keep")):
        checks.check_readable(table)
    click, revision = Click(registry.surfaces, registry.background, interaction, press, table), table.record.revision
    try:
        slept = click.private and table.slept(click.user)
        if click.private:
            await seating.back(table, click.user)  # a person who touches their panel is here
        await call(handler, services_of(registry, interaction, press, click))
        if slept:  # the panel says that the clock played for them, which must end also if the answer was no panel
            registry.surfaces.refresh(table, click.user)
    except Malformed:
        raise
    except (Illegal, Seated) as refusal:
        await _whisper(registry, click, refusal)
    finally:
        if table.record.revision != revision:
            first_answer.note_done(interaction)


def _check_daily(daily_deals: bool) -> None:
    """Raises Refused where the host has switched today's deals off, whose buttons stand in Discord all the same."""
    if not daily_deals:
        raise Refused("daily_off")


async def _whisper(tables: Tables, click: Click, refusal: Exception) -> None:
    """Tell the person why nothing has changed, on the screen where they pressed. If Discord refuses that picture, raise
    the refusal, so that it is told in a message of its own.
    """
    said = await errors.explain(tables, refusal, scene_of(click.table, click.user)) or ""
    try:
        await click.whisper(said)
    except discord.HTTPException as error:
        if not first_answer.has_refused(click.interaction):
            raise
        log.error("a refusal could not be drawn", exc_info=error)
        raise refusal from None
