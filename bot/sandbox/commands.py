"""Application commands: what Discord refuses in them, and a person's line turned into an interaction's data."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bot.sandbox.limits import Path, choices, count, text, whole
from bot.sandbox.refusals import Problem
from bot.sandbox.world import JSON

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
CHAT_INPUT, USER_MENU, MESSAGE_MENU = 1, 2, 3

COMMANDS = 100
MENUS = 15
OPTIONS = 25
CHARACTERS = 8000  # names, descriptions and values of a command together

_NAME = re.compile(r"^[-_'\w]{1,32}$")


def command_set_problems(commands: list[JSON]) -> Iterator[Problem]:
    """All that is wrong with a whole set of commands: each one, their number, names that are there twice."""
    limits = {CHAT_INPUT: COMMANDS, USER_MENU: MENUS, MESSAGE_MENU: MENUS}
    for kind, most in limits.items():
        if sum(command.get("type", CHAT_INPUT) == kind for command in commands) > most:
            code, sentence = "APPLICATION_COMMAND_TOO_MANY_COMMANDS", f"Maximum number of application commands ({most})"
            yield Problem((), code, sentence)
    seen = set()
    for n, command in enumerate(commands):
        yield from command_problems(command, (n,))
        identity = (command.get("type", CHAT_INPUT), command.get("name"))
        if identity in seen:
            sentence = "Application command names must be unique"
            yield Problem((n, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", sentence)
        seen.add(identity)


def command_problems(command: JSON, at: Path = ()) -> Iterator[Problem]:
    """All that is wrong with one command."""
    if command.get("type", CHAT_INPUT) != CHAT_INPUT:
        yield from text(command, "name", at, 32, 1, needed=True)
        if command.get("description"):
            yield Problem((*at, "description"), "APPLICATION_COMMAND_DESCRIPTION", "Context menus have no description")
        return
    yield from name_problems(command, at)
    yield from option_problems(command.get("options") or [], (*at, "options"), depth=0)
    characters = _characters(command)
    if characters > CHARACTERS:
        sentence = f"Command exceeds maximum size ({CHARACTERS}), got {characters}"
        yield Problem(at, "APPLICATION_COMMAND_TOO_LARGE", sentence)


def name_problems(thing: JSON, at: Path) -> Iterator[Problem]:
    """Name and description of a command or option, in every language they come in."""
    names: dict[Path, Any] = {("name",): thing.get("name")}
    names |= {("name_localizations", key): name for key, name in (thing.get("name_localizations") or {}).items()}
    for path, name in names.items():
        if not isinstance(name, str) or not _NAME.match(name) or name != name.lower():
            sentence = "Command name is invalid"
            yield Problem((*at, *path), "APPLICATION_COMMAND_INVALID_NAME", sentence)
    yield from text(thing, "description", at, 100, 1, needed=True)
    for key in thing.get("description_localizations") or {}:
        yield from text(thing["description_localizations"], key, (*at, "description_localizations"), 100, 1)


def option_problems(options: list[JSON], at: Path, depth: int) -> Iterator[Problem]:
    """The options of a command (depth 0), of a group or subcommand (1), of a subcommand in a group (2)."""
    yield from count(options, at, 0, OPTIONS)
    kinds = [option.get("type") for option in options]
    nested = [kind in (SUBCOMMAND, GROUP) for kind in kinds]
    if any(nested) and not all(nested):
        sentence = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        yield Problem(at, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", sentence)
    optional, seen = False, set()
    for n, option in enumerate(options):
        here = (*at, n)
        yield from name_problems(option, here)
        if option.get("name") in seen:
            yield Problem(
                (*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists"
            )
        seen.add(option.get("name"))
        allowed = range(1, 12) if depth == 0 else range(1, 12) if depth == 1 else range(3, 12)
        if option.get("type") not in allowed or (depth == 1 and option.get("type") == GROUP):
            yield choices((*here, "type"), list(allowed))
        if option.get("required") and optional:
            sentence = "Required options must be placed before non-required options"
            yield Problem(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", sentence)
        optional = optional or not option.get("required")
        if option.get("type") in (SUBCOMMAND, GROUP):
            yield from option_problems(option.get("options") or [], (*here, "options"), depth + 1)
        else:
            yield from value_option_problems(option, here)


def value_option_problems(option: JSON, at: Path) -> Iterator[Problem]:
    """The choices and bounds of an option that takes a value."""
    listed = option.get("choices") or []
    yield from count(listed, (*at, "choices"), 0, OPTIONS)
    if listed and option.get("autocomplete"):
        sentence = "Autocomplete and choices are mutually exclusive"
        yield Problem((*at, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", sentence)
    seen = set()
    for n, choice in enumerate(listed):
        here = (*at, "choices", n)
        yield from choice_problems(choice, here, option["type"])
        if choice.get("name") in seen:
            yield Problem(here, "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", "Choice name already exists")
        seen.add(choice.get("name"))
    if option.get("type") == STRING:
        yield from whole(option, "min_length", at, 0, 6000)
        yield from whole(option, "max_length", at, 1, 6000)


def choice_problems(choice: JSON, at: Path, kind: int) -> Iterator[Problem]:
    """One choice (of an option or of an autocomplete answer): a name, and a value of the option's type."""
    yield from text(choice, "name", at, 100, 1, needed=True)
    if kind == STRING:
        yield from text(choice, "value", at, 100, needed=True)
    elif not _is_number(choice.get("value"), whole_only=kind == INTEGER):
        yield Problem((*at, "value"), "NUMBER_TYPE_COERCE", f'Value "{choice.get("value")}" is not a number.')


def _is_number(value: Any, *, whole_only: bool) -> bool:
    return isinstance(value, int if whole_only else int | float) and not isinstance(value, bool)


def _characters(thing: JSON) -> int:
    own = _longest(thing, "name") + _longest(thing, "description")
    own += sum(len(str(choice.get("value"))) + _longest(choice, "name") for choice in thing.get("choices") or [])
    return own + sum(_characters(option) for option in thing.get("options") or [])


def _longest(thing: JSON, key: str) -> int:
    """The characters of a text in the language where it is longest: Discord counts that one alone."""
    return max(len(str(one)) for one in (thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()))


def stored(command: JSON, command_id: int, application_id: int, guild_id: int | None, version: int) -> JSON:
    """A command as Discord gives it back: ids, defaults; absent fields stay absent."""
    found: JSON = {
        "id": str(command_id),
        "application_id": str(application_id),
        "version": str(version),
        "type": command.get("type") or CHAT_INPUT,
        "name": command["name"],
        "description": command.get("description") or "",
        "name_localizations": command.get("name_localizations"),
        "description_localizations": command.get("description_localizations"),
        "default_member_permissions": _text_or_none(command.get("default_member_permissions")),
        "nsfw": bool(command.get("nsfw")),
        "options": command.get("options") or [],
    }
    if guild_id is not None:
        return found | {"guild_id": str(guild_id)}
    found["dm_permission"] = bool(command.get("dm_permission", True))
    found["contexts"] = command.get("contexts")
    return found | {"integration_types": command.get("integration_types") or [0]}


def _text_or_none(value: Any) -> str | None:
    return None if value is None else str(value)


class WrongInput(Exception):
    """The client would not send this command; the text says why."""


def filled(command: JSON, path: list[str], given: Mapping[str, Any], focused: str | None = None) -> list[JSON]:
    """The `options` of the interaction for this command line. WrongInput when the client would not send it.

    `path` names subcommand group and subcommand. With `focused` (autocomplete) nothing is required yet.
    """
    here, layers = command, []
    for name in path:
        found = [o for o in here.get("options", []) if o["name"] == name and o["type"] in (SUBCOMMAND, GROUP)]
        if not found:
            raise WrongInput(f"There is no /{command['name']} {' '.join(path)}.")
        here = found[0]
        layers.append(here)
    declared = {option["name"]: option for option in here.get("options", [])}
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in declared.values()):
        raise WrongInput(f"/{' '.join([command['name'], *path])} needs a subcommand.")
    options = [_filled_option(declared, name, value, focused) for name, value in given.items()]
    missing = [name for name, option in declared.items() if option.get("required") and name not in given]
    if missing and focused is None:
        raise WrongInput(f"{missing[0]}: this option is required.")
    for layer in reversed(layers):
        options = [{"type": layer["type"], "name": layer["name"], "options": options}]
    return options


def _filled_option(declared: dict[str, JSON], name: str, value: Any, focused: str | None) -> JSON:
    if name not in declared:
        raise WrongInput(f"There is no option {name}.")
    option = declared[name]
    found = {"type": option["type"], "name": name, "value": value}
    if focused == name:
        return found | {"focused": True}
    problem = _value_problem(option, value)
    if problem:
        raise WrongInput(f"{name}: {problem}")
    return found


_TYPES: dict[int, tuple[Callable[[Any], bool], str]] = {
    STRING: (lambda value: isinstance(value, str), "takes text."),
    INTEGER: (lambda value: _is_number(value, whole_only=True), "takes a whole number."),
    BOOLEAN: (lambda value: isinstance(value, bool), "takes true or false."),
    NUMBER: (lambda value: _is_number(value, whole_only=False), "takes a number."),
}


def _value_problem(option: JSON, value: Any) -> str | None:
    right, sentence = _TYPES.get(option["type"], (lambda v: isinstance(v, str) and v.isdigit(), "takes an id."))
    if not right(value):
        return sentence
    listed = [choice["value"] for choice in option.get("choices") or []]
    if listed and value not in listed:
        return "is none of the choices."
    size = len(value) if option["type"] == STRING else value
    lowest = option.get("min_length" if option["type"] == STRING else "min_value")
    highest = option.get("max_length" if option["type"] == STRING else "max_value")
    if lowest is not None and size < lowest:
        return f"must be at least {lowest}."
    if highest is not None and size > highest:
        return f"must be at most {highest}."
    return None


def localized(thing: JSON, locale: str) -> JSON:
    """A command, option or choice as a client in that language shows it. Where it has no words for it, they stay."""
    found = {key: (thing.get(f"{key}_localizations") or {}).get(locale) for key in ("name", "description")}
    parts = {key: [localized(one, locale) for one in thing[key]] for key in ("options", "choices") if thing.get(key)}
    return thing | {key: words for key, words in found.items() if words} | parts
