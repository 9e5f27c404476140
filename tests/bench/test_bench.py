"""The bench itself: that it races what it says, and says what is missing."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.bench import __main__ as bench
from tests.bench import boards, tahimi, tarothimi
from tests.bench.race import Outcome, choose, race


def test_both_loops_play_whole_rounds() -> None:
    assert tahimi.fresh(0.001) > 20  # four hands of thirteen are not played in fewer
    assert tahimi.dealt(0.001) > 20


def test_the_same_hands_are_played_in_both_games_by_the_same_moves() -> None:
    hands = tarothimi._deals()[0]
    ours, theirs = tarothimi._tarot(hands), tarothimi._tahimi(hands)
    while ours.pending:
        texts = [[option.text for option in state.pending[0].options] for state in (ours, theirs)]
        assert texts[0] == texts[1]
        for state in (ours, theirs):
            state.play(state.pending[0].seat, next(iter(state.pending[0].options)))
    assert ours.result == theirs.result
    assert all(loop(0.001) > 20 for loop in tarothimi.sides())


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


@pytest.mark.slow
def test_a_peer_that_is_not_installed_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "find_spec", lambda _: None)
    monkeypatch.setattr("sys.argv", ["bench", "--rounds=200", "--people=200", "--pairs=1", "--seconds=0.01"])
    assert bench.main() == 0
    told = capsys.readouterr().out
    assert [f"{package} is not installed" in told for package in bench.PEERS.values()] == [True] * 3
    assert re.search(r"^no arcana dealt +[\d,]+ +[\d,]+ +\d+\.\d\d", told, re.MULTILINE)
    assert re.search(r"^first page, all time +\d+\.\d +\d+\.\d$", told, re.MULTILINE)


async def test_boards_are_asked_over_a_memory_that_is_as_large_as_it_says(tmp_path: Path) -> None:
    async with boards.memory(tmp_path / "boards.db", 300, 300) as registry:
        stats = registry.store.stats
        assert len(await stats.known(boards.GUILD, range(1, 301))) == 300
        everybody = await stats.figures(boards.GUILD, boards.GAME, range(1, 301))
        assert sum(figures.rounds for figures in everybody.values()) == 300 * boards.SEATS
        assert max(everybody.values(), key=lambda figures: figures.rounds) == everybody[boards.BUSIEST]
        for ask in boards.questions(registry).values():
            assert await ask()
