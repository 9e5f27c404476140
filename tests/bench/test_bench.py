"""The bench itself: that it races what it says, and says what is missing."""

from collections.abc import Sequence

import pytest

from tests.bench import __main__ as bench
from tests.bench import tahimi
from tests.bench.race import Outcome, choose, race


def test_both_loops_play_whole_rounds() -> None:
    assert tahimi.fresh(0.001) > 20  # four hands of thirteen are not played in fewer
    assert tahimi.dealt(0.001) > 20


def test_a_race_runs_in_turns_and_compares_pair_by_pair() -> None:
    order: list[str] = []

    def side(name: str, actions: int) -> int:
        order.append(name)
        return actions

    outcome = race(lambda _: side("ours", 200), lambda _: side("theirs", 100), pairs=3, seconds=0)
    assert order == ["ours", "theirs"] * 4  # once to warm up
    assert len(outcome.ratios) == 3
    assert str(Outcome(2000, 1000, (1.0, 2.0, 4.0))) == "       2,000        1,000      2.00   1.00 to 4.00"


@pytest.mark.parametrize("options", [(1,), "abc", [1, 2]])
def test_the_choice_is_one_of_the_options(options: Sequence[object]) -> None:
    assert {choose(options) for _ in range(200)} == set(options)


def test_a_peer_that_is_not_installed_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "find_spec", lambda _: None)
    monkeypatch.setattr("sys.argv", ["bench"])
    assert bench.main() == 0
    told = capsys.readouterr().out
    assert [f"{package} is not installed" in told for package in bench.PEERS.values()] == [True] * 3
