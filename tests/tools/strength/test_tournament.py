"""The tournament: everybody on every seat, the same deals, ties shared, figures by deal."""

import pickle
from collections.abc import Sequence
from dataclasses import replace
from statistics import stdev

import pytest

from engine.games import GAMES
from tests import toy
from tests.tools.strength import figures, report, tournament
from tests.tools.strength.players import all_seeing, level
from tests.tools.strength.tournament import Entry, Finish, Outcome, deal, narrowed, outcome, share_of_way
from tests.tools.strength.yardstick import AIMS

SAMPEN = Entry("sampen", 4, ("merchant", level("merchant")), ("merchant", level("merchant")), deals=2)
TRUC = replace(SAMPEN, game="truc", options={"target": 6}, one_hand=True)


@pytest.mark.parametrize("entry", [SAMPEN, TRUC], ids=["four alone", "two sides"])
def test_a_player_among_copies_of_itself_is_even(entry: Entry) -> None:
    finishes = [deal(entry, number) for number in range(2)]
    found = outcome(entry, finishes)
    assert (found.place.value, found.first.value) == pytest.approx(found.even)
    assert all(finish.times for finish in finishes)


def test_deals_are_the_same_again() -> None:
    page = replace(SAMPEN, player=("page", level("page")))
    first, again = (deal(pickle.loads(pickle.dumps(page)), 0) for _ in range(2))  # noqa: S301  # our own bytes
    assert first[:2] == again[:2]


def test_times_are_those_of_the_machine_of_the_aims(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine that takes ten times as long for a yardstick, answers take ten times as long, too."""
    monkeypatch.setattr(tournament, "yardstick", lambda: AIMS)
    monkeypatch.setattr(tournament, "process_time", iter(range(10_000)).__next__)
    (as_here,) = set(deal(SAMPEN, 0).times)
    monkeypatch.setattr(tournament, "yardstick", lambda: 10 * AIMS)
    (slower_here,) = set(deal(SAMPEN, 0).times)
    assert (as_here, slower_here) == pytest.approx((1000.0, 100.0))


def test_an_interval_is_by_deal() -> None:
    finishes = [Finish(place, 0.25, (1.0,)) for place in (1.0, 2.0, 1.0, 2.0)]
    place = outcome(SAMPEN, finishes).place
    assert (place.value, place.interval) == pytest.approx((1.5, 1.96 * (1 / 3) ** 0.5 / 2))


def test_the_share_of_the_way_is_that_of_what_the_best_player_wins() -> None:
    """Where both win by the same deals, the share is certain; where they win by different ones, it is not."""
    one, alike, other = (
        outcome(SAMPEN, [Finish(place, 0.25, (1.0,)) for place in places])
        for places in ((1.0, 1.25, 1.0, 1.25), (0.5, 1.0, 0.5, 1.0), (1.0, 0.5, 1.0, 0.5))
    )
    assert share_of_way(one, alike) == pytest.approx((0.5, 0.0))
    share, interval = share_of_way(one, other)
    assert share == pytest.approx(0.5)
    left = (0.25, -0.25, 0.25, -0.25)  # by deal: what the one has won, less the half of what the other has
    assert interval == pytest.approx(1.96 * stdev(left) / 4**0.5 / 0.75)  # 0.75 is the whole way
    assert share_of_way(replace(one, finishes=one.finishes[:2]), alike).value == pytest.approx(0.5)


def test_two_players_play_on_until_the_share_of_the_way_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The deals that they have played are not played again. Where there is no way, nothing is."""
    played: list[int] = []

    def on(entry: Entry, _: int, begun: Sequence[Finish]) -> Outcome:
        played.extend(range(len(begun), entry.deals))
        more = [Finish((0.25, 0.5)[at % 2], 0.25, (1.0,)) for at in range(len(begun), entry.deals)]
        return outcome(entry, [*begun, *more])

    monkeypatch.setattr(tournament, "held", on)
    one, best, even = (
        outcome(replace(SAMPEN, deals=4), [Finish(place, 0.25, (1.0,)) for place in places])
        for places in ((0.5, 0.25, 0.25, 0.5), (0.25, 0.5, 0.25, 0.5), (1.5, 1.5, 1.5, 1.5))
    )
    assert share_of_way(one, best).interval > 0.05
    one, best = narrowed(one, best, 0.05)
    assert share_of_way(one, best).interval <= 0.05
    assert played[:2] == [4, 5]
    assert len(played) == 2 * (len(one.places) - 4)
    assert narrowed(one, even, 0.05) == (one, even)


@pytest.mark.long
def test_whoever_sees_all_cards_is_no_weaker() -> None:
    toy = replace(SAMPEN, player=("all-seeing", all_seeing(6)), seats=2)
    assert sum(deal(toy, number).place for number in range(6)) <= 6 * 0.5


def test_every_tournament_has_rules_that_its_table_accepts() -> None:
    for entry in (*figures.headline(), *figures.full()):
        assert entry.rules.refusal(entry.seats) is None
        pickle.dumps(entry)


def test_every_game_has_its_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", toy.GAME)  # one that nobody has given a line in the tables
    assert {entry.game for entry in figures.headline()} == set(GAMES)
    shown = {(entry.game, entry.player[0]) for entry in figures.headline()}
    assert {(game, name) for game in GAMES if game not in figures.ALIKE for name in ("vizier", "all-seeing")} <= shown
    assert {entry.seats for entry in figures.headline() if entry.game == "toy"} == {4}


def test_a_section_has_a_line_for_every_outcome() -> None:
    found = outcome(SAMPEN, [deal(SAMPEN, 0)])
    text = report.section("make tournament", [found, found], complete=True)
    assert text.count("| merchant | merchant | 4 | usual | 2 |") == 2


def test_a_section_says_what_is_left_to_win() -> None:
    """It says so by whoever sees all cards: here one who came first in every deal, and one who did no better than the
    rivals.
    """
    seer = replace(SAMPEN, player=("all-seeing", all_seeing(1)))
    best, even = (outcome(seer, [Finish(place, 0.25, (1.0,))] * 4) for place in (0.0, 1.5))
    vizier = outcome(replace(SAMPEN, player=("vizier", level("vizier"))), [Finish(0.75, 0.25, (1.0,))] * 4)
    assert "no search has been found" in report.section("make tournament", [best], complete=True)
    assert "so these deals show no way" in report.section("make tournament", [even], complete=True)
    beside = report.section("make tournament", [vizier, best], complete=True)
    assert "has come 50 ± 0 % of the way from the merchant to the all-seeing search." in beside
    others = [replace(one, entry=replace(one.entry, seats=5, hands=3)) for one in (vizier, best)]
    for table in ("4 seats, usual", "5 seats, usual, 3 hands in a row"):
        assert f"search ({table})." in report.section("make tournament", [vizier, best, *others], complete=True)
    assert "no search has been found" not in beside


def test_a_section_says_what_a_view_leaves_to_win() -> None:
    """It says so by the bound: one that came first in every deal, one that did no better than the rivals, and beside a
    search.
    """
    bound = replace(SAMPEN, player=("bound", level("merchant")))
    best, even = (outcome(bound, [Finish(place, 0.25, (1.0,))] * 4) for place in (0.0, 1.5))
    assert "by 1.500: from a view alone more cannot be won" in report.section("make tournament", [best], complete=True)
    assert "nothing left to win" in report.section("make tournament", [even], complete=True)
    seer = outcome(replace(SAMPEN, player=("all-seeing", all_seeing(1))), [Finish(0.0, 0.25, (1.0,))] * 4)
    beside = report.section("make tournament", [even, seer], complete=True)
    assert "from a view alone there is nothing left to win" in beside
    assert "of the way" not in beside
    assert "no search has been found" not in beside
