"""Application commands: the limits of their definitions, and how a person's line becomes an interaction's options."""

from typing import Any

import pytest

from bot.sandbox import JSON, WrongInput
from bot.sandbox.commands import command_problems, command_set_problems, filled


def command(*options: JSON, **extra: Any) -> JSON:
    return {"name": "start", "description": "Start", "options": list(options)} | extra


def option(kind: int = 4, name: str = "seats", **extra: Any) -> JSON:
    return {"type": kind, "name": name, "description": "x"} | extra


def options(n: int) -> list[JSON]:
    return [option(name=f"o{m}") for m in range(n)]


def picks(n: int) -> list[JSON]:
    return [{"name": f"c{m}", "value": m} for m in range(n)]


LENGTH, NAME = "BASE_TYPE_BAD_LENGTH", "APPLICATION_COMMAND_INVALID_NAME"

CASES: list[tuple[str, JSON, JSON, str]] = [
    ("name", command(name="x" * 32), command(name="x" * 33), NAME),
    ("lower case", command(name="start"), command(name="Start"), NAME),
    ("no spaces", command(name="sta-rt_ü"), command(name="st art"), NAME),
    ("localised name", command(name_localizations={"fr": "début"}), command(name_localizations={"fr": "Début"}), NAME),
    ("description", command(description="x" * 100), command(description="x" * 101), LENGTH),
    ("some description", command(description="x"), command(description=""), LENGTH),
    ("options", command(*options(25)), command(*options(26)), LENGTH),
    (
        "option names differ",
        command(*options(2)),
        command(option(), option()),
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    ("choices", command(option(choices=picks(25))), command(option(choices=picks(26))), LENGTH),
    (
        "choice name",
        command(option(choices=[{"name": "x" * 100, "value": 1}])),
        command(option(choices=[{"name": "x" * 101, "value": 1}])),
        LENGTH,
    ),
    (
        "choice value",
        command(option(choices=[{"name": "x", "value": 1}])),
        command(option(choices=[{"name": "x", "value": "1"}])),
        "NUMBER_TYPE_COERCE",
    ),
    (
        "choices or autocomplete",
        command(option(autocomplete=True)),
        command(option(autocomplete=True, choices=picks(1))),
        "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES",
    ),
    (
        "required first",
        command(option(name="a", required=True), option(name="b")),
        command(option(name="a"), option(name="b", required=True)),
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (
        "subcommands alone",
        command(option(1), option(1, "other")),
        command(option(1), option(4, "other")),
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    (
        "groups are one deep",
        command(option(2, options=[option(1, options=[option()])])),
        command(option(2, options=[option(2)])),
        "UNION_TYPE_CHOICES",
    ),
    (
        "characters",
        command(
            *[option(3, f"o{n}", choices=[{"name": f"{m}", "value": "x" * 90} for m in range(25)]) for n in range(3)]
        ),
        command(
            *[option(3, f"o{n}", choices=[{"name": f"{m}", "value": "x" * 90} for m in range(25)]) for n in range(4)]
        ),
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
]


@pytest.mark.parametrize(("inside", "outside", "code"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_limit(inside: JSON, outside: JSON, code: str) -> None:
    assert [*command_problems(inside)] == []
    assert code in {problem.code for problem in command_problems(outside)}


def test_there_are_at_most_a_hundred_commands() -> None:
    many = [command(name=f"c{n}") for n in range(101)]
    assert [*command_set_problems(many[:100])] == []
    assert [problem.code for problem in command_set_problems(many)] == ["APPLICATION_COMMAND_TOO_MANY_COMMANDS"]


def test_names_are_unique_by_type() -> None:
    assert [problem.code for problem in command_set_problems([command(), command()])] == [
        "APPLICATION_COMMANDS_DUPLICATE_NAME"
    ]
    assert [*command_set_problems([command(), {"name": "start", "type": 2}])] == []


SEATS = option(4, "seats", required=True, min_value=3, max_value=8)
PACE = option(3, "pace", choices=[{"name": "Quick", "value": "quick"}])
TREE = command(option(1, "start", options=[SEATS, PACE]), option(2, "house", options=[option(1, "rules")]))


def test_a_line_becomes_nested_options() -> None:
    assert filled(TREE, ["start"], {"seats": 4, "pace": "quick"}) == [
        {
            "type": 1,
            "name": "start",
            "options": [
                {"type": 4, "name": "seats", "value": 4},
                {"type": 3, "name": "pace", "value": "quick"},
            ],
        }
    ]
    assert filled(TREE, ["house", "rules"], {}) == [
        {"type": 2, "name": "house", "options": [{"type": 1, "name": "rules", "options": []}]}
    ]


@pytest.mark.parametrize(
    ("path", "given"),
    [
        (["start"], {}),
        (["start"], {"seats": 2}),
        (["start"], {"seats": 9}),
        (["start"], {"seats": "4"}),
        (["start"], {"seats": True}),
        (["start"], {"seats": 4, "pace": "slow"}),
        (["start"], {"seats": 4, "colour": "red"}),
        ([], {}),
        (["house"], {}),
        (["stop"], {}),
    ],
)
def test_the_client_refuses(path: list[str], given: dict[str, Any]) -> None:
    with pytest.raises(WrongInput):
        filled(TREE, path, given)
