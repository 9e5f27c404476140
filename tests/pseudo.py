"""A language that nobody speaks: English with every letter changed and vowels doubled, so that a text that is said in
English all the same is seen, and so is one that has no room for the third by which other languages are longer.
"""

from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.ui import rulebook
from bot.ui.language import ENGLISH, FOLDER

VOWELS = {"a": "á", "i": "í", "o": "ó", "u": "ú", "y": "ý"}
OTHERS = dict(zip("bcdfghjklmnpqrstvwxz", "ƀćđƒğħĵķłɱñƥɋřšţṽŵẋž", strict=True))
MARK = "é"  # which stands for the letter e
LIMITED = range(60, 101)  # characters of a text that may be as long as Discord lets it be: no language has more room
UNTOUCHED = ("language", "steward-names")  # messages: the language itself, and names of people
LOCALE = "ja"  # by whose habits it writes lists, with no word between their parts
CODE = "`"


def write(folder: Path, mark: str = MARK) -> None:
    """Write the texts of the language into this folder. `mark`: what stands for the letter e, so that several such
    languages can be told apart.
    """
    for file in sorted((FOLDER / ENGLISH).rglob("*.ftl")):
        resource = FluentParser().parse(file.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Message) and entry.id.name not in UNTOUCHED:
                for pattern in [entry.value, *(one.value for one in entry.attributes)]:
                    if pattern is not None:
                        _change(pattern, mark)
        to = folder / file.relative_to(FOLDER / ENGLISH)
        to.parent.mkdir(parents=True, exist_ok=True)
        written = FluentSerializer().serialize(resource)
        to.write_text(written.replace(".locale = en-GB", f".locale = {LOCALE}"), encoding="utf-8")


def write_books(folder: Path, mark: str = MARK) -> None:
    """Write the rule books of the language into this folder."""
    for file in sorted((rulebook.FOLDER / ENGLISH).rglob("*.md")):
        to = folder / file.relative_to(rulebook.FOLDER / ENGLISH)
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(changed(file.read_text("utf-8"), mark, longer=False), encoding="utf-8")


def _change(pattern: ast.Pattern, mark: str) -> None:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            element.value = changed(element.value, mark)
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                _change(variant.value, mark)


def changed(text: str, mark: str = MARK, *, longer: bool = True) -> str:
    """A text in the language; commands stay as they are typed."""
    times = 2 if longer and len(text) not in LIMITED else 1
    letters = {small: times * new for small, new in {**VOWELS, "e": mark}.items()} | OTHERS
    letters |= {small.upper(): new.upper() for small, new in letters.items()}
    parts = text.split(CODE)
    table = {ord(small): new for small, new in letters.items()}
    return CODE.join(part if at % 2 else part.translate(table) for at, part in enumerate(parts))
