"""The ten properties of every game, stated against the contract alone: of each registered game, and of the toy.

What more the climbing family promises stands in `test_climbing`, `test_no_leak` and `test_input`.
"""

import gc
import pickle
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import chain, islice
from random import Random
from types import FunctionType, ModuleType
from typing import TypeVar

import pytest

from engine.contract import Action, Decision, Event, Illegal, Seat, Standing, State, View, Zone, owed
from engine.contract.action import RIDER
from engine.contract.record import read, replay, write
from engine.search.generic import any_of
from engine.tyzicha.state import TyzichaPublic
from tests.engine.any_game import (
    GAMES,
    Table,
    all_views,
    allowed,
    everything,
    first_table,
    moments,
    next_table,
    of_every_game,
    play,
    rule_set,
    rules_of,
    seats,
    some,
    tables,
    watchers,
)
from tests.toy import ToyPublic

T = TypeVar("T")
LOOKS = 0.15  # how often a test that looks at every seat's view does so
ON = 8  # actions that a copy plays on
SHORT = 60  # the actions after which a hand at random goes on for as long as it likes, and looks like what it was

# ---------------------------------------------------------------------- 1. cards


@of_every_game(12)
def test_no_card_is_lost_or_made(game: str, seed: int) -> None:
    """A card that comes to light lay somewhere at the deal: in a hand that its owner saw, or face down; of the latter
    no more come to light than there were. No more cards ever lie in the zones than were dealt, and those of them that
    anybody sees are never too many of one.
    """
    random = Random(seed)
    for table, state in tables(game, random):
        dealt = sizes(state)
        known, hidden = cards_seen(state), sum(dealt.values()) - cards_seen(state).total()
        seen = known
        for _ in play(state, random):
            if state.pending and random.random() > LOOKS:
                continue
            now = cards_seen(state)
            seen |= now
            assert (seen - known).total() <= hidden
            assert now.total() <= sum(sizes(state).values()) <= sum(dealt.values())
        if table.rules.CLOSED:
            assert seen <= Counter(table.rules.closed_deck(len(table.seats)))
        opened = Counter(card for zone in state.revealed_zones() for card in zone.cards or ())
        assert ((seen | opened) - known).total() <= hidden


@of_every_game(10)
def test_all_who_see_a_zone_see_the_same_in_it(game: str, seed: int) -> None:
    for _, state in moments(game, Random(seed), 10):
        views = all_views(state)
        gone = {at for at, seat in enumerate(views[0].seats) if seat.status == "left"}
        told: dict[tuple[str, int | None], set[tuple[str, ...]]] = {}
        counted: dict[tuple[str, int | None], set[int]] = {}
        for zone in (zone for view in views for zone in view.zones if zone.owner not in gone):
            place = (zone.name, zone.owner)
            if zone.cards is not None:
                told.setdefault(place, set()).add(zone.cards)
            if zone.count is not None or zone.cards is not None:
                counted.setdefault(place, set()).add(size(zone))
                assert zone.count in (None, size(replace(zone, count=None)), zone.count if zone.cards is None else None)
        assert all(len(cards) == 1 for cards in told.values())
        assert all(len(counts) == 1 for counts in counted.values())


def best_seen(state: State) -> dict[tuple[str, int | None], Zone]:
    """Every zone as the one who knows most of it sees it."""
    best: dict[tuple[str, int | None], Zone] = {}
    for zone in (zone for view in all_views(state) for zone in view.zones):
        place = (zone.name, zone.owner)
        if place not in best or (best[place].cards is None and (zone.cards is not None or zone.count is not None)):
            best[place] = zone
    return best


def size(zone: Zone) -> int:
    """The number of cards that lie in a zone, as far as this viewer knows."""
    return zone.count or 0 if zone.cards is None else sum(card != "" for card in zone.cards)


def sizes(state: State) -> dict[tuple[str, int | None], int]:
    return {place: size(zone) for place, zone in best_seen(state).items()}


def cards_seen(state: State) -> Counter[str]:
    """All cards that somebody sees lying in a zone, each once."""
    return Counter(card for zone in best_seen(state).values() for card in zone.cards or () if card)


# ---------------------------------------------------------------------- 2. chips

PURSES = ("chips", "pot", "pool")


@of_every_game(10)
def test_no_chip_is_lost_or_made(game: str, seed: int) -> None:
    """G-R8: in games that keep chips, those that the seats hold and those that lie on the table are as many all through
    a hand.
    """
    random = Random(seed)
    for table, state in tables(game, random):
        before = chips(state.view(None))
        assert before == (sum(table.standing.chips) + carried(table.standing) if table.standing.chips else before)
        for _ in play(state, random):
            assert chips(state.view(None)) == before


def chips(view: View) -> int:
    """All chips that a view shows."""
    counted = (view.counters, *view.sides, *(seat.counters for seat in view.seats))
    kept = chain.from_iterable(counters.items() for counters in counted)
    return sum(int(count) for name, count in kept if name in PURSES)


def carried(standing: Standing) -> int:
    """The chips that lie on the table from one hand to the next."""
    return sum(int(standing.carried.get(name, 0)) for name in PURSES)


def test_chips_are_counted_wherever_they_lie() -> None:
    rich = (Seat(counters={"chips": 7, "score": 40}), Seat(counters={"chips": 2, "bid": "110"}))
    standing = Standing(order=("a", "b"), chips=(8, 5), carried={"pot": 3})
    view = View("made up", None, standing, "bet", 0, rich, (), {"pot": 4, "pool": 3, "stake": 9}, public=None)
    assert chips(view) == 16 == sum(standing.chips) + carried(standing)
    assert chips(replace(view, counters={"pot": 3, "pool": 3})) == 15
    assert chips(replace(view, sides=({"chips": 5}, {"score": 3}))) == 21
    assert chips(replace(view, seats=(), counters={"trick": 3})) == 0


# ---------------------------------------------------------------------- 3. pending


@of_every_game(12)
def test_somebody_owes_an_answer_until_the_hand_is_over(game: str, seed: int) -> None:
    random = Random(seed)
    for table, state in tables(game, random):
        due(state)
        for _ in play(state, random):
            assert bool(state.pending) == bool(owed(state.pending)) == (state.result is None)
            if state.result or random.random() < LOOKS:
                due(state)
        assert state.view(None).phase == "over"
        assert not any(state.rights(seat) for seat in table.seats)


def due(state: State) -> None:
    assert all(next(decision.enumerate(), None) is not None for decision in state.pending)
    assert {decision.seat for decision in state.pending} <= set(seats(state))
    for seat in seats(state):
        assert state.view(seat).decisions == tuple(one for one in state.pending if one.seat == seat)
    waited = {decision.seat for decision in owed(state.pending) if decision.open}
    assert {seat for seat, line in enumerate(state.view(None).seats) if line.waited} == waited


# ---------------------------------------------------------------------- 4. answers


@pytest.mark.parametrize("game", ["indian_chief", "one_eyed_jack", "tyzicha"])
def test_the_clock_plays_what_a_steward_would(game: str) -> None:
    """It does so for a turn, a placement and two gifts (IND-4, OEJ-R14, TYZ-5); a sealed answer once given stays."""
    kinds = {"indian_chief": ("meld", "steal"), "one_eyed_jack": ("turn",), "tyzicha": ("exchange",)}[game]
    asked = 0
    for _, state in moments(game, Random(game), 40):
        for decision in state.pending:
            steward = GAMES[game].choose(state.view(decision.seat), decision)
            if decision.kind in kinds and steward.verb != "swap":
                asked += 1
                assert GAMES[game].default(state, decision) == steward
    assert asked


@of_every_game(10)
def test_every_answer_and_the_clocks_own_is_accepted(game: str, seed: int) -> None:
    random = Random(seed)
    for _, state in moments(game, random, 8):
        for decision in state.pending:
            default = GAMES[game].default(state, decision)
            for answer in (default, *answers(decision, random)):
                assert decision.allows(answer)
                read = state.action(answer.text)
                assert (read, read.verb, read.cards, read.whom) == (answer, answer.verb, answer.cards, answer.whom)
                copy = state.copy()
                copy.play(decision.seat, answer)
                assert copy.log[len(state.log)] == (decision.seat, answer)


def answers(decision: Decision, random: Random) -> list[Action]:
    """Answers of every form, and some with each rider that they may have."""
    plain = some(decision.answers, random, 8)
    ridden = [
        random.choice(fit).saying(rider.name)
        for rider in decision.riders
        if (fit := [one for one in decision.answers if not rider.of or one.text in rider.of])
    ]
    return [*plain, *ridden, *(answer for form in decision.before for answer in some(form, random, 3))]


@of_every_game(4)
def test_the_log_says_what_was_said(game: str, seed: int) -> None:
    """Every accepted action is in the log with the words that were said, in whatever order; or as the play that exactly
    the named cards are.
    """
    random = Random(seed)
    for _, state in moments(game, random, 4):
        for decision in state.pending:
            said = [spoken(answer, random) for answer in some(decision.answers, random, 3)]
            for text in (*said, *(mangled(text, random) for text in said)):
                copy = state.copy()
                with suppress(Illegal):
                    copy.play(decision.seat, copy.action(text))
                    _, done = copy.log[len(state.log)]
                    named = Counter(text.split()[1:])
                    assert text == done.text or named in (Counter(done.text.split()[1:]), Counter(done.cards)), text


def spoken(answer: Action, random: Random) -> str:
    """The text of an answer; where it is a verb and cards, these in any order."""
    cards = random.sample(answer.cards, len(answer.cards))
    in_full = " ".join([answer.verb, *cards])
    return in_full if cards and answer.whom is None and not (answer.values or answer.rider) else answer.text


# ---------------------------------------------------------------------- 5. refusals

NONSENSE = (
    "",
    " ",
    "sing",
    "pass pass",
    "0",
    "-1",
    "None",
    "give",
    "bid 1e9",
    "bid ²",
    "bid ١",
    "K" * 2000,
    "\x00",
    "🂡",
)


@of_every_game(8)
def test_what_is_not_offered_is_refused_and_changes_nothing(game: str, seed: int) -> None:
    random = Random(seed)
    for table, state in moments(game, random, 3):
        before, nobody = everything(state), (-1, -len(table.seats), len(table.seats), 99)
        tried = list(texts(table, state, random))
        for text in (*tried, *(mangled(text, random) for text in tried for _ in range(2)), *NONSENSE):
            for seat in (random.choice(table.seats), random.choice(nobody)):
                assert allowed(table, state, seat, text) or refused(table, state, seat, text)
        assert everything(state) == before
        assert not any(state.rights(seat) for seat in nobody)
        assert [*table.start().opening] == [*state.opening]


def refused(table: Table, state: State, seat: int, text: str) -> bool:
    """True if the game cannot read this text, or refuses it."""
    try:
        action = state.action(text)
        if allowed(table, state, seat, action.text):  # it was another way to write something that is
            return True
        state.play(seat, action)
    except Illegal:
        return True
    return False


def texts(table: Table, state: State, random: Random) -> Iterator[str]:
    """Yield texts that could be said here, or could once: by this seat, by another, or at an earlier moment."""
    for decision in state.pending:
        for form in (decision.answers, *decision.before):
            plain = any_of(form, random).text
            yield plain
            yield f"{plain}{RIDER}{random.choice([*(rider.name for rider in decision.riders), 'truc', 'close'])}"
    yield from (action.text for _, action in random.sample(list(state.log), min(3, len(state.log))))
    yield from (right.text for seat in table.seats for right in state.rights(seat))


def mangled(text: str, random: Random) -> str:
    words = text.split(" ")
    at = random.randrange(len(words))
    return random.choice(
        [
            " ".join(words[:at] + words[at + 1 :]),
            " ".join([*words[:at], words[at], *words[at:]]),
            " ".join(reversed(words)),
            " ".join([*words, random.choice(words)]),
            text + random.choice(["0", "x", " ", RIDER, "\n"]),
            text.swapcase(),
            text[:-1],
            text.replace(random.choice(text or " "), random.choice("09AKTJ-+")),
        ]
    )


# ---------------------------------------------------------------------- 6. secrets


@of_every_game(10)
def test_a_view_says_nothing_of_what_its_seat_does_not_know(game: str, seed: int) -> None:
    """The view is the same where the hidden cards lie otherwise: a world drawn from it gives it back."""
    random = Random(seed)
    for table, state in moments(game, random, 4):
        seat = random.choice(table.seats)
        view = travelled(state.view(seat))
        world = table.rules.resample(view, random)
        assert world.view(seat) == view
        assert sizes(world).keys() == sizes(state).keys()


@of_every_game(10)
def test_a_world_drawn_from_a_view_is_another_one(game: str, seed: int) -> None:
    """If it never were, the view, or the world drawn from it, would know the others' cards."""
    random = Random(seed)
    for table, state in tables(game, random):
        if not to_the_deal(state, random):
            continue  # some cards end a round as they are dealt, and are shown to all
        for seat in table.seats:
            worlds = [table.rules.resample(state.view(seat), random) for _ in range(4)]
            assert any(hidden_from(seat, world) != hidden_from(seat, state) for world in worlds)


def to_the_deal(state: State, random: Random) -> bool:
    """Play on until hands are held, in games where something is decided before; true if the round goes on then."""
    steps = play(state, random)
    while state.pending and not any(state.view(seat).hand for seat in seats(state)):
        next(steps)
    return bool(state.pending)


def hidden_from(seat: int, state: State) -> list[tuple[str, ...] | None]:
    """The hands of all others."""
    return [state.view(other).hand for other in seats(state) if other != seat]


@of_every_game(6)
def test_nobody_sees_a_hand_but_its_owner(game: str, seed: int) -> None:
    """Nor does anybody know of a decision but the seats that its audience names."""
    random = Random(seed)
    for _, state in moments(game, random, 5):
        for watcher in watchers(state):
            view = state.view(watcher)
            assert {zone.owner for zone in view.zones if zone.name == "hand" and zone.cards} <= {watcher}
            assert all(decision.seat == watcher for decision in view.decisions)
            assert view.rights == (() if watcher is None else state.rights(watcher))


@of_every_game(10)
def test_public_and_private_name_no_card_that_their_viewer_was_not_shown(game: str, seed: int) -> None:
    """In every field, however deep, a card lies where the viewer sees it, or an event has told it to them. Each moment
    of a hand is looked at while it is young, and some of the many that follow.
    """
    random = Random(seed)
    for _, state in tables(game, random):
        shown: dict[int | None, set[object]] = {watcher: set() for watcher in watchers(state)}
        happened: tuple[Event, ...] = tuple(state.opening)
        for step in chain([None], play(state, random)):
            happened = step.events if step else happened
            for watcher, seen in shown.items():
                seen |= words_of([event.seen_by(watcher) for event in happened])
            if state.pending and len(state.log) > SHORT and random.random() > LOOKS:
                continue
            views = all_views(state)
            deck = {card for view in views for card in laid(view)}
            for view in views:
                shown[view.seat] |= laid(view)
                assert words_of((stated(view.public), view.private)) & deck <= shown[view.seat]


def laid(view: View) -> set[str]:
    """The cards that the viewer sees lying in a zone."""
    return {card for zone in view.zones for card in zone.cards or () if card}


def stated(public: object) -> object:
    """Return what everybody sees, without what follows from it for everybody: the cards that a seat cannot hold."""
    if isinstance(public, TyzichaPublic):
        return replace(public, tricks=replace(public.tricks, lacks=()))
    return public


def words_of(root: object) -> set[object]:
    """All words that can be reached from something."""
    return {word for one in reachable(root) for word in gc.get_referents(one) if isinstance(word, str)}


def test_a_card_that_nobody_was_shown_is_found_in_public() -> None:
    random = Random(1)
    state = first_table(*rule_set("toy", random), random).start()
    (card, *_), public = state.view(1).hand, state.view(0).public
    assert isinstance(public, ToyPublic)
    assert card not in words_of(state.view(0))
    assert card in words_of(replace(state.view(0), public=replace(public, trick=((0, card),))).public)


@of_every_game(3)
def test_no_state_hangs_on_a_view(game: str, seed: int) -> None:
    for _, state in moments(game, Random(seed), 1, hands=1):
        for watcher in watchers(state):
            assert not [one for one in reachable(state.view(watcher)) if is_state(one)]


LEAVES = (str, int, bytes, type(None), type, ModuleType)  # from these nothing is reached that was dealt


def reachable(root: object) -> Iterator[object]:
    """Everything that can be reached from an object, but not through classes, modules and what a function calls."""
    seen: dict[int, object] = {}
    waiting = [root]
    while waiting:
        one = waiting.pop()
        if isinstance(one, LEAVES) or id(one) in seen:
            continue
        seen[id(one)] = one
        yield one
        if isinstance(one, FunctionType):
            waiting += [one.__defaults__, one.__closure__]
        else:
            waiting += gc.get_referents(one)


def is_state(one: object) -> bool:
    return all(hasattr(type(one), name) for name in ("play", "copy", "view", "rights"))


def test_a_state_that_hangs_on_a_view_is_found() -> None:
    random = Random(1)
    state = first_table(*rule_set("toy", random), random).start()
    view = replace(state.view(0), public=[lambda: state])
    assert [one for one in reachable(view) if is_state(one)] == [state]


@of_every_game(4)
def test_nothing_that_hangs_on_a_view_knows_more_than_its_seat(game: str, seed: int) -> None:
    """Two views may be equal and yet hold what is not compared; and a table that remembers would tell of others."""
    random = Random(seed)
    for table, state in moments(game, random, 4, hands=1):
        seat = random.choice(table.seats)
        view = state.view(seat)
        assert words_on(view) == words_on(table.rules.resample(view, random).view(seat))
        assert not common(view, table._replace(seed=random.randbytes(32)).start().view(seat), table.standing)


def words_on(view: View) -> set[object]:
    """All words and numbers that can be reached from a view, and all rows and tables of them."""
    found: set[object] = set()
    for one in reachable(view):
        inside = gc.get_referents(one)
        found.update(filter(is_word, inside))
        if isinstance(one, ROWS) and all(map(is_word, inside)):
            row = sorted(one, key=repr) if isinstance(one, set | frozenset) else one
            found.add((type(one).__name__, repr(row)))
    return found


ROWS = (tuple, list, set, frozenset, dict)


def is_word(one: object) -> bool:
    return isinstance(one, str | int | float | bytes | None)


def common(view: View, other: View, standing: Standing) -> list[object]:
    """The objects that can change and are reached from both views, but not from the standing."""
    things, kept = {id(one) for one in reachable(other)}, [*reachable(standing)]
    both = [one for one in reachable(view) if id(one) in things and not any(one is other for other in kept)]
    return [one for one in both if isinstance(one, list | dict | set | bytearray)]


def test_what_hangs_on_a_view_is_looked_at() -> None:
    random = Random(1)
    table = first_table(*rule_set("toy", random), random)
    view, remembered = table.start().view(0), [("2S", "3S")]
    action = Action("pass", "pass")
    odd = replace(view, rights=(Action("pass", "pass", cards=("2S", "3S")),))
    assert odd == replace(view, rights=(action,))
    assert words_on(odd) - words_on(replace(view, rights=(action,))) == {"2S", "3S", ("tuple", "('2S', '3S')")}
    asked, again = (replace(table.start().view(0), public=lambda: remembered) for _ in range(2))
    assert common(asked, again, table.standing) == [remembered]


# ---------------------------------------------------------------------- 7. replays


@of_every_game(15)
def test_the_same_seed_and_actions_give_the_same_events(game: str, seed: int) -> None:
    random = Random(seed)
    for table, state in tables(game, random):
        events: list[Event] = [*state.opening]
        for step in play(state, random):
            events += step.events
        record = table.record(state)
        again = read(write(record), rules_of)
        assert again == record
        replayed, retold = replay(again)
        assert retold == events
        assert everything(replayed) == everything(state)


# ---------------------------------------------------------------------- 8. an end

# The most actions of a hand, and the most hands of a match, where random players play. By default a seat may act four
# times for every card that lies somewhere at the deal: play it, pass, call, be caught.
ACTIONS = {
    "toy": 2 * 4 + 3 * 4,  # a bid, and it may be given anew; three tricks
    "rumino": 5 * 4 * 108,  # four times through the pack; for each card of it one or two upcards are taken
    "pif_paf": 5 * 4 * 104,  # as often through the pack
}
HANDS = {
    "toy": 40,
    "tyzicha": 200,  # max_hands: nobody who plays at random comes to 1,001
    "pif_paf": 200,  # until one has all chips: as many as `max_hands` may be
}
PATIENCE, MATCH = 4, 60
# With these options only somebody who plays well ends a match, which random players never do.
ENDLESS = {"tyzicha": {"max_hands": None}}


@of_every_game(25)
def test_a_hand_ends_soon_enough(game: str, seed: int) -> None:
    random = Random(seed)
    rules, players = rule_set(game, random)
    state = first_table(rules, players, random).start()
    most = ACTIONS.get(game, PATIENCE * players * (sum(sizes(state).values()) + 1))
    assert sum(1 for _ in play(state, random, restless=0.2, anew=0)) <= most


@of_every_game(5)
def test_a_match_ends_soon_enough(game: str, seed: int) -> None:
    random = Random(seed)
    rules, players = rule_set(game, random)
    while ENDLESS.get(game, {}).items() & rules.model_dump().items():
        rules, players = rule_set(game, random)
    table = first_table(rules, players, random)
    for _ in range(HANDS.get(game, MATCH) if rules.MATCH else 3):
        state = table.start()
        for _ in play(state, random, restless=0):
            pass
        assert state.result is not None
        assert len(state.result.places) == players
        following = next_table(table, state.result, random)
        assert (following is None) == rules.match(table.standing, state.result).over
        if following is None:
            return
        table = following
    assert not rules.MATCH


# ---------------------------------------------------------------------- 9. takeovers


@of_every_game(8)
def test_whoever_takes_a_seat_over_finds_it_as_it_was(game: str, seed: int) -> None:
    """A steward sees the view alone, a restarted process the record: both find the decisions and the view."""
    random = Random(seed)
    for table, state in moments(game, random, 4):
        before = everything(state)
        replayed, _ = replay(read(write(table.record(state)), rules_of))
        copy = state.copy()
        assert everything(copy) == before == everything(replayed)
        assert travelled(state.pending) == state.pending
        for _ in islice(play(copy, random), ON):
            pass  # what happens to the copy leaves the state as it was
        for decision in owed(state.pending):
            view = travelled(state.view(decision.seat))
            assert view == state.view(decision.seat)
            assert decision in view.decisions
            assert decision.allows(GAMES[game].choose(view, travelled(decision)))
            assert GAMES[game].default(state, decision) == GAMES[game].default(replayed, decision)
            unasked = GAMES[game].unasked(view)
            assert unasked is None or unasked in state.rights(decision.seat)
        assert everything(state) == before


def travelled(one: T) -> T:
    """The same thing, as it comes out of another process."""
    again: T = pickle.loads(pickle.dumps(one))  # noqa: S301  # our own bytes
    return again


# ---------------------------------------------------------------------- 10. sealed choices


@of_every_game(15)
def test_sealed_choices_do_not_depend_on_their_order(game: str, seed: int) -> None:
    random = Random(seed)
    for _, state in moments(game, random, 10):
        sealed = [decision for decision in owed(state.pending) if decision.sealed]
        if not sealed:
            continue
        chosen = [(decision.seat, any_of(decision.answers, random)) for decision in sealed]
        ends = [submitted(state, random.sample(chosen, len(chosen)), sealed, random) for _ in range(3)]
        assert all(end == ends[0] for end in ends)


def submitted(
    state: State, chosen: list[tuple[int, Action]], sealed: list[Decision], random: Random
) -> tuple[list[Event], list[View]]:
    """Play these choices in this order; return the events, and what is seen then. Until the last seat has chosen,
    nobody sees what another chose; and a seat that chooses again has only changed its choice.
    """
    copy = state.copy()
    events: list[Event] = []
    for seat, action in chosen:
        first = any_of(next(one.answers for one in sealed if one.seat == seat), random)
        last = len(owed(copy.pending)) == 1
        if not last:
            unseen = copy.copy()
            unseen.play(seat, action)
            events += copy.play(seat, first)
            others = [watcher for watcher in watchers(copy) if watcher != seat]
            assert [unseen.view(other) for other in others] == [copy.view(other) for other in others]
        events += copy.play(seat, action)
    return events, everything(copy)[0]


def test_a_sealed_choice_is_looked_at() -> None:
    random = Random(1)
    state = first_table(*rule_set("toy", random), random).start()
    assert all(decision.sealed for decision in state.pending)
