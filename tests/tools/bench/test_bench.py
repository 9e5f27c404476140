"""The bench itself: that it races what it says, and says what is missing."""

import json
import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

import pytest

from engine.contract import AnyView, Decision, Rules, Trial
from tests import toy
from tests.tools.bench import __main__ as bench
from tests.tools.bench import boards, budgets, instructions, measured, ours, tarothimi
from tests.tools.bench.race import choose, race
from tests.tools.bench.rows import IMPORTED, RACES, Race
from tests.tools.bench.tables import Table


@pytest.mark.parametrize("one", [one for one in RACES if not one.package], ids=lambda one: one.name)
def test_both_sides_of_a_race_play_whole_rounds(one: Race) -> None:
    for made in (*(one.fresh or ()), *(one.copied or ())):
        assert made()(0.001) > 20  # four hands of thirteen are not played in fewer


def test_costs_are_those_of_whole_things() -> None:
    assert ours.copying()(0.0001) > 20 * ours.ROUNDS  # every position of every round
    assert ours.replaying("tahimi", 4)(0.0001) % ours.ROUNDS == 0


def test_rounds_are_dealt_one_after_the_other_as_the_bot_deals() -> None:
    assert ours.dealt("tahimi", 4)(0.001) > 20


def test_the_same_hands_are_played_in_both_games_by_the_same_moves() -> None:
    hands = tarothimi._deals()[0]
    one, other = tarothimi._tarot(hands), tarothimi._tahimi(hands)
    while one.pending:
        texts = [[answer.text for answer in state.pending[0].answers] for state in (one, other)]
        assert texts[0] == texts[1]
        for state in (one, other):
            state.play(state.pending[0].seat, next(iter(state.pending[0].answers)))
    assert one.result == other.result


@pytest.mark.long
def test_a_race_runs_in_turns_and_compares_pair_by_pair() -> None:
    order: list[str] = []

    def side(name: str, actions: int) -> int:
        order.append(name)
        return actions

    outcome = race(lambda _: side("ours", 200), lambda _: side("theirs", 100), pairs=3, seconds=0)
    assert order == ["ours", "theirs"] * 4  # once to warm up
    assert len(outcome.ratios) == 3


@pytest.mark.parametrize("options", [(1,), "abc", [1, 2]])
def test_the_choice_is_one_of_the_answers(options: Sequence[object]) -> None:
    assert {choose(options) for _ in range(200)} == set(options)


def test_a_table_reads_the_same_in_a_terminal_on_a_page_and_as_json() -> None:
    table = Table("Costs", "In words.", [("", ""), ("ms", ",.1f")], [["copy", 1234.56], ["clone", None]])
    assert table.text().splitlines() == ["Costs", "In words.", "", "            ms", "copy   1,234.6", "clone        –"]
    assert "| copy | 1,234.6 |\n| clone | – |" in table.markdown()
    assert table.plain() == [{"name": "copy", "ms": 1234.56}, {"name": "clone", "ms": None}]


@pytest.mark.long
def test_a_peer_that_is_not_installed_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(measured, "find_spec", lambda _: None)
    monkeypatch.setattr(instructions, "which", lambda _: None)
    few = [
        "--rounds=200",
        "--people=200",
        "--tables=200",
        "--attempts=200",
        "--pairs=1",
        "--seconds=0.01",
        "--thinking=0.5",
    ]
    monkeypatch.setattr("sys.argv", ["bench", *few, f"--json={tmp_path / 'a.json'}", f"--page={tmp_path / 'a.md'}"])
    assert bench.main() == 0
    text, figures = capsys.readouterr().out, json.loads((tmp_path / "a.json").read_text())
    assert [f"{package} is not installed" in text for package in IMPORTED] == [True] * 3
    assert re.search(r"^Dahimi, six players ÷ Tahimi +[\d,]+ +[\d,]+ +\d+\.\d\d", text, re.MULTILINE)
    assert re.search(r"^first page, all time +\d+\.\d +\d+\.\d$", text, re.MULTILINE)
    lags = figures["The loop while stewards think"]
    assert [line["late p99"] > 0 for line in lags] == [True] * 4
    assert {line["name"] for line in figures["Races"]} > {"Dahimi, six players ÷ Tahimi"}
    assert "| first page, all time |" in (tmp_path / "a.md").read_text()


@pytest.mark.long
async def test_boards_are_asked_over_a_memory_that_is_as_large_as_it_says(tmp_path: Path) -> None:
    async with boards.memory(tmp_path / "boards.db", 300, 300) as registry:
        stats = registry.store.stats
        assert len(await stats.known(boards.GUILD, range(1, 301))) == 300
        everybody = await stats.figures(boards.GUILD, boards.GAME, range(1, 301))
        assert sum(figures.rounds for figures in everybody.values()) == 300 * boards.SEATS
        assert max(everybody.values(), key=lambda figures: figures.rounds) == everybody[boards.BUSIEST]
        for ask in boards.questions(registry).values():
            assert await ask()


# ---------------------------------------------------------------------------- budgets


@pytest.mark.long
def test_a_playout_costs_its_share_of_the_time_that_an_answer_takes() -> None:
    seconds = count()  # one passes with each answer that is thought about
    assert budgets.cost(toy.GAME, Random(1), lambda: next(seconds)) == pytest.approx(1 / budgets.FEW, rel=0.1)


@pytest.mark.parametrize(("playout", "fit"), [(0.01, 30), (0.0071, 42), (0.0001, 400), (0.0, 400), (1.0, 0)], ids=str)
def test_a_budget_is_what_fits_in_two_figures_and_never_above_the_usual(playout: float, fit: int) -> None:
    assert budgets.budget(0.3, playout, 400) == fit


def test_a_search_that_plays_nothing_out_keeps_the_usual_budgets() -> None:
    def search(rules: Rules, view: AnyView, asked: Decision, playouts: int, random: Random) -> Trial:
        return Trial(list(asked.answers), lambda answer, world: 0.5)

    still = replace(toy.GAME, search=search)
    assert '"vizier": 400, "master": 2000' in budgets.line(still)
