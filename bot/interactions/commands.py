"""Slash commands: registered at Discord, and checked against their declarations when they come."""

import logging
from collections.abc import Mapping, Sequence
from typing import Any, cast

import discord
from discord import app_commands
from discord.http import Route

from bot.refusal import Malformed
from bot.remembered import Registered, Remembered
from bot.ui import texts

log = logging.getLogger(__name__)

#: What people can see of a command, option or choice, or what it lets them do; all else is Discord's own.
VISIBLE = (
    *("type", "name", "name_localizations", "description", "description_localizations", "nsfw", "options", "choices"),
    *("required", "autocomplete", "value", "min_value", "max_value", "min_length", "max_length", "channel_types"),
    *("default_member_permissions", "contexts", "integration_types"),
)
OWN = ("id", "application_id", "guild_id", "version")  # the fields that Discord gives to each command

Payload = dict[str, Any]
Key = tuple[int, str]


async def register(tree: app_commands.CommandTree[Any], remembered: Remembered) -> None:
    """Let Discord have the commands of the tree. Nothing is sent unless somebody would see a difference.

    Commands that the bot has never registered stay as they are. While another copy of the bot is noticed, what is there
    stays as it is, and only what is missing is added. Raises `FAILURES`.
    """
    there = {_key(one): one for one in await _fetch_commands(tree)}
    wanted = {_key(one): one for one in await _translate(tree)}
    ours = await remembered.commands()
    ids = {one.id for one in ours.values()}
    if changed := [f"/{key[1]}" for key in wanted if key in there and _has_changed(there[key], wanted[key], ours)]:
        await remembered.notice(f"somebody else has changed {', '.join(changed)}")
    if await remembered.wary():
        final = wanted | there
    else:
        final = {key: one for key, one in there.items() if int(one["id"]) not in ids} | wanted
    if _seen(final) != _seen(there):
        # Until Discord's answer is stored, no version may seem to be somebody else's.
        await remembered.keep_commands({name: one._replace(version=None) for name, one in ours.items()})
        answer = await tree.client.http.request(_route("PUT", tree), json=[*map(_sent, final.values())])
        there = {_key(one): one for one in answer}
        log.info("commands registered")
    mine = {key: one for key, one in there.items() if key in wanted or int(one["id"]) in ids}
    await remembered.keep_commands({name: _registered(one) for (_, name), one in mine.items()})
    await learn_ids(remembered)


async def learn_ids(remembered: Remembered) -> None:
    """Let texts mention the registered commands so that they can be pressed."""
    texts.learn({name: one.id for name, one in (await remembered.commands()).items()})


def _has_changed(there: Payload, wanted: Payload, ours: Mapping[str, Registered]) -> bool:
    """True if a command differs from ours, and is not as we left it: Discord gives another version at each change."""
    known = ours.get(there["name"])
    if known is None or known.version is None or _visible(there) == _visible(wanted):
        return False
    return known != _registered(there)


def _registered(found: Payload) -> Registered:
    return Registered(int(found["id"]), found.get("version"))


def _route(method: str, tree: app_commands.CommandTree[Any]) -> Route:
    return Route(method, "/applications/{application_id}/commands", application_id=tree.client.application_id)


async def _fetch_commands(tree: app_commands.CommandTree[Any]) -> list[Payload]:
    """The application's commands as Discord has them, in every language, for which discord.py cannot ask."""
    return await tree.client.http.request(_route("GET", tree), params={"with_localizations": "true"}) or []


async def _translate(tree: app_commands.CommandTree[Any]) -> list[Payload]:
    """The commands of the tree as they are sent to Discord."""
    translator = tree.translator
    if translator is None:
        raise RuntimeError("commands are registered in every language")
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


def _sent(command: Payload) -> Payload:
    """A command as Discord takes it, whether it is from the tree or Discord's own."""
    rights = command.get("default_member_permissions")
    sent = {field: value for field, value in command.items() if field not in OWN}
    return sent | {"default_member_permissions": int(rights) if rights is not None else None}


def _key(command: Payload) -> Key:
    """What tells one command from another: its type and its name."""
    return command["type"], command["name"]


def _visible(thing: Payload) -> Payload:
    """A command, option or choice as people meet it. What is left out says the same as what is null, false or empty."""
    found: Payload = {}
    for field in VISIBLE:
        value = thing.get(field)
        if value is None or value is False or value in ("", [], {}):
            continue
        if field in ("options", "choices"):
            value = [_visible(part) for part in value]
        elif isinstance(value, list):
            value = sorted(value)
        found[field] = str(value) if field == "default_member_permissions" else value
    return found


def _seen(commands: Mapping[Key, Payload]) -> dict[Key, Payload]:
    """These commands as people meet them, in whatever order."""
    return {key: _visible(one) for key, one in commands.items()}


def declared(interaction: discord.Interaction[Any]) -> app_commands.Command[Any, ..., Any] | app_commands.ContextMenu:
    """The command that was given. Raises Malformed unless there is such a command, and every option of it is one of
    its choices, within its bounds, and of its type. Where somebody is still typing, that option must be one that the
    bot completes.
    """
    try:
        command, given = interaction.command, dict(iter(interaction.namespace))
        typed = _typed_options(interaction) if interaction.type is discord.InteractionType.autocomplete else None
    except (AttributeError, LookupError, TypeError, ValueError):  # discord.py does not look what it is given
        raise Malformed from None
    if isinstance(command, app_commands.ContextMenu):
        return command
    if command is None or not _as_declared(command, given, typed):
        raise Malformed
    return command


def _typed_options(interaction: discord.Interaction[Any]) -> list[Any]:
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
