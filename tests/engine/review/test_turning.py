"""Turning points: what moved most for anybody, seen with all cards, in games that open them all at the end."""

import pickle
from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest

from engine.contract import Game, owed
from engine.contract.record import Record, steps
from engine.review import turning
from engine.review.judging import is_free
from engine.review.turning import LEAST, MOST, begin, go_on, turning_points
from engine.search.generic import anything
from tests.engine.any_game import GAMES, first_table, of_every_game, play, rule_set

FEW = 300  # playouts: what is tested is what holds for any number
OPEN = [name for name, game in GAMES.items() if not game.rules.CLOSED]


def quick(name: str) -> Game:
    """The game, with so few playouts that a test can wait for them."""
    return replace(GAMES[name], turning=FEW)


def played(game: str, random: Random) -> Record:
    """A whole round at random."""
    rules, players = rule_set(game, random)
    table = first_table(rules, players, random)
    state = table.start()
    for _ in play(state, random):
        pass
    return table.record(state)


def by_policy(name: str, seed: int, astray: Mapping[int, str] | None = None) -> Record:
    """A round in which everybody answers by the policy, but for these moves."""
    rules, answers = GAMES[name].rules.read({}), astray or {}
    table = first_table(rules, rules.seats()[0], Random(seed))
    state = table.start()
    while asked := owed(state.pending):
        decision, at = asked[0], len(state.log)
        usual = GAMES[name].choose(state.view(decision.seat), decision)
        state.play(decision.seat, state.action(answers[at]) if at in answers else usual)
    return table.record(state)


@pytest.mark.long
@of_every_game(6)
def test_turning_points_are_choices_of_the_round_whoever_works_them_out(game: str, seed: int) -> None:
    """Slice after slice may be worked out by another process. Games that keep cards closed have none."""
    record = played(game, Random(seed))
    few = replace(GAMES[game], turning=2 * len(record.moves))
    traced, slices = begin(few, record), 0
    assert bool(traced.left) != record.rules.CLOSED
    while traced.left:
        before, other = traced, pickle.loads(pickle.dumps(traced))  # noqa: S301  # our own bytes
        traced, slices = go_on(few, before), slices + 1
        assert traced.left < before.left
        if slices == 1:
            assert go_on(few, other) == traced
    found = traced.turning_points
    assert len(found) <= MOST
    assert [one.at for one in found] == sorted({one.at for one in found})
    for one in found:
        assert (one.seat, one.action.text) == record.moves[one.at]
        assert one.whom in range(len(record.standing.order))
        assert 0 <= min(one.before, one.after) <= max(one.before, one.after) <= 1
        assert one.moved > LEAST
        assert is_chosen(record, one.at)


def is_chosen(record: Record, at: int) -> bool:
    """True if the move of this number was a choice, or a right that was used."""
    *_, (state, _) = steps(replace(record, moves=record.moves[:at]))
    seat, text = record.moves[at]
    asked = [one for one in state.pending if one.seat == seat and one.read(text)]
    return not asked or is_free(asked[0])


@pytest.mark.parametrize("game", OPEN)
def test_the_playouts_of_a_round_are_bounded(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record, played_out = by_policy(game, 3), list[int]()
    real = turning._played_out

    def counted(*asked: object) -> object:
        played_out.append(1)
        return real(*asked)  # type: ignore[arg-type]  # as it was asked

    monkeypatch.setattr(turning, "_played_out", counted)
    turning_points(quick(game), record)
    assert 0 < len(played_out) <= FEW


@pytest.mark.long
@pytest.mark.parametrize("game", OPEN)
def test_where_all_play_on_as_expected_nothing_turns_and_one_other_move_alone_can(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without luck in the playouts, what the policy would have done has changed nothing."""
    monkeypatch.setattr(turning, "BOLD", 0.0)
    plain = by_policy(game, 5)
    assert turning_points(quick(game), plain) == ()
    for where, answer in other_moves(plain):
        found = turning_points(quick(game), by_policy(game, 5, {where: answer}))
        assert [(one.at, one.action.text) for one in found] in ([], [(where, answer)])
        if found:
            return
    pytest.fail("no other move changed anything")


def other_moves(record: Record) -> list[tuple[int, str]]:
    """Moves of the round, by their number, each with an answer that the policy did not give; the last ones first."""
    random, found = Random(1), list[tuple[int, str]]()
    for at, ((state, _), (seat, text)) in enumerate(zip(steps(record), record.moves, strict=False)):
        asked = owed(state.pending)[0]
        answer = anything(asked, random)
        if asked.seat == seat and answer.text != text:
            found.append((at, answer.text))
    return found[::-1]


@pytest.mark.parametrize("game", OPEN)
def test_a_round_that_goes_on_has_no_turning_points(game: str) -> None:
    record = by_policy(game, 2)
    assert turning_points(quick(game), replace(record, moves=record.moves[:-1])) == ()
