"""Whole games and single turns: what is drawn, what is told to whom, how it ends (OEJ-4 to OEJ-9)."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine.cards.events import Dealt, Drew, Passed
from engine.cards.packs import plain
from engine.contract import LEAVE, Dice, Illegal, Match, Result, Standing
from engine.one_eyed_jack import GAME, OneEyedJack
from engine.one_eyed_jack.board import DECK
from engine.one_eyed_jack.events import (
    BoardDrawn,
    BoardLocked,
    OwnRemoved,
    Removed,
    RowMade,
    RowsOfLeft,
    RowsWon,
    Stuck,
)
from engine.one_eyed_jack.round import OneEyedJackRound
from tests.conformance.one_eyed_jack import game_in, order
from tests.engine.any_game import play

GAMES = 6


def dealt(players: int, seed: int, **options: object) -> tuple[OneEyedJackRound, Random]:
    random = Random(f"{players} {seed}")
    standing = Standing(order=order(players), dealer=random.randrange(players))
    return OneEyedJack.read(dict(options)).start(standing, Dice(random)), random


def result_of(state: OneEyedJackRound) -> Result:
    assert state.result is not None
    return state.result


def match_of(state: OneEyedJackRound) -> Match:
    return state.rules.match(state.standing, result_of(state))


@pytest.mark.parametrize(("players", "each", "stock"), [(2, 7, 90), (3, 6, 86), (4, 5, 84)])
def test_the_deal(players: int, each: int, stock: int) -> None:
    state, _ = dealt(players, 0)
    assert [len(hand) for hand in state.hidden.hands] == [each] * players
    assert len(state.hidden.stock) == stock
    assert state.public.turn == (state.standing.dealer + 1) % players
    assert [event.seat for event in state.opening if isinstance(event, Dealt)] == [*range(players)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_are_conserved_and_hands_are_full_while_there_is_a_stock(players: int) -> None:
    each = {2: 7, 3: 6, 4: 5}[players]
    for seed in range(GAMES):
        state, random = dealt(players, seed)
        for _ in play(state, random):
            cards = [*state.hidden.stock, *state.public.gone, *(card for hand in state.hidden.hands for card in hand)]
            assert Counter(cards) == Counter(DECK)
            if state.hidden.stock and state.result is None:
                assert {len(hand) for hand in state.hidden.hands} == {each}
        result = result_of(state)
        assert match_of(state) == Match(True, result.places, result.winners)


@pytest.mark.parametrize("options", [{"dead_swaps": 0}, {"rows_needed": 2, "protect_rows": True}, {"rows_needed": 1}])
def test_a_game_ends_under_every_option(options: dict[str, object]) -> None:
    for seed in range(3):
        state, random = dealt(3, seed, **options)
        events = [event for step in play(state, random) for event in step.events]
        assert sum(isinstance(event, RowsWon | BoardLocked | BoardDrawn) for event in events) == 1


def test_only_the_drawer_sees_the_card_that_is_drawn() -> None:
    state = game_in({"hands": {0: "AS 5H", 1: "2S"}, "cards": "KD 3C"})
    events = state.play(0, state.action("play AS#1 B1"))
    (drew,) = (event for event in events if isinstance(event, Drew))
    assert drew.seen_by(0) == Drew(0, "KD#1")
    assert drew.seen_by(1) == drew.seen_by(None) == Drew(0, None)


def test_a_partner_sees_no_hand() -> None:
    state, _ = dealt(4, 1)
    assert state.view(0).zone("hand", 2).cards is None
    assert [seat.team for seat in state.view(0).seats] == [0, 1, 0, 1]
    assert [seat.team for seat in dealt(3, 1)[0].view(0).seats] == [None] * 3


def test_whose_chip_was_removed_is_told() -> None:
    given = {"players": 4, "hands": {0: "JS JH", 1: "2S"}, "occupied": {"B1": 1, "C1": 0}}
    events = game_in(given).play(0, game_in(given).action("play JS#1 B1"))
    assert events[0] == Removed(0, "JS#1", "B1", (1, 3))
    events = game_in(given).play(0, game_in(given).action("play JS#1 C1"))
    assert events[0] == OwnRemoved(0, "JS#1", "C1", (0, 2))


def test_a_seat_without_cards_is_passed_over_and_nothing_is_told_of_it() -> None:
    state = game_in({"players": 3, "hands": {0: "5H", 2: "2S"}, "stock": 0})
    events = state.play(0, state.action("play 5H#1 I10"))
    assert state.public.turn == 2
    assert not [event for event in events if isinstance(event, Passed)]


def test_swaps_count_anew_in_every_turn() -> None:
    given = {"occupied": {"B1": 1, "G5": 0}, "hands": {0: "AS AS 5H", 1: "2S 3S"}}
    state = game_in({**given, "options": {"dead_swaps": 1}})
    state.play(0, state.action("swap AS#1"))
    with pytest.raises(Illegal) as refused:
        state.play(0, state.action("swap AS#2"))
    assert (refused.value.code, refused.value.values) == ("oej_swap_limit", {"count": 1})
    state.play(0, state.action("play 5H#1 C7"))
    state.play(1, state.action("play 2S#1 C1"))
    state.play(0, state.action("swap AS#2"))


def test_after_a_useless_swap_the_same_seat_may_be_next_again() -> None:
    """Nobody else holds a card, so its next turn comes at once, with a swap of its own."""
    given = {"occupied": {"B1": 1, "G5": 0}, "hands": {0: "AS AS"}, "cards": "KD KD", "options": {"dead_swaps": 1}}
    state = game_in(given)
    state.public = replace(state.public, chips={**state.public.chips, "E2": 0, "G8": 1})
    events = state.play(0, state.action("swap AS#1"))
    assert [type(event) for event in events] == [*map(type, events[:2]), Stuck]
    assert (state.public.turn, state.public.swaps) == (0, 0)
    assert {plain(answer.cards[0]) for answer in state.pending[0].answers} == {"AS", "KD"}


# ---------------------------------------------------------------------------- leaving for good


@pytest.mark.parametrize(("players", "winners"), [(2, (1,)), (4, (1, 3))])
def test_of_two_sides_the_other_wins_when_the_game_is_over(players: int, winners: tuple[int, ...]) -> None:
    state, _ = dealt(players, 3, on_leave="forfeit")
    state.play(0, LEAVE)
    while state.pending:
        (decision,) = state.pending
        state.play(decision.seat, GAME.choose(state.view(decision.seat), decision))
    assert result_of(state).left == (0,)
    assert match_of(state).winners == winners


def test_every_row_that_a_chip_makes_is_told() -> None:
    crossing = dict.fromkeys(("C5", "D5", "F5", "G5", "E3", "E4", "E6", "E7"), 0)
    state = game_in({"hands": {0: "JD", 1: "2S"}, "occupied": crossing})
    events = [event for event in state.play(0, state.action("play JD#1 E5")) if isinstance(event, RowMade)]
    assert {(event.start, event.end) for event in events} == {("C5", "G5"), ("E3", "E7")}
    assert [event.rows for event in events] == [1, 2]


def test_of_three_the_row_of_the_one_who_left_ends_the_game_for_nobody() -> None:
    given = {"players": 3, "hands": {0: "4S", 1: "5H", 2: "6H"}, "occupied": {"B1": 0, "C1": 0, "D1": 0}}
    state = game_in({**given, "options": {"on_leave": "forfeit"}})
    state.play(0, LEAVE)
    events = state.play(0, state.action("play 4S#1 E1"))
    assert events[-1] == RowsOfLeft(0)
    assert (result_of(state).winners, result_of(state).places, result_of(state).left) == ((), (1, 0, 0), (0,))
    assert match_of(state) == Match(True, (1, 0, 0), ())


def test_without_forfeit_nobody_can_leave_for_good() -> None:
    state, _ = dealt(3, 4)
    assert state.rights(0) == ()
