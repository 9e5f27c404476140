"""Application commands: what Discord refuses in them, and a person's line turned into an interaction's data."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from bot.sandbox.components import CHANNEL_TYPES
from bot.sandbox.limits import (
    PLAIN,
    Check,
    Path,
    Setting,
    choices,
    digits,
    flag,
    many,
    model,
    number,
    one_of,
    ordered,
    text,
    union,
)
from bot.sandbox.refusals import Problem
from bot.sandbox.world import JSON

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
CHAT_INPUT, USER_MENU, MESSAGE_MENU = 1, 2, 3

COMMANDS = 100
MENUS = 15
OPTIONS = 25
CHARACTERS = 8000  # names, descriptions and values of a command together

_LOCALES = """
ar bg cs da de el en-GB en-US es-419 es-ES fi fr he hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi zh-CN
zh-TW
"""
LOCALES = tuple(_LOCALES.split())

_NAME = re.compile(r"^[-_'\w]{1,32}$")


def command_set_problems(commands: list[JSON]) -> Iterable[Problem]:
    """All that is wrong with a whole set of commands: each one, their number, names that are there twice."""
    found = [*many(command, COMMANDS + 2 * MENUS)(commands, (), PLAIN)]
    return found or _set_problems(commands)


def command_problems(of: JSON, at: Path = ()) -> Iterable[Problem]:
    """All that is wrong with one command."""
    return command(of, at, PLAIN)


def _set_problems(commands: list[JSON]) -> Iterator[Problem]:
    for kind, most in ((CHAT_INPUT, COMMANDS), (USER_MENU, MENUS), (MESSAGE_MENU, MENUS)):
        alike: dict[Path, JSON] = {
            (n,): one for n, one in enumerate(commands) if (one.get("type") or CHAT_INPUT) == kind
        }
        if len(alike) > most:
            code, sentence = "APPLICATION_COMMAND_TOO_MANY_COMMANDS", f"Maximum number of application commands ({most})"
            yield Problem((), code, sentence)
        yield from name_problems(alike, "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command")


def name_problems(things: Mapping[Path, JSON], code: str, kind: str) -> Iterable[Problem]:
    """Names that two of these have in one language. A thing without a name in a language has its usual one there."""
    found: dict[Path, Problem] = {}
    locales = {locale for thing in things.values() for locale in thing.get("name_localizations") or ()}
    for locale in ("", *sorted(locales)):
        seen = set()
        for at, thing in things.items():
            here = (thing.get("name_localizations") or {}).get(locale)
            name = here or thing["name"]
            if name in seen:
                place = (*at, "name_localizations", locale) if here else (*at, "name")
                found[place] = Problem(place, code, f"{kind} names must be unique")
            seen.add(name)
    return found.values()


# Rules


def size_problems(of: JSON, at: Path, _: Setting) -> Iterator[Problem]:
    """All texts of a command have a limit together."""
    characters = _characters(of)
    if characters > CHARACTERS:
        sentence = f"Command exceeds maximum size ({CHARACTERS}), got {characters}"
        yield Problem(at, "APPLICATION_COMMAND_TOO_LARGE", sentence)


def options_problems(of: JSON, at: Path, _: Setting) -> Iterator[Problem]:
    """The options of a command beside each other: subcommands alone, required ones first, unlike names."""
    options, at = of.get("options") or [], (*at, "options")
    nested = [option["type"] in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        sentence = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        yield Problem(at, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", sentence)
    asked = [bool(option.get("required")) for option in options]
    for n, required in enumerate(asked):
        if required and not all(asked[:n]):
            sentence = "Required options must be placed before non-required options"
            yield Problem((*at, n), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", sentence)
    each = {(*at, n): option for n, option in enumerate(options)}
    yield from name_problems(each, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option")


def choices_problems(option: JSON, at: Path, _: Setting) -> Iterator[Problem]:
    """The choices of an option have unlike names, and exclude autocomplete."""
    listed = option.get("choices") or []
    if listed and option.get("autocomplete"):
        sentence = "Autocomplete and choices are mutually exclusive"
        yield Problem((*at, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", sentence)
    each: dict[Path, JSON] = {(*at, "choices", n): choice for n, choice in enumerate(listed)}
    yield from name_problems(each, "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", "Choice")


def menu_problems(of: JSON, at: Path, _: Setting) -> Iterator[Problem]:
    """A context menu is a name alone."""
    for key in ("description", "options"):
        if of.get(key):
            yield Problem((*at, key), f"APPLICATION_COMMAND_{key.upper()}", f"Context menus have no {key}")


# Shapes


def slash_name(value: Any, at: Path, _: Setting) -> Iterator[Problem]:
    """The name of a command or option: 32 small letters, digits and dashes."""
    if not isinstance(value, str) or not _NAME.match(value) or value != value.lower():
        yield Problem(at, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def localized_by(one: Check) -> Check:
    """A text in some of Discord's languages."""

    def check(value: Any, at: Path, setting: Setting) -> Iterable[Problem]:
        yield from model({})(value, at, setting)
        for locale, words in value.items() if isinstance(value, dict) else ():
            if locale in LOCALES:
                yield from one(words, (*at, locale), setting)
            else:
                yield choices((*at, locale), LOCALES)

    return check


NAMED = {"name": slash_name, "description": text(100, 1)}
LOCALIZED = {f"{key}_localizations": localized_by(one) for key, one in NAMED.items()}


def option(*rules: Check, **fields: Check) -> Check:
    """An option of a command: a value, or a subcommand with options of its own."""
    return model(NAMED, *rules, required=flag, **LOCALIZED, **fields)


def choosable(value: Check, *rules: Check, **fields: Check) -> Check:
    """An option whose value can be one of a list, or be suggested while it is typed."""
    return option(choices_problems, *rules, autocomplete=flag, choices=many(choice(value), OPTIONS), **fields)


def choice(value: Check) -> Check:
    """One choice of an option or of an autocomplete answer."""
    return model({"name": text(100, 1), "value": value}, name_localizations=localized_by(text(100, 1)))


WHOLE, DECIMAL = number(-(2**53) + 1, 2**53 - 1), number(-(2**53), 2**53, whole=False)
CHOICES = {STRING: choice(text(100)), INTEGER: choice(WHOLE), NUMBER: choice(DECIMAL)}
_VALUES, _LENGTHS = (
    ordered(f"min_{what}", f"max_{what}", "APPLICATION_COMMAND_OPTIONS_MIN_GREATER_THAN_MAX")
    for what in ("value", "length")
)
VALUES = {
    STRING: choosable(text(100), _LENGTHS, min_length=number(0, 6000), max_length=number(1, 6000)),
    INTEGER: choosable(WHOLE, _VALUES, min_value=WHOLE, max_value=WHOLE),
    NUMBER: choosable(DECIMAL, _VALUES, min_value=DECIMAL, max_value=DECIMAL),
    CHANNEL: option(channel_types=many(one_of(*CHANNEL_TYPES), len(CHANNEL_TYPES), unlike=True)),
    **dict.fromkeys((BOOLEAN, USER, ROLE, MENTIONABLE, ATTACHMENT), option()),
}
LEAF = {SUBCOMMAND: option(options_problems, options=many(union(VALUES), OPTIONS))}
BRANCH = {GROUP: option(options_problems, options=many(union(LEAF), OPTIONS))}
COMMON: dict[str, Check] = {
    "default_member_permissions": digits(2**54 - 1),
    "contexts": many(one_of(0, 1, 2), 3, 1, unlike=True),
    "integration_types": many(one_of(0, 1), 2, 1, unlike=True),
    "dm_permission": flag,
    "nsfw": flag,
}
SLASH = model(
    NAMED,
    options_problems,
    size_problems,
    options=many(union(VALUES | LEAF | BRANCH), OPTIONS),
    **LOCALIZED,
    **COMMON,
)
MENU = model({"name": text(32, 1)}, menu_problems, name_localizations=localized_by(text(32, 1)), **COMMON)
KINDS = union({CHAT_INPUT: SLASH, USER_MENU: MENU, MESSAGE_MENU: MENU})


def command(value: Any, at: Path, setting: Setting) -> Iterable[Problem]:
    """A command of any kind; without a type it is a slash command."""
    untold = isinstance(value, dict) and value.get("type") is None
    return (SLASH if untold else KINDS)(value, at, setting)


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


SHOWN = ("name", "description")  # what a command, option or choice has in several languages


def listed(thing: JSON, locale: str, *, dictionaries: bool) -> JSON:
    """A command, option or choice as Discord lists it: with all its languages, or else with the words of one."""
    found = {key: value for key, value in thing.items() if not key.endswith("_localizations")}
    for key in SHOWN:
        words = thing.get(f"{key}_localizations")
        if dictionaries and key in thing:
            found[f"{key}_localizations"] = words
        elif words and locale in words:
            found[f"{key}_localized"] = words[locale]
    for key in ("options", "choices"):
        if thing.get(key):
            found[key] = [listed(one, locale, dictionaries=dictionaries) for one in thing[key]]
    return found


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
    found = {key: (thing.get(f"{key}_localizations") or {}).get(locale) for key in SHOWN}
    parts = {key: [localized(one, locale) for one in thing[key]] for key in ("options", "choices") if thing.get(key)}
    return thing | {key: words for key, words in found.items() if words} | parts
