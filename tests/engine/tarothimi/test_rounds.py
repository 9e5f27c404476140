"""What holds in every round of Tarot-himi, whatever the rules, the arcana and the luck."""

import pickle
from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given

from engine.climbing.events import RoundEnded
from engine.contract import Action, Event, Illegal, Laid, Pick, Seeded, Standing
from engine.contract.record import Record, read, replay, write
from engine.games import rules_of
from engine.tarothimi.arcana import NAMES
from engine.tarothimi.deal import opened
from engine.tarothimi.game import TarotHimi
from engine.tarothimi.round import TarotRound
from tests.engine.tahimi.worlds import PLAYERS
from tests.engine.tarothimi.worlds import Ledger, Table, deck_of, tables
from tests.engine.wandering import everything, seeds, wander

LOOKS = 6  # how often a test that looks hard stops to look, in one round


def moments(random: Random, length: int = 120) -> set[int]:
    return set(random.sample(range(length), LOOKS))


@given(tables(), seeds)
def test_no_card_is_ever_lost_or_made(table: Table, seed: int) -> None:
    state = table.thick(seed)
    ledger = Ledger(state)
    for step in wander(state, Random(seed)):
        ledger.enter(step.events)
        seen = state.view(None)
        inside = [seat for seat, known in enumerate(seen.seats) if known.status == "in" or known.place is not None]
        assert [Counter(state.hand(seat)) for seat in inside] == [+ledger.hands[seat] for seat in inside]
        on_pile = Counter(card for laid in seen.pile for card in laid.cards)
        assert Counter(state.discards()) + on_pile == +ledger.table


@given(tables(), seeds)
def test_every_round_ends_and_something_is_pending_until_then(table: Table, seed: int) -> None:
    state = table.thick(seed)
    seats = range(len(table.standing.order))
    events: tuple[Event, ...] = ()
    for step in wander(state, Random(seed), restless=0.1):
        events = step.events
        assert bool(state.pending) == (state.result is None)
        assert all(decision.options for decision in state.pending if not isinstance(decision.options, Pick))
    assert state.result is not None
    assert sorted((*state.result.finish, *state.result.left)) == list(seats)
    assert events[-1] == RoundEnded(state.result.finish, state.result.left)
    assert state.view(None).phase == "over"


@given(tables(), seeds)
def test_trick_and_piled_name_one_pile(table: Table, seed: int) -> None:
    """Also where Justice or Judgement has taken a play back and another one lies in its place."""
    state = table.thick(seed)
    piles: dict[tuple[int, int], tuple[Laid, ...]] = {}
    newest = (0, 0)
    for _ in wander(state, Random(seed)):
        seen = state.view(None)
        if seen.phase == "play":
            assert piles.setdefault((seen.trick, seen.piled), seen.pile) == seen.pile
            assert (seen.trick, seen.piled) >= newest
            newest = (seen.trick, seen.piled)


@given(tables(), seeds)
def test_the_deck_is_that_of_the_rules(table: Table, seed: int) -> None:
    state = table.start(seed)
    players = len(table.standing.order)
    cards = Counter(card for seat in range(players) for card in state._dealt_hands()[seat])
    assert cards.total() == deck_of(table) == table.rules.cards(players)
    assert sum(cards[name] for name in NAMES) == max(4, players)
    assert all(cards[name] <= 1 for name in NAMES)
    assert max(state.dealt) - min(state.dealt) <= 1
    if table.rules.divide_evenly:
        assert max(state.dealt) == min(state.dealt)


@given(tables(), seeds)
def test_every_listed_answer_and_power_is_accepted(table: Table, seed: int) -> None:
    random = Random(seed)
    looks = moments(random)
    state = table.thick(seed)
    for at, _ in enumerate(wander(state, random)):
        for decision in state.pending if at in looks else ():
            options = [next(iter(decision.options))] if isinstance(decision.options, Pick) else decision.options
            used = [answer for power in decision.powers for answer in sample(power, random)]
            for option in (*options, *used):
                copy = state.copy()
                assert copy.play(decision.seat, option)
                assert copy.log[-1] == (decision.seat, option)


def sample(power: Pick, random: Random) -> list[Action]:
    """A few answers of a power."""
    picks = [tuple(random.sample(power.cards, size)) for size in {power.least, power.most}]
    return [power.action(cards, whom) for cards in picks for whom in power.whom or (None,)]


@given(tables(), seeds)
def test_every_play_that_is_not_listed_is_refused_and_changes_nothing(table: Table, seed: int) -> None:
    random = Random(seed)
    looks = moments(random)
    state = table.thick(seed)
    for at, _ in enumerate(wander(state, random)):
        if at not in looks or state.view(None).phase != "play":
            continue
        (decision,) = state.pending
        listed = {str(answer) for answer in decision.options}
        before = everything(state)
        for text in state.catalogue.by_text:
            if text not in listed:
                with pytest.raises(Illegal):
                    state.play(decision.seat, state.action(text))
        for verb in {"justice", "judgement", "wheel"} - {power.verb for power in decision.powers}:
            with pytest.raises(Illegal):
                state.play(decision.seat, state.action(verb))
        assert everything(state) == before


@given(tables(), seeds)
def test_every_action_reads_back_from_its_text(table: Table, seed: int) -> None:
    state = table.thick(seed)
    for seat, action, _ in wander(state, Random(seed)):
        again = state.action(action.text)
        assert (again, again.verb, again.cards, again.whom) == (action, action.verb, action.cards, action.whom)
        assert state.log[-1][0] == seat
        assert len(action.text) <= 20 or action.verb in ("wheel", "give")


@given(tables(), seeds)
def test_a_copy_goes_its_own_way(table: Table, seed: int) -> None:
    random = Random(seed)
    looks = moments(random)
    state = table.thick(seed)
    for at, _ in enumerate(wander(state, random)):
        if at in looks:
            before, copy = everything(state), state.copy()
            assert everything(copy) == before
            for _ in wander(copy, random):
                pass
            assert everything(state) == before


@given(tables(), seeds)
def test_what_a_copy_draws_changes_nothing_that_the_original_will_draw(table: Table, seed: int) -> None:
    """The Wheel's luck is fixed by the deal and the number of the draw."""
    state = table._replace(arcana=("Wheel", *table.arcana)).start(seed)
    for _ in wander(state, Random(seed)):
        spin = next((power for decision in state.pending for power in decision.powers if power.verb == "wheel"), None)
        if spin is not None:
            first, second = state.copy(), state.copy()
            seat = state.pending[0].seat
            assert (
                first.play(seat, spin.action()) == second.play(seat, spin.action()) == state.play(seat, spin.action())
            )
            return


@given(tables(), seeds)
def test_a_record_replays(table: Table, seed: int) -> None:
    secret = Random(seed).randbytes(32)
    state = table.rules.start(table.standing, Seeded(secret, "deal"))
    events = list(state.opening)
    for step in wander(state, Random(seed)):
        events += step.events
    moves = tuple((seat, action.text) for seat, action in state.log)
    record = Record(rules=table.rules, standing=table.standing, seed=secret, moves=moves, result=state.result)
    again = read(write(record), rules_of)
    assert again == record
    replayed, told = replay(again)
    assert told == events
    assert isinstance(replayed, TarotRound)
    assert everything(replayed) == everything(state)


@given(tables(), seeds)
def test_the_clocks_answer_is_always_an_answer(table: Table, seed: int) -> None:
    """A.10: a pass when following; else the lowest, without arcana if there is one such."""
    state = table.thick(seed)
    for _ in wander(state, Random(seed)):
        for decision in state.pending:
            default = state.default(decision)
            assert default in decision.options
            if decision.kind == "play" and default.verb == "play":
                plays = [option for option in decision.options if option.verb == "play"]
                assert state.view(None).pile == () or not any(option.verb == "pass" for option in decision.options)
                if any(len(option.cards) and set(option.cards).isdisjoint(NAMES) for option in plays):
                    assert set(default.cards).isdisjoint(NAMES)


def test_views_and_plays_travel() -> None:
    rules = TarotHimi()
    state = rules.start(Standing(order=tuple("abcd")), Seeded(bytes(32), "deal"))
    for seat in range(4):
        view = state.view(seat)
        assert pickle.loads(pickle.dumps(view)) == view  # noqa: S301  # our own bytes


@pytest.mark.parametrize("players", range(3, 9))
def test_every_pair_of_arcana_is_held_together_in_a_whole_round(players: int) -> None:
    """In each of these rounds the highest holds two arcana, and the others are dealt among all."""
    rules = TarotHimi()
    standing = Standing(order=tuple(PLAYERS[:players]), round=2)
    pairs = list(combinations(NAMES, 2))
    for number, pair in enumerate(pairs[players - 3 :: 6]):
        random = Random(number)
        others = random.sample([name for name in NAMES if name not in pair], random.randint(2, 20))
        state = Table(rules, standing, tuple(others)).thick(number)
        at = random.randrange(players)
        state = together(state, at, pair)
        assert set(pair) <= set(state.hand(at))
        ledger = Ledger(state)
        for step in wander(state, random):
            ledger.enter(step.events)
            for seat in range(players):
                state.view(seat)
        assert state.result is not None


def together(state: TarotRound, seat: int, pair: tuple[str, ...]) -> TarotRound:
    """The same deal, with these two in that hand as well."""
    hands = [list(hand) for hand in state._dealt_hands()]
    hands[seat] += pair
    plays = state.catalogue
    return opened(TarotRound(state.rules, state.standing, plays, [plays.pack(hand) for hand in hands]))
