"""The walls inside a floor: no game is known outside its own rooms, and no two folders import each other."""

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping

import pytest

from tests.test_imports import FLOORS, MODULES, arrows, within

# What a game of the climbing family is called, and where that may be said.
NAMES = ("tahimi", "tarot", "mooseyard", "dahimi", "climbing")
ROOMS = (
    "engine.climbing",
    "engine.tahimi",
    "engine.tarothimi",
    "engine.dahimi",
    "bot.games.climbing",
    "cogs.tahimi",  # the family's own command
    "engine.games",  # the registries
    "bot.games.shows",
    "data.migrations",  # they tell what older files hold
)
# A string outside these rooms, by its module, and why it is the product's name and not the game's.
PRODUCT = {
    ("bot.client", "cogs.tahimi"): "the extension that holds the family's command is loaded by name",
    ("bot.settings", "tahimi.db"): "the database file is called after the product",
    ("cogs.server", "tahimi-server"): "the command for servers is called after the product",
}


def named(name: str, source: str) -> Iterator[str]:
    """Every import and every string of a module that says a game's name, one sentence each."""
    if any(within(name, room) for room in ROOMS):
        return
    for arrow in arrows(name, source):
        if any(one in arrow.target for one in NAMES):
            yield f"{arrow}: a game's room"
    tree = ast.parse(source)
    prose = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            said = node.value.casefold()
            if any(one in said for one in NAMES) and (name, node.value) not in PRODUCT:
                yield f"{name}:{node.lineno} says {node.value!r}"


def folder(name: str, modules: Mapping[str, str]) -> str:
    """Where a module lives, as far as walls go: the folder below its floor. Loose modules stand for themselves."""
    parts = name.split(".")
    inside = len(parts) > 2 or any(other.startswith(f"{name}.") for other in modules)
    return ".".join(parts[:2]) if inside else name


def circles(modules: Mapping[str, str]) -> list[list[str]]:
    """The groups of folders of which each leads to each other one by imports."""
    ways: defaultdict[str, set[str]] = defaultdict(set)
    for name, source in modules.items():
        for arrow in arrows(name, source):
            target = next((one for one in (arrow.target, arrow.target.rpartition(".")[0]) if one in modules), None)
            if target is not None and folder(target, modules) != folder(name, modules):
                ways[folder(name, modules)].add(folder(target, modules))
    found = {
        frozenset(one for one in reach if start in reached(ways, one))
        for start in ways
        if start in (reach := reached(ways, start))
    }
    return sorted(sorted(group) for group in found)


def reached(ways: Mapping[str, set[str]], start: str) -> set[str]:
    """Every folder that one leads to, itself only where a way comes back."""
    found: set[str] = set()
    ahead = list(ways.get(start, ()))
    while ahead:
        if (one := ahead.pop()) not in found:
            found.add(one)
            ahead += ways.get(one, ())
    return found


@pytest.mark.parametrize("name", MODULES)
def test_no_game_is_known_outside_its_rooms(name: str) -> None:
    assert list(named(name, MODULES[name])) == []


@pytest.mark.parametrize("floor", FLOORS)
def test_the_folders_of_a_floor_import_each_other_one_way_only(floor: str) -> None:
    assert circles({name: source for name, source in MODULES.items() if within(name, floor)}) == []


def test_every_exception_is_still_needed() -> None:
    for name, said in PRODUCT:
        assert repr(said) in MODULES[name].replace('"', "'")


@pytest.mark.parametrize(
    "source",
    [
        "from engine.tahimi import deck",
        "import bot.games.climbing.part",
        "def late():\n    from engine.climbing import play",
        'GAME = "tahimi"',
        'def word():\n    """Prose may."""\n    return "Tarot-himi"',
        'KEY = f"game-{1}-dahimi"',
    ],
)
def test_a_name_that_is_said_is_noticed(source: str) -> None:
    assert list(named("bot.table.table", source))
    assert not list(named("bot.games.climbing.part", source))


def test_a_circle_is_noticed_and_a_way_down_is_none() -> None:
    down = {"bot": "", "bot.a.x": "from bot.b import y", "bot.b.y": "from bot.c.z import one", "bot.c.z": ""}
    assert circles(down) == []
    assert circles(down | {"bot.c.z": "from bot.a.x import two"}) == [["bot.a", "bot.b", "bot.c"]]
    assert circles(down | {"bot.b.y": "import bot.b.other", "bot.b.other": "from bot.b import y"}) == []
