"""Whole deals: every card is played, the total ends where it must, and a skip shows a hand and nothing else."""

from collections import Counter
from random import Random

import pytest

from engine.cards.events import Dealt, Drew
from engine.contract import Dice, Illegal, Standing, action
from engine.jubilee import Jubilee
from engine.jubilee.events import Played, Skipped
from engine.jubilee.round import JubileeRound
from engine.jubilee.state import DECK
from tests.conformance.jubilee import moment
from tests.engine.any_game import play

DEALS = 40


def deal(players: int, seed: int, **options: object) -> tuple[JubileeRound, Random]:
    random = Random(f"{players} {seed}")
    order = tuple(f"p{seat}" for seat in range(players))
    standing = Standing(order=order, dealer=random.randrange(players))
    return Jubilee.read(dict(options)).start(standing, Dice(random)), random


@pytest.mark.parametrize(("ace", "total"), [(15, 217), (1, 189)])
@pytest.mark.parametrize("players", range(2, 8))
def test_all_cards_are_played_and_the_total_ends_where_it_must(players: int, ace: int, total: int) -> None:
    for seed in range(DEALS // 4):
        state, random = deal(players, seed, club_ace=ace)
        plays = skips = 0
        for step in play(state, random):
            events = Counter(type(one) for one in step.events)
            assert events[Skipped] <= players - 1
            plays, skips = plays + 1, skips + events[Skipped]
        assert (plays, state.public.total) == (61, total)
        assert Counter(state.public.played) == Counter(DECK)
        assert state.result is not None
        assert state.result.scores == tuple(state.public.points)


def test_the_cards_go_round_one_at_a_time_from_the_left_of_the_dealer() -> None:
    class Unshuffled(Dice):
        def shuffle(self, items):  # type: ignore[no-untyped-def]  # any items, as they lie
            return list(items)

    order = ("a", "b", "c")
    state = Jubilee().start(Standing(order=order, dealer=1), Unshuffled(Random(0)))
    hands = {one.seat: one.cards or () for one in state.opening if isinstance(one, Dealt)}
    assert hands[2][:2] == (DECK[0], DECK[3])
    assert hands[0][:2] == (DECK[1], DECK[4])
    assert state.hidden.stock == DECK[24:]
    assert state.public.turn == 2


@pytest.mark.parametrize("players", [2, 4, 7])
def test_everybody_holds_eight_while_there_is_a_stock(players: int) -> None:
    state, random = deal(players, 1)
    assert {len(hand) for hand in state.hidden.hands} == {8}
    for step in play(state, random):
        assert any(isinstance(one, Drew) for one in step.events) == (len(state.public.played) <= 61 - 8 * players)
        if state.hidden.stock:
            assert {len(hand) for hand in state.hidden.hands} == {8}


def test_a_drawn_card_is_its_owners_secret_and_a_played_one_nobodys() -> None:
    state, _ = deal(3, 5)
    seat = state.public.turn
    drew = next(one for one in state.play(seat, state.default(state.pending[0])) if isinstance(one, Drew))
    assert drew.seen_by(seat).card is not None
    assert drew.seen_by((seat + 1) % 3).card is drew.seen_by(None).card is None


@pytest.mark.long
def test_a_skip_is_never_asked_for_and_never_offered() -> None:
    for seed in range(DEALS):
        state, random = deal(2, seed)
        for _ in play(state, random):
            for decision in state.pending:
                before = state.view(None)
                with pytest.raises(Illegal) as refusal:
                    state.play(decision.seat, action("skip"))
                assert refusal.value.code == "jub_must_play"
                assert refusal.value.values["cards"] == state.playable(decision.seat) != ()
                assert state.view(None) == before


def test_below_zero_names_the_totals() -> None:
    state = moment({"total": 7}, {0: "8H KS", 1: "2S"}, by=0)
    with pytest.raises(Illegal) as refusal:
        state.play(0, action("play", "8H"))
    assert (refusal.value.code, refusal.value.values) == ("jub_below_zero", {"card": "8H", "total": 7, "after": -1})


def test_a_world_drawn_from_a_view_lets_whoever_plays_play() -> None:
    """The moments that are rare: a low total with many hearts still to come, and an opening."""
    for seed in range(DEALS):
        state, random = deal(3, seed)
        for _ in play(state, random):
            if state.public.total > 5 or not state.pending:
                continue
            for seat in range(3):
                world = state.rules.resample(state.view(seat), random)
                assert world.pending[0].seat == state.public.turn
                assert list(world.pending[0].answers)
                assert world.view(seat) == state.view(seat)


def test_a_play_tells_the_total_and_the_points() -> None:
    state = moment({"total": 85}, {0: "AS KS", 1: "2S"}, by=0)
    event = next(one for one in state.play(0, action("play", state.hidden.hands[0][0])) if isinstance(one, Played))
    assert (event.name, event.seat, event.total, event.points) == ("great-jubilee", 0, 100, 20)
