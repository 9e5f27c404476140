"""The project's own cases, one test each; and the runner itself, which must notice what is wrong."""

from pathlib import Path

import pytest

from engine.contract import Illegal
from tests.conformance.__main__ import main
from tests.conformance.cases import Case, Values, agrees, complaints, read
from tests.conformance.games import GAMES
from tests.conformance.parlour import asking, doing

FILES = sorted(Path(__file__).parent.glob("*.yaml"))
CASES = [case for file in FILES for case in read(file)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_case(case: Case) -> None:
    assert list(complaints(case, GAMES)) == []


def test_every_id_is_used_once() -> None:
    assert len({case.id for case in CASES}) == len(CASES)


@pytest.mark.parametrize(
    "entry",
    [
        pytest.param("{game: tahimi, kind: titles, in: {players: 3}, out: {titles: [Serf]}}", id="wrong value"),
        pytest.param("{game: tahimi, kind: titles, in: {players: 3}, out: {colours: []}}", id="unknown output"),
        pytest.param("{game: tahimi, kind: titles, in: {players: 3, moon: 1}, out: {titles: []}}", id="unknown input"),
        pytest.param("{game: tahimi, kind: titles, in: {players: 3}, out: {}}", id="nothing expected"),
        pytest.param("{game: tahimi, kind: prophecy, in: {}, out: {seat: 0}}", id="unknown kind"),
        pytest.param("{game: bezique, kind: titles, in: {players: 3}, out: {titles: []}}", id="unknown game"),
        pytest.param("{game: tahimi, kind: titles, in: {}, out: {titles: [], players: 3}}", id="input missing"),
        pytest.param(
            '{game: tahimi, kind: script, in: {hands: ["3 4", "5", "6"], lead: 0, actions: ["!0 play 3"]},'
            " out: {errors: []}}",
            id="an action that should be refused is accepted",
        ),
        pytest.param(
            '{game: tahimi, kind: script, in: {hands: ["3 4", "5", "6"], lead: 0, actions: ["1 pass"]},'
            " out: {turn: 0}}",
            id="an action that should be accepted is refused",
        ),
        pytest.param("{game: bezique, when: {ask: deck}, then: {verdict: value, count: 32}}", id="unknown game asked"),
        pytest.param("{title: no such schema}", id="another schema"),
    ],
)
def test_the_runner_counts_it_as_failed(entry: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "cases.yaml"
    page.write_text(
        f"cases:\n- {entry}\n- {{game: tahimi, kind: bands, in: {{players: 5}}, out: {{bands: {BANDS}}}}}\n"
    )
    assert main([str(page)]) == 1
    *complaint, count = capsys.readouterr().out.splitlines()
    assert len(complaint) == 1
    assert count == "1 passed, 1 failed"


def do(given: Values) -> Values:
    if given["card"] == "KS":
        raise Illegal("rum_return", card="KS")
    return {"left": given["hand"].count(" ")}


PARLOUR = {"bezique": {"do lay": doing(do, "hand", "card"), "taken": asking(lambda given: {"taken": {}})}}


@pytest.mark.parametrize(
    ("when", "then", "passes"),
    [
        pytest.param("do: lay, by: 0, card: 9S", "verdict: legal, left: 1", True, id="a legal action"),
        pytest.param("do: lay, by: 0, card: 9S", "verdict: illegal, code: RUM-RETURN", False, id="not refused"),
        pytest.param("do: lay, by: 0, card: KS", "verdict: illegal, code: RUM-RETURN", True, id="refused"),
        pytest.param("do: lay, by: 0, card: KS", "verdict: illegal, code: E_STALE", False, id="refused otherwise"),
        pytest.param("do: lay, by: 0, card: KS", "verdict: legal", False, id="refused where it is legal"),
        pytest.param("do: fold, by: 0", "verdict: legal", False, id="an unknown action"),
    ],
)
def test_an_action_is_legal_or_is_refused_with_its_code(when: str, then: str, passes: bool, tmp_path: Path) -> None:
    page = tmp_path / "cases.yaml"
    page.write_text(f"cases:\n- {{game: bezique, given: {{hand: KS 9S}}, when: {{{when}}}, then: {{{then}}}}}\n")
    (case,) = read(page)
    assert (not list(complaints(case, PARLOUR))) is passes


def test_an_empty_mapping_in_a_case_means_none() -> None:
    assert agrees({}, {})
    assert not agrees({"0": "KS"}, {})
    assert agrees({"0": "KS", "1": "9S"}, {0: "KS"})


BANDS = '["2 3 4", "5 6 7", "8 9 10", "J Q", "K A"]'


@pytest.mark.long
def test_all_cases_pass_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(file) for file in FILES]) == 0
    assert capsys.readouterr().out == f"{len(CASES)} passed, 0 failed\n"


def test_a_file_that_holds_no_cases_is_an_error(tmp_path: Path) -> None:
    page = tmp_path / "cases.yaml"
    page.write_text("just: text\n")
    assert main([str(page)]) == 2
    assert main([str(tmp_path / "missing.yaml")]) == 2
    assert main([]) == 2
