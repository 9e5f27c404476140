"""Tests of what holds in every round of every climbing game, beyond what `test_properties` says of every game."""

from collections import Counter
from dataclasses import asdict
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.climbing.events import Dealt, RoundEnded, TaxPaid, TaxReturned
from engine.climbing.play import powers
from engine.climbing.round import ClimbingRound
from engine.contract import Action, Event, Illegal
from engine.games import game_of
from engine.tarothimi.state import Spun, Swapped
from tests.engine.ledger import Ledger
from tests.engine.random_play import everything, held, on_table, read_by, seeds, wander
from tests.engine.worlds import ANY, DEALT, in_every_game

pytestmark = pytest.mark.long

LOOKS = 6  # how often a test that looks hard stops to look, in one round


def moments(random: Random, length: int = 120) -> set[int]:
    return {0, *random.sample(range(length), LOOKS)}


@in_every_game
@given(st.data(), seeds)
def test_no_card_is_lost_or_made_and_the_events_tell_where_each_one_is(
    game: str, data: st.DataObject, seed: int
) -> None:
    state = data.draw(ANY[game]).start(seed)
    ledger = Ledger(state)
    for step in wander(state, Random(seed)):
        ledger.enter(step.events)
        assert {seat: Counter(hand) for seat, hand in held(state).items()} == {
            seat: +hand for seat, hand in enumerate(ledger.hands) if seat not in state.left
        }
        assert on_table(state) == +ledger.table
    assert state.result is not None
    assert sorted((*state.result.finish, *state.result.left)) == list(range(len(state.dealt)))
    assert step.events[-1] == RoundEnded(state.result.finish, state.result.left)


@in_every_game
@given(st.data(), seeds)
def test_as_many_cards_are_dealt_as_the_rules_say(game: str, data: st.DataObject, seed: int) -> None:
    table = data.draw(DEALT[game])
    state = table.start(seed)
    assert sum(state.dealt) == table.rules.cards(len(table.standing.order))
    assert max(state.dealt) - min(state.dealt) <= 1


def told(state: ClimbingRound, seat: int, action: Action) -> tuple[Event, ...] | str:
    try:
        return state.play(seat, action)
    except Illegal as refusal:
        return refusal.code


@in_every_game
@given(st.data(), seeds)
def test_an_action_is_nothing_but_its_text(game: str, data: st.DataObject, seed: int) -> None:
    """An action is the same wherever it was read, and if it was read nowhere."""
    random = Random(seed)
    looks = moments(random)
    table, other = data.draw(ANY[game]), data.draw(ANY[game])
    state, elsewhere = table.start(seed), other.start(seed)
    for at, _ in enumerate(wander(state, random)):
        for decision in state.pending if at in looks else ():
            texts = [some_table.words(random) for some_table in (table, other) for _ in range(3)]
            for text in (*texts, next(iter(decision.answers)).text):
                mine, foreign = read_by(state, text), read_by(elsewhere, text)
                if mine:
                    plain = Action(mine.text, mine.verb, mine.cards, mine.whom)
                    assert outcome(state, decision.seat, plain) == outcome(state, decision.seat, mine)
                if foreign:
                    done = outcome(state, decision.seat, foreign)
                    # Of cards that this table has not, the refusal may say another thing.
                    assert isinstance(done, str) or mine
                    assert isinstance(done, str) or foreign != mine or done == outcome(state, decision.seat, mine)


def outcome(state: ClimbingRound, seat: int, action: Action) -> tuple[object, ...] | str:
    """The events of an action on a copy, and all that can be seen after it; or the code of its refusal."""
    world = state.copy()
    events = told(world, seat, action)
    return events if isinstance(events, str) else (events, everything(world))


@in_every_game
@given(st.data(), seeds)
def test_no_event_shows_a_secret_to_a_third_seat(game: str, data: st.DataObject, seed: int) -> None:
    state = data.draw(ANY[game]).start(seed)
    events = list(state.opening)
    for step in wander(state, Random(seed), restless=0.1):
        events += step.events
    for event in events:
        for watcher in (*range(len(state.dealt)), None):
            seen = event.seen_by(watcher)
            knows, secrets = between(event)
            if not secrets or watcher in knows:
                assert seen == event
            else:
                assert type(seen) is type(event)
                expected = {name: None if name in secrets else value for name, value in asdict(event).items()}
                assert asdict(seen) == expected


def between(event: Event) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The seats that alone may know certain fields of this event, and the names of these fields (TAH-6, TAR-9)."""
    match event:
        case Dealt(seat=seat):
            return (seat,), ("cards",)
        case TaxPaid(payer=payer, receiver=receiver) | TaxReturned(payer=payer, receiver=receiver):
            return (payer, receiver), ("cards",)
        case Swapped(seat=seat, whom=whom):
            return (seat, whom), ("gave", "got")
        case Spun(seat=seat):
            return (seat,), ("gave", "got")
        case _:
            return (), ()


@in_every_game
@given(st.data(), seeds)
def test_the_clocks_answer_is_always_an_answer(game: str, data: st.DataObject, seed: int) -> None:
    """TAH-10: on a pile a pass, where one may pass."""
    state = data.draw(ANY[game]).start(seed)
    for _ in wander(state, Random(seed)):
        for decision in state.pending:
            default = game_of(game).default(state, decision)
            assert default in decision.answers
            if decision.kind == "play" and state.view(None).pile and state.action("pass") in decision.answers:
                assert default.verb == "pass"


@in_every_game
@given(st.data(), seeds)
def test_stewards_play_any_round_to_its_end(game: str, data: st.DataObject, seed: int) -> None:
    state = data.draw(ANY[game]).start(seed)
    while state.pending:
        decision = state.pending[0]
        chosen = game_of(game).choose(state.view(decision.seat), decision)
        assert any(chosen in answers for answers in (decision.answers, *powers(decision)))
        state.play(decision.seat, chosen)
    assert state.result is not None
