"""How others are read: what a player who goes by the policy does with which cards, and how often.

The policy goes by the odds of its hand. Here they follow from that hand and from how the tricks lie; other cards that
are gone are left aside. So they are the same in every hand that comes to lie alike, and are worked out once.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import erf, exp, sqrt
from random import Random
from typing import NamedTuple

from engine.truc.cards import CARDS, strength
from engine.truc.odds import NOBODY, World
from engine.truc.places import SEATS, team
from engine.truc.policy import BLUFFS, CALLS, DOUBT, STRONG, WEAK, WORLDS
from engine.truc.raising import PROPOSES, TRUC

DEALS = 24  # so many are played out for the odds of a hand
BLUR = 0.04  # so far these odds are off, because the cards that are gone are left aside
CARE = 0.05  # a card that costs such odds is played a third as often
PACK = sorted(map(strength, CARDS))
KEPT = 1 << 17  # more hands than can lie differently


class Lie(NamedTuple):
    """How a hand of `size` cards each lies for the seat on turn, whoever that is: the tricks of both sides and the
    drawn ones, whether equality is `ours`; of the trick on the table how many cards are `laid`, the `best`, and how
    many seats to the left its `holder` sits, nobody where both teams laid it.
    """

    size: int
    won: int
    lost: int
    drawn: int
    ours: bool
    laid: int
    best: int
    holder: int

    def world(self, seat: int, hand: Sequence[int], random: Random) -> World:
        """A hand that lies like this, where 0 is on turn, with these cards on a seat and any others elsewhere."""
        rest = PACK.copy()
        for card in (*hand, self.best) if self.laid else hand:
            rest.remove(card)
        left = self.size - self.won - self.lost - self.drawn
        sizes = [left - (0 < at <= self.laid) for at in range(SEATS)]
        cards = iter(random.sample(rest, sum(sizes) - sizes[seat]))
        hands = [list(hand) if at == seat else [next(cards) for _ in range(sizes[at])] for at in range(SEATS)]
        tricks = [0] * self.won + [1] * self.lost + [None] * self.drawn
        return World(hands, 0, self.size, int(self.ours), tricks, self.laid, self.laid, self.best, self.holder)


def lie(world: World) -> Lie:
    """How a hand lies for its seat on turn."""
    side, tricks, holder = team(world.turn), world.tricks, world.holder
    return Lie(
        world.size,
        tricks.count(side),
        tricks.count(1 - side),
        tricks.count(None),
        side != team(world.dealer),
        world.laid,
        world.best,
        holder if holder == NOBODY else (holder - world.turn) % SEATS,
    )


@lru_cache(maxsize=KEPT)
def card_odds(lie: Lie, hand: tuple[int, ...]) -> tuple[float, ...]:
    """The odds of the team on turn with each card of this hand, its cards low to high."""
    random, won = Random(f"{lie} {hand}"), [0] * len(hand)
    for _ in range(DEALS):
        dealt = lie.world(0, hand, random)
        for at, card in enumerate(hand):
            world = dealt.copy()
            side = world.play(card)
            won[at] += (world.finish() if side is None else side) == 0
    return tuple(one / DEALS for one in won)


@lru_cache(maxsize=KEPT)
def seat_odds(lie: Lie, seat: int, hand: tuple[int, ...]) -> float:
    """The odds of a team one of whose seats has this hand, so many seats to the left of the one on turn."""
    random = Random(f"{lie} {seat} {hand}")
    return sum(lie.world(seat, hand, random).finish() == team(seat) for _ in range(DEALS)) / DEALS


@lru_cache(maxsize=KEPT)
def calling(lie: Lie, hand: tuple[int, ...], call: str) -> float:
    """How likely the policy is to make this call with a hand."""
    won, strong = max(card_odds(lie, hand)), STRONG + (PROPOSES[call] - PROPOSES[TRUC]) * DOUBT
    return CALLS * _above(won, strong) + BLUFFS * (1 - _above(won, WEAK))


@lru_cache(maxsize=KEPT)
def playing(lie: Lie, hand: tuple[int, ...]) -> Mapping[int, float]:
    """How likely the policy is to play each card of a hand."""
    won = card_odds(lie, hand)
    shares = {card: exp((odds - max(won)) / CARE) for card, odds in zip(hand, won, strict=True)}
    return {card: share / sum(shares.values()) for card, share in shares.items()}


def accepting(lie: Lie, seat: int, hand: tuple[int, ...], least: float) -> float:
    """How likely the policy is to accept a call that is worth it from such odds on; the seat as in `seat_odds`."""
    return _above(seat_odds(lie, seat, hand), least + DOUBT) if least > 0 else 1.0


def _above(won: float, bound: float) -> float:
    """How likely the policy is to take these odds for higher than a bound: it looks at a few worlds only."""
    variance = won * (1 - won) * (1 / WORLDS + 1 / DEALS) + BLUR**2
    return (1 + erf((won - bound) / sqrt(2 * variance))) / 2
