"""The load runs work, small; what they measure is for `make load`."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Literal

import pytest

from bot.sandbox import JSON, Answer
from tests.postgres import Server, served
from tests.tools.load import evening, report, runs, sets, simulation, trouble
from tests.tools.load.moves import lost_and_doubled
from tests.tools.load.players import People, Play, says_done
from tests.tools.load.runs import Load
from tests.tools.load.simulation import Assumed, Cost

FEW = Load(tables=3, minutes=0.1, warm_up=4.0, answer_seconds=0.1, steward_seconds=0.1)

Kind = Literal["update", "message", "deferred"]
PANEL: JSON = {"type": 10, "content": "It is your turn."}
WARNED: JSON = {"type": 10, "content": "⚠️ That is not possible."}


@pytest.fixture
def running() -> Iterator[Server]:
    """A server of PostgreSQL, of which the processor time is measured."""
    with served(durable=False) as server:
        yield server


@pytest.mark.long
async def test_people_and_stewards_play_while_it_measures(tmp_path: Path) -> None:
    found = await runs.busy(FEW, tmp_path / "load.db")
    assert found["moves"]["person"] > 0
    assert found["moves"]["steward"] > 0
    assert (found["failed"], found["refused"], found["lost"], found["doubled"]) == (0, {}, 0, 0)
    figures = report.busy(found)
    assert {"moves a second", "processor time a move, ms", "answers p99, ms"} <= figures.keys()


@pytest.mark.long
async def test_people_begin_a_set_beside_the_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sets, "BEGIN_SECONDS", 2.0)
    figures = report.sets(await sets.beside(replace(FEW, minutes=0.2), tmp_path / "load.db", 3))
    assert [figures[name] for name in ("clicks without an answer", "plays lost", "plays doubled")] == [0, 0, 0]
    assert figures["in sets: answers p50, ms"]
    assert "in sets: from a click to one's next turn p50, s" in figures  # how many come depends on the machine


@pytest.mark.long
async def test_a_tournament_begins_beside_the_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evening, "SIGN_UP_SECONDS", 1.0)
    figures = report.evening(await evening.beside(replace(FEW, limits=True), tmp_path / "load.db", 8))
    assert figures["its tables"] == 2
    names = ("clicks without an answer", "calls that Discord refused", "plays lost", "plays doubled")
    assert [figures[name] for name in names] == [0, 0, 0, 0]
    assert figures["in it: answers p50, ms"]


@pytest.mark.long
async def test_direct_messages_reach_the_first_of_two_processes(
    running: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sets, "BEGIN_SECONDS", 2.0)
    figures = report.letters(await sets.beside(replace(FEW, minutes=0.2), running.database(), 3, 2))
    assert [figures[name] for name in ("clicks without an answer", "plays lost", "plays doubled")] == [0, 0, 0]
    assert "in sets: from a click to one's next turn p50, s" in figures  # how many come depends on the machine
    assert figures["core busy with the process of shard 0, %"]


@pytest.mark.long
async def test_two_processes_share_the_tables_and_lose_nothing(running: Server) -> None:
    figures = report.shared(await runs.busy(FEW, running.database(), 2, running))
    assert figures["tables that have moved"] == 3
    assert [figures[name] for name in ("clicks without an answer", "plays lost", "plays doubled")] == [0, 0, 0]
    assert all(float(figures[name]) > 0 for name in (report.PROCESSOR, report.SERVER))


@pytest.mark.long
async def test_after_a_kill_every_table_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "WITHIN", 4.0)
    figures = report.after_kill(await runs.after_kill(FEW, tmp_path / "load.db"))
    assert figures["tables that have moved"] == 3


@pytest.mark.long
async def test_a_process_that_is_replaced_leaves_its_sessions(running: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "WIDE", ("0/2", "1/2"))
    monkeypatch.setattr(runs, "REST_SECONDS", 1.0)
    figures = report.replacements(await runs.replaced(FEW, running.database(), 2))
    assert [figures[name] for name in ("processes replaced", "sessions begun for it")] == [2, 0]
    assert [figures[name] for name in ("plays lost", "plays doubled")] == [0, 0]


@pytest.mark.thorough
async def test_every_trouble_passes_and_nothing_is_lost(running: Server) -> None:
    found = await trouble.run(replace(FEW, minutes=4.0, answer_seconds=1.0), running, 0, pause=10.0)
    assert {name for _, name in found["troubles"]} == {*trouble.TROUBLES}
    assert (found["lost"], found["doubled"]) == (0, 0)


def test_a_shard_is_dark_from_a_click_without_an_answer_until_the_next_answer() -> None:
    people, shards = People.__new__(People), {10: 0, 11: 0, 20: 1}
    people.answered = [(10, 0.0, 1.0), (11, 8.0, 9.0), (20, 3.0, 4.0)]
    people.unanswered = [(10, 2.0), (10, 5.0), (20, 5.0)]
    assert trouble.darkness(people, shards) == [(2.0, 7.0), (5.0, 4.0), (5.0, float("inf"))]


def test_each_trouble_answers_for_what_happens_until_the_next_one() -> None:
    found = {"minutes": 1, "tables": 1, "answers": [0.1] * 198, "failed": 2, "lost": 0, "doubled": 0}
    found |= {"troubles": [(10.0, "one"), (20.0, "two"), (30.0, "one")], "dark": [(12.0, 3.0), (31.0, 5.0)]}
    figures = trouble.figures(found)
    assert figures["clicks without an answer, %"] == 1.0
    assert figures["a shard dark for, longest, s"] == 5.0
    assert [value for name, value in figures.items() if ": times" in name] == ["2; 2; 5.0", "1; 0; 0.0"]
    assert trouble.wrong(found), "one click in two hundred may be lost"
    assert not trouble.wrong(found | {"answers": [0.1] * 398})
    assert trouble.wrong(found | {"answers": [0.1] * 398, "dark": [(12.0, 20.5)]})


def done(*actions: str) -> list[Play]:
    return [Play(action, done=True) for action in actions]


def test_what_is_missing_in_the_log_is_lost_and_what_nobody_has_made_is_doubled() -> None:
    before, after = {1: ["pass"]}, {1: ["pass", "3", "4"], 2: ["5"]}
    assert lost_and_doubled({1: done("3", "4"), 2: done("5")}, before, after) == (0, 0)
    assert lost_and_doubled({1: done("3", "4", "6"), 2: done("5")}, before, after) == (1, 0)
    assert lost_and_doubled({1: done("4"), 2: done("5")}, before, after) == (0, 1)
    assert lost_and_doubled({1: done("3", "6"), 2: done("5")}, before, after) == (1, 1), "another play than theirs"
    assert lost_and_doubled({}, before, after) == (0, 3)


def test_a_play_without_an_answer_may_be_in_the_log_or_not() -> None:
    unanswered = Play("pass")
    assert lost_and_doubled({1: [unanswered, *done("pass")]}, {}, {1: ["pass"]}) == (0, 0)
    assert lost_and_doubled({1: [unanswered, *done("pass")]}, {}, {1: ["pass", "pass"]}) == (0, 0)
    assert lost_and_doubled({1: [unanswered, *done("pass")]}, {}, {1: ["pass"] * 3}) == (0, 1)
    assert lost_and_doubled({1: [unanswered, *done("pass")]}, {}, {}) == (1, 0)


@pytest.mark.parametrize(
    ("kind", "components", "content", "done"),
    [
        ("update", [PANEL], "", True),
        ("message", [PANEL], "", True),
        ("update", [WARNED], "", False),
        ("message", [], "The scribe spilled ink.", None),
        ("deferred", [PANEL], "", None),
    ],
)
def test_a_play_is_told_done_by_a_panel_alone(
    kind: Kind, components: list[JSON], content: str, done: bool | None
) -> None:
    answer = Answer(kind, "1", {"content": content, "embeds": [], "components": components})
    assert says_done(answer) is done


def test_a_page_keeps_what_stands_around_the_figures(tmp_path: Path) -> None:
    page = tmp_path / "performance.md"
    page.write_text("# Speed\n\nWords.\n")
    report.write(page, "load", {"tables": 1})
    page.write_text(page.read_text() + "\nMore words.\n")
    report.write(page, "load", {"tables": 2})
    text = page.read_text()
    assert text.startswith("# Speed\n\nWords.\n")
    assert text.endswith("More words.\n")
    assert "| tables | 2 |" in text
    assert "| tables | 1 |" not in text


# ---------------------------------------------------------------------- the simulation

COST = Cost(processor=0.005, server=0.002, disk=200.0, answers=0.5, edits=1.0, memory=0.5)


def test_what_many_tables_ask_for_is_computed_from_what_one_move_costs() -> None:
    figures = simulation.simulated(10_000, COST, Assumed(seconds=5.0, busy=0.5, core=10.0, disk=0.5, days=100))
    assert figures["moves a second"] == "2,000"
    assert figures["processes of the bot"] == "20"
    assert figures["cores of PostgreSQL"] == "8"
    assert figures["money a month for cores"] == "280"
    assert figures["GB of disk"] == "3,456"  # 2,000 moves of 200 bytes in 8,640,000 seconds
    assert figures["money a month for the disk"] == "1,728"


def test_what_is_asked_for_most_beyond_its_limit_breaks_first() -> None:
    assert simulation.simulated(100, COST, Assumed())["what breaks first"] == "nothing"
    said = str(simulation.simulated(10_000, COST, Assumed(server_disk=10_000))["what breaks first"])
    assert said == "public edits (Discord), 50 ×; then PostgreSQL's disk, 1.3 ×"


def test_the_simulation_reads_the_figures_of_one_process_on_postgresql(tmp_path: Path) -> None:
    page = tmp_path / "scaling.md"
    page.write_text("# Scaling\n")
    with pytest.raises(ValueError, match="has no figures of several processes"):
        simulation.measured(page)
    figures = {report.PROCESSOR: 5.0, report.SERVER: 2.0, report.BYTES: 200, report.ANSWERS: 0.5}
    figures |= {report.EDITS: 1.0, report.MEMORY: 512}
    file = dict.fromkeys(figures, "–")
    report.write_runs(page, simulation.MEASURED, {"a file": file, "PostgreSQL, one": figures})
    assert simulation.measured(page) == COST
    assert "| moves a second | 20 | 2,000 | 200,000 |" in simulation.write(page)
