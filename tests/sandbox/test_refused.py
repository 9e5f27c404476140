"""Messages, forms and command lists that Discord refuses: the sandbox does so, and names the place."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from bot.sandbox import JSON, Exchange
from bot.sandbox.commands import LOCALES, command_set_problems
from bot.sandbox.components import component_problems
from bot.sandbox.limits import Setting
from bot.sandbox.messages import message_problems
from bot.sandbox.modals import modal_problems
from bot.sandbox.refusals import Problem
from tests import openapi
from tests.sandbox.bodies import ABSENT, CLASSIC, COMMANDS, FORM, MESSAGE, SMALL_FORM, Path, changed, option, spoilt
from tests.sandbox.conftest import Court, button, row, words

BUTTON: Path = ("components", 0, "components", 0)
MENU: Path = ("components", 1, "components", 0)
PEOPLE: Path = ("components", 2, "components", 0)
CHANNELS: Path = ("components", 3, "components", 0)
INSIDE: Path = ("components", 7, "components", 0)
HERE: Path = ()

#: Where, what instead, and the place that is named, where it is another one.
MESSAGES: list[tuple[Path, Any, Path]] = [
    ((*CHANNELS, "required"), True, (*CHANNELS, "min_values")),
    ((*MENU, "min_values"), 0, HERE),
    ((*MENU, "min_values"), 3, HERE),
    ((*MENU, "max_values"), 3, (*MENU, "options")),
    ((*MENU, "placeholder"), "x" * 151, HERE),
    ((*MENU, "options", 0, "description"), "", HERE),
    ((*MENU, "options", 0, "label"), " ", HERE),
    ((*MENU, "options", 1, "value"), "a", HERE),
    ((*MENU, "options", 1, "emoji"), {"name": "🂠"}, (*MENU, "options", 1, "emoji", "name")),
    ((*MENU, "options"), [{"label": x, "value": x, "default": True} for x in "abc"], HERE),
    ((*PEOPLE, "default_values", 1, "id"), "1", (*PEOPLE, "default_values", 1)),
    ((*PEOPLE, "default_values", 1, "type"), "role", HERE),
    ((*PEOPLE, "default_values", 1, "id"), "everybody", HERE),
    ((*CHANNELS, "channel_types"), [0, 0], (*CHANNELS, "channel_types", 1)),
    ((*CHANNELS, "channel_types", 0), 99, HERE),
    (("components", 0, "components", 1, "label"), " ", ("components", 0, "components", 1)),
    ((*BUTTON, "custom_id"), "\n", HERE),
    ((*BUTTON, "disabled"), "no", HERE),
    (("components", 0, "components"), [button("a"), button("a")], ("components", 0, "components", 1, "custom_id")),
    (("components", 4, "components", 0, "content"), " ", HERE),
    (("components", 4, "accessory"), ABSENT, HERE),
    (("components", 5, "items", 0, "description"), "", HERE),
    (("components", 5, "items", 0, "media", "url"), "attachment://none.png", HERE),
    (INSIDE, {"type": 17, "components": [words()]}, (*INSIDE, "type")),
    (INSIDE, {"type": 18, "label": "l"}, (*INSIDE, "type")),
    (("components", 7), words("x" * 4000), ("components",)),
    (("components", 7), row(*[words()] * 2), (*INSIDE, "type")),
    (("components",), "none", HERE),
    (("content",), "words beside components", HERE),
    (("allowed_mentions", "parse"), ["users", "users"], ("allowed_mentions", "parse", 1)),
    (("allowed_mentions", "users"), ["1"], ("allowed_mentions",)),
    (("nonce",), "x" * 26, HERE),
    (("attachments",), [{"filename": "a.png"}], ("attachments", 0, "id")),
]

INPUT: Path = ("components", 0, "component")
FORMS: list[tuple[Path, Any, Path]] = [
    (("title",), " ", HERE),
    (("title",), "x" * 46, HERE),
    (("components",), [], HERE),
    (("components", 0, "label"), " ", HERE),
    (("components", 0, "description"), "", HERE),
    (("components", 0, "component"), {"type": 18, "label": "l", "component": {}}, (*INPUT, "type")),
    (("components", 0, "component"), button(), (*INPUT, "type")),
    ((*INPUT, "label"), "Twice", HERE),
    ((*INPUT, "min_length"), 6, HERE),
    ((*INPUT, "value"), "xxxxxx", HERE),
    ((*INPUT, "style"), 3, HERE),
    (("components", 1, "component", "min_values"), 0, HERE),
    (("components", 1, "component", "disabled"), True, HERE),
    (("components", 2, "component", "options", 1, "default"), True, ("components", 2, "component", "options")),
    (("components", 2, "component", "options", 1), ABSENT, ("components", 2, "component", "options")),
    (("components", 3, "component", "min_values"), 0, HERE),
    (("components", 3, "component", "max_values"), 3, ("components", 3, "component", "options")),
    (("components", 4, "component", "min_values"), 0, HERE),
    (
        ("components", 4, "component", "default_values", 1, "id"),
        "1",
        ("components", 4, "component", "default_values", 1),
    ),
    (("components", 4, "component", "custom_id"), "a", HERE),
    (("components", 4), words(" "), ("components", 4, "content")),
    (("components", 4), row(button()), ("components", 4, "components", 0, "type")),
]

START: Path = (0, "options")
LISTS: list[tuple[Path, Any, Path]] = [
    ((0, "description"), "", HERE),
    ((0, "description_localizations", "de"), " ", HERE),
    ((0, "name"), "Start", HERE),
    ((0, "name_localizations", "de"), "los geht's", HERE),
    ((0, "name_localizations", "xx"), "start", HERE),
    ((0, "description_localizations", "en"), "Start", HERE),
    ((0, "name_localizations", "fr"), None, HERE),
    ((1, "name"), "start", HERE),
    ((1, "name_localizations", "de"), "start-de", HERE),
    ((1, "name_localizations", "fi"), "start", HERE),
    ((2, "description"), "d", HERE),
    ((0, "contexts"), [], HERE),
    ((0, "contexts"), [0, 0], (0, "contexts", 1)),
    ((0, "contexts", 0), 3, HERE),
    ((0, "integration_types"), [], HERE),
    ((0, "integration_types"), [1, 1], (0, "integration_types", 1)),
    ((0, "integration_types", 0), 2, HERE),
    ((0, "default_member_permissions"), "manage_guild", HERE),
    ((0, "default_member_permissions"), -1, HERE),
    ((0, "default_member_permissions"), 2**60, HERE),
    ((*START, 0, "description"), " ", HERE),
    ((*START, 0, "max_length"), 0, HERE),
    ((*START, 0, "min_length"), 6, HERE),
    ((*START, 1, "min_value"), 4, HERE),
    ((*START, 2, "required"), True, (*START, 2)),
    ((*START, 1, "name"), "text", HERE),
    ((*START, 1, "name_localizations", "fr"), "text-fr", HERE),
    ((*START, 2, "choices", 0, "value"), "1.5", HERE),
    ((*START, 2, "choices", 0, "name_localizations", "de"), "x" * 101, HERE),
    ((*START, 2, "choices", 0, "name_localizations", "de"), " ", HERE),
    ((*START, 2, "choices", 1, "name_localizations", "de"), "x-de", HERE),
    ((*START, 3, "channel_types"), [0, 0], (*START, 3, "channel_types", 1)),
    ((*START, 4, "autocomplete"), True, HERE),
    ((*START, 5), option(1, "game"), START),
    ((1, "options", 0, "options", 0), option(2, "deep"), (1, "options", 0, "options", 0, "type")),
]


def place(errors: JSON, at: Path) -> list[JSON]:
    """The complaints at a place of an error body."""
    for step in at:
        errors = errors.get(str(step), {})
    return list(errors.get("_errors", []))


def told(answer: tuple[int, JSON], at: Path, other: Path) -> None:
    """A body was refused, and the place that is wrong in it named."""
    status, body = answer
    assert (status, body["code"]) == (400, 50035)
    assert [bool(one["message"]) for one in place(body["errors"], other or at)] == [True], body["errors"]


@pytest.mark.parametrize(("at", "to", "other"), MESSAGES)
async def test_a_bad_message_is_refused(court: Court, at: Path, to: Any, other: Path) -> None:
    path = f"/channels/{court.hall.id}/messages"
    told(await court.ask("POST", path, changed(MESSAGE, at, to)), at, other)
    assert (await court.ask("POST", path, MESSAGE))[0] == 200


@pytest.mark.parametrize(("at", "to", "other"), FORMS)
async def test_a_bad_form_is_refused(court: Court, at: Path, to: Any, other: Path) -> None:
    message = await court.post(components=[row(button())])
    deed = await court.begin(court.marie.click(message, "b"))
    told(await deed.answer(9, **changed(FORM, at, to)), at, other)
    assert (await deed.answer(9, **FORM))[0] == 200
    await deed.task


@pytest.mark.parametrize(("at", "to", "other"), LISTS)
async def test_a_bad_list_of_commands_is_refused(court: Court, at: Path, to: Any, other: Path) -> None:
    path = f"/applications/{court.app}/commands"
    told(await court.ask("PUT", path, changed(COMMANDS, at, to)), at, other)
    assert (await court.ask("PUT", path, COMMANDS))[0] == 200


SETTING = Setting(v2=True)
JUDGES: dict[str, tuple[Any, str, Callable[[Any], Iterable[Problem]]]] = {
    "message": (MESSAGE, "POST /channels/1/messages", lambda body: message_of(body, SETTING)),
    "classic": (CLASSIC, "POST /channels/1/messages", lambda body: message_of(body, Setting())),
    "form": (FORM, "form", lambda body: modal_problems(body, SETTING)),
    "small form": (SMALL_FORM, "form", lambda body: modal_problems(body, SETTING)),
    "commands": (COMMANDS, "PUT /applications/1/commands", command_set_problems),
}


def message_of(body: JSON, setting: Setting) -> Iterable[Problem]:
    """The problems of a message with its components."""
    yield from message_problems(body, setting)
    if body.get("components") is not None:
        yield from component_problems(body["components"], setting)


def wrong(what: str, body: Any) -> bool:
    """True if Discord's document refuses the body."""
    if what == "form":
        return bool(openapi.object_problems("ModalInteractionCallbackRequestData", body, "request"))
    method, path = what.split()
    return bool(openapi.problems(Exchange(method, path, path, {}, body, (), openapi.BROKEN, None, None, 0.0)))


@pytest.mark.long
@pytest.mark.parametrize("name", JUDGES)
def test_what_the_document_refuses_the_sandbox_refuses(name: str) -> None:
    right, what, judge = JUDGES[name]
    assert (wrong(what, right), [*judge(right)]) == (False, [])
    bodies = [(at, to, changed(right, at, to)) for at, to in spoilt(right)]
    refused = [(at, to, body) for at, to, body in bodies if wrong(what, body)]
    assert len(refused) > len(bodies) // 3
    assert [(at, to) for at, to, body in refused if not [*judge(body)]] == []


def test_the_languages_are_those_of_the_document() -> None:
    assert openapi.constants("AvailableLocalesEnum") == set(LOCALES)
