"""Every game keeps to its own rooms, no folders and no files need each other in a circle, and rules know nothing of
computer players.
"""

import ast
import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain, pairwise
from typing import NamedTuple

import pytest

from engine.games import GAMES
from tests.imports import MODULES, ROOT, arrows, nodes, within

# ---------------------------------------------------------------------- names of games

REGISTRIES = ("engine.games", "bot.games.shows", "data.migrations")  # they name every game, or every table there was

# A family of games: the words that are its own, and its rooms. A game that is in none has its name, and rooms of it.
FAMILIES: dict[str, tuple[str, ...]] = {
    "tahimi|tarot|mooseyard|dahimi|climbing|arcana|serf": (
        "engine.climbing",
        "engine.tahimi",
        "engine.tarothimi",
        "engine.dahimi",
        "bot.games.climbing",
        "cogs.tahimi",
    ),
}
for game in GAMES:
    if not any(re.search(words, game) for words in FAMILIES):
        FAMILIES[rf"(?<![a-z]){game}(?![a-z])"] = (f"engine.{game}", f"bot.games.{game}")

PRODUCT = "the product's own name, which is also a game's"
STORED = "a column of the database: another name is a migration"
CARDS = "names of emojis that stand at Discord: another name is an upload"

# What may be said elsewhere, and why: (module, what it imports or the line that it says) -> the reason.
ALLOWED: dict[tuple[str, str], str] = {
    ("bot.settings", "tahimi.db"): PRODUCT,
    ("bot.client", "cogs.tahimi"): PRODUCT,
    ("cogs.server", "tahimi-server"): PRODUCT,
    ("data.schema", "serfdom"): STORED,
    ("data.schema", "longest_serfdom"): STORED,
    ("data.stats.player_stats", "serfdom"): STORED,
    (
        "data.stats.player_stats",
        "`serfdom`: the number of last places in a row; an escape is any other place after a last one.",
    ): STORED,
    ("bot.faces", "Arcana"): CARDS,
}


class Said(NamedTuple):
    """A name of a game in a module: in what it imports, in a text, in a docstring or a comment."""

    module: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.module}:{self.line} says {self.text!r}"


def said(name: str, source: str) -> Iterator[Said]:
    """Every import, and every line of a text or a comment, that names a game outside its rooms."""
    if any(within(name, room) for room in REGISTRIES):
        return
    strange = "|".join(words for words, rooms in FAMILIES.items() if not any(within(name, room) for room in rooms))
    yield from (one for one in lines(name, source) if re.search(strange, one.text, re.IGNORECASE))


@cache
def lines(name: str, source: str) -> list[Said]:
    """The imports of a module, once each, and every line of its texts, docstrings and comments."""
    return list(_lines(name, source))


def _lines(name: str, source: str) -> Iterator[Said]:
    imported = arrows(name, source)
    for arrow in imported:
        if not any(other.target.startswith(f"{arrow.target}.") and other.line == arrow.line for other in imported):
            yield Said(name, arrow.line, arrow.target.removesuffix(".*"))
    for node in nodes(source):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            for number, line in enumerate(node.value.splitlines()):
                yield Said(name, node.lineno + number, line.strip())
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield Said(name, token.start[0], token.string.lstrip("# "))


def strangers(name: str, source: str) -> list[str]:
    """The places where a module that is no game's speaks of one."""
    return [str(one) for one in said(name, source) if (one.module, one.text) not in ALLOWED]


@pytest.mark.parametrize("name", MODULES)
def test_a_game_is_named_in_its_own_rooms_alone(name: str) -> None:
    assert strangers(name, MODULES[name]) == []


def test_nothing_is_allowed_that_nobody_says() -> None:
    assert {(one.module, one.text) for name, source in MODULES.items() for one in said(name, source)} == set(ALLOWED)


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("bot.table.table", "from engine.tahimi.game import Tahimi"),
        ("bot.table.table", "from engine import dahimi"),
        ("bot.table.table", "import engine.tarothimi"),
        ("bot.table.table", "def late():\n    from bot.games.climbing import panel"),
        ("bot.table.table", "GAME = 'mooseyard'"),
        ("bot.table.table", "key = f'arcana-{token}'"),
        ("bot.table.table", "def seat():\n    '''Of the serf.'''"),
        ("bot.table.table", "last = -1  # the Serf's"),
        ("bot.table.table", "# Tahimi alone has this."),
        ("bot.settings", "other = 'tahimi.sqlite'"),
        ("data.schema", "game = 'tahimi'"),
        ("cogs.stats", "game = 'tahimi'"),
        ("engine.misery", "from engine.climbing.play import Play"),
    ],
)
def test_a_stranger_is_noticed(name: str, source: str) -> None:
    assert strangers(name, source)


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("engine.dahimi.game", "from engine.climbing import seating\nfrom engine.tahimi import titles"),
        ("bot.games.climbing.panel", "key = 'arcana-Fool'"),
        ("bot.games.shows", "GAMES = ('tahimi',)"),
        ("bot.settings", "database = 'tahimi.db'"),
        ("bot.table.table", "from engine.games import GAMES\n# A game says this."),
    ],
)
def test_what_is_at_home_is_let_through(name: str, source: str) -> None:
    assert strangers(name, source) == []


def test_every_game_has_rooms(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(any(re.search(words, game) for words in FAMILIES) for game in GAMES)
    rooms = set(chain(*FAMILIES.values()))
    lived_in = {room for room in rooms if any(within(name, room) for name in MODULES)}
    assert rooms - lived_in <= {f"bot.games.{game}" for game in GAMES}  # a game may do without screens of its own
    monkeypatch.setitem(FAMILIES, "(?<![a-z])truc(?![a-z])", ("engine.truc", "bot.games.truc"))
    assert strangers("engine.tahimi.game", "from engine.truc import GAME")
    assert strangers("engine.truc.deck", "from engine.tahimi import deck")
    assert not strangers("engine.truc.deck", "from engine.truc import CARDS\n# the structure of truc")
    assert not strangers("bot.table.table", "# what is instructed, the structure")


# ---------------------------------------------------------------------- circles of folders

LOOSE = ("engine", "data", "bot", "cogs", "bot.games")  # a module that lies loose in one of these is a node of its own


def node(name: str) -> str:
    """The folder to which a module belongs, with all below it."""
    parts = name.split(".")
    return ".".join(parts[: 3 if ".".join(parts[:2]) in LOOSE else 2])


def graph(modules: Mapping[str, str]) -> dict[str, dict[str, list[str]]]:
    """Node -> the nodes that it needs -> the imports that say so."""
    needs: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for name, source in modules.items():
        for arrow in arrows(name, source):
            if arrow.target in modules and arrow.target not in LOOSE:
                here, there = node(name), node(arrow.target)
                if here != there:
                    needs[here][there].append(str(arrow))
    return needs


def circles(modules: Mapping[str, str]) -> list[set[str]]:
    """The nodes that need each other, however far around."""
    needs = graph(modules)
    reached = {one: _reached(one, needs) for one in needs}
    found: list[set[str]] = []
    for one in sorted(needs):
        circle = {other for other in reached[one] if one in reached.get(other, ())}
        if circle and circle not in found:
            found.append(circle)
    return found


def _reached(start: str, needs: Mapping[str, Mapping[str, object]]) -> set[str]:
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        for other in needs.get(waiting.pop(), {}):
            if other not in seen:
                seen.add(other)
                waiting.append(other)
    return seen


def test_no_folders_need_each_other_in_a_circle() -> None:
    assert circles(MODULES) == []


@pytest.mark.parametrize(
    ("modules", "circle"),
    [
        (
            {"bot.ui.texts": "from bot.table import scene", "bot.table.scene": "from bot.ui.texts import say"},
            {"bot.ui", "bot.table"},
        ),
        (
            {
                "bot.ui.texts": "def late():\n    from bot.table.scene import Scene",
                "bot.table.scene": "import bot.timer",
                "bot.timer": "from bot.ui.deep.down import x",
                "bot.ui.deep.down": "",
            },
            {"bot.ui", "bot.table", "bot.timer"},
        ),
        ({"data.store": "from data import signs", "data.signs": "import data.store"}, {"data.store", "data.signs"}),
        (
            {
                "bot.games.pressed": "from bot.games.climbing import panel",
                "bot.games.climbing.panel": "from bot.games.pressed import Pressed",
            },
            {"bot.games.pressed", "bot.games.climbing"},
        ),
    ],
)
def test_a_circle_is_noticed(modules: dict[str, str], circle: set[str]) -> None:
    assert circles(modules) == [circle]


def test_what_is_no_circle_is_let_through() -> None:
    modules = {
        "bot.ui.texts": "from bot.ui.voice import pick\nimport engine.games",
        "bot.ui.voice": "from bot.ui import texts",
        "bot.table.scene": "from bot.ui import texts",
        "bot.games.pressed": "from bot.table.scene import Scene",
        "bot.games.climbing.panel": "from bot.games.pressed import Pressed",
        "bot.games.shows": "from bot.games.climbing import panel",
        "engine.games": "",
    }
    assert circles(modules) == []
    assert graph(modules)["bot.games.shows"].keys() == {"bot.games.climbing"}


# ---------------------------------------------------------------------- circles of files, computer players

# Computer players: a folder in each game, and what these share. Whoever has them think stands outside the rules.
PLAYERS = re.compile(r"^engine\.(\w+\.player|search|cards\.drawing_policy)\b")
THINKING = re.compile(r"^engine\.(search|review|daily)\b")


def files(modules: Mapping[str, str]) -> dict[str, set[str]]:
    """Module -> the modules that it needs, less itself and packages, which only name what is in them."""
    packages = {name.rpartition(".")[0] for name in modules}
    return {
        name: {one.target for one in arrows(name, source) if one.target in modules} - packages - {name}
        for name, source in modules.items()
    }


def circles_of_files(modules: Mapping[str, str]) -> list[str]:
    """The modules that need themselves, however far around."""
    needs = files(modules)
    followed = {name: dict.fromkeys(others) for name, others in needs.items()}
    return [name for name in followed if name in _reached(name, followed)]


def players_needed(modules: Mapping[str, str]) -> list[str]:
    """The places where a module of the engine that is no computer player's imports one that is. A game's own package
    joins its rules and its player (`GAME`), and may.
    """
    packages = {name.rpartition(".")[0] for name in modules}
    rules = {
        name for name in modules if name.startswith("engine.") and not (PLAYERS.search(name) or THINKING.search(name))
    }
    pairs = ((name, other) for name, others in files(modules).items() if name in rules - packages for other in others)
    return sorted(f"{name} imports {other}" for name, other in pairs if PLAYERS.search(other))


def test_no_files_need_each_other_in_a_circle() -> None:
    assert circles_of_files(MODULES) == []


def test_rules_need_no_computer_player() -> None:
    assert players_needed(MODULES) == []
    assert [name for name in MODULES if re.fullmatch(r"engine\.\w+\.player\.policy", name)]  # there are such modules


def test_a_circle_of_files_is_noticed() -> None:
    modules = {
        "engine.climbing": "from engine.climbing import views",
        "engine.climbing.round": "from engine.climbing import views",
        "engine.climbing.views": "def late():\n    from engine.climbing.play import next_turn",
        "engine.climbing.play": "from engine.climbing.round import ClimbingRound",
        "engine.climbing.rules": "from engine.climbing import round",
    }
    assert circles_of_files(modules) == ["engine.climbing.round", "engine.climbing.views", "engine.climbing.play"]


@pytest.mark.parametrize(
    ("modules", "found"),
    [
        (
            {"engine.truc.round": "from engine.truc.player.policy import choose"},
            "engine.truc.round imports engine.truc.player.policy",
        ),
        (
            {
                "engine.truc.game": "from engine.truc import scoring",
                "engine.truc.places": "import engine.truc.player.odds",
            },
            "engine.truc.places imports engine.truc.player.odds",
        ),
        ({"engine.truc.round": "import engine.search.thinking"}, "engine.truc.round imports engine.search.thinking"),
    ],
)
def test_a_computer_player_in_the_rules_is_noticed(modules: dict[str, str], found: str) -> None:
    others = ("engine.truc", "engine.truc.player.policy", "engine.truc.player.odds", "engine.search.thinking")
    assert players_needed(dict.fromkeys(others, "") | modules) == [found]


# ---------------------------------------------------------------------- what games share

SHARED = "engine.cards."


def games_using(modules: Mapping[str, str]) -> dict[str, set[str]]:
    """Each shared module of card games -> the folders of games that need it, themselves or by another shared one."""
    needs = files(modules)
    shared = {name: set[str]() for name in modules if name.startswith(SHARED)}
    for name in modules:
        folder = node(name)
        if folder.startswith("engine.") and not any(within(folder, one) for one in LIBRARY):
            for part in _reached(name, {one: dict.fromkeys(needs[one]) for one in (name, *shared)}) & set(shared):
                shared[part].add(folder)
    return shared


LIBRARY = ("engine.cards", "engine.contract", "engine.search", "engine.daily", "engine.review", "engine.games")


def test_what_games_share_has_two_users() -> None:
    assert {name: users for name, users in games_using(MODULES).items() if len(users) < 2} == {}


def test_a_shared_module_with_one_user_is_noticed() -> None:
    modules = {
        "engine.cards.melds": "from engine.cards import covers\nfrom engine.cards.covers import cover_of",
        "engine.cards.covers": "",
        "engine.truc.round": "import engine.cards.melds",
        "engine.truc.player.policy": "import engine.cards.melds",
        "engine.search.generic": "import engine.cards.melds",
        "engine.sampen.round": "from engine.cards.covers import cover_of",
    }
    assert games_using(modules) == {
        "engine.cards.melds": {"engine.truc"},
        "engine.cards.covers": {"engine.truc", "engine.sampen"},
    }


# ---------------------------------------------------------------------- private names

# Names with an underscore that are public all the same: a named tuple's, a row's of SQLAlchemy, the end of a process.
DOCUMENTED = {"_asdict", "_replace", "_fields", "_field_defaults", "_mapping", "_exit"}
INTERNALS = "bot.discord_internals"  # the one module that may use those of discord.py
# The modules of discord.py that are its own, and a name of a class's own, as Python spells it for everybody else.
LIBRARYS = re.compile(r"discord\.(gateway|shard|state)\b|_[A-Z]\w*__\w+")
NEW = re.compile(r"object\.__new__\(|cls\(|type\(self\)\(|super\(\)\.copy\(\)")


def private_reads(name: str, source: str) -> set[str]:
    """The private names of other objects that a module uses. A method may fill what it builds of its own class."""
    return {
        f"{ast.unparse(node)} in {name}"
        for top in ast.parse(source).body
        for method, node in _attributes(top)
        if node.attr.startswith("_") and not node.attr.endswith("__") and node.attr not in DOCUMENTED
        if ast.unparse(node.value) not in {"self", "cls", "super()", *_built(method)}
    }


def _attributes(top: ast.stmt) -> Iterator[tuple[ast.stmt, ast.Attribute]]:
    """Every attribute that is read or written, with the method in which it is; with `top` where it is in none."""
    parts = top.body if isinstance(top, ast.ClassDef) else [top]
    return ((part, node) for part in parts for node in ast.walk(part) if isinstance(node, ast.Attribute))


def _built(method: ast.stmt) -> set[str]:
    """The variables of a method that are new objects of its own class."""
    return {
        ast.unparse(node.targets[0])
        for node in ast.walk(method)
        if isinstance(node, ast.Assign) and NEW.match(ast.unparse(node.value))
    }


def inherited(modules: Mapping[str, str]) -> set[str]:
    """The private names that classes in modules with discord.py use of themselves, though no such class has made them:
    they come from discord.py.
    """
    own, used = set[str](), set[tuple[str, str]]()
    for name, source in modules.items():
        if re.search(r"^(import|from) discord\b", source, re.MULTILINE):
            classes = [top for top in ast.parse(source).body if isinstance(top, ast.ClassDef)]
            defined = chain.from_iterable(ast.walk(one) for one in classes)
            own |= {one.name for one in defined if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)}
            for node in (node for one in classes for _, node in _attributes(one)):
                if isinstance(node.ctx, ast.Store):
                    own.add(node.attr)
                elif ast.unparse(node.value) == "self" and re.match("_[^_]", node.attr):
                    used.add((node.attr, name))
    return {f"self.{attribute} in {name}" for attribute, name in used if attribute not in own}


def reached_into(name: str, source: str) -> set[str]:
    """The places where a module uses what is discord.py's own: modules, and private names spelled in a text."""
    return {f"{one.text} in {name}" for one in lines(name, source) if LIBRARYS.search(one.text)}


def test_private_names_are_used_by_their_own_object_alone() -> None:
    modules = {name: source for name, source in MODULES.items() if name != INTERNALS}
    assert set().union(*(private_reads(name, source) for name, source in modules.items())) == set()
    assert set().union(*(reached_into(name, source) for name, source in modules.items())) == set()
    assert inherited(modules) == set()


def test_the_inside_of_discord_py_is_looked_for_in_one_module() -> None:
    assert private_reads(INTERNALS, MODULES[INTERNALS])
    assert reached_into(INTERNALS, MODULES[INTERNALS])


@pytest.mark.parametrize(
    "line",
    [
        "from discord.gateway import DiscordWebSocket",
        "import discord.shard",
        "x = vars(y)['_AutoShardedClient__queue']",
    ],
)
def test_the_inside_of_discord_py_is_noticed(line: str) -> None:
    assert reached_into("bot.client", line)


def test_an_inherited_private_name_is_noticed() -> None:
    source = "import discord\nclass Own(discord.Client):\n    def own(self):\n        {}"
    assert inherited({"bot.client": source.format("self._connection.clear()")})
    assert not inherited({"bot.client": source.format("self._mine = 1; self._mine; self.own()")})


@pytest.mark.parametrize(
    "line",
    ["other._hands", "self.state._hands", "states[0]._hands", "world()._hands = []", "new = world(); new._hands"],
)
def test_a_private_name_of_another_object_is_noticed(line: str) -> None:
    assert private_reads("engine.truc.round", f"class Round:\n    def copy(self):\n        {line}")
    assert private_reads("engine.truc.round", f"def copy(self):\n    {line}")


@pytest.mark.parametrize(
    "line",
    ["self._hands", "cls._hands", "super()._hands", "row._asdict()", "new = object.__new__(type(self)); new._hands = 1"]
    + [f"new = {built}; new._hands = 1" for built in ("cls(1)", "super().copy()", "type(self)()")],
)
def test_a_private_name_of_ones_own_is_let_through(line: str) -> None:
    assert not private_reads("engine.truc.round", f"class Round:\n    def copy(self):\n        {line}")


# ---------------------------------------------------------------------- test modules

TESTS = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts): path.read_text(encoding="utf-8")
    for path in sorted((ROOT / "tests").rglob("*.py"))
}
# Of the text alone: to take every module apart takes seconds.
SUSPECT = re.compile(r"(?:from|import) tests\S*\.test_|from tests\S* import (?:\([^)]*|.*)\btest_")


def imported_tests(modules: Mapping[str, str]) -> list[str]:
    """The places where a module imports a test module: helpers that several of them need stand in a module of their
    own.
    """
    suspects = ((name, source) for name, source in modules.items() if SUSPECT.search(source))
    found = (arrow for name, source in suspects for arrow in arrows(name, source))
    return sorted({str(one) for one in found if re.match(r"tests\.(\w+\.)*test_\w+", one.target)})


def test_no_module_imports_a_test_module() -> None:
    assert imported_tests(TESTS) == []


def test_an_imported_test_module_is_noticed() -> None:
    source = "from tests.engine.scenes import hand\n\ndef late():\n    from tests.engine.truc.test_hand import table"
    assert imported_tests({"tests.bot.test_truc": source}) == [
        "tests.bot.test_truc:4 imports tests.engine.truc.test_hand",
        "tests.bot.test_truc:4 imports tests.engine.truc.test_hand.table",
    ]


# ---------------------------------------------------------------------- answers to interactions

ANSWERS = re.compile(r"response\.(send|edit|defer|autocomplete)|followup\.send|original_response\(")


def test_interactions_are_answered_in_one_place() -> None:
    answering = [name for name, source in MODULES.items() if ANSWERS.search(source)]
    assert [name for name in answering if not name.startswith("bot.sandbox")] == ["bot.messages.first_answer"]


# ---------------------------------------------------------------------- modes of a table

KINDS = ("lesson", "deal", "pairing", "alone")  # the fields of a record that say which mode its table has
# The rooms that are one mode's own, and those that write and read what a record holds.
MODE_ROOMS = (
    "bot.table.modes",
    "bot.daily",
    "bot.tournaments",
    "bot.screens.daily.deals",
    "bot.screens.tournament.table",
    "bot.sandbox",
)


def asks_for_mode(name: str, source: str) -> list[str]:
    """The lines of a module that look at a table's record to find out its mode."""
    if not within(name, "bot") or any(within(name, room) for room in MODE_ROOMS):
        return []
    asked = [one for one in nodes(source) if isinstance(one, ast.Attribute) and one.attr in KINDS]
    records = [one for one in asked if ast.unparse(one.value).split(".")[-1] in ("record", "table")]
    return [f"{name}:{one.lineno} asks for {ast.unparse(one)}" for one in records]


@pytest.mark.parametrize("name", MODULES)
def test_only_the_modes_know_which_of_them_a_table_has(name: str) -> None:
    assert asks_for_mode(name, MODULES[name]) == []


@pytest.mark.parametrize(
    "line", ["if table.record.deal is None: ...", "record.alone", "self.table.record.pairing.round"]
)
def test_a_module_that_asks_for_the_mode_is_found(line: str) -> None:
    assert len(asks_for_mode("bot.table.clock", line)) == 1


# ---------------------------------------------------------------------- ids

IDS = re.compile(r"(^|_)(id|user|guild|server|channel|message|application|chosen)(_id)?$")


def zeros(name: str, source: str) -> list[str]:
    """The places where a missing id becomes 0, which Discord takes for one: it is refused, or left out."""
    return [
        f"{name}:{node.lineno} says {ast.unparse(node)}"
        for node in nodes(source)
        if isinstance(node, ast.BoolOp) and isinstance(node.op, ast.Or)
        for left, right in pairwise(node.values)
        if isinstance(right, ast.Constant) and right.value == 0 and IDS.search(_last_name(left))
    ]


def _last_name(node: ast.expr) -> str:
    """The name that says what a value is: of a chain of attributes, or a call, the last."""
    match node:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
        case ast.Call(func=function):
            return _last_name(function)
        case _:
            return ""


def test_no_missing_id_becomes_0() -> None:
    assert [one for name, source in MODULES.items() for one in zeros(name, source)] == []


@pytest.mark.parametrize(
    "line",
    ["interaction.guild_id or 0", "user or 0", "x(channel_id or 0)", "a.owner_id or b.id or 0", "the_user() or 0"],
)
def test_a_missing_id_that_becomes_0_is_noticed(line: str) -> None:
    assert zeros("bot.client", line)


@pytest.mark.parametrize("line", ["count or 0", "guild_id or None", "view.seat or 0", "paid or 0"])
def test_what_is_no_id_may_become_0(line: str) -> None:
    assert not zeros("bot.client", line)
