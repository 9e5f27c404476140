"""Translations beside their English: what is missing, superfluous, or older than the English that it was made from.

    python -m tests.tools.languages de            # lists it; the exit code is 1 where there is anything
    python -m tests.tools.languages de --read     # notes that every text was read beside the English of today

A lock file a language (`bot/texts/de.json`) holds a hash of the English of every message and chapter as the translator
saw it. Whoever changes an English text changes the others in the same commit, and notes that they did.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bot.ui import rulebook
from bot.ui.language import ENGLISH, FOLDER, languages
from bot.ui.texts import COMMENT, texts_of

DIGITS = 12  # of a hash: enough to notice a change


class Report(NamedTuple):
    """The differences between a language and English, by the names of messages and the paths of chapters."""

    missing: list[str]
    superfluous: list[str]
    older: list[str]


def report(language: str) -> Report:
    """Compare a language with English."""
    english, own, noted = hashes(ENGLISH), hashes(language), _noted(language)
    return Report(
        missing=[name for name in english if name not in own],
        superfluous=[name for name in own if name not in english and not name.startswith("-")],  # terms are its own
        older=[name for name in english if name in own and noted.get(name) != english[name]],
    )


def hashes(language: str) -> dict[str, str]:
    """A hash of every message and every chapter of a language, as they are written, comments apart."""
    return {name: hashlib.sha256(text.encode()).hexdigest()[:DIGITS] for name, text in _written(language)}


def _written(language: str) -> Iterator[tuple[str, str]]:
    for name, entry in texts_of(language).sources.items():
        yield name, COMMENT.sub("", entry).strip()
    folder = rulebook.FOLDER / language
    for file in sorted(folder.rglob("*.md")):
        yield str(file.relative_to(folder)), file.read_text(encoding="utf-8")


def _lock(language: str) -> Path:
    return FOLDER / f"{language}.json"


def _noted(language: str) -> dict[str, str]:
    """The hashes of the English that a language was made from."""
    file = _lock(language)
    noted: dict[str, str] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return noted


def note(language: str) -> None:
    """Note that everything was read beside the English of today."""
    own = hashes(language)
    read = {name: known for name, known in hashes(ENGLISH).items() if name in own}
    _lock(language).write_text(json.dumps(read, indent=0, sort_keys=True) + "\n", encoding="utf-8")


def main(arguments: list[str]) -> int:
    """List what differs, or note that all was read; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.languages")
    parser.add_argument("language", choices=[one for one in languages() if one != ENGLISH])
    parser.add_argument("--read", action="store_true", help="note that every text was read beside its English")
    given = parser.parse_args(arguments)
    if given.read:
        note(given.language)
    found = report(given.language)._asdict()
    for why, names in found.items():
        sys.stdout.writelines(f"{why}: {name}\n" for name in names)
    return int(any(found.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
