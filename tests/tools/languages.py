"""Translations beside their English: what is missing, superfluous, or older than the English that it was made from.

    python -m tests.tools.languages de            # lists it; the exit code is 1 where there is anything
    python -m tests.tools.languages de --read     # notes that every text was read beside the English of today

`tests/texts/read/de.txt` holds Git's hash of each English file as the translator saw it, so that Git can show that
version, and this tool can name the messages that have changed since. Whoever changes an English text changes the others
in the same commit, and notes that they did.
"""

import argparse
import hashlib
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from bot.ui import rulebook
from bot.ui.language import ENGLISH, FOLDER, files_of, languages
from bot.ui.texts import COMMENT, ENTRY, NAME, texts_of

ROOT = Path(__file__).parents[2]
READ = ROOT / "tests" / "texts" / "read"  # the folder of the notes, a file a language
DIGITS = 12  # digits of a hash that are noted: enough for Git to find the file


class Report(NamedTuple):
    """The differences between a language and English, by the names of messages and the paths of files."""

    missing: list[str]
    superfluous: list[str]
    older: list[str]


def report(language: str) -> Report:
    """Compare a language with English."""
    english, own, noted = _names(ENGLISH), _names(language), _noted(language)
    return Report(
        missing=[name for name in english if name not in own],
        superfluous=[name for name in own if name not in english and not name.startswith("-")],  # terms are its own
        older=[
            ": ".join([path, *_since(noted.get(path, ""), file)])
            for path, file in _files(ENGLISH).items()
            if noted.get(path) != hash_of(file)
        ],
    )


def _files(language: str) -> dict[str, Path]:
    """The files of a language by the paths that they have in every language."""
    texts, rules = FOLDER / language, rulebook.FOLDER / language
    messages = {str(file.relative_to(texts)): file for file in files_of(language)}
    return messages | {str(file.relative_to(rules)): file for file in sorted(rules.rglob("*.md"))}


def _names(language: str) -> list[str]:
    """The names of a language's messages and terms, and the paths of its chapters."""
    return [*texts_of(language).sources, *(path for path in _files(language) if path.endswith(".md"))]


def hash_of(file: Path) -> str:
    """The beginning of the hash by which Git finds what is in a file."""
    content = file.read_bytes()
    return hashlib.sha1(b"blob %d\0%b" % (len(content), content), usedforsecurity=False).hexdigest()[:DIGITS]


def _since(noted: str, file: Path) -> list[str]:
    """The messages of an English file that have changed since it was noted, in one text; none where Git does not have
    that version, or only comments have changed.
    """
    show = ["git", "cat-file", "blob", noted]  # from our own notes
    old = subprocess.run(show, cwd=ROOT, capture_output=True, check=False, encoding="utf-8").stdout  # noqa: S603 -- as above
    changes = changed(old, file.read_text(encoding="utf-8")) if old else []
    return [", ".join(changes)] if changes else []


def changed(old: str, new: str) -> list[str]:
    """The names of the messages that two versions of a file do not have alike, comments apart."""
    before, after = _entries(old), _entries(new)
    return sorted(name for name in before.keys() | after.keys() if before.get(name) != after.get(name))


def _entries(source: str) -> dict[str, str]:
    entries = ENTRY.split(COMMENT.sub("", source))
    return {name[0]: entry.strip() for entry in entries if (name := NAME.match(entry))}


def _noted(language: str) -> dict[str, str]:
    """The hashes of the English files that a language was made from, by their paths."""
    file = READ / f"{language}.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return {path: noted for noted, path in map(str.split, lines)}


def note(language: str) -> None:
    """Note that everything was read beside the English of today."""
    lines = [f"{hash_of(file)} {path}\n" for path, file in sorted(_files(ENGLISH).items())]
    (READ / f"{language}.txt").write_text("".join(lines), encoding="utf-8")


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
