"""Tests of secrets in every climbing game: no seat can tell the true world from one drawn from its view alone, then or
later; and nobody sees a hand but its owner.
"""

import pickle
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.climbing.round import ClimbingRound
from engine.contract import Action, Decision, Event, Illegal, PickCards, Rules
from engine.tarothimi.arcana import NAMES, POWERS
from engine.tarothimi.state import Shown
from tests.engine.random_play import answer, cards_in, held, seeds, wander
from tests.engine.worlds import ANY, DEALT, in_every_game

STEPS = 30  # how long two worlds are played side by side
BY_LUCK = ("chariot", "wheel")  # they bring a card that by right nobody knew


@pytest.mark.long
@in_every_game
@given(st.data(), seeds)
def test_a_seat_cannot_tell_a_resampled_world_from_the_true_one(game: str, data: st.DataObject, seed: int) -> None:
    random = Random(seed)
    table = data.draw(DEALT[game])
    state = table.start(seed)
    seats = range(len(state.dealt))
    # The exchange is short and full of secrets: look at it at every step; later only now and then, and at powers.
    looks = {0, 1, 2, 3, 4, *random.sample(range(5, 150), 4)}
    both_ways(state, random.choice(seats), table.rules, random)
    for at, step in enumerate(wander(state, random, restless=0.08)):
        if at in looks or state.result or step.action.verb in POWERS:
            both_ways(state, random.choice(seats), table.rules, random)


def both_ways(state: ClimbingRound, seat: int, rules: Rules, random: Random) -> None:
    """Draw a world from the seat's view, which has travelled; play on in both with the same actions."""
    view = pickle.loads(pickle.dumps(state.view(seat)))  # noqa: S301  # our own bytes
    twin = rules.resample(view, random)
    assert isinstance(twin, ClimbingRound)
    assert twin.view(seat) == state.view(seat)
    assert cards_known(twin) == cards_known(state)
    true = state.copy()
    for _ in range(STEPS):
        if not true.pending or not go_on(true, twin, seat, random):
            break
        assert twin.view(seat) == true.view(seat)


def cards_known(state: ClimbingRound) -> Counter[str]:
    """All cards of the round, which are public; but not which arcana are among them (TAR-1)."""
    kinds = Counter[str]()
    for card, count in cards_in(state).items():
        kinds["an arcana" if card in NAMES else card] += count
    return kinds


def go_on(true: ClimbingRound, twin: ClimbingRound, seat: int, random: Random) -> bool:
    """One action in both worlds, told alike to `seat`. False when there is none that both allow, or when what follows
    depends by right on cards that the seat has not seen.
    """
    if random.random() < 0.1:
        return unasked(true, twin, seat, random)
    decision = random.choice(true.pending)
    match = next(other for other in twin.pending if other.seat == decision.seat)
    assert (match.kind, match.open) == (decision.kind, decision.open)
    if decision.seat == seat:
        assert match == decision
    pair = answers(true, decision, match, seat, random)
    if pair is None:
        return False
    mine, other = pair
    return alike(outcome(true, decision.seat, mine, seat), outcome(twin, decision.seat, other, seat), mine)


def alike(events: list[object], again: list[object], done: Action) -> bool:
    """True if the same happened in both worlds. If it did not, that is luck, or an unseen arcana showed itself
    (TAR-10).
    """
    assert events == again or done.verb in BY_LUCK or any(isinstance(one, Shown) for one in (*events, *again))
    return events == again


def outcome(world: ClimbingRound, mover: int, action: Action, seat: int) -> list[object]:
    """The events of an action as `seat` sees them, or the code and the values of its refusal."""
    try:
        events: tuple[Event, ...] = world.play(mover, action)
    except Illegal as refusal:
        return [refusal.code, refusal.values]
    return [event.seen_by(seat) for event in events]


def answers(
    true: ClimbingRound, decision: Decision, match: Decision, seat: int, random: Random
) -> tuple[Action, Action] | None:
    """The actions that are played in the true world and in the twin: the same, but for what is paid and given between
    two others. None where there is no such pair.
    """
    if isinstance(decision.answers, PickCards) and isinstance(match.answers, PickCards):
        mine, receiver = answer(decision, random), partner(true, decision.seat)
        if seat not in (decision.seat, receiver):
            return mine, answer(match, random)
        # The receiver has not seen yet what goes beside a chosen card; nor the payer, what is given for one who leaves.
        if decision.kind == "pay" and (seat == receiver or leavers(true)):
            return None
        return (mine, mine) if mine in match.answers else None
    if decision.seat == seat:
        mine = answer(decision, random)
        return mine, mine
    shared = [one for one in decision.answers if one in match.answers]
    if not shared:
        return None
    mine = random.choice(shared)
    return mine, mine


def partner(state: ClimbingRound, seat: int) -> int | None:
    """The seats that a seat exchanges cards with."""
    pairs = state.rules.schedule(len(state.dealt))
    return next((high + low - seat for high, low, _ in pairs if seat in (high, low)), None)


def leavers(state: ClimbingRound) -> set[int]:
    return {seat for seat, action in state.log if action.verb == "leave"}


def unasked(true: ClimbingRound, twin: ClimbingRound, seat: int, random: Random) -> bool:
    mover = random.randrange(len(true.dealt))
    rights = true.rights(mover)
    assert [right.verb for right in twin.rights(mover)] == [right.verb for right in rights]
    verbs = [right for right in rights if right.verb != "leave" or random.random() < 0.2]
    if not verbs:
        return True
    action = random.choice(verbs)
    if action.verb == "leave" and any(owed.kind != "play" and owed.seat == mover for owed in true.pending):
        other = partner(true, mover)
        if seat == other or (seat == mover and other in leavers(true)):
            return False  # what is given for one who leaves, their partner has not seen
    return alike(outcome(true, mover, action, seat), outcome(twin, mover, action, seat), action)


@in_every_game
@given(st.data(), seeds)
def test_a_count_is_public_only_where_the_rules_make_it_so(game: str, data: st.DataObject, seed: int) -> None:
    """TAH-5: the others learn "one" or "more than one", unless show_counts."""
    state = data.draw(ANY[game]).start(seed)
    for at, _ in enumerate(wander(state, Random(seed))):
        if at % 7 == 0 and not state.result:
            seen, hands = state.view(None), held(state)
            assert not any(text.startswith(("pay", "give")) for _, text in seen.log)
            for seat, known in enumerate(seen.seats):
                public = state.rules.show_counts or known.one_card or known.status != "in"
                assert seen.zone("hand", seat).count == (len(hands.get(seat, ())) if public else None)


@in_every_game
@given(st.data(), seeds)
def test_a_spectator_has_no_world(game: str, data: st.DataObject, seed: int) -> None:
    table = data.draw(DEALT[game])
    with pytest.raises(ValueError, match="spectator"):
        table.rules.resample(table.start(seed).view(None), Random(seed))
