"""Every import between the project's modules, and the floors on which they stand."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]


FLOORS = {"engine": 1, "data": 2, "bot": 3, "cogs": 4}


class Arrow(NamedTuple):
    """`source` imports `target`; both are dotted names."""

    source: str
    target: str
    line: int

    def __str__(self) -> str:
        return f"{self.source}:{self.line} imports {self.target}"


def sources() -> dict[str, str]:
    """The source of every module of the four floors, by dotted name."""
    found = {}
    for floor in FLOORS:
        for path in sorted((ROOT / floor).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            found[".".join(part for part in parts if part != "__init__")] = path.read_text(encoding="utf-8")
    return found


@cache
def nodes(source: str) -> tuple[ast.AST, ...]:
    """Every node of a module's tree: each test walks the same few hundred modules."""
    return tuple(ast.walk(ast.parse(source)))


@cache
def arrows(name: str, source: str) -> tuple[Arrow, ...]:
    """Everything a module imports, inside functions and for types only as well. "from a import b" gives a and a.b,
    "import a" gives a and a.* (all of it).
    """
    return tuple(_arrows(name, source))


def _arrows(name: str, source: str) -> Iterator[Arrow]:
    for node in nodes(source):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Arrow(name, alias.name, node.lineno)
                yield Arrow(name, f"{alias.name}.*", node.lineno)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:  # the project writes its imports in full; a relative one could hide an arrow
                base = f"<relative>.{base}"
            yield Arrow(name, base, node.lineno)
            yield from (Arrow(name, f"{base}.{alias.name}", node.lineno) for alias in node.names)


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


MODULES = sources()
