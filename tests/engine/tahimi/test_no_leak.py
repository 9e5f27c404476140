"""No seat can tell the true world from one drawn from its view alone, then or later; what it learned stays known."""

import pickle
from collections import Counter
from random import Random

import pytest
from hypothesis import given

from engine.contract import Action, Decision, Illegal, Pick, Standing
from engine.tahimi.deal import begin
from engine.tahimi.game import Tahimi
from engine.tahimi.round import Round
from engine.tahimi.worth import tax_order
from tests.engine.tahimi.worlds import Table, tables
from tests.engine.wandering import answer, cards_in, seeds, wander

STEPS = 30  # how long two worlds are played side by side


@given(tables(), seeds)
def test_a_seat_cannot_tell_a_resampled_world_from_the_true_one(table: Table, seed: int) -> None:
    random = Random(seed)
    state = table.start(seed)
    players = len(table.standing.order)
    # The exchange is short and full of secrets: look at it at every step; later only now and then.
    looks = {-1, 0, 1, 2, 3, *random.sample(range(4, 150), 4)}
    both_ways(state, random.randrange(players), table.rules, random)
    for at, _ in enumerate(wander(state, random, restless=0.08)):
        if at in looks or state.result:
            both_ways(state, random.randrange(players), table.rules, random)


def both_ways(state: Round, seat: int, rules: Tahimi, random: Random) -> None:
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
    if random.random() < 0.1:
        return unasked(true, twin, seat, random)
    decision = random.choice(true.pending)
    match = next(other for other in twin.pending if other.seat == decision.seat)
    assert (match.kind, match.open) == (decision.kind, decision.open)
    pair = answers(decision, match, seat, partner(true, decision.seat), random)
    if pair is None:
        return False
    mine, other = pair
    told = [event.seen_by(seat) for event in true.play(decision.seat, mine)]
    assert [event.seen_by(seat) for event in twin.play(decision.seat, other)] == told
    return True


def answers(
    decision: Decision, match: Decision, seat: int, receiver: int | None, random: Random
) -> tuple[Action, Action] | None:
    """What is played in the true world and in the twin: the same, but for a gift between two others."""
    if isinstance(decision.options, Pick) and isinstance(match.options, Pick):
        mine = answer(decision, random)
        if seat not in (decision.seat, receiver):
            return mine, answer(match, random)
        return (mine, mine) if mine in match.options else None
    shared = [option for option in decision.options if option in match.options]
    if decision.seat == seat:
        assert match == decision
    if not shared:
        return None
    mine = random.choice(shared)
    return mine, mine


def partner(state: Round, high: int) -> int | None:
    return next((pair.low for pair in state.exchanges if pair.high == high), None)


def unasked(true: Round, twin: Round, seat: int, random: Random) -> bool:
    mover = random.randrange(len(true.dealt))
    rights = true.rights(mover)
    assert [right.verb for right in twin.rights(mover)] == [right.verb for right in rights]
    verbs = [right for right in rights if right.verb != "leave" or random.random() < 0.2]
    if not verbs:
        return True
    action = random.choice(verbs)
    owing = any(decision.kind == "tax" and decision.seat == mover for decision in true.pending)
    if action.verb == "leave" and owing and partner(true, mover) == seat:
        return False  # his lowest cards come back to this seat, and which these are it had not seen
    outcomes = [outcome(world, mover, action, seat) for world in (true, twin)]
    assert outcomes[0] == outcomes[1]
    return True


def outcome(world: Round, mover: int, action: Action, seat: int) -> list[object]:
    try:
        return [event.seen_by(seat) for event in world.play(mover, action)]
    except Illegal as refusal:
        return [refusal.code, refusal.values]


@given(tables(), seeds)
def test_spectators_and_opponents_see_no_hand(table: Table, seed: int) -> None:
    state = table.start(seed)
    watchers = (*range(len(table.standing.order)), None)
    for at, _ in enumerate(wander(state, Random(seed))):
        if at % 10 == 0 or state.result:
            for watcher in watchers:
                seen = state.view(watcher)
                shown = {zone.owner for zone in seen.zones if zone.name == "hand" and zone.cards is not None}
                assert shown == ({watcher} if watcher is not None else set())
                assert all(decision.seat == watcher for decision in seen.decisions)
                assert seen.rights == (() if watcher is None else state.rights(watcher))


@given(tables(), seeds)
def test_a_count_is_public_only_where_the_rules_make_it_so(table: Table, seed: int) -> None:
    """A.5: the others learn "one" or "more than one", unless show_counts."""
    state = table.start(seed)
    for at, _ in enumerate(wander(state, Random(seed))):
        if at % 7 == 0 or state.result:
            seen = state.view(None)
            for seat, known in enumerate(seen.seats):
                held = len(state.hand(seat)) if known.status == "in" else 0
                public = table.rules.show_counts or known.one_card or known.status != "in"
                if not state.result:
                    assert seen.zone("hand", seat).count == (held if public else None)


@given(tables(), seeds)
def test_what_a_seat_learned_from_its_taxes_holds_in_every_world(table: Table, seed: int) -> None:
    """A.6: the payer kept nothing better than he paid, and what was given is known."""
    random = Random(seed)
    state = table.start(seed)
    worth = tax_order(table.rules.ranks(len(table.standing.order)), table.rules.jokers_taxed_first).index
    looks = set(random.sample(range(80), 5))
    for at, _ in enumerate(wander(state, random)):
        if at not in looks or state.view(None).phase != "play" or not state.exchanges:
            continue
        pair = random.choice(state.exchanges)
        assert pair.returned is not None
        paid, returned = Counter(pair.paid), Counter(pair.returned)
        world = table.rules.resample(state.view(pair.high), random)
        ever_low = Counter(world.hand(pair.low)) + laid_by(world, pair.low)
        assert ever_low >= returned
        assert max(map(worth, ever_low - returned), default=-1) <= min(map(worth, paid))
        world = table.rules.resample(state.view(pair.low), random)
        assert Counter(world.hand(pair.high)) + laid_by(world, pair.high) >= paid - returned


def laid_by(world: Round, seat: int) -> Counter[str]:
    return Counter(card for at, action in world.log if at == seat and action.verb == "play" for card in action.cards)


SECOND = Standing(order=("a", "b", "c", "d"), round=2)
HANDS = [
    hand.split()
    for hand in (
        "2 2 2 3 3 9 9 9 9 10 10 10 10",
        "3 4 4 4 5 5 5 K K A A A A",
        "6 6 6 7 7 7 8 8 8 Q Q K K",
        "2 3 4 5 6 7 8 J J J J Q Q",
    )
]


@pytest.fixture
def taxed() -> Round:
    """The serf paid two Queens and got 2 and 3 back; the master serf paid a King and got it back."""
    state = begin(Tahimi(), SECOND, HANDS)
    for seat, text in ((0, "give 2 3"), (1, "give K")):
        state.play(seat, state.action(text))
    return state


def worlds(state: Round, seat: int) -> list[Round]:
    return [Tahimi().resample(state.view(seat), Random(seed)) for seed in range(60)]


def test_the_tahimi_remembers_the_serfs_best_cards_and_his_own_gift(taxed: Round) -> None:
    serfs = [Counter(world.hand(3)) for world in worlds(taxed, 0)]
    assert all(hand >= Counter("23") and not hand & Counter("KA") for hand in serfs)
    assert len(set(map(frozenset, map(Counter.items, serfs)))) > 30


def test_the_serf_remembers_what_he_paid(taxed: Round) -> None:
    assert all(Counter(world.hand(0)) >= Counter("QQ") for world in worlds(taxed, 3))
    taxed.play(0, taxed.action("Qx1"))
    assert {world.hand(0).count("Q") >= 1 for world in worlds(taxed, 3)} == {True}


def test_others_remember_nothing_of_it(taxed: Round) -> None:
    assert any(set(world.hand(3)) & {"K", "A"} for world in worlds(taxed, 2))
    assert any("Q" not in world.hand(0) for world in worlds(taxed, 1))


def test_a_spectator_has_no_world() -> None:
    state = begin(Tahimi(), SECOND, HANDS)
    with pytest.raises(ValueError, match="spectator"):
        Tahimi().resample(state.view(None), Random(1))
