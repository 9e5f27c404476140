"""Slash commands: registered at Discord, and checked against their declarations when they come."""

import hashlib
import json
import logging
from collections.abc import Mapping, Sequence
from typing import Any, cast

import discord
from discord import app_commands

from bot.refusal import Malformed
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


def declared(interaction: discord.Interaction[Any]) -> app_commands.Command[Any, ..., Any] | app_commands.ContextMenu:
    """The command that was given. Raises Malformed unless there is such a command, and every option of it is one of
    its choices, within its bounds, and of its type. Where somebody is still typing, that option must be one that the
    bot completes.
    """
    try:
        command, given = interaction.command, dict(iter(interaction.namespace))
        typed = _typed(interaction) if interaction.type is discord.InteractionType.autocomplete else None
    except (AttributeError, LookupError, TypeError, ValueError):  # discord.py does not look what it is given
        raise Malformed from None
    if isinstance(command, app_commands.ContextMenu):
        return command
    if command is None or not _as_declared(command, given, typed):
        raise Malformed
    return command


def _typed(interaction: discord.Interaction[Any]) -> list[Any]:
    """The names of the options that somebody is typing."""
    options: Any = cast("dict[str, Any]", interaction.data)["options"]
    while options and options[0]["type"] in (1, 2):  # a part of the command
        options = options[0]["options"]
    return [one["name"] for one in options if one.get("focused")]


def _as_declared(
    command: app_commands.Command[Any, ..., Any], given: Mapping[str, object], typed: Sequence[object] | None
) -> bool:
    known = {one.display_name: one for one in command.parameters}
    if typed is None:
        return all(_fits(one, given[name]) if name in given else not one.required for name, one in known.items())
    match typed:
        case [str(name)] if name in known and known[name].autocomplete:
            return isinstance(given.get(name), str)
        case _:
            return False


def _fits(parameter: app_commands.Parameter, value: object) -> bool:
    if parameter.choices:
        return value in [choice.value for choice in parameter.choices]
    match parameter.type:
        case discord.AppCommandOptionType.string:
            return isinstance(value, str)
        case discord.AppCommandOptionType.integer:
            least, most = parameter.min_value, parameter.max_value
            return isinstance(value, int) and (least is None or least <= value) and (most is None or value <= most)
        case discord.AppCommandOptionType.user:
            return isinstance(value, discord.User | discord.Member)
        case _:
            return True


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
