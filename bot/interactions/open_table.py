"""Opening a table where somebody asks for it: by the command, or by the rematch of one that is closed."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

import discord

from bot import screens
from bot.games.shows import family_of, public
from bot.interactions.origin import Origin, can_have_threads, home_of, origin_of, own_thread, server_of
from bot.limits import check_opening
from bot.messages import first_answer, threads
from bot.messages.surfaces import Surfaces
from bot.refusal import Refused
from bot.runtime.background import BackgroundTasks
from bot.runtime.registry import TableRegistry
from bot.table import shown
from bot.table.family import HouseRules, Settings
from bot.table.house_rules import preselect, replace_rules
from bot.table.people import key_of
from bot.table.scenes import scene_of
from bot.table.server_settings import ServerSettingsCache, admit_rules, check_allowed, fit_to_server
from bot.table.table import Table
from bot.trouble import FAILURES
from bot.ui.language import current_language, speaking
from bot.ui.texts import say
from data.message_records import TableMessages, Thread
from data.records import Person, TableRecord
from data.settings_records import ServerSettings

NEEDED = ("view_channel", "send_messages")


async def open_table(
    registry: TableRegistry,
    interaction: discord.Interaction[Any],
    game: str,
    chosen: Callable[[ServerSettings], Settings],
    *,
    follows: int = 0,
    language: str = "",
) -> Table:
    """Open a new lobby, with the person who asks as its host. `chosen`: a function from the server's settings to the
    house rules. `follows`: the table of which it is the rematch.
    `language`: that of its public messages where the server has chosen none; "" for that of the person who asks.

    Raises Illegal if the table cannot be opened, and Seated if the host sits elsewhere.
    """
    registry.check_opening()
    user = interaction.user
    wanted = await registry.server_settings.learn(server_of(interaction))
    if missing := missing_permissions(interaction, threads=wanted.threads):
        raise Refused("missing_permission", names=missing)
    check_start(wanted, origin_of(interaction))
    await check_opening(registry.store, server_of(interaction), user.id, registry.now())
    record = TableRecord(
        guild=server_of(interaction),
        channel=home_of(interaction),
        host=user.id,
        game=game,
        people=(Person(key=key_of(user.id), name=user.display_name, user=user.id),),
        follows=follows,
        language=language or registry.server_settings.language_for(server_of(interaction), current_language()),
    )
    record = admit_rules(wanted, replace_rules(record, chosen(wanted), family_of(game)), family_of(game))
    table = await registry.open(record, TableMessages(thread=own_thread(interaction)))
    await _announce(
        registry.server_settings,
        registry.background,
        registry.surfaces,
        interaction,
        table,
        apart=wanted.threads and can_have_threads(interaction),
    )
    return table


async def _announce(
    server_settings: ServerSettingsCache,
    background: BackgroundTasks,
    surfaces: Surfaces,
    interaction: discord.Interaction[Any],
    table: Table,
    *,
    apart: bool,
) -> None:
    """Show a new table as the answer; or, `apart`, in a thread of its own below the answer, which points to it."""
    public_message = surfaces.table_message(table)
    with speaking(server_settings.language(table.record.guild, table.record.language)):
        view = screens.signpost(scene_of(table)) if apart else public(scene_of(table))
    try:
        message = await first_answer.send(interaction, ephemeral=False, view=view)
    except FAILURES:
        public_message.mark()  # its host sits there, so the table must be seen, though not as the answer
        raise
    if apart and await public_message.move_to_thread(message):
        return  # the answer's token is not kept: it would show the hand in this channel, not in the thread
    await shown.keep_message(table, message)
    if apart:
        public_message.mark()  # there is no thread: the table is shown in place of the signpost
    if table.messages.thread is not None:
        background.later(_update_sign(server_settings, interaction.client, table, table.messages.thread))
    surfaces.keep(interaction, table)


async def _update_sign(
    server_settings: ServerSettingsCache, client: discord.Client, table: Table, thread: Thread
) -> None:
    with speaking(server_settings.language(table.record.guild, table.record.language)):
        await threads.update_sign(client, scene_of(table), thread)


async def open_as_said(
    registry: TableRegistry,
    interaction: discord.Interaction[Any],
    game: str,
    preset: str | None,
    options: Mapping[str, Any],
    invited: Collection[int] = (),
) -> None:
    """Open a new table of a game. `preset` and `options`: the house rules that were named; None: not named. `invited`:
    the people who are invited to it. Raises as `open_table` does.
    """
    said = {name: value for name, value in options.items() if value is not None}
    offer = offer_for(game, said.get("seats"))
    made = ready_made(game, offer, preset)

    def chosen(wanted: ServerSettings) -> Settings:
        fits = fit_to_server(wanted, made) | dict(check_allowed(wanted, said))
        return fits if preset else preselect(offer, fits.get("pace")) | fits

    table = await open_table(registry, interaction, game, chosen)
    if invited:
        await registry.invite(table, interaction.user.id, invited)


def offer_for(game: str, seats: int | None = None) -> HouseRules:
    """The choices for a new table of a game."""
    return family_of(game).offer(game, seats or TableRecord.model_fields["seats"].default)


def ready_made(game: str, offer: HouseRules, preset: str | None) -> Settings:
    """The values of a ready-made set of house rules; None: the usual rules. Raises Refused("no_preset") for a set of
    another game.
    """
    if preset is not None and preset not in offer.presets:
        raise Refused("no_preset", game=game)
    return dict(offer.presets[preset]) if preset is not None else {}


def missing_permissions(interaction: discord.Interaction[Any], threads: bool = False) -> str:
    """The names of the permissions that the bot lacks here; "" if none. `threads`: True if the server wants threads."""
    thread = isinstance(interaction.channel, discord.Thread)
    needed = [*NEEDED[:1], "send_messages_in_threads"] if thread else [*NEEDED]
    if threads and can_have_threads(interaction):
        needed += ["create_public_threads", "send_messages_in_threads"]
    return ", ".join(
        say(f"permission-{name.replace('_', '-')}") for name in needed if not getattr(interaction.app_permissions, name)
    )


def check_start(wanted: ServerSettings, origin: Origin) -> None:
    """Raises Refused unless this person may open a table there. Server managers may always."""
    if wanted.channels and not origin.channels & set(wanted.channels):
        raise Refused("elsewhere", channels=", ".join(f"<#{channel}>" for channel in wanted.channels))
    if origin.manager or wanted.starters == "everyone":
        return
    if wanted.starters == "role" and wanted.starter_role is not None:
        if wanted.starter_role not in origin.roles:
            raise Refused("starters_role", role=f"<@&{wanted.starter_role}>")
        return
    raise Refused("starters_managers")
