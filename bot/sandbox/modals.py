"""Modals: what Discord refuses in one, what its client refuses in the answers, what of them reaches the bot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.sandbox.components import (
    CHECKBOX,
    CHECKBOX_GROUP,
    ENTITY_SELECTS,
    FILE_UPLOAD,
    LABEL,
    RADIO_GROUP,
    ROW,
    SELECTS,
    STRING_SELECT,
    TEXT_DISPLAY,
    TEXT_INPUT,
    bounds_problems,
    custom_id_problems,
    option_problems,
    text_display_problems,
    values,
    walk,
    whole_tree_problems,
)
from bot.sandbox.limits import Path, Setting, choices, count, required, text, whole
from bot.sandbox.refusals import Problem
from bot.sandbox.world import JSON

IN_LABEL = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)

#: What one field of a modal is filled with: text, the chosen values, or yes/no.
Value = str | list[str] | bool | None


def modal_problems(modal: JSON, setting: Setting) -> Iterator[Problem]:
    """All that is wrong with the data of a type 9 answer."""
    yield from text(modal, "title", (), 45, 1, needed=True)
    yield from text(modal, "custom_id", (), 100, 1, needed=True)
    components = modal.get("components")
    yield from count(components, ("components",), 1, 5)
    if not isinstance(components, list):
        return
    for n, component in enumerate(components):
        at: Path = ("components", n)
        match component.get("type"):
            case 18:
                yield from label_problems(component, at, setting)
            case 10:
                yield from text_display_problems(component, at, setting)
            case 1:
                inputs = component.get("components")
                yield from count(inputs, (*at, "components"), 1, 1)
                for m, child in enumerate(inputs or []):
                    yield from text(child, "label", (*at, "components", m), 45, 1, needed=True)
                    yield from field_problems(child, (*at, "components", m), (TEXT_INPUT,), setting)
            case _:
                yield choices((*at, "type"), (ROW, TEXT_DISPLAY, LABEL))
    yield from whole_tree_problems(components)


def label_problems(label: JSON, at: Path, setting: Setting) -> Iterator[Problem]:
    """A label with the one field below it."""
    yield from text(label, "label", at, 45, 1, needed=True)
    yield from text(label, "description", at, 100)
    if not isinstance(label.get("component"), dict):
        yield required((*at, "component"))
        return
    yield from field_problems(label["component"], (*at, "component"), IN_LABEL, setting)


def field_problems(field: JSON, at: Path, allowed: tuple[int, ...], setting: Setting) -> Iterator[Problem]:
    """One field of a modal by its kind."""
    kind = field.get("type")
    if kind not in allowed:
        yield choices((*at, "type"), allowed)
        return
    yield from custom_id_problems(field, at)
    if kind == TEXT_INPUT:
        yield from text_input_problems(field, at)
    elif kind in SELECTS:
        yield from text(field, "placeholder", at, 150)
        yield from bounds_problems(field, at, 25)
        if field.get("disabled"):
            yield Problem((*at, "disabled"), "MODAL_COMPONENT_DISABLED", "Components of a modal cannot be disabled")
        if values(field, "min_values", 1) == 0 and field.get("required", True):
            sentence = "A required component needs min_values of 1 or more"
            yield Problem((*at, "min_values"), "COMPONENT_REQUIRED_MIN_VALUES", sentence)
    elif kind in (CHECKBOX_GROUP, FILE_UPLOAD):
        yield from bounds_problems(field, at, 10)
    counts = {STRING_SELECT: (1, 25), RADIO_GROUP: (2, 10), CHECKBOX_GROUP: (1, 10)}
    if kind in counts:
        least, most = counts[kind]
        # A checkbox group may choose all of its options unless it says otherwise.
        group = {"max_values": len(field.get("options") or [])} | field if kind == CHECKBOX_GROUP else field
        yield from option_problems(group, at, setting, least=least, most=most)


def text_input_problems(field: JSON, at: Path) -> Iterator[Problem]:
    """A text input: style 1 or 2, its bounds, its preset value within them."""
    if field.get("style") not in (1, 2):
        yield choices((*at, "style"), (1, 2))
    yield from whole(field, "min_length", at, 0, 4000)
    yield from whole(field, "max_length", at, 1, 4000)
    yield from text(field, "placeholder", at, 100)
    yield from text(field, "value", at, field.get("max_length") or 4000)
    if values(field, "min_length", 0) > values(field, "max_length", 4000):
        yield Problem((*at, "min_length"), "TEXT_INPUT_MIN_GREATER_THAN_MAX", "min_length is greater than max_length")


def fields(modal: JSON) -> list[JSON]:
    """The fields of a modal, top to bottom, without labels, rows and texts."""
    return [component for _, component in walk(modal["components"]) if component["type"] in IN_LABEL]


def preset(field: JSON) -> Value:
    """The value that the field holds when the person touches nothing."""
    chosen = [option["value"] for option in field.get("options", []) if option.get("default")]
    match field["type"]:
        case 4:
            return str(field.get("value") or "")
        case 23:
            return bool(field.get("default"))
        case 21:
            return chosen[0] if chosen else None
        case kind if kind in ENTITY_SELECTS:
            return [str(value["id"]) for value in field.get("default_values") or []]
    return chosen


def answer_problem(field: JSON, value: Value) -> str | None:
    """The reason why the client would not send this value, in a sentence; None when it would."""
    kind, needed = field["type"], field.get("required", True)
    if kind == TEXT_INPUT:
        return _text_problem(field, value, needed=needed)
    if kind == CHECKBOX:
        return None if isinstance(value, bool) else "A checkbox is ticked or not."
    chosen = ([] if value is None else [value]) if kind == RADIO_GROUP else value
    if not isinstance(chosen, list) or not all(isinstance(one, str) for one in chosen):
        return "This field takes the values of its options."
    known = {option["value"] for option in field.get("options", [])}
    if "options" in field and not set(map(str, chosen)) <= known:
        return "There is no such option."
    if not chosen and not needed:
        return None
    most = 1 if kind == RADIO_GROUP else values(field, "max_values", len(known) if kind == CHECKBOX_GROUP else 1)
    least = 1 if kind == RADIO_GROUP else values(field, "min_values", 1)
    if len(set(map(str, chosen))) != len(chosen) or not max(least, int(needed)) <= len(chosen) <= most:
        return "This field is required." if not chosen else f"Choose between {least} and {most}."
    return None


def _text_problem(field: JSON, value: Value, *, needed: bool) -> str | None:
    if not isinstance(value, str):
        return "This field takes text."
    if not value:
        return "This field is required." if needed else None
    if not values(field, "min_length", 0) <= len(value) <= values(field, "max_length", 4000):
        return f"Must be between {values(field, 'min_length', 0)} and {values(field, 'max_length', 4000)} characters."
    return None


def submission(modal: JSON, filled: Mapping[str, Value]) -> list[JSON]:
    """The `components` of a modal submit: the modal's own tree, with what each field was filled with."""
    return [_submitted(component, filled) for component in modal["components"]]


def _submitted(component: JSON, filled: Mapping[str, Value]) -> JSON:
    found: JSON = {"type": component["type"], "id": component["id"]}
    if component["type"] == LABEL:
        return found | {"component": _submitted(component["component"], filled)}
    if component["type"] == ROW:
        return found | {"components": [_submitted(child, filled) for child in component["components"]]}
    if component["type"] == TEXT_DISPLAY:
        return found
    key = "value" if component["type"] in (TEXT_INPUT, RADIO_GROUP, CHECKBOX) else "values"
    value: Any = filled.get(component["custom_id"], preset(component))
    return found | {"custom_id": component["custom_id"], key: value}
