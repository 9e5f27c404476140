"""Slash commands: registered at Discord, and checked against their declarations when they come."""

import hashlib
import json
import logging
from typing import Any, cast

import discord
from discord import app_commands

from bot.ui import command_mentions
from bot.ui.language import digest
from data.facts import Facts

log = logging.getLogger(__name__)

COMMANDS_FACT = "commands"  # the key under which the hash of the registered commands is stored
COMMAND_IDS_FACT = "command_ids"  # the key under which the ids that Discord gave them are stored


async def register(tree: app_commands.CommandTree[Any], facts: Facts, application: int | None) -> None:
    """Register the commands at Discord, but only if they or any text has changed: it allows few registrations a day,
    and to translate the commands into every language takes a third of a second.
    """
    payload = json.dumps([command.to_dict(tree) for command in tree.get_commands()], sort_keys=True)
    known = hashlib.sha256(f"{application} {payload} {digest()}".encode()).hexdigest()
    if await facts.read(COMMANDS_FACT) != known:
        ids = {command.name: command.id for command in await tree.sync()}
        await facts.write(COMMAND_IDS_FACT, json.dumps(ids))
        await facts.write(COMMANDS_FACT, known)
        log.info("commands registered")


async def learn_ids(facts: Facts) -> None:
    """Let texts mention the registered commands so that they can be pressed."""
    command_mentions.learn(json.loads(await facts.read(COMMAND_IDS_FACT) or "{}"))


def as_declared(interaction: discord.Interaction[Any]) -> bool:
    """True if every option of a command is one of its choices, and within its bounds."""
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return True
    given = dict(iter(interaction.namespace))
    return all(_fits(one, given[one.display_name]) for one in command.parameters if one.display_name in given)


def _fits(declared: app_commands.Parameter, value: object) -> bool:
    if declared.choices:
        return value in [choice.value for choice in declared.choices]
    if declared.type is not discord.AppCommandOptionType.integer:
        return True
    least, most = declared.min_value, declared.max_value
    return isinstance(value, int) and (least is None or least <= value) and (most is None or value <= most)


def follow_moved(tree: app_commands.CommandTree[Any], interaction: discord.Interaction[Any]) -> None:
    """Rewrite a command that has moved to another group, so that it is still understood. While several processes are
    updated one after the other, Discord may offer the old commands for a while.
    """
    data = cast("dict[str, Any]", interaction.data)
    match data:
        case {"name": str(name), "options": [{"name": str(part), "type": 1}, *_]}:
            groups = {one.name: one for one in tree.get_commands() if isinstance(one, app_commands.Group)}
            there = [one for one, group in groups.items() if group.get_command(part) is not None]
            if name in groups and there and name not in there:
                data["name"] = there[0]
