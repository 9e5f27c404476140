"""Inviting people to a table by name: with the command that opens it, or by the menu of a person."""

import re
from collections.abc import Sequence
from typing import Any

import discord

from bot.interactions.handlers.table import opening
from bot.interactions.origin import server_of
from bot.messages import first_answer
from bot.refusal import Refused
from bot.table.modes import name_of_table
from bot.table.server_settings import ServerSettingsCache
from bot.table.tables import Tables
from bot.trouble import UNKNOWN_MEMBER, UNKNOWN_USER, code_of
from bot.ui import names, wording
from bot.ui.numbers import number_in
from bot.ui.texts import say

MENTION = re.compile(r"<@!?([0-9]{1,20})>")
MOST_SHOWN = 40  # characters of what names nobody


async def read_people(interaction: discord.Interaction[Any], said: str) -> list[int]:
    """The people whom somebody has typed. Raises Refused where one of them cannot be invited."""
    rest = MENTION.sub(" ", said).strip(" ,;&")
    if rest:
        raise Refused("names_nobody", said=f"“{names.in_markdown(rest[:MOST_SHOWN])}”")
    users = [number_in(one) for one in dict.fromkeys(MENTION.findall(said))]
    if len(users) > opening.MOST_NAMED:
        raise Refused("too_many_named", most=opening.MOST_NAMED)
    others = [user for user in users if user != interaction.user.id]
    if not others or [user for user in others if await _is_bot(interaction, user)]:
        raise Refused("nobody_to_invite")
    return others


async def _is_bot(interaction: discord.Interaction[Any], user: int) -> bool:
    """True if a member is a bot. Raises Refused for somebody who is no member."""
    try:
        return interaction.guild is None or (await interaction.guild.fetch_member(user)).bot
    except discord.NotFound as error:
        if code_of(error) not in (UNKNOWN_MEMBER, UNKNOWN_USER):
            raise
        raise Refused("not_here", person=f"<@{user}>") from None


async def invite(
    tables: Tables, server_settings: ServerSettingsCache, interaction: discord.Interaction[Any], users: Sequence[int]
) -> None:
    """Invite these people to the table where the person who asks sits; where there is none, ask which game to open one
    for.
    """
    table = await tables.table_of(server_of(interaction), interaction.user.id)
    if table is None:
        await opening.ask(server_settings, interaction, None, None, users)
        return
    await tables.invite(table, interaction.user.id, users)
    text = say(
        "invited",
        people=", ".join(f"<@{user}>" for user in users),
        table=name_of_table(table.record),
        link=wording.link(table.record, table.messages),
    )
    await first_answer.send(interaction, content=text)
