"""The bound of what a view allows."""

from functools import partial
from itertools import cycle, islice
from random import Random

import pytest

from engine.contract import Action, Decision, State, Trial, action
from engine.games import game_of
from engine.search.generic import candidates
from tests.tools.fits.rounds import hands_of_match
from tests.tools.strength import view_bound
from tests.tools.strength.players import level
from tests.tools.strength.view_bound import Hand, Path, advantages_in, gain, most_gained

POLICY, OTHER, POOR = map(action, ("policy", "other", "poor"))


def trial(values: dict[Action, tuple[float, float]]) -> Trial:
    """A trial of answers that are worth so much in two worlds, one after the other."""
    return Trial([*values], lambda answer, world: values[answer][world], cycle((0, 1)), playouts=1)


def hands(count: int) -> list[Hand]:
    """The first hands of a match of Truc."""
    game = game_of("truc")
    states = islice(hands_of_match("truc", 4, 0), count)
    return [Hand(game, game.rules(), state, 0, f"test {at}") for at, state in enumerate(states)]


def test_an_advantage_is_what_an_answer_is_worth_more_than_the_policys() -> None:
    found = advantages_in(trial({POLICY: (0.2, 0.4), OTHER: (0.5, 0.3), POOR: (0.0, 0.0)}), POLICY, 40, 40)
    assert found == pytest.approx({POLICY: 0.0, OTHER: 0.1, POOR: -0.3})


def test_no_answer_has_an_advantage_where_the_view_does_not_tell_which_is_right() -> None:
    guess = {POLICY: (1.0, 0.0), OTHER: (0.0, 1.0)}
    assert advantages_in(trial(guess), POLICY, 40, 40) == pytest.approx({POLICY: 0.0, OTHER: 0.0})


def test_an_answer_that_is_surely_worse_is_not_tried_again() -> None:
    tried: list[Action] = []
    values = {POLICY: (0.5, 0.6), OTHER: (0.6, 0.5), POOR: (0.0, 0.1)}

    def value(answer: Action, world: int) -> float:
        tried.append(answer)
        return values[answer][world]

    advantages_in(Trial([*values], value, cycle((0, 1)), playouts=1), POLICY, 20, 30)
    assert [tried.count(answer) for answer in values] == [50, 50, 20]


def test_the_policy_is_valued_again_even_where_it_is_worse() -> None:
    found = advantages_in(trial({OTHER: (0.8, 0.9), POLICY: (0.0, 0.1)}), POLICY, 20, 30)
    assert found[OTHER] == pytest.approx(0.8)


def test_a_merchant_gains_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view_bound, "advantages_in", partial(advantages_in, worlds=4, again=4))
    for hand in hands(2):
        assert gain(hand, level("merchant"), hand.advantages) == 0.0


def advantages(path: Path, state: State, decision: Decision) -> dict[Action, float]:
    """Advantages at random, the same each time."""
    random, policy = Random(str(path)), game_of("truc").choose(state.view(decision.seat), decision)
    return {answer: random.random() for answer in candidates(policy, decision, 1000, random)}


def test_no_path_gains_more_than_the_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hand, "advantages", lambda _, *asked: advantages(*asked))
    for hand in hands(2):
        most = most_gained(hand, nodes=100_000)
        for name in ("page", "merchant"):
            assert gain(hand, level(name), advantages) <= most


def test_the_bound_is_no_lower_where_more_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hand, "advantages", lambda _, *asked: advantages(*asked))
    for hand in hands(3):
        found = [most_gained(hand, nodes) for nodes in (1, 10, 100)]
        assert found == sorted(found)
