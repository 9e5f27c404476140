"""Every text that players read keeps off the forms in banned.txt, which have crept in before."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FTL = sorted((ROOT / "bot" / "texts" / "en").rglob("*.ftl"))
MARKDOWN = [
    ROOT / "README.md",
    ROOT / "docs" / "commands.md",
    ROOT / "docs" / "privacy.md",
    ROOT / "docs" / "rules" / "README.md",
    *sorted((ROOT / "docs" / "rules" / "en").rglob("*.md")),
]
BANNED = {
    pattern: instead
    for line in (Path(__file__).parent / "banned.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
    for pattern, _, instead in [line.partition("\t")]
}
PLACEABLE = re.compile(r"\{[^{}]*\}|\{ ?[$\w-]+ ->$")
NAMES = re.compile(r"^ *\.?[\w-]+ =(?: |$)|^ *\*?\[[\w.-]+\](?: |$)")  # of messages, attributes and variants
CODE = re.compile(r"`[^`]*`|\[?\]\([^)]*\)|<https?:[^>]*>")
MARKS = re.compile(r"^(?:[>#-]|\d+\.|-#| )+ |\*\*|\*(?=\S)|(?<=\S)\*")  # of lists, quotes, headings, bold and italics

BAD = (
    "Who has nothing that can be led may always pass.",
    "told = Taxes first. Who owes pays.",
    "Small cards are hard to be rid of.",
    "    .a = { $name } plays his last card.",
    "Off goes the collector to lunch.",
    "Past { $name } goes the turn, without incident.",
    "Here one must call it oneself.",
    "The last play of one who went out counts.",
    "Play so many cards as the top play has.",
    "There are 61 cards in the whole.",
    "What they took stands beside their names.",
    "score = You: -5",
    "Ranks go up.  Taxes go up, too.",
    "It is { $name }'s turn.",
    "Please choose a card.",
    "A-2-3 is a run, Q-K-A is none.",
    "The count begins anew.",
    "Cards are not shown, also not after the match.",
    "The court waits on you.",
    "as many of them as may be",
    "Pace is the table’s affair.",
    "The game runs against the clock.",
    "With five and more, 13 cards each.",
    "You sit at no table here.",
    "All see what was drawn.",
    "Each suit has its own color.",
    "The chips stay over night.",
    "The lowest total wins, and equals share.",
    "After so many hands the lowest total wins.",
    "Rumino is told in different ways.",
    "Calls are settings and no rules of play.",
    "Whoever leaves is played on by a steward.",
    "    .e = { $seat } lifts the own anchor.",
    "The next hand is dealt.",
    "First to five wins the game.",
    "A right guess wins the deal.",
    "    .told = at most { $value } hands",
    "You may lay any card.",
    "Your cards stay closed.",
    "The table stands still.",
    "You have begun this set in no server.",
    "No answer was surely better than yours.",
)
GOOD = (
    "Who will sweep now? { $name } has the crown.",
    "Whoever gets rid of them first is Tahimi.",
    "Nobody has to be the Tahimi, and there is none.",
    "{ $name } leads { $what }, as one tests the bathwater.",
    "count = { $count ->",
    "   *[other] { $count } cards, −5",
    "- 3: 2–5, 6–9, 10–A",
    'A-2-3 is a run; `it\'s "code"  here`.',
    "A joker stands for any card.",
    "The widow lifts her veil.",
    "cards-dealt-anew =",
    "   *[anew]",
    "The dealer’s first hand counts, too.",
    "The lowest hand loses a life.",
)


def prose(file: Path) -> Iterator[str]:
    """The lines of a file as they are read: values are "N", code is "C", names and marks are gone."""
    fenced = False
    for line in file.read_text("utf-8").splitlines():
        fenced ^= line.startswith("```")
        if not fenced and not (file.suffix == ".ftl" and line.startswith("#")):
            yield plain(line, file.suffix)


def plain(line: str, suffix: str) -> str:
    if suffix == ".ftl":
        line = NAMES.sub("", PLACEABLE.sub("N", line))
    return MARKS.sub("", CODE.sub("C", line)).strip()


def found(line: str) -> list[str]:
    """The banned forms in a line, each with what to write instead."""
    hits = ((re.search(pattern, line, re.IGNORECASE), instead) for pattern, instead in BANNED.items())
    return [f"“{hit[0].strip()}” in “{line}”: {instead}" for hit, instead in hits if hit]


@pytest.mark.parametrize("file", [*FTL, *MARKDOWN], ids=lambda file: str(file.relative_to(ROOT)))
def test_a_text_keeps_off_what_is_banned(file: Path) -> None:
    assert [hit for line in prose(file) for hit in found(line)] == []


@pytest.mark.parametrize("pattern", BANNED)
def test_a_form_that_is_banned_is_noticed_somewhere_and_its_line_says_what_to_write(pattern: str) -> None:
    assert BANNED[pattern]
    assert any(re.search(pattern, plain(line, ".ftl"), re.IGNORECASE) for line in BAD)


@pytest.mark.parametrize("line", BAD)
def test_a_bad_line_is_noticed(line: str) -> None:
    assert found(plain(line, ".ftl"))


@pytest.mark.parametrize("line", GOOD)
def test_a_good_line_is_let_through(line: str) -> None:
    assert found(plain(line, ".ftl")) == []
