"""Modals: what Discord refuses in one, what its client refuses in the answers, what of them reaches the bot."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.sandbox.components import (
    CHECKBOX,
    CHECKBOX_GROUP,
    CUSTOM_ID,
    ENTITY_SELECTS,
    FILE_UPLOAD,
    LABEL,
    RADIO_GROUP,
    ROW,
    TEXT_DISPLAY,
    TEXT_INPUT,
    TEXT_SHAPE,
    bounded,
    component,
    option,
    selects,
    value_problems,
    values,
    walk,
    whole_tree_problems,
)
from bot.sandbox.limits import Check, Path, Setting, flag, many, model, number, one_of, ordered, text, union
from bot.sandbox.refusals import Problem
from bot.sandbox.world import JSON

LONGEST = 4000

#: What one field of a modal is filled with: text, the chosen values, or yes/no.
Value = str | list[str] | bool | None


def modal_problems(modal: JSON, setting: Setting) -> Iterable[Problem]:
    """All that is wrong with the data of a type 9 answer."""
    return MODAL(modal, (), setting)


def disabled_problems(field: JSON, at: Path, _: Setting) -> Iterable[Problem]:
    """Everything in a form can be filled in."""
    if field.get("disabled"):
        yield Problem((*at, "disabled"), "MODAL_COMPONENT_DISABLED", "Components of a modal cannot be disabled")


def preset_problems(field: JSON, at: Path, setting: Setting) -> Iterable[Problem]:
    """The preset text of an input is not too long for it."""
    if field.get("value"):
        yield from text(field.get("max_length") or LONGEST)(field["value"], (*at, "value"), setting)


def label_problems(label: JSON, at: Path, _: Setting) -> Iterable[Problem]:
    """What stands below a label has none of its own."""
    if label["component"].get("label") is not None:
        sentence = "A label cannot be specified on a component in a label"
        yield Problem((*at, "component", "label"), "COMPONENT_LABEL_FORBIDDEN", sentence)


def tree_problems(modal: JSON, _: Path, __: Setting) -> Iterable[Problem]:
    """The problems that only the whole form shows."""
    return whole_tree_problems(modal["components"])


def text_input(**needed: Check) -> Check:
    """The field for a text: its bounds, and its preset value within them."""
    return component(
        {"custom_id": CUSTOM_ID, "style": one_of(1, 2)} | needed,
        ordered("min_length", "max_length", "TEXT_INPUT_MIN_GREATER_THAN_MAX"),
        preset_problems,
        min_length=number(0, LONGEST),
        max_length=number(1, LONGEST),
        placeholder=text(100),
        value=text(LONGEST),
        required=flag,
    )


def group(least: int, *rules: Check, **optional: Check) -> Check:
    """A radio group or a checkbox group."""
    return component({"custom_id": CUSTOM_ID, "options": many(option(), 10, least)}, *rules, value_problems, **optional)


_RULES, _BOUNDS = bounded(asked=True, most=10)
FIELDS = selects(True, disabled_problems) | {
    TEXT_INPUT: text_input(),
    RADIO_GROUP: group(2, required=flag),
    CHECKBOX_GROUP: group(1, *_RULES, **_BOUNDS),
    FILE_UPLOAD: component({"custom_id": CUSTOM_ID}, *_RULES, **_BOUNDS),
    CHECKBOX: component({"custom_id": CUSTOM_ID}, default=flag),
}
IN_MODAL = {
    ROW: component({"components": many(union({TEXT_INPUT: text_input(label=text(45, 1))}), 1, 1)}),
    TEXT_DISPLAY: TEXT_SHAPE,
    LABEL: component({"label": text(45, 1), "component": union(FIELDS)}, label_problems, description=text(100, 1)),
}
MODAL = model({"title": text(45, 1), "custom_id": CUSTOM_ID, "components": many(union(IN_MODAL), 5, 1)}, tree_problems)


def fields(modal: JSON) -> list[JSON]:
    """The fields of a modal, top to bottom, without labels, rows and texts."""
    return [component for _, component in walk(modal["components"]) if component["type"] in FIELDS]


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
    if not values(field, "min_length", 0) <= len(value) <= values(field, "max_length", LONGEST):
        return (
            f"Must be between {values(field, 'min_length', 0)} and {values(field, 'max_length', LONGEST)} characters."
        )
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
