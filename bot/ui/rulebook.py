"""The rules to read: the chapters in docs/rules/, a folder a language, each file read once. A book that a language
lacks is shown in English, as a whole.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.refusal import Malformed
from bot.ui.language import ENGLISH, current_language
from engine.games import GAMES

FOLDER = Path(__file__).parents[2] / "docs" / "rules"


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of one game's rules. `name` stays when chapters are numbered anew, and in every language; `text` is
    Discord's markdown.
    """

    game: str
    name: str
    title: str
    text: str


def chapters(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game, in order; none where there is no such game."""
    return _book(current_language(), game) if game in GAMES else ()


@cache
def _book(language: str, game: str) -> tuple[Chapter, ...]:
    """Read from `<number>-<name>.md`, whose first line is the title."""
    files = sorted(_path_of(language, game).glob("*-*.md"), key=lambda file: int(file.name.partition("-")[0]))
    return tuple(_read(game, file) for file in files)


def deals() -> Chapter:
    """The chapter about today's deals, which belongs to no game."""
    return _single(current_language(), "todays-deals")


def tournaments() -> Chapter:
    """The chapter about tournaments, which belongs to no game either."""
    return _single(current_language(), "tournaments")


@cache
def _single(language: str, name: str) -> Chapter:
    return _read("", _path_of(language, f"{name}.md"))


def _path_of(language: str, name: str) -> Path:
    """A book or a file in this language; where there is none, in English."""
    own = FOLDER / language / name
    return own if own.exists() else FOLDER / ENGLISH / name


def _read(game: str, file: Path) -> Chapter:
    title, _, text = file.read_text(encoding="utf-8").partition("\n")
    # The title stands above as "##", and Discord sets headings apart by itself.
    shown = re.sub(r"\n*^## (.*)\n+", r"\n### \1\n", text, flags=re.MULTILINE).strip()
    name = file.stem.partition("-")[2] if game else file.stem
    return Chapter(game, name, title.removeprefix("# "), shown)


def chapter(game: str, name: str) -> Chapter:
    """The chapter of that name; the first where there is none, as a button of an older book may ask. Raises
    Malformed where there is no such game.
    """
    book = chapters(game)
    if not book:
        raise Malformed
    return next((one for one in book if one.name == name), book[0])
