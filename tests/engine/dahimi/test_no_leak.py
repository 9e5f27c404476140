"""No seat can tell the true world from one drawn from its view alone, then or later; what it learned stays known."""

import pickle
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings

from engine.contract import Action, Decision, Pick
from engine.dahimi.deck import ORDER
from engine.dahimi.game import Dahimi
from engine.dahimi.round import Round
from tests.engine.acting import act
from tests.engine.dahimi.scenes import dealt
from tests.engine.dahimi.worlds import Table, tables
from tests.engine.wandering import answer, cards_in, seeds, wander

STEPS = 25  # how long two worlds are played side by side


@given(tables(), seeds)
@settings(max_examples=60)
def test_a_seat_cannot_tell_a_resampled_world_from_the_true_one(table: Table, seed: int) -> None:
    random = Random(seed)
    state = table.start(seed)
    players = len(table.standing.order)
    # The exchange is short and full of secrets: look at it at every step; later only now and then.
    looks = {-1, 0, 1, 2, 3, 4, *random.sample(range(5, 150), 4)}
    both_ways(state, random.randrange(players), table.rules, random)
    for at, _ in enumerate(wander(state, random, restless=0.05)):
        if at in looks or state.result:
            both_ways(state, random.randrange(players), table.rules, random)


def both_ways(state: Round, seat: int, rules: Dahimi, random: Random) -> None:
    """Draw a world from the seat's view, which has travelled; play on in both with the same actions."""
    view = pickle.loads(pickle.dumps(state.view(seat)))  # noqa: S301  # our own bytes
    twin = rules.resample(view, random)
    assert twin.view(seat) == state.view(seat)
    assert cards_in(twin) == cards_in(state)
    true = state.copy()
    for _ in range(STEPS):
        if not true.pending or not step(true, twin, seat, random):
            break
        assert twin.view(seat) == true.view(seat)


def step(true: Round, twin: Round, seat: int, random: Random) -> bool:
    """One action in both worlds, told alike to `seat`. False when there is none that both allow, or when what follows
    depends by right on cards that the seat has not seen.
    """
    decision = random.choice(true.pending)
    match = next(other for other in twin.pending if other.seat == decision.seat)
    assert (match.kind, match.open) == (decision.kind, decision.open)
    if decision.seat == seat:
        assert match == decision
    pair = answers(true, twin, decision, match, seat, random)
    if pair is None:
        return False
    mine, other = pair
    told = [event.seen_by(seat) for event in true.play(decision.seat, mine)]
    assert [event.seen_by(seat) for event in twin.play(decision.seat, other)] == told
    return True


def answers(
    true: Round, twin: Round, decision: Decision, match: Decision, seat: int, random: Random
) -> tuple[Action, Action] | None:
    """What is played in the true world and in the twin: the same, but for what is paid and given between two others."""
    if isinstance(decision.options, Pick) and isinstance(match.options, Pick):
        mine = answer(decision, random)
        if seat == decision.seat:
            # A receiver who has left gives his lowest cards back at once, and which these are the payer has not seen.
            left = decision.kind == "pay" and any("leave" in action.text for _, action in true.log)
            return None if left else (mine, mine)
        if seat != partner(true, decision.seat):
            return mine, answer(match, random)
        same = mine in match.options and decision.kind != "pay"
        return (mine, mine) if same else None  # what goes beside the chosen card the receiver has not seen yet
    shared = [option for option in decision.options if option in match.options]
    if not shared:
        return None
    mine = random.choice(shared)
    return mine, mine


def partner(state: Round, seat: int) -> int | None:
    pairs = [(high, low) for high, low, _ in state.rules.schedule(len(state.dealt)) if seat in (high, low)]
    return sum(pairs[0]) - seat if pairs else None


@given(tables(), seeds)
@settings(max_examples=60)
def test_spectators_and_opponents_see_no_hand(table: Table, seed: int) -> None:
    state = table.start(seed)
    watchers = (*range(len(table.standing.order)), None)
    for at, _ in enumerate(wander(state, Random(seed))):
        if at < 5 or at % 20 == 0 or state.result:
            for watcher in watchers:
                seen = state.view(watcher)
                shown = {zone.owner for zone in seen.zones if zone.name == "hand" and zone.cards is not None}
                assert shown == ({watcher} if watcher is not None else set())
                assert all(decision.seat == watcher for decision in seen.decisions)
                assert not any(text.startswith(("pay", "give")) for _, text in seen.memory["log"])


@given(tables(), seeds)
@settings(max_examples=60)
def test_what_a_seat_learned_from_the_exchange_holds_in_every_world(table: Table, seed: int) -> None:
    """C.7: the payer kept nothing better than he paid, what was given is known, and who chose had a choice."""
    random = Random(seed)
    state = table.start(seed)
    looks = set(random.sample(range(60), 5))
    for at, _ in enumerate(wander(state, random)):
        if at not in looks or state.view(None).phase != "play" or not state.exchanges:
            continue
        pair = random.choice(state.exchanges)
        assert pair.returned is not None
        paid, returned = Counter(pair.paid), Counter(pair.returned)
        world = table.rules.resample(state.view(pair.high), random)
        ever_low = Counter(world.hand(pair.low)) + laid_by(world, pair.low)
        assert ever_low >= returned
        kept = ever_low - returned
        last = min(map(height, paid))
        assert max(map(height, kept), default=-1) <= last
        ties = {card for card in (*kept, *paid) if height(card) == last}
        assert (pair.low in state.asked) == (len(ties) > 1 and any(height(card) == last for card in kept))
        world = table.rules.resample(state.view(pair.low), random)
        assert Counter(world.hand(pair.high)) + laid_by(world, pair.high) >= paid - returned


def height(card: str) -> int:
    return ORDER.index(card[:-1])


def laid_by(world: Round, seat: int) -> Counter[str]:
    return Counter(card for at, action in world.log if at == seat and action.verb == "play" for card in action.cards)


HANDS = ("3C 4C 5C 6C 7C", "3D 4D 5D 6D 7D", "3H 4H 5H 6H 2H", "3S 4S AC AD 2S")


def test_everybody_sees_who_chooses_and_no_world_forgets_it() -> None:
    """A world in which the payer had nothing to choose would not explain what was seen."""
    state = dealt(*HANDS)
    for watcher in (0, 1, 2):
        assert [seen.waited for seen in state.view(watcher).seats] == [False, True, False, True]
        for seed in range(30):
            world = Dahimi().resample(state.view(watcher), Random(seed))
            assert [decision.kind for decision in world.pending] == ["pay", "tax"]


def test_who_chose_which_suit_is_known_to_the_two_alone() -> None:
    state = dealt(*HANDS)
    act(state, "3 pay AD", "1 give 3D", "0 give 3C 4C")
    assert all("AD" in Dahimi().resample(state.view(3), Random(seed)).hand(0) for seed in range(20))
    assert any("AD" not in Dahimi().resample(state.view(2), Random(seed)).hand(0) for seed in range(20))


def test_a_spectator_has_no_world() -> None:
    with pytest.raises(ValueError, match="spectator"):
        Dahimi().resample(dealt(*HANDS).view(None), Random(1))
