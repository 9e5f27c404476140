"""Tests of what holds in every round of Tarot-himi, beside what holds in every game."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given

from engine.climbing.play import powers
from engine.climbing.views import Laid
from engine.contract import Illegal, Standing
from engine.tarothimi.arcana import NAMES
from engine.tarothimi.game import TarotHimi, to_first_decision
from engine.tarothimi.round import TarotRound
from tests.engine.ledger import Ledger
from tests.engine.random_play import everything, seeds, wander
from tests.engine.tahimi.worlds import PLAYERS
from tests.engine.tarothimi.worlds import Table, Thick, deck_of, tables, thick

pytestmark = pytest.mark.long

LOOKS = 6  # how often a test that looks hard stops to look, in one round


def moments(random: Random, length: int = 120) -> set[int]:
    return set(random.sample(range(length), LOOKS))


@given(tables(), seeds)
def test_trick_and_piled_name_one_pile(table: Table, seed: int) -> None:
    """They do so also where Justice or Judgement has taken a play back and another one lies in its place."""
    state = thick(table).start(seed)
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
def test_every_play_that_is_not_listed_is_refused_and_changes_nothing(table: Table, seed: int) -> None:
    random = Random(seed)
    looks = moments(random)
    state = thick(table).start(seed)
    for at, _ in enumerate(wander(state, random)):
        if at not in looks or state.view(None).phase != "play":
            continue
        (decision,) = state.pending
        listed = {str(answer) for answer in decision.answers}
        before = everything(state)
        for text in state.catalogue.by_text:
            if text not in listed:
                with pytest.raises(Illegal):
                    state.play(decision.seat, state.action(text))
        for verb in {"justice", "judgement", "wheel"} - {power.verb for power in powers(decision)}:
            with pytest.raises(Illegal):
                state.play(decision.seat, state.action(verb))
        assert everything(state) == before


@given(tables(), seeds)
def test_an_actions_text_is_short(table: Table, seed: int) -> None:
    """A button has to hold it; what picks any number of cards comes from a menu."""
    for step in wander(thick(table).start(seed), Random(seed)):
        assert len(step.action.text) <= 20 or step.action.verb in ("wheel", "give")


@given(tables(), seeds)
def test_what_a_copy_draws_changes_nothing_that_the_original_will_draw(table: Table, seed: int) -> None:
    """The Wheel's luck is fixed by the deal and the number of the draw."""
    state = table._replace(arcana=("Wheel", *table.arcana)).start(seed)
    for _ in wander(state, Random(seed)):
        spin = next((power for decision in state.pending for power in powers(decision) if power.verb == "wheel"), None)
        if spin is not None:
            first, second = state.copy(), state.copy()
            seat = state.pending[0].seat
            assert (
                first.play(seat, spin.action()) == second.play(seat, spin.action()) == state.play(seat, spin.action())
            )
            return


@given(tables(), seeds)
def test_the_clock_plays_no_arcana_where_minors_will_do(table: Table, seed: int) -> None:
    """TAH-10."""
    state = thick(table).start(seed)
    for _ in wander(state, Random(seed)):
        for decision in state.pending:
            plays = [answer for answer in decision.answers if answer.verb == "play"]
            if any(answer.cards and set(answer.cards).isdisjoint(NAMES) for answer in plays):
                assert set(state.default(decision).cards).isdisjoint(NAMES)


@pytest.mark.parametrize("players", range(3, 9))
def test_every_pair_of_arcana_is_held_together_in_a_whole_round(players: int) -> None:
    """In each of these rounds the highest holds two arcana, and the others are dealt among all."""
    rules = TarotHimi()
    standing = Standing(order=tuple(PLAYERS[:players]), round=2)
    pairs = list(combinations(NAMES, 2))
    for number, pair in enumerate(pairs[players - 3 :: 6]):
        random = Random(number)
        others = random.sample([name for name in NAMES if name not in pair], random.randint(2, 20))
        state = Thick(rules, standing, tuple(others)).start(number)
        at = random.randrange(players)
        state = together(state, at, pair)
        assert set(pair) <= set(state.hand(at))
        ledger = Ledger(state)
        for turn, step in enumerate(wander(state, random)):
            ledger.enter(step.events)
            assert state.view(turn % players).seat == turn % players
        assert state.result is not None


def together(state: TarotRound, seat: int, pair: tuple[str, ...]) -> TarotRound:
    """The same deal, with these two in that hand as well."""
    hands = [list(hand) for hand in state._dealt_hands()]
    hands[seat] += pair
    plays = state.catalogue
    return to_first_decision(TarotRound(state.rules, state.standing, plays, [plays.pack(hand) for hand in hands]))
