"""What holds in every round, whatever the rules and the luck."""

import pickle
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings

from engine import stewards
from engine.climbing.events import Dealt, RoundEnded, TaxPaid, TaxReturned
from engine.contract import Action, Dice, Event, Illegal, Pick, Result, Seeded, Standing
from engine.contract.record import Record, read, replay, write
from engine.dahimi.deck import PACK
from engine.dahimi.game import Dahimi
from engine.dahimi.menu import PlayMenu
from engine.dahimi.round import Round
from engine.games import rules_of
from tests.engine.dahimi.worlds import PLAYERS, Table, tables
from tests.engine.wandering import cards_in, everything, seeds, wander

LOOKS = 6  # how often a test that looks hard stops to look, in one round
FEW = settings(max_examples=60)


def moments(random: Random, length: int = 120) -> set[int]:
    return set(random.sample(range(length), LOOKS))


@given(tables(), seeds)
@FEW
def test_no_card_is_ever_lost_or_made_and_the_round_ends(table: Table, seed: int) -> None:
    state = table.start(seed)
    players = len(table.standing.order)
    deck = Counter(table.rules.deck(players).cards)
    assert cards_in(state) == deck
    events: tuple[Event, ...] = ()
    steps = 0
    for step in wander(state, Random(seed)):
        events = step.events
        steps += 1
        assert bool(state.pending) == (state.result is None)
        assert cards_in(state) == deck
    assert steps <= (deck.total() + 4) * players
    assert state.result is not None
    assert sorted((*state.result.finish, *state.result.left)) == list(range(players))
    assert events[-1] == RoundEnded(state.result.finish, state.result.left)
    assert state.view(None).phase == "over"


@pytest.mark.parametrize("players", range(3, 14))
def test_rounds_of_every_table_size_follow_one_another(players: int) -> None:
    random = Random(players)
    for options in ({}, {"exchange": "scaled", "min_run": 4}, {"packs": 4, "join_policy": "pick"}):
        rules = Dahimi.read(dict(options))
        standing, _ = rules.seat(None, None, (), PLAYERS[:players], Dice(random))
        for _ in range(2):
            state = rules.start(standing, Dice(random))
            for _ in wander(state, random, restless=0):
                pass
            assert state.result is not None
            assert len(state.result.finish) == players
            standing, _ = rules.seat(standing, state.result, (), (), Dice(random))


@given(tables(), seeds)
@FEW
def test_every_listed_answer_is_accepted_and_every_other_choice_of_its_suits(table: Table, seed: int) -> None:
    random = Random(seed)
    looks = moments(random)
    state = table.start(seed)
    for at, _ in enumerate(wander(state, random)):
        for decision in state.pending if at in looks else ():
            options = decision.options
            answers = list(options)[:3] if isinstance(options, Pick) else list(options)
            if isinstance(options, PlayMenu):
                answers += random.sample(every := list(options.every()), min(10, len(every)))
            for option in answers:
                copy = state.copy()
                assert copy.play(decision.seat, option)
                assert copy.log[-1] == (decision.seat, option)


@given(tables(), seeds)
@FEW
def test_every_action_reads_back_from_its_text(table: Table, seed: int) -> None:
    state = table.start(seed)
    for seat, action, _ in wander(state, Random(seed)):
        again = state.action(action.text)
        assert (again, again.verb, again.cards, again.whom) == (action, action.verb, action.cards, action.whom)
        assert state.log[-1] == (seat, action)
        for option in (option for decision in state.pending for option in list(decision.options)[:5]):
            assert (state.action(option.text), str(option)) == (option, option.text)


@given(tables(), seeds)
@FEW
def test_what_is_not_legal_is_refused_and_changes_nothing(table: Table, seed: int) -> None:
    random = Random(seed)
    looks = moments(random)
    state = table.start(seed)
    for at, _ in enumerate(wander(state, random)):
        if at in looks or state.result:
            before = everything(state)
            for _ in range(40):
                try_something_illegal(state, random)
            assert everything(state) == before


def try_something_illegal(state: Round, random: Random) -> None:
    seat = random.randrange(len(state.dealt))
    try:
        action = state.action(random_text(random))
    except Illegal as refusal:
        if refusal.code != "unreadable":
            raise
        return
    asked = [decision for decision in state.pending if decision.seat == seat]
    if action in state.rights(seat) or any(action in decision.options for decision in asked):
        return
    plain = Action(action.text, action.verb, action.cards, action.whom)
    assert isinstance(told(state, seat, action), str)
    assert told(state, seat, plain) == told(state, seat, action)  # an action is nothing but its text


def random_text(random: Random) -> str:
    cards = " ".join(random.choice(PACK) for _ in range(random.randint(0, 4)))
    suit, low = random.choice("CDHS"), random.randrange(10)
    return random.choice(
        [
            random.choice(PACK),
            f"{PACK[4 * low][:-1]}{suit}-{PACK[4 * (low + 2)][:-1]}{suit}",
            random.choice(["pass", "call", "leave", "sing", "", "catch 1", "9CX", "9x2"]),
            *(f"{verb} {cards}" for verb in ("give", "pay", "play")),
        ]
    )


def told(state: Round, seat: int, action: Action) -> tuple[Event, ...] | str:
    try:
        return state.play(seat, action)
    except Illegal as refusal:
        return refusal.code


@given(tables(), seeds)
@FEW
def test_a_copy_goes_its_own_way(table: Table, seed: int) -> None:
    random = Random(seed)
    looks = moments(random, 60)
    state = table.start(seed)
    for at, _ in enumerate(wander(state, random)):
        if at in looks or at < 2:
            before = everything(state)
            copy = state.copy()
            assert everything(copy) == before
            list(wander(copy, random))
            assert copy.result is not None
            assert everything(state) == before


@given(tables(), seeds)
@FEW
def test_a_record_replays_to_the_same_events(table: Table, seed: int) -> None:
    key = Random(seed).randbytes(32)
    state = table.rules.start(table.standing, Seeded(key, "deal"))
    events = list(state.opening)
    for step in wander(state, Random(seed)):
        events += step.events
    record = Record(table.rules, table.standing, key, tuple((seat, action.text) for seat, action in state.log))
    again = read(write(record), rules_of)
    assert again == record
    replayed, retold = replay(again)
    assert retold == events
    assert everything(replayed) == everything(state)  # type: ignore[arg-type]  # the same game's state


@given(tables(), seeds)
@FEW
def test_views_and_decisions_travel_and_secrets_stay(table: Table, seed: int) -> None:
    random = Random(seed)
    looks = {0, *moments(random)}
    state = table.start(seed)
    watchers = (*range(len(table.standing.order)), None)
    events = list(state.opening)
    for at, step in enumerate(wander(state, random)):
        events += step.events
        if at in looks:
            for view in everything(state)[0]:
                assert pickle.loads(pickle.dumps(view)) == view  # noqa: S301  # our own bytes
    for event in events:
        for watcher in watchers:
            seen = event.seen_by(watcher)
            if isinstance(event, Dealt | TaxPaid | TaxReturned):
                owners = (event.seat,) if isinstance(event, Dealt) else (event.payer, event.receiver)
                assert getattr(seen, "cards", ()) == (event.cards if watcher in owners else None)
            else:
                assert seen == event


@given(tables(), seeds)
@FEW
def test_a_table_of_stewards_plays_to_its_end(table: Table, seed: int) -> None:
    state = table.start(seed)
    while state.pending:
        decision = state.pending[0]
        action = stewards.choose(state.view(decision.seat), decision)
        assert action in decision.options
        state.play(decision.seat, action)
    assert isinstance(state.result, Result)


def test_thirteen_stewards_play_runs() -> None:
    rules = Dahimi()
    shapes = set()
    for seed in range(5):
        state = rules.start(Standing(order=tuple(PLAYERS), round=2, dealer=12), Dice(Random(seed)))
        while state.pending:
            decision = state.pending[0]
            state.play(decision.seat, stewards.choose(state.view(decision.seat), decision))
            shapes |= {(laid.shape, laid.size) for laid in state.view(None).pile}
    assert ("run", 3) in shapes
    assert ("set", 2) in shapes
