"""Tests of secrets in Dahimi: what a seat has learned, and nothing else, holds in every world drawn from its view."""

from collections import Counter
from random import Random

from hypothesis import given

from engine.dahimi.deck import ORDER
from engine.dahimi.game import Dahimi
from tests.engine.acting import act
from tests.engine.dahimi.scenes import dealt
from tests.engine.dahimi.worlds import Table, tables
from tests.engine.random_play import laid_by, seeds, wander


@given(tables(), seeds)
def test_what_a_seat_learned_from_the_exchange_holds_in_every_world(table: Table, seed: int) -> None:
    """DAH-7: the payer kept nothing better than they paid, what was given is known; a payer who chose had a choice."""
    random = Random(seed)
    state = table.start(seed)
    looks = set(random.sample(range(60), 5))
    for at, _ in enumerate(wander(state, random)):
        if at not in looks or state.view(None).phase != "play" or not state.exchanges:
            continue
        pair = random.choice(state.exchanges)
        assert pair.returned is not None
        paid, returned = Counter(pair.paid), Counter(pair.returned)
        world = table.rules.resample(state.view(pair.high), random)
        ever_low = Counter(world.hand(pair.low)) + laid_by(world, pair.low)
        assert ever_low >= returned
        kept = ever_low - returned
        last = min(map(height, paid))
        assert max(map(height, kept), default=-1) <= last
        ties = {card for card in (*kept, *paid) if height(card) == last}
        assert (pair.low in state.asked) == (len(ties) > 1 and any(height(card) == last for card in kept))
        world = table.rules.resample(state.view(pair.low), random)
        assert Counter(world.hand(pair.high)) + laid_by(world, pair.high) >= paid - returned


def height(card: str) -> int:
    return ORDER.index(card[:-1])


HANDS = ("3C 4C 5C 6C 7C", "3D 4D 5D 6D 7D", "3H 4H 5H 6H 2H", "3S 4S AC AD 2S")


def test_everybody_sees_who_chooses_and_no_world_forgets_it() -> None:
    """A world in which the payer had nothing to choose would not explain what was seen."""
    state = dealt(*HANDS)
    for watcher in (0, 1, 2):
        assert [seen.waited for seen in state.view(watcher).seats] == [False, True, False, True]
        for seed in range(30):
            world = Dahimi().resample(state.view(watcher), Random(seed))
            assert [decision.kind for decision in world.pending] == ["pay", "tax"]


def test_who_chose_which_suit_is_known_to_the_two_alone() -> None:
    state = dealt(*HANDS)
    act(state, "3 pay AD", "1 give 3D", "0 give 3C 4C")
    assert all("AD" in Dahimi().resample(state.view(3), Random(seed)).hand(0) for seed in range(20))
    assert any("AD" not in Dahimi().resample(state.view(2), Random(seed)).hand(0) for seed in range(20))
