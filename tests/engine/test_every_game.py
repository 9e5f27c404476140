"""Tests of what holds in every round of every climbing game, whatever the rules, the cards and the luck."""

import pickle
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.climbing.events import Dealt, RoundEnded, TaxPaid, TaxReturned
from engine.climbing.play import powers
from engine.climbing.round import ClimbingRound
from engine.contract import Action, Answers, Event, Illegal, Menu, PickCards, Seeded
from engine.contract.record import Record, read, replay, write
from engine.games import game_of, rules_of
from engine.tarothimi.events import Spun, Swapped
from tests.engine.ledger import Ledger
from tests.engine.random_play import everything, held, on_table, seeds, wander
from tests.engine.worlds import ANY, DEALT, in_every_game

pytestmark = pytest.mark.long

LOOKS = 6  # how often a test that looks hard stops to look, in one round
TRIES = 20  # how many things are tried then


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


@in_every_game
@given(st.data(), seeds)
def test_as_many_cards_are_dealt_as_the_rules_say(game: str, data: st.DataObject, seed: int) -> None:
    table = data.draw(DEALT[game])
    state = table.start(seed)
    assert sum(state.dealt) == table.rules.cards(len(table.standing.order))
    assert max(state.dealt) - min(state.dealt) <= 1


@in_every_game
@given(st.data(), seeds)
def test_something_is_pending_until_the_round_is_over(game: str, data: st.DataObject, seed: int) -> None:
    state = data.draw(ANY[game]).start(seed)
    seats = range(len(state.dealt))
    events: tuple[Event, ...] = ()
    for step in wander(state, Random(seed), restless=0.1):
        events = step.events
        assert bool(state.pending) == (state.result is None)
        assert all(decision.answers for decision in state.pending if not isinstance(decision.answers, PickCards))
    assert state.result is not None
    assert sorted((*state.result.finish, *state.result.left)) == list(seats)
    assert events[-1] == RoundEnded(state.result.finish, state.result.left)
    assert [state.rights(seat) for seat in seats] == [()] * len(seats)
    assert state.view(None).phase == "over"


@in_every_game
@given(st.data(), seeds)
def test_a_round_ends_soon_enough(game: str, data: st.DataObject, seed: int) -> None:
    # Between two plays every seat passes at most once on the pile and once on the lead, calls or is caught at most
    # once, and leaves at most once. A power is used at most once for each time its card is in a hand; of those that
    # take back a card or a play, and by that make room for another one, there are few.
    state = data.draw(ANY[game]).start(seed)
    assert sum(1 for _ in wander(state, Random(seed), restless=0.2)) <= (sum(state.dealt) + 1) * len(state.dealt) * 4


@in_every_game
@given(st.data(), seeds)
def test_every_answer_is_accepted(game: str, data: st.DataObject, seed: int) -> None:
    random = Random(seed)
    looks = moments(random)
    state = data.draw(ANY[game]).start(seed)
    for at, _ in enumerate(wander(state, random)):
        for decision in state.pending if at in looks else ():
            answers = [
                *some(decision.answers, random),
                *(one for power in powers(decision) for one in some(power, random)),
            ]
            for answer in answers:
                copy = state.copy()
                assert copy.play(decision.seat, answer)
                assert copy.log[-1] == (decision.seat, answer)


def some(answers: Answers, random: Random) -> Iterator[Action]:
    """All that is listed; a few more of what a menu stands for, and of what may be picked."""
    if isinstance(answers, PickCards):
        yield next(iter(answers))
        for size in {answers.least, answers.most}:
            cards = tuple(random.sample(answers.cards, size))
            yield from (answers.action(cards, whom) for whom in answers.whom or (None,))
    else:
        yield from answers
    if isinstance(answers, Menu):
        yield from random.sample(every := list(answers.enumerate()), min(10, len(every)))


@in_every_game
@given(st.data(), seeds)
def test_every_action_reads_back_from_its_text(game: str, data: st.DataObject, seed: int) -> None:
    state = data.draw(ANY[game]).start(seed)
    before = state.copy()
    for seat, action, _ in wander(state, Random(seed)):
        again = before.action(action.text)  # a revolution turns the cards of what is read after it
        before = state.copy()
        assert (again, again.verb, again.cards, again.whom) == (action, action.verb, action.cards, action.whom)
        assert state.log[-1][0] == seat
        for answer in (answer for decision in state.pending for answer in islice(decision.answers, 5)):
            assert (state.action(answer.text), str(answer)) == (answer, answer.text)


@in_every_game
@given(st.data(), seeds)
def test_nothing_but_the_answers_and_rights_is_accepted_and_a_refusal_changes_nothing(
    game: str, data: st.DataObject, seed: int
) -> None:
    random = Random(seed)
    looks = moments(random)
    table = data.draw(ANY[game])
    state = table.start(seed)
    for at, _ in enumerate(wander(state, random)):
        if at in looks or state.result:
            before = everything(state)
            for _ in range(TRIES):
                try_something(state, table.words(random), random)
            assert everything(state) == before


def try_something(state: ClimbingRound, text: str, random: Random) -> None:
    action = read_by(state, text)
    if action is None:
        return
    seat = random.randrange(len(state.dealt))
    world = state.copy()
    done = told(world, seat, action)
    if isinstance(done, str):
        assert told(state, seat, action) == done
        assert action.verb == "catch" or not may(state, seat, action)
    else:
        assert may(state, seat, world.log[-1][1])


def may(state: ClimbingRound, seat: int, action: Action) -> bool:
    asked = [decision for decision in state.pending if decision.seat == seat]
    return action in state.rights(seat) or any(
        action in answers for decision in asked for answers in (decision.answers, *powers(decision))
    )


def read_by(state: ClimbingRound, text: str) -> Action | None:
    """Read the text as an action; None where it is unreadable."""
    try:
        return state.action(text)
    except Illegal as refusal:
        assert refusal.code == "unreadable"  # noqa: PT017  # nothing else may be wrong with a text
        return None


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
def test_a_copy_goes_its_own_way(game: str, data: st.DataObject, seed: int) -> None:
    random = Random(seed)
    looks = moments(random)
    state = data.draw(ANY[game]).start(seed)
    for at, _ in enumerate(wander(state, random)):
        if at in looks:
            before = everything(state)
            copy = state.copy()
            assert everything(copy) == before
            list(wander(copy, random))
            assert copy.result is not None
            assert everything(state) == before


@in_every_game
@given(st.data(), seeds)
def test_a_record_replays_to_the_same_events(game: str, data: st.DataObject, seed: int) -> None:
    table = data.draw(ANY[game])
    key = Random(seed).randbytes(32)
    state = table.rules.start(table.standing, Seeded(key, "deal"))
    assert isinstance(state, ClimbingRound)
    events = list(state.opening)
    for step in wander(state, Random(seed)):
        events += step.events
    moves = tuple((seat, action.text) for seat, action in state.log)
    record = Record(table.rules, table.standing, key, moves, result=state.result)
    again = read(write(record), rules_of)
    assert again == record
    replayed, retold = replay(again)
    assert retold == events
    assert isinstance(replayed, ClimbingRound)
    assert everything(replayed) == everything(state)


@in_every_game
@given(st.data(), seeds)
def test_views_and_decisions_travel(game: str, data: st.DataObject, seed: int) -> None:
    random = Random(seed)
    looks = moments(random)
    state = data.draw(ANY[game]).start(seed)
    for at, _ in enumerate(wander(state, random)):
        if at in looks:
            for view in everything(state)[0]:
                assert pickle.loads(pickle.dumps(view)) == view  # noqa: S301  # our own bytes
            assert pickle.loads(pickle.dumps(state.pending)) == state.pending  # noqa: S301  # our own bytes


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
