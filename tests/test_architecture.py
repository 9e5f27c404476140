"""The map in docs/architecture.md names every module of the house, below its own folder."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FLOORS = ("engine", "data", "bot", "cogs")
UNNAMED = ("__init__", "__main__")  # a folder's own line speaks for them
ENTRY = re.compile(r" *([a-z_]+)/(?=\s|$)")  # a folder at the beginning of a line of the map


def map_of(page: str) -> dict[Path, set[str]]:
    """The words that stand beside each folder of the map, by the folder."""
    block = max(re.findall(r"^```\n(.*?)^```", page, re.DOTALL | re.MULTILINE), key=len)
    words: dict[Path, set[str]] = {}
    within: list[tuple[int, Path]] = []
    for line in block.splitlines():
        depth = len(line) - len(line.lstrip())
        within = [(one, folder) for one, folder in within if one < depth]
        if (entry := ENTRY.match(line)) is not None:
            within.append((depth, (within[-1][1] if within else Path()) / entry[1]))
        words.setdefault(within[-1][1], set()).update(re.findall(r"\w+", line))
    return words


def modules() -> Iterator[Path]:
    """Every module of the four floors but those that migrate the schema, which their numbers name."""
    for floor in FLOORS:
        for path in (ROOT / floor).rglob("*.py"):
            if path.stem not in UNNAMED and "versions" not in path.parts:
                yield path.relative_to(ROOT)


def unnamed(page: str) -> list[str]:
    """The modules that the map of this page does not name, nor any folder above them that has a line."""
    words = map_of(page)
    return sorted(
        str(path)
        for path in modules()
        if path.stem not in words[next(folder for folder in path.parents if folder in words)]
    )


def test_every_module_is_named_below_its_folder() -> None:
    assert not unnamed((ROOT / "docs/architecture.md").read_text())


@pytest.mark.parametrize("name", ["engine/contract/rng.py", "bot/messages/rate_limiter.py", "bot/sandbox/world.py"])
def test_a_module_that_goes_from_the_map_is_missed(name: str) -> None:
    page, stem = (ROOT / "docs/architecture.md").read_text(), Path(name).stem
    assert name in unnamed(re.sub(rf"\b{stem}\b", "—", page))
