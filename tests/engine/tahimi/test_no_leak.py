"""Tests of secrets in Tahimi: what a seat has learned, and nothing else, holds in every world drawn from its view."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given

from engine.contract import Standing
from engine.tahimi.deck import tax_order
from engine.tahimi.game import Tahimi
from engine.tahimi.round import Round, begin
from tests.engine.random_play import laid_by, seeds, wander
from tests.engine.tahimi.worlds import Table, tables


@given(tables(), seeds)
def test_what_a_seat_learned_from_its_taxes_holds_in_every_world(table: Table, seed: int) -> None:
    """TAH-6: the payer kept nothing better than they paid, and what was given is known."""
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
