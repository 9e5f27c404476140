"""Worlds in which the cards of a round are played to their end, and what the end is worth."""

from collections.abc import Iterator, Sequence
from random import Random

from engine.cards.hands import Cards
from engine.cards.packs import SUITS
from engine.tyzicha.cards import MARRIAGES, SEATS
from engine.tyzicha.player.world import BITS, NOTHING, TyzichaWorld, mask
from engine.tyzicha.player.worth import worth
from engine.tyzicha.resample import sample_hands
from engine.tyzicha.scoring import Terms, scored
from engine.tyzicha.state import TyzichaPublic, TyzichaView


def sample_worlds(view: TyzichaView, random: Random) -> Iterator[tuple[TyzichaWorld, int]]:
    """Hands as they may be at this moment, each with the luck of its playouts."""
    while True:
        yield world_of(view.public, sample_hands(view, random)[0]), random.getrandbits(32)


def world_of(public: TyzichaPublic, hands: Sequence[Cards]) -> TyzichaWorld:
    """The play as it goes on if the seats hold these cards."""
    tricks = public.tricks
    sums = [
        points + sum(MARRIAGES[one] for one in suits)
        for points, suits in zip(tricks.points, tricks.marriages, strict=True)
    ]
    trump = SUITS.index(tricks.trump) if tricks.trump else NOTHING
    first = tricks.trick[0][0] if tricks.trick else tricks.turn
    world = TyzichaWorld(list(map(mask, hands)), sums, trump, first, public.declarer)
    for seat, card in tricks.trick:
        world.hands[seat] |= BITS[card]
        world.lay(BITS[card])
    return world


def end_worth(view: TyzichaView, world: TyzichaWorld, terms: Terms) -> float:
    """The value to the viewer's seat of a world that is played to its end."""
    before, declarer = view.standing.scores or (0,) * SEATS, world.declarer
    return worth(view, declarer, scored(declarer, view.public.contract, world.sums, before, terms).gains, terms)
