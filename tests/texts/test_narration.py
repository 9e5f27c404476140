"""The chronicler's texts: whole, varied, short, discreet, and with a word for all that the engine can say."""

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from engine.climbing.play import LOW
from engine.dahimi import rules as dahimi
from engine.tahimi.deck import rank_order
from engine.tahimi.rules import titles

TEXTS = Path(__file__).parents[2] / "bot" / "texts" / "en"
FILES = {
    name: FluentParser().parse((TEXTS / f"{name}.ftl").read_text("utf-8"))
    for name in ("narration", "milestones", "titles", "cards", "arcana")
}
BUNDLE = FluentBundle(["en"], use_isolating=False)
for _resource in FILES.values():
    BUNDLE.add_resource(_resource)

# What the narrator hands to each message. All of it is told, except `under`, which the table shows anyway.
GIVEN = {
    "played-lead": "name what",
    "played-lead-set": "name what",
    "played-beat": "name what under",
    "played-jump": "name what under",
    "played-joker": "name what",
    "played-top": "name what",
    "order-turned": "name",
    "order-turned-back": "name",
    "suits-locked": "suits",
    "eight-stops": "name what",
    "passed": "name",
    "passed-together": "names",
    "passed-lead": "name next",
    "trick-taken": "name",
    "trick-inherited": "name next",
    "one-card": "name",
    "one-card-called": "name",
    "one-card-caught": "name by",
    "went-out-first": "name",
    "went-out": "name place",
    "last-one": "name",
    "left": "name",
    "shown": "name card",
    "rescinded-one": "name whom what",
    "rescinded-all": "name whom what",
    "recalled": "name",
    "swapped": "name whom",
    "spun": "name cards",
    "steward-sits": "name whom",
    "came-back": "name",
    "taxes-open": "",
    "taxes-done": "name",
    "round-opens": "name",
    "joined": "name",
    "joined-gate": "name",
    "joined-pick": "name what",
    "leaves-after": "name",
    "drawn-first": "name what",
    "drawn-last": "name",
    "rise": "name count",
    "rise-crown": "name",
    "reign": "name",
    "fall-crown": "name next",
    "stuck": "name",
    "fall": "name count",
    "proclaimed": "name",
    "lobby": "",
    "lobby-ready": "",
    "between": "",
    "milestone-reign": "name times",
    "milestone-escape": "name",
    "milestone-misery": "name power",
}
SAMPLE: dict[str, str | int] = {
    "name": "Quixotella",
    "names": "Quixotella, Rosamunder and Sigismunda",
    "next": "Rosamunder",
    "by": "Sigismunda",
    "whom": "Theophilus",
    "what": "three Fourteens",
    "card": "The High Priestess",
    "cards": "fifteen cards",
    "under": "a pair of low jokers",
    "suits": "Clubs and Diamonds",
    "place": "thirteenth",
    "count": 7,
    "times": "fifteenth",
    "power": "1,000,000",
}
TOLD = SAMPLE | {"count": "seven places"}
LONGEST = 90
FEWEST = 10
SECRETS = (
    r"(?i)\b(could|can|would) ?n[o’']t\b|\bcannot\b|\bmust\b|\bunable\b"
    r"|\b(has|have|had|with) nothing\b|\bnothing (to|left)\b"
    r"|\b(few|fewer|many|more|remaining|last|thin|full|weak|strong|good|bad|better|worse) (cards?|hand)\b"
)
# Words that would tell a choice from a necessity.
MOTIVES = (
    r"(?i)\b(choos|chose|declin|prefer|refus|decid|sav(es|ing)|keep|kept|hold|wait|bide|want|wish|hop(es|ing)|relent|forced?\b"
    r"|allow|lets?\b|instead|rather|yet\b|sigh|smil|alas|glad|regret|unfortunate|reluct|no cards?|not this time)"
)
GENDERED = r"(?i)\b(he|she|him|his|her|hers|himself|herself|lord|lady|king’s|queen’s|man|woman)\b"
OUTSIDE_WORLD = (
    r"(?i)\b(god|gods|pray\w*|bless\w*|amen|saint\w*|heaven\w*|hell|devil|angel\w*|miracle\w*|church|monk|nun|priest|bishop|pope"
    r"|temple|sin\w*|holy|vote\w*|party|election\w*|parliament|president|minister|democra\w*|republic\w*)\b"
)


def messages(file: str) -> list[ast.Message]:
    return [entry for entry in FILES[file].body if isinstance(entry, ast.Message)]


def say(message: str, attribute: str | None = None, **given: str | int) -> str:
    """A text as players read it; anything that Fluent complains of fails the test."""
    found = BUNDLE.get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None, f"{message} has no value"
    text, errors = BUNDLE.format_pattern(pattern, given)
    assert not errors, f"{message}.{attribute}: {errors}"
    assert isinstance(text, str)
    return text


def lines(message: str) -> list[str]:
    """The wordings of `message`, about people with names of ten characters."""
    given = {name: SAMPLE[name] for name in GIVEN[message].split()}
    return [say(message, attribute, **given) for attribute in BUNDLE.get_message(message).attributes]


def opening(line: str) -> tuple[str, ...]:
    """The first two words of a line, after the cry that starts every announcement."""
    return tuple(re.findall(r"[\w’]+", line.removeprefix("**One card!**").casefold())[:2])


def unbalanced(line: str) -> bool:
    """True if some markdown of a line stays open, or marks anything but bold and italics."""
    plain = re.sub(r"\*\*(?=\S)[^*]+(?<=\S)\*\*", "", line)
    plain = re.sub(r"\*(?=\S)[^*]+(?<=\S)\*", "", plain)
    return bool(re.search(r"[*_~`|<>#\\\[\]]", plain))


@pytest.mark.parametrize("file", FILES)
def test_a_file_parses_whole(file: str) -> None:
    assert [entry.content for entry in FILES[file].body if isinstance(entry, ast.Junk)] == []
    attributes = {message.id.name: [a.id.name for a in message.attributes] for message in messages(file)}
    assert attributes
    assert {name for name, found in attributes.items() if len(found) != len(set(found))} == set()


def test_no_two_messages_share_a_name() -> None:
    names = Counter(message.id.name for file in FILES for message in messages(file))
    assert [name for name, count in names.items() if count > 1] == []


def test_the_chronicler_has_exactly_these_subjects() -> None:
    said = [*messages("narration"), *messages("milestones")]
    assert {message.id.name for message in said} == set(GIVEN)
    assert [message.id.name for message in said if message.value is not None] == []


@pytest.mark.parametrize("message", GIVEN)
def test_a_subject_has_many_short_ways_to_say_it(message: str) -> None:
    said = lines(message)
    assert len(said) >= FEWEST
    assert [line for line in said if len(line) > LONGEST] == []
    assert [line for line in said if line != " ".join(line.split())] == []


@pytest.mark.parametrize("message", GIVEN)
def test_a_line_tells_all_that_it_is_given(message: str) -> None:
    parts = [str(TOLD[name]) for name in GIVEN[message].split() if name != "under"]
    assert [line for line in lines(message) if not all(each in line for each in parts)] == []


@pytest.mark.parametrize("message", GIVEN)
def test_no_two_lines_of_a_subject_read_alike(message: str) -> None:
    said = lines(message)
    openings = Counter(opening(line) for line in said)
    assert [words for words, count in openings.items() if count > 1] == []
    with_a_name = [
        line for line in said if opening(line)[0] in {str(SAMPLE[k]).casefold() for k in ("name", "next", "by")}
    ]
    assert len(with_a_name) <= len(said) / 2


def test_no_line_comes_twice() -> None:
    said = Counter(line.casefold() for message in GIVEN for line in lines(message))
    assert [line for line, count in said.items() if count > 1] == []


@pytest.mark.parametrize("message", GIVEN)
def test_a_line_is_a_sentence_with_balanced_markdown(message: str) -> None:
    said = lines(message)
    assert [line for line in said if unbalanced(line)] == []
    assert [line for line in said if re.search(r"(?:^|[.!?] )\W*[a-z]", line)] == []
    assert [line for line in said if not re.search(r"[.!?][”*]*$", line)] == []


@pytest.mark.parametrize("message", GIVEN)
@pytest.mark.parametrize("taboo", [SECRETS, GENDERED, OUTSIDE_WORLD], ids=["secrets", "gendered", "outside world"])
def test_a_line_keeps_off(taboo: str, message: str) -> None:
    assert [line for line in lines(message) if re.search(taboo, line)] == []


@pytest.mark.parametrize("message", ["passed", "passed-together", "passed-lead"])
def test_a_pass_shows_no_motive(message: str) -> None:
    assert [line for line in lines(message) if re.search(MOTIVES, line)] == []


def test_a_single_card_is_announced_in_bold() -> None:
    assert [line for line in lines("one-card") if not line.startswith("**One card!** ")] == []
    for message in ("one-card-called", "one-card-caught"):
        assert [line for line in lines(message) if not re.search(r"(?i)\*\*one card!?\*\*", line)] == []


def test_a_single_card_is_named_nowhere_else() -> None:
    others = [message for message in GIVEN if not message.startswith("one-card")]
    assert [
        line for message in others for line in lines(message) if re.search(r"(?i)\b(one|single) card\b", line)
    ] == []


def test_every_title_has_its_words() -> None:
    ours = {title for players in range(3, 9) for progressive in (False, True) for title in titles(players, progressive)}
    ours |= {title for players in range(3, 14) for title in dahimi.titles(players)}
    names = {title.lower().replace(" ", "-"): title for title in ours | {"Newcomer", "Steward"}}
    assert {message.id.name for message in messages("titles")} == set(names)
    for name, title in names.items():
        assert say(name, "plain") == title
        assert say(name) == f"{say(name, 'short')} {title}"
        assert not re.search(r"[\w\s]", say(name, "short"))


def test_the_signs_of_the_titles() -> None:
    signs = {"tahimi": "👑", "vice-tahimi": "🎩", "merchant": "⚖️", "master-serf": "🧺", "serf": "🧹"}
    signs |= {"newcomer": "🎭", "steward": "⚙️"}
    assert {name: say(name, "short") for name in signs} == signs
    assert {say(f"{which}-vice-tahimi", "short") for which in ("senior", "junior")} == {"🎩"}


def test_every_rank_has_its_words() -> None:
    modes = ("standard", "extra_suits", "expanded")
    ranks = {rank for players in range(3, 9) for mode in modes for rank in rank_order(players, mode, deuces_high=False)}
    ranks |= {"P", "N"}  # Page and Knight, of Tarot-himi
    named = {message.id.name for message in messages("cards")}
    assert {name for name in named if name.startswith("rank-")} == {f"rank-{rank}" for rank in ranks | {LOW}}
    for rank in ranks:
        one, many = say(f"rank-{rank}"), say(f"rank-{rank}", "plural")
        assert many == one + ("es" if one == "Six" else "s")
        article = "an" if one in {"Eight", "Eleven", "Ace"} else "a"
        assert say(f"rank-{rank}", "what", count=1) == f"{article} {one}"
        for count in range(2, 16):
            assert say(f"rank-{rank}", "what", count=count) == f"{say('number', count=count)} {many}"


@pytest.mark.parametrize(
    ("rank", "count", "words"),
    [
        ("5", 1, "a Five"),
        ("8", 1, "an Eight"),
        ("A", 1, "an Ace"),
        ("J", 2, "two Jacks"),
        ("6", 4, "four Sixes"),
        ("15", 3, "three Fifteens"),
        (LOW, 1, "a low joker"),
        (LOW, 2, "a pair of low jokers"),
    ],
)
def test_a_set_in_words(rank: str, count: int, words: str) -> None:
    assert say(f"rank-{rank}", "what", count=count) == words


def test_numbers_in_words() -> None:
    words = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen"
    assert [say("number", count=count) for count in range(1, 16)] == words.split()
    assert say("number", count=16) == "16"
    assert [say("places", count=count) for count in (1, 2, 7)] == ["one place", "two places", "seven places"]


def test_places_in_words() -> None:
    places = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth"
    assert [say("ordinal", place=place) for place in range(1, 14)] == places.split()
