"""What holds in every round, whatever the rules and the luck."""

import pickle
from collections import Counter
from random import Random

from hypothesis import given

from engine.climbing.events import Dealt, RoundEnded, TaxPaid, TaxReturned
from engine.contract import Action, Event, Illegal, Pick, Seeded
from engine.contract.record import Record, read, replay, write
from engine.games import rules_of
from engine.tahimi.round import Round
from tests.engine.tahimi.worlds import Table, tables
from tests.engine.wandering import cards_in, everything, seeds, wander

LOOKS = 6  # how often a test that looks hard stops to look, in one round


def moments(random: Random, length: int = 120) -> set[int]:
    return set(random.sample(range(length), LOOKS))


@given(tables(), seeds)
def test_no_card_is_ever_lost_or_made(table: Table, seed: int) -> None:
    state = table.start(seed)
    deck = Counter(table.rules.deck(len(table.standing.order)).ranks)
    assert cards_in(state) == deck
    for _ in wander(state, Random(seed)):
        assert cards_in(state) == deck


@given(tables(), seeds)
def test_something_is_pending_until_the_round_is_over(table: Table, seed: int) -> None:
    state = table.start(seed)
    seats = range(len(table.standing.order))
    events: tuple[Event, ...] = ()
    for step in wander(state, Random(seed)):
        events = step.events
        assert bool(state.pending) == (state.result is None)
        assert all(decision.options for decision in state.pending if not isinstance(decision.options, Pick))
    assert state.result is not None
    assert sorted((*state.result.finish, *state.result.left)) == list(seats)
    assert events[-1] == RoundEnded(state.result.finish, state.result.left)
    assert [state.rights(seat) for seat in seats] == [()] * len(seats)
    assert state.view(None).phase == "over"


@given(tables(), seeds)
def test_a_round_ends_soon_enough(table: Table, seed: int) -> None:
    # Between two plays every seat passes at most once on the pile and once on the lead, calls or is caught at most
    # once, and leaves at most once.
    state = table.start(seed)
    cards = len(table.rules.deck(len(table.standing.order)).cards)
    assert sum(1 for _ in wander(state, Random(seed), restless=0.2)) <= (cards + 1) * len(table.standing.order) * 4


@given(tables(), seeds)
def test_every_listed_answer_is_accepted(table: Table, seed: int) -> None:
    random = Random(seed)
    looks = moments(random)
    state = table.start(seed)
    for at, _ in enumerate(wander(state, random)):
        for decision in state.pending if at in looks else ():
            options = decision.options
            for option in [next(iter(options))] if isinstance(options, Pick) else options:
                copy = state.copy()
                assert copy.play(decision.seat, option)
                assert copy.log[-1] == (decision.seat, option)


@given(tables(), seeds)
def test_every_action_reads_back_from_its_text(table: Table, seed: int) -> None:
    state = table.start(seed)
    for seat, action, _ in wander(state, Random(seed)):
        again = state.action(action.text)
        assert (again, again.verb, again.cards, again.whom) == (action, action.verb, action.cards, action.whom)
        assert state.log[-1][0] == seat
        for option in (option for decision in state.pending for option in list(decision.options)[:5]):
            assert state.action(option.text) == option
            assert str(option) == option.text


@given(tables(), seeds)
def test_what_is_not_listed_is_refused_and_changes_nothing(table: Table, seed: int) -> None:
    random = Random(seed)
    looks = moments(random)
    state = table.start(seed)
    for at, _ in enumerate(wander(state, random)):
        if at in looks or state.result:
            before = everything(state)
            for _ in range(40):
                try_something_unlisted(state, random)
            assert everything(state) == before


def try_something_unlisted(state: Round, random: Random) -> None:
    seat = random.randrange(state.catalogue.players)
    try:
        action = state.action(random_text(state, random))
    except Illegal as refusal:
        if refusal.code != "unreadable":
            raise
        return
    listed = [*state.rights(seat)] + [
        action for decision in state.pending if decision.seat == seat and action in decision.options
    ]
    if action in listed and action.verb != "catch":
        return
    outcome = told(state.copy() if action.verb == "catch" else state, seat, action)
    assert isinstance(outcome, str) or action in listed


def random_text(state: Round, random: Random) -> str:
    tokens = [*state.catalogue.order, "Jo"]
    cards = " ".join(random.choice(tokens) for _ in range(random.randint(0, 4)))
    return random.choice(
        [
            random.choice(list(state.catalogue.by_text)),
            random.choice(list(state.catalogue.by_text)),
            random.choice(["pass", "call", "leave", "sing", "", "catch x", "Kx99"]),
            f"catch {random.randrange(10)}",
            f"give {cards}",
            f"play {cards}",
            f"play Jo as {random.choice(tokens)}",
        ]
    )


@given(tables(), tables(), seeds)
def test_an_action_of_another_table_counts_by_its_text(table: Table, other: Table, seed: int) -> None:
    random = Random(seed)
    looks = moments(random)
    state = table.start(seed)
    foreign = list(other.start(seed).catalogue.by_text.values())
    for at, _ in enumerate(wander(state, random)):
        if at not in looks or not state.pending:
            continue
        seat, options = state.pending[0].seat, state.pending[0].options
        before = everything(state)
        for action in random.sample(foreign, 20):
            if action not in options:
                assert isinstance(told(state, seat, action), str)
            else:
                mine, theirs = state.copy(), state.copy()
                assert mine.play(seat, state.action(action.text)) == theirs.play(seat, action)
                assert everything(mine) == everything(theirs)
        assert everything(state) == before


@given(tables(), seeds)
def test_an_action_is_nothing_but_its_text(table: Table, seed: int) -> None:
    random = Random(seed)
    looks = moments(random)
    state = table.start(seed)
    for at, _ in enumerate(wander(state, random)):
        if at not in looks:
            continue
        texts = random.sample(list(state.catalogue.by_text), 10)
        for decision in state.pending:
            for text in [*texts, next(iter(decision.options)).text]:
                read = state.action(text)
                plain = Action(read.text, read.verb, read.cards, read.whom)
                mine, theirs = state.copy(), state.copy()
                assert told(mine, decision.seat, read) == told(theirs, decision.seat, plain)
                assert everything(mine) == everything(theirs)


def told(state: Round, seat: int, action: Action) -> tuple[Event, ...] | str:
    try:
        return state.play(seat, action)
    except Illegal as refusal:
        return refusal.code


@given(tables(), seeds)
def test_a_copy_goes_its_own_way(table: Table, seed: int) -> None:
    random = Random(seed)
    looks = moments(random)
    state = table.start(seed)
    for at, _ in enumerate(wander(state, random)):
        if at in looks:
            before = everything(state)
            copy = state.copy()
            assert everything(copy) == before
            list(wander(copy, random))
            assert copy.result is not None
            assert everything(state) == before


@given(tables(), seeds)
def test_a_record_replays_to_the_same_events(table: Table, seed: int) -> None:
    key = Random(seed).randbytes(32)
    state = table.rules.start(table.standing, Seeded(key, "deal"))
    events = list(state.opening)
    for step in wander(state, Random(seed)):
        events += step.events
    record = Record(table.rules, table.standing, key, tuple((seat, action.text) for seat, action in state.log))
    again = read(write(record), rules_of)
    assert again == record
    replayed, told = replay(again)
    assert told == events
    assert everything(replayed) == everything(state)  # type: ignore[arg-type]  # the same game's state


@given(tables(), seeds)
def test_views_and_decisions_travel(table: Table, seed: int) -> None:
    random = Random(seed)
    looks = moments(random)
    state = table.start(seed)
    for at, _ in enumerate(wander(state, random)):
        if at in looks:
            for view in everything(state)[0]:
                assert pickle.loads(pickle.dumps(view)) == view  # noqa: S301  # our own bytes
            assert pickle.loads(pickle.dumps(state.pending)) == state.pending  # noqa: S301  # our own bytes


@given(tables(), seeds)
def test_no_event_shows_a_secret_to_a_third_seat(table: Table, seed: int) -> None:
    state = table.start(seed)
    events = list(state.opening)
    for step in wander(state, Random(seed), restless=0.1):
        events += step.events
    watchers = (*range(len(table.standing.order)), None)
    for event in events:
        for watcher in watchers:
            seen = event.seen_by(watcher)
            if isinstance(event, Dealt | TaxPaid | TaxReturned):
                owners = (event.seat,) if isinstance(event, Dealt) else (event.payer, event.receiver)
                assert event.cards is not None
                assert getattr(seen, "cards", ()) == (event.cards if watcher in owners else None)
                assert getattr(seen, "count", 0) == len(event.cards)
            else:
                assert seen == event
