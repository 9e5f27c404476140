"""The rules as a book: every chapter fits, nothing is left out, and ❓ gives the engine's reasons."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import pytest
from discord.ui import LayoutView

from bot import screens
from bot.sandbox import JSON, seen
from bot.sandbox.components import component_problems, walk
from bot.sandbox.limits import Setting
from bot.stamp import Stamp
from bot.table.scene import Scene
from bot.ui import custom_ids, naming, rulebook
from bot.ui.custom_ids import Press
from bot.ui.language import ENGLISH
from bot.ui.rulebook import Chapter, chapters
from data.daily.records import BOARD_SETS, PRACTICE_DAYS
from data.records import Person, TableRecord
from engine.climbing.rules import ClimbingRules, bands, climbing_rules, plain_order
from engine.contract import Standing
from engine.daily import DEALS
from engine.games import GAMES, rules_of
from engine.tahimi.game import Tahimi
from engine.tahimi.round import Round, begin, position
from tests.bot.screens import why_of
from tests.said import said

BOOK = chapters("tahimi")
BOOKS = {game: chapters(game) for game in GAMES if chapters(game)}
CLIMBING = [game for game in BOOKS if issubclass(rules_of(game), ClimbingRules)]
LONGEST_CHAPTER = 3200
LONGEST_PAGE = 850  # of the rules in short: six items
NAMES = ("Zoé", "Marie", "Bob", "Léo", "Ahmed", "Kim", "Nora", "Ida")


def payload(view: LayoutView) -> list[JSON]:
    return list(view.to_components())  # type: ignore[no-untyped-call]  # discord.py leaves it so


def shown(view: LayoutView) -> str:
    """The screen's text. Fails where Discord would refuse the screen."""
    assert not list(component_problems(payload(view), Setting(v2=True)))
    return seen("\n".join(one["content"] for _, one in walk(payload(view)) if one["type"] == 10))


def presses(view: LayoutView) -> list[Press]:
    """The presses that the screen's buttons and menus send."""
    found = [custom_ids.decode(one["custom_id"]) for _, one in walk(payload(view)) if "custom_id" in one]
    return [press for press in found if press]


# The book


@pytest.mark.parametrize(
    "chapter", [one for book in BOOKS.values() for one in book], ids=lambda one: f"{one.game}-{one.name}"
)
def test_every_chapter_fits_a_message_and_is_written_for_discord(chapter: Chapter) -> None:
    assert len(chapter.text) <= LONGEST_CHAPTER
    assert shown(screens.page(chapter)).startswith(f"## 📖 {chapter.title}\n")
    for line in chapter.text.splitlines():
        assert "|" not in line, "Discord knows no tables"
        assert "](" not in line, "a link to a file leads nowhere in Discord"
        assert not line.startswith("#") or line.startswith("### ")
        assert line.count("**") % 2 == 0


def test_the_chapter_about_today_s_deals_is_shown_and_has_its_numbers() -> None:
    chapter = rulebook.deals()
    told = shown(screens.daily_help())
    assert told.startswith(f"## 📖 {chapter.title}\n")
    assert len(chapter.text) <= LONGEST_CHAPTER
    for number in (f"{DEALS} deals", f"{BOARD_SETS} sets", f"{PRACTICE_DAYS} days"):
        assert number in told
    assert "](" not in chapter.text
    assert "(en/todays-deals.md)" in (rulebook.FOLDER / "README.md").read_text(encoding="utf-8")
    (way,) = [press for press in presses(screens.books()) if press.surface == custom_ids.DAILY]
    assert way.verb == "help"


def test_the_chapter_about_tournaments_is_shown_and_the_way_to_it_stands_below_all_books() -> None:
    chapter = rulebook.tournaments()
    assert shown(screens.tournament_rules()).startswith(f"## 📖 {chapter.title}\n")
    assert len(chapter.text) <= LONGEST_CHAPTER
    assert "](" not in chapter.text
    assert "(en/tournaments.md)" in (rulebook.FOLDER / "README.md").read_text(encoding="utf-8")
    assert [press for press in presses(screens.books()) if press.verb == "tournaments"]


def test_the_index_names_every_chapter_in_order() -> None:
    index = (rulebook.FOLDER / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\d+\. \[(.*?)\]\((.*?)\)", index, flags=re.MULTILINE)
    assert [title for title, _ in listed] == [chapter.title for book in BOOKS.values() for chapter in book]
    files = {file for game in BOOKS for file in Path(rulebook.FOLDER / ENGLISH / game).iterdir()}
    assert {rulebook.FOLDER / path for _, path in listed} == files


def test_pages_lead_to_each_other_round_the_whole_book() -> None:
    for at, chapter in enumerate(BOOK):
        sent = presses(screens.page(chapter))
        turned = {press.verb: press.argument for press in sent}
        assert turned["next"] == f"tahimi/{BOOK[(at + 1) % len(BOOK)].name}"
        assert turned["back"] == f"tahimi/{BOOK[at - 1].name}"
        assert {press.table for press in sent} == {0}
        assert [press.argument for press in sent if press.surface != custom_ids.BOOK] == ([] if at else ["tahimi"])


def test_every_book_begins_with_a_page_that_fits_a_phone() -> None:
    for book in BOOKS.values():
        assert book[0].name == "in-short"
        assert len(book[0].text) <= LONGEST_PAGE
        assert all(line.startswith("- **") for line in book[0].text.splitlines())


def test_a_button_to_a_chapter_that_is_gone_opens_the_first() -> None:
    assert rulebook.chapter("tahimi", "of-old") is BOOK[0]


# Complete


def values_of(game: str, option: str) -> Iterable[str]:
    """The values of an option that are words."""
    kind = rules_of(game).model_fields[option].annotation
    return [value for part in (kind, *get_args(kind)) for value in get_args(part) if isinstance(value, str)]


OFFERED = [(game, one) for game in BOOKS for one in rules_of(game).model_fields if one not in rules_of(game).FIXED]


@pytest.mark.parametrize(("game", "option"), OFFERED)
def test_the_house_rules_name_every_option_as_the_forms_do_with_its_values_and_its_default(
    game: str, option: str
) -> None:
    lines = [line for line in rulebook.chapter(game, "house-rules").text.splitlines() if f"`{option}`" in line]
    assert len(lines) == 1
    assert lines[0].startswith(f"- **{naming.rule_title(rules_of(game)(), option)}** ")
    default = rules_of(game).model_fields[option].default
    said = {"True": "on", "False": "off", "None": "none"}.get(str(default), default)
    assert lines[0].endswith(f"Default: {said}.")
    for value in (*values_of(game, option), *(["on", "off"] if isinstance(default, bool) else [])):
        assert f"*{value}*" in lines[0]


@pytest.mark.parametrize("players", range(3, 9))
def test_the_pick_is_written_as_it_is_drawn(players: int) -> None:
    spans = ["–".join(dict.fromkeys((band[0], band[-1]))) for band in bands(players, plain_order(False))]
    assert f"  - {players}: {', '.join(spans)}" in rulebook.chapter("tahimi", "coming-and-going").text.splitlines()


@pytest.mark.parametrize(
    ("game", "players"), [(game, many) for game in CLIMBING for many in range(3, rules_of(game)().seats()[1] + 1)]
)
def test_the_titles_are_all_in_the_book(game: str, players: int) -> None:
    text = rulebook.chapter(game, "seats-and-titles").text
    standing = Standing(order=tuple(map(str, range(players))), round=2)
    assert all(title in text for title in climbing_rules(rules_of(game)()).titles(standing) if title)


@pytest.mark.parametrize("game", CLIMBING)
def test_every_book_of_the_family_has_the_chapters_that_screens_open(game: str) -> None:
    assert {"playing", "taxes", "tricks-and-going-out"} <= {chapter.name for chapter in BOOKS[game]}


def begun(players: int) -> Round:
    return begin(Tahimi(), position(Tahimi(), [["2"]] * players).standing, [["2"]] * players)


# ❓


def scene(state: Round, seat: int) -> Scene:
    """The state as the person in that seat sees it."""
    people = tuple(Person(key=f"u{at}", name=NAMES[at], user=at) for at in range(len(state.standing.order)))
    record = TableRecord(id=1, guild=1, channel=1, host=0, game="tahimi", phase="round", people=people)
    return Scene(
        record=record, rules=state.rules, round=None, view=state.view(seat), seated=people, events=(), stamp=Stamp(1)
    )


def asked(hand: str, top: str, seat: int = 0, **options: object) -> str:
    """The reasons that ❓ gives to a hand when seat 2 has led `top`, and seat 0 is to follow."""
    led = [top.partition("x")[0]] * int(top.partition("x")[2])
    state = position(Tahimi.read(options), [hand.split(), hand.split(), [*led, "A", "K"]], turn=2)
    state.play(2, state.action(f"play {' '.join(led)}"))
    return reasons(state, seat)


def reasons(state: Round, seat: int) -> str:
    """The reasons that ❓ gives of the hand; none to a player who has no hand."""
    return shown(why_of(scene(state, seat))).partition("## ❓")[2] + "\n"


def opened(state: Round, seat: int) -> str:
    """The name of the chapter behind the answer of ❓."""
    (button,) = presses(why_of(scene(state, seat)))
    assert button.verb == "open"
    return button.argument.removeprefix("tahimi/")


def rank(rank: str, count: int) -> str:
    return said(f"rank-{rank}.what", count=count)


def can(*sets: str) -> str:
    return said("why-can", sets=", ".join(sets))


def test_each_rank_has_its_own_reason() -> None:
    text = asked("7 9 J J J Q Q K", "Jx2")
    assert said("why-beat", what=rank("J", 2)) in text
    assert can(rank("Q", 2)) in text
    assert f"- **{said('why-wrong-size', count=2)}:** 7, 9, K" in text
    assert f"- **{said('why-ties')}:** J×3" in text
    assert f"- **{said('why-not-higher', top=rank('J', 1))}:** 3×2, 9" in asked("3 3 9 K", "Jx1")
    assert f"- **{said('why-wrong-size', count=3)}:** 8×2" in asked("8 8", "7x3")


def test_the_answer_comes_first_and_its_chapter_is_behind_a_button() -> None:
    state = position(Tahimi(), [["7", "9"], ["3", "4"], ["A", "K"]], turn=0)
    view = why_of(scene(state, 0))
    assert shown(view).startswith("## ❓")
    assert "📖" not in shown(view)
    labels = [part["label"] for _, part in walk(payload(view)) if part["type"] == 2]
    assert labels == ["📖 Playing"]


def test_a_set_is_split_in_words() -> None:
    assert can(said("why-part", count=1, held=rank("Q", 3)), rank("K", 1)) in asked("Q Q Q K", "Jx1")


def test_jokers_are_told_as_what_they_would_be() -> None:
    wild = asked("9 Q K K Jo", "Jx2", jokers="wild")
    assert can(said("why-with", what=rank("Q", 2), jokers=said("why-jokers", count=1)), rank("K", 2)) in wild
    assert f"- **{said('why-not-higher', top=rank('J', 1))}:** 9" in wild
    assert f"- **{said('why-wrong-size', count=2)}:** 🃏" in wild
    assert f"- **{said('why-wrong-size', count=4)}:** 9, 🃏×2" in asked("9 Jo Jo", "7x4", jokers="wild")
    assert said("why-as", jokers=said("why-jokers", count=1), what=rank("A", 1)) in asked("9 Jo", "Jx1", jokers="wild")
    assert f"- **{said('why-joker-ties', what=rank('A', 1))}:** 🃏" in asked(
        "9 Jo", "Ax1", jokers="wild", instant_top=False
    )
    low = asked("9 Q Jo", "Jx1", jokers="low")
    assert f"- **{said('why-low-joker')}:** 🃏" in low


def test_a_hand_that_can_only_pass_hears_so() -> None:
    assert said("why-none") in asked("3 4", "Jx1")


def test_deuces_high_stand_above_aces() -> None:
    assert can(rank("2", 1)) in asked("2 Q", "Ax1", deuces_high=True)


def test_with_the_lead_everything_goes() -> None:
    state = position(Tahimi(lead_pass="forbidden"), [["7", "9", "9"], ["3", "4"], ["A", "K"]], turn=0)
    assert said("why-lead-forced") in reasons(state, 0)
    assert can(rank("7", 1), rank("9", 2)) in reasons(state, 0)
    assert opened(state, 0) == "playing"
    assert said("why-wait-for-lead", names="Zoé") in reasons(state, 1)


def test_who_waits_hears_about_the_pile_as_it_lies() -> None:
    text = asked("7 Q", "Jx1", seat=1)
    assert said("why-wait", names="Zoé", what=rank("J", 1)) in text
    assert f"- **{said('why-not-higher', top=rank('J', 1))}:** 7" in text


def test_the_chapter_fits_the_moment() -> None:
    taxed = begin(Tahimi(tax_first_round=True), begun(3).standing, [["3", "4", "5"], ["6", "7", "8"], ["9", "J", "K"]])
    assert opened(taxed, 0) == opened(taxed, 1) == "taxes"
    assert said("why-tax-owed") in reasons(taxed, 0)
    assert said("why-tax-owed") not in reasons(taxed, 1)
    playing = position(Tahimi(), [["7", "9"], ["3", "4"], ["A", "K"]], turn=0)
    assert (opened(playing, 0), opened(playing, 1)) == ("playing", "tricks-and-going-out")
    calling = position(Tahimi(one_card="manual"), [["7", "9"], ["3", "4"], ["A", "K"]], turn=0)
    assert (opened(calling, 0), opened(calling, 1)) == ("playing", "one-card")
    calling.play(0, calling.action("7x1"))
    assert opened(calling, 0) == "one-card"


def test_who_was_caught_with_one_card_hears_that() -> None:
    rules = Tahimi(one_card="manual", one_card_penalty="skip")
    state = position(rules, [["7", "A"], ["3", "4", "5"], ["9", "K"]], turn=0)
    for seat, text in ((0, "7x1"), (1, "pass"), (2, "catch 0")):
        state.play(seat, state.action(text))
    assert said("why-must-pass") in reasons(state, 0)
    state.play(2, state.action("pass"))
    assert said("refused-one-card-penalty") in reasons(state, 0)
    assert opened(state, 0) == "one-card"


def test_who_is_out_reads_the_rules_alone() -> None:
    state = position(Tahimi(), [["7"], ["3", "4"], ["A", "K"]], turn=0)
    state.play(0, state.action("7x1"))
    assert reasons(state, 0) == "\n"


@pytest.mark.parametrize("jokers", ["low", "wild"])
@pytest.mark.parametrize("top", ["2x1", "2x4", "10x1", "9x4"])
def test_the_longest_answer_fits_a_message(jokers: str, top: str) -> None:
    order = Tahimi().ranks(8)
    longest = [*sorted(order, key=lambda rank: -len(rank))[:12], "Jo", "Jo"]
    rank, _, size = top.partition("x")
    state = position(Tahimi.read({"jokers": jokers}), [longest] * 7 + [[rank] * int(size) + ["A"]], turn=7)
    state.play(7, state.action(top))
    for seat in range(7):
        assert reasons(state, seat).strip()
