"""Opening a table where somebody asks for it: by the command, or by the rematch of one that is closed."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord.ui import LayoutView

from bot import screens
from bot.customs import check_start
from bot.refusal import Refused
from bot.table.house_rules import Settings, replaced
from bot.table.people import key_of
from bot.tables import Court
from bot.texts import say
from bot.whereabouts import can_have_threads, home_of, own_thread, whereabouts
from data.records import Person, ServerSettings, TableRecord

NEEDED = ("view_channel", "send_messages")

Send = Callable[[LayoutView], Awaitable[int | None]]  # shows it to the channel as an answer; its id where known


async def open_table(
    court: Court,
    interaction: discord.Interaction[Any],
    game: str,
    chosen: Callable[[ServerSettings], Settings],
    send: Send,
) -> None:
    """A new lobby with who asks as its host. `chosen`: the house rules, given what the server wants.

    Raises Illegal with the reason why not, Seated when the host sits elsewhere.
    """
    user = interaction.user
    wanted = await court.customs.learn(interaction.guild_id or 0)
    if missing := missing_permissions(interaction, threads=wanted.threads):
        raise Refused("missing_permission", names=missing)
    check_start(wanted, whereabouts(interaction))
    record = TableRecord(
        guild=interaction.guild_id or 0,
        channel=home_of(interaction),
        thread=own_thread(interaction),
        host=user.id,
        game=game,
        people=(Person(key=key_of(user.id), name=user.display_name, user=user.id),),
    )
    table = await court.open(replaced(record, chosen(wanted)))
    apart = wanted.threads and can_have_threads(interaction)
    try:
        message = await send(screens.signpost(table.scene()) if apart else screens.public(table.scene()))
    except discord.HTTPException:
        court.herald(table).mark()  # its host sits there, so it must be seen, though not as the answer
        raise
    if apart and message is not None and await court.herald(table).move(message):
        return  # the token of this answer would show its owner the hand here, not there
    if message is not None:
        await table.show_at(message)
    if apart:
        court.herald(table).mark()  # there is no thread: what points to one gives way to the table
    court.panels.keep(table.record.id, interaction, None)


def missing_permissions(interaction: discord.Interaction[Any], threads: bool = False) -> str:
    """What the bot may not do here though it must, by name; empty when all is well. `threads`: they are wanted."""
    thread = isinstance(interaction.channel, discord.Thread)
    needed = [*NEEDED[:1], "send_messages_in_threads"] if thread else [*NEEDED]
    if threads and can_have_threads(interaction):
        needed += ["create_public_threads", "send_messages_in_threads"]
    return ", ".join(
        say(f"permission-{name.replace('_', '-')}") for name in needed if not getattr(interaction.app_permissions, name)
    )
