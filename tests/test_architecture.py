"""Every folder says what lives in it, and docs/architecture.md names only what is there."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FLOORS = ("engine", "data", "bot", "cogs")
PAGE = (ROOT / "docs/architecture.md").read_text()
LEAST_WORDS = 4  # the number of words that say what lives in a folder

FOLDERS = sorted({path.parent for floor in FLOORS for path in (ROOT / floor).rglob("*.py")})
NAMED = re.compile(r"`((?:bot|cogs|data|docs|engine|tests)/[\w/.]+)`")  # a path from the root
DRAWN = re.compile(r"([a-z_]+)/(?=[\s,])")  # a folder in the drawing


def says(folder: Path) -> str:
    """What a folder says of itself."""
    source = folder / "__init__.py"
    return (ast.get_docstring(ast.parse(source.read_text())) if source.exists() else None) or ""


@pytest.mark.parametrize("folder", [one for one in FOLDERS if "migrations" not in one.parts], ids=str)
def test_every_folder_says_what_lives_there(folder: Path) -> None:
    assert len(says(folder).split()) >= LEAST_WORDS


def test_the_page_names_what_is_there() -> None:
    assert [one for one in NAMED.findall(PAGE) if not (ROOT / one).exists()] == []


def test_every_folder_on_the_upper_level_is_drawn() -> None:
    drawing = max(re.findall(r"^```\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE), key=len)
    games = {path.parent.name for path in (ROOT / "engine").glob("*/game.py")}
    tops = {one.name for one in FOLDERS if len(one.relative_to(ROOT).parts) == 2} - games - {"migrations"}
    assert tops - set(DRAWN.findall(drawing)) == set()


PAGES = sorted(page for folder in ("", "docs", "docs/lab", "docs/translating") for page in (ROOT / folder).glob("*.md"))
MOST_CHARACTERS = 120


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_line_of_a_page_is_longer_than_a_line_of_code(page: Path) -> None:
    """Tables and what stands in fences cannot be wrapped."""
    prose = re.sub(r"^ *```.*?^ *```", "", page.read_text(), flags=re.DOTALL | re.MULTILINE)
    assert [line for line in prose.splitlines() if len(line) > MOST_CHARACTERS and not line.startswith("|")] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_of_a_page_leads_to_a_file(page: Path) -> None:
    """Links to other sites, and examples with a <name> in them, lead nowhere in the house."""
    targets = re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8"))
    here = [target for target in targets if not target.startswith("http") and "<" not in target]
    assert [target for target in here if not (page.parent / target).exists()] == []
