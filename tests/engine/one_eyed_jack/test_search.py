"""The game that a search tries is the game of the rules: the same cells are reached, and the same side wins. And the
search finishes rows, stops those of others, and looks at nothing but its view.
"""

from collections.abc import Iterable
from itertools import islice
from random import Random

import pytest

from engine.cards.packs import plain
from engine.contract import CardThenTarget, Seeded
from engine.one_eyed_jack import GAME, OneEyedJack
from engine.one_eyed_jack.board import rows
from engine.one_eyed_jack.player.search import play_of, search, world_with_chips
from engine.one_eyed_jack.player.world import AT, KIND, OneEyedJackWorld, cells_by_kind
from engine.one_eyed_jack.round import SWAP, OneEyedJackRound
from engine.one_eyed_jack.state import sides
from engine.search import think
from engine.search.generic import anything, settled
from tests.conformance.one_eyed_jack import game_in
from tests.engine.any_game import first_table


def kinds(cards: Iterable[str]) -> list[int]:
    return [KIND[plain(card)] for card in cards]


def started(rules: OneEyedJack, players: int, random: Random) -> OneEyedJackRound:
    standing = first_table(rules, players, random).standing
    return rules.start(standing, Seeded(random.randbytes(32), "deal"))


@pytest.mark.parametrize("options", [{}, {"protect_rows": True}, {"random_board": True}])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_goes_in_lock_step_with_the_rules(seed: int, players: int, options: dict[str, object]) -> None:
    random, rules = Random(seed), OneEyedJack.read(options)
    state = started(rules, players, random)
    hands, stock = list(map(kinds, state.hidden.hands)), kinds(reversed(state.hidden.stock))
    world = OneEyedJackWorld(
        rules.goal(players), hands, stock, state.public.turn, cells=cells_by_kind(state.public.board)
    )
    while state.pending:
        (decision,) = state.pending
        assert (world.turn, world.over) == (decision.seat, False)
        assert list(map(sorted, world.hands)) == [sorted(kinds(hand)) for hand in state.hidden.hands]
        if isinstance(decision.answers, CardThenTarget):
            for card, cells in decision.answers.targets:
                assert sorted(world.playable_cells(KIND[plain(card)])) == sorted(AT[cell] for cell in cells)
        answer = anything(decision, random)
        if answer.verb == SWAP:
            world.swap(*kinds(answer.cards))
        else:
            world.play(*play_of(answer))
        state.play(decision.seat, answer)
        assert [len(world.rows(side)) for side in sides(players)] == [
            len(rows(state.public.chips, side)) for side in sides(players)
        ]
        if world.won is None:
            again = world_with_chips(state.public.chips, players, world.goal)
            assert (again.lines, again.owner) == (world.lines, world.owner)
    assert world.over


@pytest.mark.parametrize(
    ("occupied", "hand", "expected"),
    [
        ({"B1": 0, "C1": 0, "D1": 0}, "3H 4S 9C", "play 4S#1 E1"),
        ({"B1": 0, "C1": 0, "D1": 0}, "3H JD", "play JD#1 E1"),
        ({"B1": 1, "C1": 1, "D1": 1}, "3H 4S 9C", "play 4S#1 E1"),
        ({"B1": 1, "G5": 0}, "AS 5H", "swap AS#1"),
    ],
    ids=["a row is finished", "a row is finished with a jack", "a row is stopped", "a dead card is swapped"],
)
def test_the_search_sees_what_is_urgent(occupied: dict[str, int], hand: str, expected: str) -> None:
    state = game_in({"players": 3, "hand": hand, "occupied": occupied})
    (decision,) = state.pending
    thought = think(GAME, state.rules, state.view(decision.seat), decision, "vizier", Random(1))
    assert thought.action.text == expected


def test_a_dead_card_is_worth_swapping_and_a_chosen_swap_draws_for_the_play_after_it() -> None:
    """With nothing but dead cards the swap is all; beside plays, each has a value, and the policy's swap is given."""
    state = game_in({"players": 3, "hand": "AS 5H", "occupied": {"B1": 1, "G5": 0}})
    (decision,) = state.pending
    trial = search(state.rules, state.view(decision.seat), decision, 60, Random(1))
    assert settled(trial).candidates == ()
    assert {answer.verb for answer in trial.answers} == {"play", "swap"}
    worlds = list(islice(trial.worlds, 60))
    worth = {answer: sum(trial.value(answer, world) for world in worlds) for answer in trial.answers}
    assert max(worth, key=lambda answer: worth[answer]).verb == "swap"


@pytest.mark.long
@pytest.mark.parametrize("random_board", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_view_and_luck_give_the_same_legal_move(players: int, random_board: bool) -> None:
    random, rules = Random(f"{players} players"), OneEyedJack(random_board=random_board)
    state = started(rules, players, random)
    for _ in range(12):
        (decision,) = state.pending
        view = state.view(decision.seat)
        other = rules.resample(view, random)
        first, again = (
            think(GAME, rules, one.view(decision.seat), one.pending[0], "vizier", Random(5)) for one in (state, other)
        )
        assert first == again
        assert decision.allows(first.action)
        assert first.playouts <= GAME.playouts["vizier"]
        state.play(decision.seat, first.action)
