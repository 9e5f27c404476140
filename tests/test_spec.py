"""The specification, docs/spec: every id that is cited has its place there, and a test or a case holds every ruling."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SPEC = ROOT / "docs" / "spec"
CITING = ("engine", "data", "bot", "cogs", "tests", "docs")  # the folders whose files cite
KINDS = (".py", ".md", ".yaml", ".ftl")
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
DEFINED = re.compile(r'^(?:## <a id="([^"]+)"></a>\1: |- <a id="([^"]+)"></a>\*\*\2\*\*: )', re.MULTILINE)

Pages = dict[str, str]  # by name, the text


@pytest.fixture(scope="module")
def spec() -> Pages:
    return {page.stem: page.read_text(encoding="utf-8") for page in SPEC.glob("*.md") if page.stem != "README"}


@pytest.fixture(scope="module")
def texts() -> Pages:
    return {
        str(file.relative_to(ROOT)): file.read_text(encoding="utf-8")
        for folder in CITING
        for file in sorted((ROOT / folder).rglob("*"))
        if file.suffix in KINDS and file != Path(__file__)
    }


def anchors(pages: Pages) -> list[str]:
    return [found for text in pages.values() for found in ANCHOR.findall(text)]


def cited(text: str, prefixes: Iterable[str]) -> Iterator[str]:
    """The ids in a text that begin with one of these prefixes: chapters, "TRU-3", and rulings, "TRU-R3"."""
    return (found[0] for found in re.finditer(rf"\b(?:{'|'.join(prefixes)})-R?\d+\b", text))


def prefixes_of(pages: Pages) -> list[str]:
    return sorted({found.partition("-")[0] for found in anchors(pages)})


def unknown(pages: Pages, texts: Pages) -> dict[str, str]:
    """The cited ids that no page defines, each with a file that cites it."""
    known, prefixes = set(anchors(pages)), prefixes_of(pages)
    return {found: name for name, text in texts.items() for found in cited(text, prefixes) if found not in known}


def untested(pages: Pages, texts: Pages) -> set[str]:
    """The rulings that no test and no rule case names."""
    prefixes = prefixes_of(pages)
    named = {found for name, text in texts.items() if name.startswith("tests/") for found in cited(text, prefixes)}
    return {found for found in anchors(pages) if "-R" in found} - named


def test_every_id_is_defined_once_on_the_page_of_its_prefix(spec: Pages) -> None:
    assert [found for found, times in Counter(anchors(spec)).items() if times > 1] == []
    by_prefix = {(found.partition("-")[0], name) for name, text in spec.items() for found in ANCHOR.findall(text)}
    assert len(by_prefix) == len({prefix for prefix, _ in by_prefix}) == len(spec)


def test_every_anchor_stands_before_its_id(spec: Pages) -> None:
    for text in spec.values():
        assert ["".join(found) for found in DEFINED.findall(text)] == ANCHOR.findall(text)


def test_every_id_that_is_cited_can_be_looked_up(spec: Pages, texts: Pages) -> None:
    assert unknown(spec, texts) == {}


def test_every_ruling_is_held_by_a_test_or_a_case(spec: Pages, texts: Pages) -> None:
    assert sorted(untested(spec, texts)) == []


def test_nothing_is_cited_in_another_way(texts: Pages) -> None:
    other = re.compile(r"\brules? (?:\d+\.\d+|[A-D]\.\d+)|(?<![\w.])[A-D]\.\d+\b")
    assert {name: found for name, text in texts.items() if (found := other.findall(text))} == {}


def test_the_index_names_every_page(spec: Pages) -> None:
    index = (SPEC / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\]\((\w+)\.md\)", index)) == set(spec)


def test_an_unknown_id_and_an_untested_ruling_are_found() -> None:
    pages = {"truc": '## <a id="TRU-1"></a>TRU-1: The pack\n- <a id="TRU-R1"></a>**TRU-R1**: No cut.\n'}
    assert unknown(pages, {"engine/truc/round.py": "(TRU-1, TRU-9)"}) == {"TRU-9": "engine/truc/round.py"}
    assert untested(pages, {"engine/truc/round.py": "(TRU-R1)"}) == {"TRU-R1"}
    assert untested(pages, {"tests/engine/truc/test_hands.py": "TRU-R1."}) == set()
