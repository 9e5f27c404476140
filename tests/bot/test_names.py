"""The names of people: harmless in every place, whatever they choose."""

import re
from unicodedata import category

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.ui import names, wording
from bot.ui.names import END, ISOLATE, columns, in_code, in_column, in_markdown, in_plain
from bot.ui.texts import say
from data.records import Person
from tests.bot.nasty import EVERY_NAME, LONGEST, NASTY, bare

NAMELESS = say("nameless")


def inner(shown: str) -> str:
    """The name without its isolate."""
    assert shown.startswith(ISOLATE)
    assert shown.endswith(END)
    return shown[1:-1]


def plain(name: str) -> str:
    return inner(in_plain(name))


@EVERY_NAME
def test_a_nasty_name_is_harmless_in_every_place(name: str) -> None:
    assert bare(in_markdown(name)) == bare(in_plain(name), markdown=False) == "⟨⟩"
    assert bare(f"```{in_code(name)}```") == "```⟨⟩```"


@pytest.mark.parametrize(
    "name", ["Marie", "Zoé", "Jean Paul", "寿司", "אבגד", "نور", "Иван", "👑", "person 1", "Đỗ Ngọc"]
)
def test_an_ordinary_name_stays_as_it_is(name: str) -> None:
    assert inner(in_markdown(name)) == inner(in_code(name)) == plain(name) == name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("<@123>", r"\<\@123\>"),
        ("https://a.b", r"https\:\/\/a\.b"),
        ("[text](url)", r"\[text\]\(url\)"),
        ("# Big", r"\# Big"),
        ("||`*_~", r"\|\|\`\*\_\~"),
        ("\\", r"\\"),
        ("@everyone", "＠everyone"),
        ("me@home", r"me\@home"),
    ],
)
def test_markdown_is_escaped_and_calls_are_broken(name: str, shown: str) -> None:
    assert inner(in_markdown(name)) == shown


def test_where_no_markdown_is_read_there_are_no_backslashes() -> None:
    assert plain("<@123> *_#") == "<@123> *_#"
    assert plain("@here") == "＠here"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Marie", "Marie   "),
        ("Maximilian", "Maxi…ian"),
        ("寿司寿司寿司", "寿司…司 "),
        ("Zoe\u0301", "Zoe\u0301     "),
        ("```", "ʼʼʼ     "),
    ],
)
def test_a_name_fills_a_column_of_a_table(name: str, shown: str) -> None:
    assert in_column(name, 8).replace(ISOLATE, "").replace(END, "") == shown


@EVERY_NAME
def test_every_name_is_as_wide_as_its_column(name: str) -> None:
    assert columns(in_column(name, 8).replace(ISOLATE, "").replace(END, "")) == 8


def test_a_line_of_code_can_be_pasted() -> None:
    assert inner(in_code("```<@1> @x https://a.b")) == "ʼʼʼ‹＠1› ＠x https:∕∕a.b"


@pytest.mark.parametrize(
    "kind",
    [
        *("empty", "spaces", "zero width", "joiners", "filler", "fillers", "braille", "tags"),
        *("accents alone", "private", "bare steward"),
    ],
)
def test_an_invisible_name_becomes_a_word(kind: str) -> None:
    assert plain(NASTY[kind]) == NAMELESS


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("\u202eab\u2066c", "abc"),
        ("a\n \u3164\tb", "a b"),
        ("⚙️ Odila", "Odila"),
        ("Odila⚙", "Odila"),
        ("@every\u200bone", "＠everyone"),
        ("\u0301ab", "ab"),
        ("a \u0301b", "a b"),
        ("e" + "\u0301" * 9 + "f", "e\u0301\u0301\u0301f"),
    ],
)
def test_what_is_not_seen_is_taken_out(name: str, shown: str) -> None:
    assert plain(name) == shown


@pytest.mark.parametrize("name", ["علی‌رضا", "👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "1️⃣", "❤️", "מַרִיָּה", "မြို့", "རྒྱུ", "क्षत्रिय"])
def test_what_belongs_to_a_script_or_an_emoji_stays(name: str) -> None:
    assert plain(name) == name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("x" * 24, "x" * 24),
        ("x" * 25, "x" * 14 + "…" + "x" * 9),
        ("Maximilian von Hohenburg-Eins", "Maximilian von…burg-Eins"),
        ("x" * 14 + " " + "y" * 8 + " " + "z" * 8, "x" * 14 + "…" + "z" * 8),
        ("x" * 13 + "e\u0301\u0302" + "z" * 16, "x" * 13 + "…" + "z" * 9),
        ("x" * 22 + "e\u0301\u0302" + "z" * 7, "x" * 13 + "…e\u0301\u0302" + "z" * 7),
        ("x" * 12 + "👨‍👩‍👧‍👦" + "z" * 9, "x" * 12 + "…" + "z" * 9),
        ("x" * 20 + "👨‍👩‍👧‍👦", "x" * 14 + "…xx👨‍👩‍👧‍👦"),
        ("x" * 13 + "👍🏽" + "z" * 10, "x" * 13 + "…" + "z" * 9),
        ("x" + "🇩🇪" * 12, "x" + "🇩🇪" * 6 + "…" + "🇩🇪" * 5),
        ("🇩🇪" * 13, "🇩🇪" * 6 + "…" + "🇩🇪" * 5),
        ("x" * 13 + "\u1112\u1161\u11ab" + "z" * 9, "x" * 13 + "…" + "z" * 9),
        ("x" * 5 + "👨‍" * 15 + "👨", "x" * 5 + "…"),
        ("👨‍" * 16, "👨‍" * 11 + "👨…"),
    ],
)
def test_a_long_name_is_cut_between_what_is_seen_as_characters(name: str, shown: str) -> None:
    assert plain(name) == shown


@settings(deadline=None)
@given(st.data())
def test_two_names_of_one_length_that_agree_in_23_characters_look_different(data: st.DataObject) -> None:
    letters = st.characters(categories=["Lu", "Ll", "Nd"])
    alike = data.draw(st.text(letters, min_size=23, max_size=23))
    length = data.draw(st.integers(1, 9))
    ends = st.text(letters, min_size=length, max_size=length)
    one, other = data.draw(st.lists(ends, min_size=2, max_size=2, unique=True))
    assert plain(alike + one) != plain(alike + other)
    assert in_markdown(alike + one) != in_markdown(alike + other)
    assert in_code(alike + one) != in_code(alike + other)


def test_names_that_end_otherwise_are_told_apart_in_a_narrow_column() -> None:
    assert in_column("Maximilian von Hohenburg-Eins", 8) != in_column("Maximilian von Hohenburg-Zwei", 8)


def test_a_cut_name_is_escaped_to_its_end() -> None:
    assert inner(in_markdown("*" * 32)) == r"\*" * 14 + "…" + r"\*" * 9


def test_a_sign_of_the_house_stands_only_where_the_house_puts_it() -> None:
    assert wording.name(Person(key="u1", name="💤 Odila", user=1)) == f"{ISOLATE}Odila{END}"
    assert wording.name(Person(key="u1", name="⚙️ Odila", user=1)) == f"{ISOLATE}Odila{END}"
    assert wording.name(Person(key="s1", name="Odila")) == f"⚙️ {ISOLATE}Odila{END}"
    assert wording.name(Person(key="u1", name="*", user=1, away=True), names.in_plain) == f"💤 {ISOLATE}*{END}"


def test_who_is_gone_is_mentioned_and_a_name_is_no_mention() -> None:
    assert wording.name(wording.Gone(key="u77", user=77)) == f"{ISOLATE}<@77>{END}"
    assert wording.name(Person(key="u77", name="<@77>", user=77)) == rf"{ISOLATE}\<\@77\>{END}"


NAMES = st.text(max_size=40) | st.lists(
    st.sampled_from([*NASTY.values(), *"ab é@", "\u200d", "\u200c", "\u0301", "👨", "🏽", "🇩", "⚙", "\u2068", "\u2069"])
).map("".join)


@pytest.mark.long
@settings(deadline=None)
@given(NAMES)
@example("\u200d\u0301a")
@example("Á\u0301\u0301\u0301\u200d\u0301X")
@example("x\u200d\u200dé")
def test_any_name_is_harmless_and_cleaned_once_for_all(name: str) -> None:
    shown = plain(name)
    assert bare(in_markdown(name)) == bare(in_plain(name), markdown=False) == "⟨⟩"
    assert bare(f"```{in_code(name)}```") == "```⟨⟩```"
    assert 0 < len(shown) <= LONGEST
    assert not {category(char) for char in re.sub("[\u200c\u200d]", "", shown)} & {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
    assert re.sub(r"\\(.)", r"\1", inner(in_markdown(name))) == shown
    assert plain(shown) == plain(in_plain(name)) == shown


@settings(deadline=None)
@given(st.text(st.characters(categories=["Zs", "Zl", "Zp", "Cc", "Cf", "Mn", "Me", "Co"]), max_size=40))
def test_a_name_of_nothing_visible_becomes_a_word(name: str) -> None:
    assert plain(name) == NAMELESS


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Maximilian von der Hohenburg Zwei", "Maximilian von den Hohenburg Zwei"),  # they differ in what is left out
        ("Max", "Max"),
        ("", "\u200b"),
    ],
)
def test_names_that_would_look_alike_at_a_table_get_numbers(name: str, other: str) -> None:
    second = names.distinct(name, [other])
    third = names.distinct(name, [other, second])
    assert len({plain(one) for one in (other, second, third)}) == 3
    assert plain(third).endswith("(3)")


def test_a_name_that_looks_like_no_other_stays() -> None:
    assert names.distinct("Max", ["Moritz", "Max (2)"]) == "Max"
