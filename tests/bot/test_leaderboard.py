"""Boards and rank cards: that they fit, what they say, and that nobody waits for a lookup."""

import asyncio
import re
from collections.abc import AsyncIterator
from math import log
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from discord.ui import LayoutView

from bot import screens
from bot.games.climbing.narration import milestone_lines
from bot.interactions import queries
from bot.interactions.queries import Viewer
from bot.runtime.registry import TableRegistry
from bot.sandbox import JSON, seen
from bot.sandbox.components import component_problems, walk
from bot.sandbox.limits import Setting
from bot.screens.memories.boards import NO_BREAK
from bot.stamp import Stamp
from bot.stats.leaderboard import BoardKey, BoardPage, Own, key_in
from bot.table.checks import Asker
from bot.table.scene import Scene
from bot.ui import custom_ids
from bot.ui.custom_ids import Press
from data import database
from data.stats.player_stats import Figures
from data.stats.ratings import Rating
from data.stats.records import Line, Page, Portrait, Rival
from data.stats.result_records import Place, Results
from data.store import Store
from engine.misery import over
from engine.tahimi.rules import titles
from tests.bot.board_lines import KEY, board, line
from tests.data import make
from tests.said import heard, said

ASKER = Asker(1, make.GUILD, frozenset(), lambda _: True)
LONG = "𝕹𝖎𝖌𝖍𝖙*_~`|<@1>" * 10


def payload(view: LayoutView) -> list[JSON]:
    return list(view.to_components())  # type: ignore[no-untyped-call]  # discord.py leaves it so


def shown(view: LayoutView) -> str:
    """The screen's text. Fails where Discord would refuse the screen."""
    assert not list(component_problems(payload(view), Setting(v2=True)))
    texts = [one["content"] for _, one in walk(payload(view)) if one["type"] == 10]
    return seen("\n".join(texts)).replace(NO_BREAK, " ")


def buttons(view: LayoutView) -> dict[str, tuple[Press, bool]]:
    """The press that each button sends, and True if it is off, by label."""
    found = {one["label"]: one for _, one in walk(payload(view)) if one["type"] == 2}
    decoded = {label: (custom_ids.decode(one["custom_id"]), bool(one.get("disabled"))) for label, one in found.items()}
    return {label: (press, off) for label, (press, off) in decoded.items() if press}


# Screens


def test_the_fullest_board_fits() -> None:
    astronomical = over([(2, 3)] * 1000).log
    lines = [line(place, astronomical, LONG) for place in range(10**6, 10**6 + 10)]
    view = screens.board(board(*lines, key=KEY._replace(page=10**5), total=10**6 + 10, own=lines[0]))
    assert f"6.92×10^2570 · {said('caption-astronomical')}" in shown(view)
    shown(screens.board(board(*lines), shared_by=LONG))


@pytest.mark.parametrize(
    ("misery", "bar", "words"),
    [
        (0.001, "░░░░░░░░", f"0.00100 · {said('caption-bliss')}"),
        (0.05, "█░░░░░░░", f"0.0500 · {said('caption-content')}"),
        (0.25, "██░░░░░░", f"0.250 · {said('caption-content')}"),
        (1, "███░░░░░", f"1.00 · {said('caption-grumbling')}"),
        (10, "████░░░░", f"10.0 · {said('caption-wretched')}"),
        (206, "█████░░░", f"206 · {said('caption-wretched')}"),
        (1237, "██████░░", f"1,237 · {said('caption-abject')}"),
        (6.86e7, "███████░", f"6.86×10^7 · {said('caption-unspeakable')}"),
        (8.78e19, "████████", f"8.78×10^19 · {said('caption-astronomical')}"),
    ],
)
def test_a_bar_has_eight_blocks_of_powers_of_ten(misery: float, bar: str, words: str) -> None:
    assert f"1. 🧹 **Léo** `{bar}` {words}" in shown(screens.board(board(line(1, log(misery)))))


def test_the_reader_s_own_line_is_always_at_the_foot() -> None:
    listed = board(line(1), own=line(14, log(41)))
    own = f"🧹 **Léo** `████░░░░` 41.0 · {said('caption-wretched')}"
    assert shown(screens.board(listed)).endswith(said("own-line", place=14, line=own))
    assert shown(screens.board(board(line(1)))).endswith(f"{said('own-none', game='Tahimi')}\n-# {said('ranked-note')}")


def test_of_all_time_whoever_has_played_fewer_than_ten_rounds_is_marked() -> None:
    """MIS-R5."""
    few = said("board-few", rounds=9)
    listed = board(line(1, name="Kim", rounds=10), line(2, rounds=9), own=line(2, rounds=9))
    assert [few in line for line in shown(screens.board(listed)).splitlines() if "**" in line] == [False, True, True]
    month = KEY._replace(span="202611")
    text = shown(screens.board(board(line(1, rounds=9), key=month)))
    assert few not in text
    assert said("board-title", scope=said("scope-server"), span=said("month-11", year="2026")) in text


def test_pages_are_turned_to_their_neighbours_and_not_beyond_the_ends() -> None:
    for page, back, forward in ((0, True, False), (1, False, False), (2, False, True)):
        view = screens.board(board(line(1), key=KEY._replace(page=page), total=23))
        pressed = buttons(view)
        assert [pressed["◀"][1], pressed["▶"][1]] == [back, forward]
        if not back:
            assert key_in(pressed["◀"][0]).page == page - 1
        if not forward:
            assert key_in(pressed["▶"][0]).page == page + 1
        assert key_in(pressed[said("button-share")][0]) == KEY._replace(page=page)


def test_an_empty_board_can_be_read_and_is_not_worth_sharing() -> None:
    view = screens.board(board())
    assert said("wins-empty") in shown(view)
    assert buttons(view)[said("button-share")][1]


def test_a_key_survives_its_button() -> None:
    keys = [KEY, BoardKey("table", "202611", "tahimi", 7, 3), BoardKey("table", "session", "dahimi", 46655)]
    for key in (
        *keys,
        BoardKey("server", "all", "tahimi", 0, 3, "wins"),
        BoardKey("table", "202611", "dahimi", 7, 0, "wins"),
    ):
        press = custom_ids.decode(custom_ids.encode(key.press("share")))
        assert press is not None
        assert key_in(press) == key


def test_own_misery_is_said_span_by_span() -> None:
    lines = {"session": None, "202611": line(3, log(10)), "all": line(5, log(3), rounds=4)}
    text = shown(screens.own_misery(Own(lines, Figures(rounds=4, peak=log(41), longest_low=2)), "tahimi"))
    assert f"**{said('span-session')}** — {said('own-no-round')}" in text
    listed = f"{said('caption-wretched')} · {said('own-place', place=3)}"
    assert f"**{said('month-11', year='2026')}** `████░░░░` 10.0 · {listed}" in text
    everything = f"{said('caption-grumbling')} · {said('own-place', place=5)}"
    assert f"**{said('span-all')}** `███░░░░░` 3.00 · {everything}" in text
    assert said("own-records", rounds=4, peak="41.0", low=2) in text


def test_the_fullest_rank_card_fits_and_can_be_shared_once() -> None:
    rival = Rival(name=LONG, cards=10**6)
    figures = Figures(rounds=10**6, crowns=333_333, longest_reign=10**5, longest_serfdom=10**5, title="Serf")
    every = dict.fromkeys([*titles(8, progressive=True), *titles(3, progressive=True)], 10**6)
    known = Portrait(figures=figures, titles=every, rating=Rating(25.04, 4.1), nemesis=rival, benefactor=rival)
    view = screens.rank_card(LONG, "https://example.org/a.png", known, "tahimi", 10**18, crown="Tahimi")
    text = shown(view)
    assert said("rank-rating", mu="25.0", give="8.2") in text
    assert said("rank-rounds", share="33%", title="Tahimi", rounds=10**6) in text
    assert f"{said('junior-assistant-to-the-master-serf.plain')} ×1,000,000" in text
    assert list(buttons(view)) == [said("button-share")]
    public = screens.rank_card(LONG, "https://example.org/a.png", known, "tahimi", 10**18, LONG, crown="Tahimi")
    assert shown(public).startswith(text)
    assert buttons(public) == {}


def test_a_board_of_wins_says_how_many_of_how_many_and_the_rating() -> None:
    lines = [
        Line(user=at, name=LONG, title=None, misery=0.0, rounds=12, wins=7, rating=Rating(27.25, 3), place=at)
        for at in range(1, 11)
    ]
    page = Page(lines=tuple(lines), number=0, total=11, own=lines[0])
    view = screens.board(BoardPage(BoardKey("server", "all", "tahimi", by="wins"), page))
    text = shown(view)
    assert said("wins-title", scope=said("scope-server"), span=said("span-all")) in text
    assert f"{said('wins-line', wins=7, count=12)}{said('wins-rating', mu='27.2')}" in text
    assert [one["place"] for one in heard("own-line", text)] == ["1"]
    nobody = screens.board(
        BoardPage(BoardKey("table", "202611", "tahimi", 7, by="wins"), Page(lines=(), number=0, total=0, own=None))
    )
    assert said("wins-empty") in shown(nobody)
    assert said("wins-none", game="Tahimi") in shown(nobody)


@pytest.mark.parametrize(
    ("places", "numbers"),
    [
        ((1, 2, 3), ["1.", "2.", "3."]),
        ((1, 1, 3), ["1\\.", "1\\.", "3\\."]),  # as a list they would be read as 1, 2, 3
        ((2, 4, 5), ["2.", "4\\.", "5."]),  # whoever shares the second place stands on the page before
    ],
)
def test_shared_places_are_read_as_they_are(places: tuple[int, ...], numbers: list[str]) -> None:
    lines = [
        Line(user=at, name="Bob", title=None, misery=0.0, rounds=1, wins=0, place=place)
        for at, place in enumerate(places)
    ]
    page = Page(lines=tuple(lines), number=0, total=5, own=None)
    parts = shown(screens.board(BoardPage(BoardKey("server", "all", "tahimi", by="wins"), page))).splitlines()
    assert [line.partition(" ")[0] for line in parts if "Bob" in line] == numbers


def test_the_rank_card_of_a_game_that_counts_wins_has_places_and_no_titles() -> None:
    known = Portrait(
        figures=Figures(rounds=12, crowns=7),
        titles={},
        rating=Rating(27.25, 2.0),
        nemesis=None,
        benefactor=None,
        places={0: 7, 1: 4, 3: 1},
        sizes={3: (5, 7), 4: (2, 5)},
        games={"tahimi": 12, "dahimi": 3},
        trophies={1: 2, 3: 1},
    )
    view = screens.rank_card(LONG, "https://example.org/a.png", known, "tahimi", 1)
    text = shown(view)
    assert said("rank-won", count=12, wins=7, share="58%") in text
    won = [said("rank-trophy", place=1, count=2), said("rank-trophy", place=3, count=1)]
    assert said("rank-trophies", trophies=" · ".join(won)) in text
    assert said("rank-places", places="1. ×7 · 2. ×4 · 4. ×1") in text
    assert said("rank-rating", mu="27.2", give="4.0") in text
    sizes = [said("rank-size", players=3, firsts=5, count=7), said("rank-size", players=4, firsts=2, count=5)]
    assert said("rank-sizes", sizes=" · ".join(sizes)) in text
    assert said("rank-games", games="Tahimi ×12 · Dahimi ×3") in text
    assert not re.search("serfdom|crown|Nemesis|Titles", text)


# Milestones on the chronicle


def test_milestones_are_told_by_name_and_the_same_at_every_redraw() -> None:
    found = [
        {"what": "reign", "seat": 0, "count": 5},
        {"what": "misery", "seat": 1, "count": 12},
        {"what": "escape", "seat": 1, "count": 2},
    ]
    record = make.table(1, 2, id=7, round=3)
    played = make.ended(make.round_of(record, 3)).model_copy(update={"result": {"milestones": found}})
    scene = Scene(record, cast("Any", None), played, None, record.people, (), Stamp())
    lines = milestone_lines(scene)
    assert [("person 1" in line, "person 2" in line) for line in lines] == [(True, False), (False, True), (False, True)]
    assert re.search(r"\bfifth\b", lines[0])
    assert "10¹²" in lines[1]
    assert milestone_lines(scene) == lines
    assert milestone_lines(Scene(record, cast("Any", None), make.ended(played), None, record.people, (), Stamp())) == []


# Looking people up


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with database.open(tmp_path / "boards.db") as opened:
        yield opened


NOW = 1_800_000_000.0  # in January 2027
JANUARY = BoardKey("server", "202701", "tahimi")


async def remembered(store: Store, users: int) -> TableRegistry:
    """Statistics of this number of people, seen long ago."""
    record = await store.create(make.table(round=1))
    opened = make.round_of(record)
    order = tuple(f"u{user}" for user in range(users))
    opened = opened.model_copy(update={"standing": opened.standing.model_copy(update={"order": order})})
    record = await store.save(record, start=opened)
    places = tuple(Place(user=at + 1, name=f"person {at + 1}", seat=at, next_seat=at, place=at) for at in range(users))
    ended = opened.model_copy(update={"ended": NOW - 10 * queries.LOOK_AGAIN, "result": {}})
    await store.save(record, end=ended, results=Results(places=places))
    return cast("TableRegistry", SimpleNamespace(store=store, now=lambda: NOW))


async def names(registry: TableRegistry, viewer: Viewer) -> list[str]:
    return [
        one.name for one in (await queries.board(registry, registry.store, registry.now, viewer, JANUARY)).page.lines
    ]


async def test_who_comes_up_from_the_next_page_is_looked_up_too(store: Store) -> None:
    registry = await remembered(store, 25)
    asked: list[int] = []

    async def fetch(user: int) -> str | None:
        asked.append(user)
        return None if user > 10 else f"friend {user}"

    viewer = Viewer(ASKER, "person 1", fetch)
    assert await names(registry, viewer) == [*(f"friend {user}" for user in range(10, 1, -1)), "person 1"]
    assert sorted(asked) == list(range(2, 26))
    assert await names(registry, viewer) == [*(f"friend {user}" for user in range(10, 1, -1)), "person 1"]
    assert len(asked) == 24


async def test_a_board_does_not_wait_for_lookups_that_take_too_long(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry = await remembered(store, 3)
    monkeypatch.setattr(queries, "LOOK_SECONDS", 0.01)

    async def fetch(_user: int) -> str | None:
        await asyncio.Event().wait()
        return None

    assert await names(registry, Viewer(ASKER, "person 1", fetch)) == ["person 3", "person 2", "person 1"]


async def test_who_cannot_be_looked_up_stays_on_the_board(store: Store) -> None:
    registry = await remembered(store, 3)

    async def fetch(_user: int) -> str | None:
        raise LookupError

    assert await names(registry, Viewer(ASKER, "person 1", fetch)) == ["person 3", "person 2", "person 1"]
    assert (await store.stats.known(make.GUILD, [2]))[2].checked < NOW


async def test_a_page_that_is_gone_is_the_last_one(store: Store) -> None:
    registry = await remembered(store, 12)

    async def fetch(user: int) -> str | None:
        return f"person {user}"

    found = await queries.board(
        registry, registry.store, registry.now, Viewer(ASKER, "person 1", fetch), JANUARY._replace(page=9)
    )
    assert found.key.page == 1
    assert [one.name for one in found.page.lines] == ["person 2", "person 1"]
