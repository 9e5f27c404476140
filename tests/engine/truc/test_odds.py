"""A hand is played out by plain cards as it would be card by card."""

from random import Random

import pytest

from engine.truc.places import SEATS, order_of_play, team
from engine.truc.player.odds import NOBODY, TrucWorld
from engine.truc.state import CARDS, strength


def plain_card(world: TrucWorld) -> int:
    """The highest card to lead; the lowest if the partner holds the trick; otherwise the lowest that takes the trick,
    or the lowest of all if none does.
    """
    hand = world.hands[world.turn]
    if not world.laid:
        return max(hand)
    if world.holder != NOBODY and team(world.holder) == team(world.turn):
        return min(hand)
    return min([card for card in hand if card > world.best] or hand)


def begun(size: int, random: Random) -> TrucWorld:
    """A hand of so many cards each in which some cards have been laid and nobody has won yet."""
    cards, dealer = [strength(card) for card in random.sample(CARDS, SEATS * size)], random.randrange(SEATS)
    hands = [sorted(cards[seat::SEATS]) for seat in range(SEATS)]
    world = TrucWorld(hands, order_of_play(dealer)[0], size, dealer, [])
    for _ in range(random.randrange(SEATS * size)):
        after = world.copy()
        if after.play(random.choice(after.hands[after.turn])) is not None:
            break
        world = after
    return world


@pytest.mark.parametrize("size", [1, 3])
def test_a_hand_is_finished_as_card_by_card(size: int) -> None:
    random = Random(size)
    for _ in range(500):
        world = begun(size, random)
        finished, won = world.copy(), None
        while won is None:
            won = world.play(plain_card(world))
        assert (finished.finish(), finished) == (won, world)
