"""Modals: their limits, and what Discord's client does not let through."""

from typing import Any

import pytest

from bot.sandbox.limits import Setting
from bot.sandbox.modals import answer_problem, modal_problems, preset
from bot.sandbox.world import JSON
from tests.sandbox.conftest import button, row, words

LENGTH, LONG, MAX, MIN = "BASE_TYPE_BAD_LENGTH", "BASE_TYPE_MAX_LENGTH", "NUMBER_TYPE_MAX", "NUMBER_TYPE_MIN"
CHOICES, REQUIRED, UNION = "BASE_TYPE_CHOICES", "BASE_TYPE_REQUIRED", "UNION_TYPE_CHOICES"


def label(component: JSON, **extra: Any) -> JSON:
    return {"type": 18, "label": "Label", "component": component} | extra


def field(kind: int = 4, n: int = 0, **extra: Any) -> JSON:
    base: JSON = {"type": kind, "custom_id": "f"} | ({"style": 1} if kind == 4 else {})
    options = [{"label": f"o{m}", "value": f"o{m}"} for m in range(n)]
    return base | ({"options": options} if n else {}) | extra


def modal(*components: JSON, **extra: Any) -> JSON:
    return {"title": "Title", "custom_id": "m", "components": list(components) or [label(field())]} | extra


def one(kind: int = 4, n: int = 0, **extra: Any) -> JSON:
    return modal(label(field(kind, n, **extra)))


def inputs(n: int) -> list[JSON]:
    return [label(field(custom_id=f"f{m}")) for m in range(n)]


CASES: list[tuple[str, JSON, JSON, str]] = [
    ("title", modal(title="x" * 45), modal(title="x" * 46), LENGTH),
    ("a title", modal(title="x"), modal(title=""), LENGTH),
    ("custom_id", modal(custom_id="x" * 100), modal(custom_id="x" * 101), LENGTH),
    ("components", modal(*inputs(5)), modal(*inputs(6)), LENGTH),
    ("a component", modal(), modal(components=[]), LENGTH),
    ("text display", modal(words()), modal(words("")), LENGTH),
    ("no buttons", modal(), modal(label(button())), UNION),
    ("only labels, rows and texts", modal(row(field(label="x"))), modal(field()), UNION),
    ("no section", modal(), modal({"type": 9, "components": [words()]}), UNION),
    ("label", modal(label(field(), label="x" * 45)), modal(label(field(), label="x" * 46)), LENGTH),
    ("description", modal(label(field(), description="x" * 100)), modal(label(field(), description="x" * 101)), LENGTH),
    ("label has a field", modal(), modal({"type": 18, "label": "x"}), REQUIRED),
    ("field custom_id", one(custom_id="x" * 100), one(custom_id="x" * 101), LENGTH),
    (
        "field custom_ids differ",
        modal(*inputs(2)),
        modal(label(field()), label(field())),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    ("style", one(style=2), one(style=3), CHOICES),
    ("max_length", one(max_length=4000), one(max_length=4001), MAX),
    ("some length", one(max_length=1), one(max_length=0), MIN),
    ("placeholder", one(placeholder="x" * 100), one(placeholder="x" * 101), LONG),
    ("preset value", one(value="x" * 5, max_length=5), one(value="x" * 6, max_length=5), LONG),
    (
        "min over max",
        one(min_length=5, max_length=5),
        one(min_length=6, max_length=5),
        "TEXT_INPUT_MIN_GREATER_THAN_MAX",
    ),
    ("radio options", one(21, 10), one(21, 11), LENGTH),
    ("two radio options", one(21, 2), one(21, 1), LENGTH),
    ("checkboxes", one(22, 10), one(22, 11), LENGTH),
    ("a checkbox", one(22, 1), one(22, options=[]), LENGTH),
    ("checkbox bounds", one(22, 3, max_values=3), one(22, 3, max_values=4), LENGTH),
    ("select options", one(3, 25), one(3, 26), LENGTH),
    ("select placeholder", one(3, 1, placeholder="x" * 150), one(3, 1, placeholder="x" * 151), LONG),
    ("never disabled", one(3, 1, disabled=False), one(3, 1, disabled=True), "MODAL_COMPONENT_DISABLED"),
    (
        "required needs one",
        one(3, 1, min_values=0, required=False),
        one(3, 1, min_values=0),
        "SELECT_COMPONENT_REQUIRED_ZERO_MIN_VALUES",
    ),
]


@pytest.mark.parametrize(("inside", "outside", "code"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_limit(inside: JSON, outside: JSON, code: str) -> None:
    assert [*modal_problems(inside, Setting())] == []
    assert code in {problem.code for problem in modal_problems(outside, Setting())}


@pytest.mark.parametrize(
    ("form", "good", "bad"),
    [
        (field(), "x", ""),
        (field(required=False), "", ["x"]),
        (field(min_length=2, max_length=3), "xxx", "xxxx"),
        (field(min_length=2, required=False), "", "x"),
        (field(21, 2), "o1", None),
        (field(21, 2, required=False), None, "o2"),
        (field(22, 3, min_values=2), ["o0", "o1"], ["o0"]),
        (field(22, 3, max_values=2), ["o0", "o1"], ["o0", "o1", "o2"]),
        (field(22, 3, required=False), [], ["o3"]),
        (field(3, 3), ["o0"], ["o0", "o1"]),
        (field(3, 3, max_values=2), ["o0", "o1"], ["o0", "o0"]),
        (field(23), True, "yes"),
    ],
)
def test_answers_are_checked_before_they_are_sent(form: JSON, good: Any, bad: Any) -> None:
    assert answer_problem(form, good) is None
    assert answer_problem(form, bad)


@pytest.mark.parametrize(
    ("form", "value"),
    [
        (field(value="x"), "x"),
        (field(), ""),
        (field(23, default=True), True),
        (field(21, options=[{"label": x, "value": x, "default": x == "b"} for x in "ab"]), "b"),
        (field(21, 2), None),
        (field(22, options=[{"label": x, "value": x, "default": True} for x in "ab"]), ["a", "b"]),
        (field(5, default_values=[{"id": "7", "type": "user"}]), ["7"]),
    ],
)
def test_preset(form: JSON, value: Any) -> None:
    assert preset(form) == value
