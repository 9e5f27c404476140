"""Imports run downwards only: cogs → bot → data → engine; and the sandbox stands apart from all of them."""

import ast

import pytest

from tests.imports import FLOORS, MODULES, Arrow, arrows, nodes, within

SANDBOX = "bot.sandbox"

# What a pure and synchronous engine may use: no clock, no I/O, no operating system, no tasks. Of `random` the type:
# the functions of that module share one global generator.
PURE = frozenset(
    {"__future__", "abc", "bisect", "collections", "copy", "dataclasses", "enum", "fractions", "functools"}
)
PURE |= {"hashlib", "heapq", "itertools", "json", "math", "operator", "re", "string", "types", "typing"}
PURE |= {"pydantic", "typing_extensions"}
DOORS = frozenset({"open", "input", "print", "exec", "eval", "__import__", "compile", "breakpoint"})


def floor_of(name: str) -> int:
    return FLOORS.get(name.partition(".")[0], 0)


def faults(name: str, source: str) -> list[str]:
    """The imports of a module that are against the house's plan, one sentence each."""
    found = []
    for arrow in arrows(name, source):
        top = arrow.target.partition(".")[0]
        if top == "<relative>":
            found.append(f"{arrow}: not in full")
        elif top == "tests":
            found.append(f"{arrow}: the tests")
        elif within(name, SANDBOX):
            if top in {*FLOORS, "discord"} and not within(arrow.target, SANDBOX) and arrow.target != "bot":
                found.append(f"{arrow}: the sandbox knows nothing of the bot")
        elif within(arrow.target, SANDBOX):
            found.append(f"{arrow}: nobody needs the sandbox")
        elif floor_of(arrow.target) > floor_of(name):
            found.append(f"{arrow}: upwards")
        if within(name, "engine") and top != "engine" and not pure(arrow):
            found.append(f"{arrow}: not for the engine")
    return found


def pure(arrow: Arrow) -> bool:
    return arrow.target.partition(".")[0] in PURE or arrow.target in ("random", "random.Random")


def doors(source: str) -> list[str]:
    """The built-in functions called that reach out of the program."""
    return [
        node.func.id
        for node in nodes(source)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in DOORS
    ]


@pytest.mark.parametrize("name", MODULES)
def test_a_module_imports_what_its_floor_may(name: str) -> None:
    assert faults(name, MODULES[name]) == []


@pytest.mark.parametrize("name", [name for name in MODULES if within(name, "engine")])
def test_the_engine_opens_no_door(name: str) -> None:
    assert doors(MODULES[name]) == []


def test_every_floor_is_looked_at() -> None:
    assert {name.partition(".")[0] for name in MODULES} == set(FLOORS)
    assert any(within(name, SANDBOX) for name in MODULES)


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("engine.misery", "import data.schema"),
        ("engine.misery", "def late():\n    from bot import table"),
        ("engine.misery", "import asyncio"),
        ("engine.misery", "from os import path"),
        ("engine.misery", "import numpy"),
        ("engine.misery", "import random"),
        ("engine.misery", "from random import shuffle"),
        ("engine.misery", "from . import games"),
        ("data.schema", "from bot.table.table import Table"),
        ("data.schema", "import cogs"),
        ("bot.table.table", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from cogs.tahimi import Play"),
        ("bot.table.table", "from bot.sandbox import world"),
        ("bot.table.table", "from bot import sandbox"),
        ("cogs.tahimi", "import bot.sandbox.world"),
        ("cogs.tahimi", "import tests.openapi"),
        ("bot.sandbox.world", "from bot import table"),
        ("bot.sandbox.world", "import bot"),
        ("bot.sandbox.world", "import discord"),
        ("bot.sandbox.world", "from engine.contract import Action"),
    ],
)
def test_a_wrong_arrow_is_noticed(name: str, source: str) -> None:
    assert faults(name, source)


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("engine.misery", "from random import Random\nfrom math import log\nfrom pydantic import BaseModel"),
        ("data.schema", "from engine.games import rules_of\nimport sqlalchemy"),
        ("bot.table.table", "import asyncio\nfrom data import store\nfrom engine import misery"),
        ("cogs.tahimi", "import discord\nfrom bot import table"),
        ("bot.sandbox.world", "from bot.sandbox import limits\nfrom bot import sandbox\nimport aiohttp"),
    ],
)
def test_a_right_arrow_is_let_through(name: str, source: str) -> None:
    assert faults(name, source) == []
