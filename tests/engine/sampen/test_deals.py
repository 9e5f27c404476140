"""Whole deals: what is dealt, how hands shrink, what a dead stock is, that the first empty hand wins (SAM-3, SAM-8)."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random

import pytest

from engine.cards.events import Dealt
from engine.contract import Dice, Event, Illegal, Standing, action
from engine.sampen import Sampen
from engine.sampen.events import ChainEnded, DealWon, LotsDrawn, Matched, NobodyHeld, PutUp, StockRanDry, Turned
from engine.sampen.round import SampenRound
from engine.sampen.state import CHOOSE, DECKS, LEAD, holder, paired, twin, widowed
from tests.conformance.sampen import asked, situation
from tests.engine.any_game import play

DEALS = 15  # of each number of players
TABLES = [(60, players) for players in range(2, 9)] + [(104, 2), (104, 9), (104, 12)]


def deal(players: int, seed: int, deck: int = 60, dealer: int = 0) -> tuple[SampenRound, Random]:
    random = Random(f"{deck} {players} {seed}")
    standing = Standing(order=tuple(f"p{seat}" for seat in range(players)), dealer=dealer)
    return Sampen.read({"deck": deck}).start(standing, Dice(random)), random


def steps(state: SampenRound, random: Random) -> Iterator[tuple[Event, ...]]:
    """Yield the events of the deal, then those of each answer."""
    yield state.opening
    for step in play(state, random):
        yield step.events


@pytest.mark.parametrize(("deck", "players"), TABLES)
def test_the_first_empty_hand_wins_and_no_other_hand_is_empty(deck: int, players: int) -> None:
    for seed in range(DEALS):
        state, random = deal(players, seed, deck)
        for _ in steps(state, random):
            lying = [*state.public.discards, *state.hidden.stock, *chain(*state.hidden.hands)]
            assert Counter(lying) == Counter(DECKS[deck])
            assert sum(not hand for hand in state.hidden.hands) == (state.result is not None)
        assert state.result is not None
        (winner,) = state.result.winners
        assert state.hidden.hands[winner] == ()
        assert state.result.places == tuple(int(seat != winner) for seat in range(players))


@pytest.mark.parametrize(("deck", "players"), TABLES)
def test_every_match_is_a_twin_and_whoever_matches_acts_next(deck: int, players: int) -> None:
    for seed in range(DEALS):
        state, random = deal(players, seed, deck)
        upcard, acts = "", None
        for events in steps(state, random):
            for one in events:
                match one:
                    case Turned():
                        upcard = one.card
                    case PutUp():
                        assert acts in (None, one.seat)
                        upcard = one.card
                    case Matched():
                        assert one.card == twin(upcard)
                        acts = one.seat
                    case NobodyHeld():
                        assert upcard in ("", one.cards[0])
                        acts = None
            if state.pending and state.phase() == CHOOSE:
                assert state.pending[0].seat == acts


@pytest.mark.parametrize("players", range(2, 9))
def test_a_stock_goes_dead_only_where_the_number_of_players_is_even(players: int) -> None:
    dead = 0
    for seed in range(4 * DEALS):
        state, random = deal(players, seed)
        stops = sum(isinstance(one, StockRanDry) for events in steps(state, random) for one in events)
        assert stops <= 1, "after a lead the deal finishes without another stop"
        dead += stops
    assert bool(dead) == (players % 2 == 0)


@pytest.mark.parametrize("players", [2, 4, 8])
def test_at_a_dead_stock_every_card_in_a_hand_has_its_twin_in_a_hand(players: int) -> None:
    leads = 0
    for seed in range(4 * DEALS):
        state, random = deal(players, seed)
        for _ in steps(state, random):
            if state.result is None and state.public.stage == LEAD:
                leads += 1
                assert not state.hidden.stock
                assert not widowed(state.public.discards)
                assert all(holder(card, state.hidden.hands) is not None for hand in state.hidden.hands for card in hand)
                assert len(state.hidden.hands[state.public.turn]) == max(map(len, state.hidden.hands))
    assert leads


def test_lots_fall_on_each_of_the_longest_hands() -> None:
    given = {"upcard": "7D", "hands": {0: "3H 4H 5H", 1: "9S", 2: "9S", 3: "3H 4H 5H"}}
    leaders: Counter[int] = Counter()
    for number in range(60):
        state = situation(given, bytes([number] * 32))
        events = list(state.play_on())
        assert next(one.seats for one in events if isinstance(one, StockRanDry)) == (0, 3)
        (drawn,) = (one.seat for one in events if isinstance(one, LotsDrawn))
        assert drawn == state.public.turn
        leaders[drawn] += 1
    assert set(leaders) == {0, 3}
    assert min(leaders.values()) > 15


def test_no_lots_are_drawn_for_one_longest_hand() -> None:
    state = situation({"upcard": "7D", "hands": {0: "3H", 1: "3H 9S 9S"}})
    events = list(state.play_on())
    assert events == [NobodyHeld(("7D#1",)), StockRanDry((1,))]


def test_the_cards_go_round_one_at_a_time_from_the_left_of_the_dealer() -> None:
    class Unshuffled(Dice):
        def shuffle(self, items):  # type: ignore[no-untyped-def]  # any items, as they lie
            return list(items)

    state = Sampen().start(Standing(order=("a", "b", "c"), dealer=1), Unshuffled(Random(0)))
    hands = {one.seat: one.cards or () for one in state.opening if isinstance(one, Dealt)}
    deck = DECKS[60]
    assert hands[2][:2] == (deck[0], deck[3])
    assert hands[0][:2] == (deck[1], deck[4])
    assert {len(hand) for hand in hands.values()} == {15}
    assert state.public.discards[0] == deck[45]


def test_too_many_players_are_refused_at_the_deal() -> None:
    with pytest.raises(Illegal) as refusal:
        deal(9, 0)
    assert refusal.value.code == "bad_player_count"


def test_a_chain_is_told_whole_when_it_is_over() -> None:
    state = situation({"upcard": "5S", "stock": "KC QC", "hands": {0: "5S 2H 3H 9H 8H", 1: "2H AS 7D", 2: "JS JD JH"}})
    events = [*state.play_on()]
    for answer in ("put 2H#1", "put AS#1"):
        events += state.play(state.public.turn, state.action(answer))
    assert [one for one in events if isinstance(one, ChainEnded)] == [ChainEnded(None, (0, 1), ("5S#2", "2H#2"))]
    (unheld,) = (one for one in events if isinstance(one, NobodyHeld))
    assert unheld.cards == ("AS#1", "KC#1", "QC#1")


def test_the_chain_of_a_lead_names_its_leader() -> None:
    state = situation({"upcard": "7D", "hands": {0: "3H", 1: "3H 9S 9S"}})
    events = [*state.play_on(), *state.play(1, state.action("put 9S#1"))]
    assert ChainEnded(1, (1,), ("9S#2",)) in events
    assert events[-1] == DealWon(1, "3H#2", "upcard")


def test_out_of_turn_names_who_matched_and_what() -> None:
    state = situation({"upcard": "5S", "hands": {0: "5S 2H 3H", 1: "AS 7D 8D"}})
    list(state.play_on())
    with pytest.raises(Illegal) as refusal:
        state.play(1, action("put", "AS#1"))
    assert (refusal.value.code, refusal.value.values) == ("not_your_turn", {"turn": 0, "card": "5S#2"})


def test_the_answers_begin_with_what_is_played_for_somebody_who_sleeps() -> None:
    state = asked({"phase": CHOOSE, "hand": "2S 4H 9H 9H"})
    (decision,) = state.pending
    assert [one.cards[0] for one in decision.answers] == ["9H#1", "9H#2", "2S#1", "4H#1"]
    assert state.default(decision).text == "put 9H#1"


def test_pairs_twins_and_widows() -> None:
    cards = ("2S#1", "9H#1", "9H#2", "JC#2")
    assert paired(cards) == ("9H#1", "9H#2")
    assert widowed(cards) == ("2S#1", "JC#2")
    assert (twin("9H#1"), twin("9H#2")) == ("9H#2", "9H#1")


@pytest.mark.parametrize(("deck", "players"), [(60, 2), (60, 5), (104, 12)])
def test_a_world_drawn_from_a_view_keeps_what_nobody_held_in_the_stock(deck: int, players: int) -> None:
    for seed in range(DEALS // 3):
        state, random = deal(players, seed, deck)
        for _ in steps(state, random):
            for seat in random.sample(range(players), 2):
                world = state.rules.resample(state.view(seat), random)
                assert isinstance(world, SampenRound)
                assert world.view(seat) == state.view(seat)
                asked = world.public.discards if state.pending else world.public.discards[:-1]
                assert {twin(card) for card in widowed(asked)} - set(world.public.discards) <= set(world.hidden.stock)
                assert list(map(len, world.hidden.hands)) == list(map(len, state.hidden.hands))
