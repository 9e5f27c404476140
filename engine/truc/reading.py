"""The reading of others: the probability of each answer with each hand, for a player who goes by the policy.

The policy goes by the odds of its hand. Here the odds follow from that hand and from the state of the tricks alone; the
cards that are gone are left aside. So they are the same in all rounds with the same state of tricks, and are worked out
once.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import erf, exp, sqrt
from random import Random
from typing import NamedTuple

from engine.truc.cards import CARDS, strength
from engine.truc.odds import NOBODY, TrucWorld
from engine.truc.places import SEATS, team
from engine.truc.policy import BLUFFS, CALLS, DOUBT, STRONG, WEAK, WORLDS
from engine.truc.raising import PROPOSES, TRUC

DEALS = 24  # the number of deals that are played out for the odds of a hand
BLUR = 0.04  # the error of these odds, because the cards that are gone are left aside
CARE = 0.05  # a card whose odds are this much worse is played about a third as often
PACK = sorted(map(strength, CARDS))
KEPT = 1 << 17  # more hands than can lie differently


class Lie(NamedTuple):
    """The state of a round of `size` cards each, seen from the seat on turn: the tricks `won`, `lost` and `drawn`;
    `ours`: equality goes to its side; of the trick on the table the number of cards `laid`, the `best` one, and its
    `holder` as the number of seats to the left, `NOBODY` where both teams laid it.
    """

    size: int
    won: int
    lost: int
    drawn: int
    ours: bool
    laid: int
    best: int
    holder: int

    def world(self, seat: int, hand: Sequence[int], random: Random) -> TrucWorld:
        """A world in this state, with seat 0 on turn, these cards in the hand of `seat` and random ones elsewhere."""
        rest = PACK.copy()
        for card in (*hand, self.best) if self.laid else hand:
            rest.remove(card)
        left = self.size - self.won - self.lost - self.drawn
        sizes = [left - (0 < at <= self.laid) for at in range(SEATS)]
        cards = iter(random.sample(rest, sum(sizes) - sizes[seat]))
        hands = [list(hand) if at == seat else [next(cards) for _ in range(sizes[at])] for at in range(SEATS)]
        tricks = [0] * self.won + [1] * self.lost + [None] * self.drawn
        return TrucWorld(hands, 0, self.size, int(self.ours), tricks, self.laid, self.laid, self.best, self.holder)


def lie(world: TrucWorld) -> Lie:
    """The state of a world, seen from the seat on turn."""
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
    """The odds of a team whose seat, `seat` places to the left of the one on turn, has this hand."""
    random = Random(f"{lie} {seat} {hand}")
    return sum(lie.world(seat, hand, random).finish() == team(seat) for _ in range(DEALS)) / DEALS


@lru_cache(maxsize=KEPT)
def calling(lie: Lie, hand: tuple[int, ...], call: str) -> float:
    """The probability that the policy makes this call with a hand."""
    won, strong = max(card_odds(lie, hand)), STRONG + (PROPOSES[call] - PROPOSES[TRUC]) * DOUBT
    return CALLS * _above(won, strong) + BLUFFS * (1 - _above(won, WEAK))


@lru_cache(maxsize=KEPT)
def playing(lie: Lie, hand: tuple[int, ...]) -> Mapping[int, float]:
    """The probability that the policy plays each card of a hand."""
    won = card_odds(lie, hand)
    shares = {card: exp((odds - max(won)) / CARE) for card, odds in zip(hand, won, strict=True)}
    return {card: share / sum(shares.values()) for card, share in shares.items()}


def accepting(lie: Lie, seat: int, hand: tuple[int, ...], least: float) -> float:
    """The probability that the policy accepts a call, which pays from the `least` odds on; the seat as in
    `seat_odds`.
    """
    return _above(seat_odds(lie, seat, hand), least + DOUBT) if least > 0 else 1.0


def _above(won: float, bound: float) -> float:
    """The probability that the policy takes these odds for higher than a bound: it looks at a few worlds only."""
    variance = won * (1 - won) * (1 / WORLDS + 1 / DEALS) + BLUR**2
    return (1 + erf((won - bound) / sqrt(2 * variance))) / 2
