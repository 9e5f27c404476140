"""The reading of other players: how likely a player who follows the policy gives each answer with each hand.

The policy decides by the odds of its hand. Here these odds are computed from the hand and its *situation* alone, the
state of the tricks; the cards that have been played are ignored. So they are the same in every round with the same
situation, and can be cached.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, islice
from math import erf, exp, sqrt
from random import Random
from typing import NamedTuple

from engine.truc.places import SEATS, team
from engine.truc.player.odds import NOBODY, TrucWorld
from engine.truc.player.policy import BLUFFS, CALLS, DOUBT, EARLY, FAIR, STRONG, WORLDS
from engine.truc.raising import PROPOSES, TRUC
from engine.truc.state import CARDS, strength

SAMPLES = 24  # the number of deals that are played out for the odds of a hand
BLUR = 0.04  # the standard error that these odds have because played cards are ignored; not fitted
CARE = 0.05  # a card whose odds are this much worse is taken to be played 1/e times as often; not fitted
PACK = sorted(map(strength, CARDS))
CACHED = 1 << 17  # the size of each cache: enough for every hand in every state of the tricks


class Situation(NamedTuple):
    """The state of the tricks of a hand, seen from the seat on turn and without anybody's cards.

    `size`: the number of cards that each seat was dealt. `won`, `lost`, `drawn`: the tricks of its team, of the other
    team and of neither. `wins_ties`: True if its team wins with equal tricks. Of the trick on the table: the number of
    cards in it (`laid`), the `best` of them, and the seat that would take it now (`holder`), as the number of places to
    the left of the seat on turn; `NOBODY` if both teams laid the best card.
    """

    size: int
    won: int
    lost: int
    drawn: int
    wins_ties: bool
    laid: int
    best: int
    holder: int

    @property
    def luck(self) -> str:
        """The text from which the luck of odds in this situation is drawn. It has older names of the class and of
        `wins_ties`: with another text the search would give other answers, and `Game.thinks` would have to change.
        """
        tricks = f"size={self.size}, won={self.won}, lost={self.lost}, drawn={self.drawn}, ours={self.wins_ties}"
        return f"Lie({tricks}, laid={self.laid}, best={self.best}, holder={self.holder})"

    def worlds(self, seat: int, hand: Sequence[int], random: Random) -> Iterator[TrucWorld]:
        """Yield worlds in this situation, with these cards in the hand of `seat` and random ones elsewhere, forever.
        Seat 0 is on turn, and hands lie low to high.

        Play goes to the right, so the seats that have laid a card are those next to the left of seat 0, and the
        farthest of them led. The dealer sits in the team that loses with equal tricks.
        """
        rest = PACK.copy()
        for card in (*hand, self.best) if self.laid else hand:
            rest.remove(card)
        left = self.size - self.won - self.lost - self.drawn
        sizes = [0 if at == seat else left - (0 < at <= self.laid) for at in range(SEATS)]
        ends = list(accumulate(sizes))
        tricks = [0] * self.won + [1] * self.lost + [None] * self.drawn
        while True:
            cards = random.sample(rest, ends[-1])
            hands = [sorted(cards[end - size : end]) for size, end in zip(sizes, ends, strict=True)]
            hands[seat] = list(hand)
            yield TrucWorld(
                *(hands, 0, self.size, int(self.wins_ties), tricks.copy()),
                *(self.laid, self.laid, self.best, self.holder),
            )


def situation_of(world: TrucWorld) -> Situation:
    """The situation in a world, seen from the seat on turn."""
    side, tricks, holder = team(world.turn), world.tricks, world.holder
    return Situation(
        world.size,
        tricks.count(side),
        tricks.count(1 - side),
        tricks.count(None),
        side != team(world.dealer),
        world.laid,
        world.best,
        holder if holder == NOBODY else (holder - world.turn) % SEATS,
    )


@lru_cache(maxsize=CACHED)
def card_odds(situation: Situation, hand: tuple[int, ...]) -> tuple[float, ...]:
    """The odds that the team on turn wins if its seat plays the first, the second, … card of this hand, whose cards are
    sorted low to high.
    """
    random, won = Random(f"{situation.luck} {hand}"), [0] * len(hand)
    for dealt in islice(situation.worlds(0, hand, random), SAMPLES):
        for at, card in enumerate(hand):
            world = dealt.copy()
            side = world.play(card)
            won[at] += (world.finish() if side is None else side) == 0
    return tuple(one / SAMPLES for one in won)


@lru_cache(maxsize=CACHED)
def seat_odds(situation: Situation, seat: int, hand: tuple[int, ...]) -> float:
    """The odds that the team of a seat with this hand wins. `seat`: how many places it sits to the left of the seat on
    turn.
    """
    random = Random(f"{situation.luck} {seat} {hand}")
    worlds = islice(situation.worlds(seat, hand, random), SAMPLES)
    return sum(world.finish() == team(seat) for world in worlds) / SAMPLES


@lru_cache(maxsize=CACHED)
def call_probability(situation: Situation, hand: tuple[int, ...], call: str) -> float:
    """The probability that the policy makes this call on its turn with this hand."""
    won, strong = max(card_odds(situation, hand)), STRONG + (PROPOSES[call] - PROPOSES[TRUC]) * DOUBT
    calls = (CALLS - BLUFFS) * _above(won, strong) + BLUFFS * _above(won, FAIR)
    return calls if situation.laid or situation.won or situation.lost or situation.drawn else EARLY * calls


def best_card(situation: Situation, hand: tuple[int, ...]) -> int:
    """The card of this hand with the best odds, the lowest of equal ones."""
    if len(hand) == 1:  # its odds would take their time, and there is nothing to choose
        return hand[0]
    odds = card_odds(situation, hand)
    return hand[odds.index(max(odds))]


@lru_cache(maxsize=CACHED)
def play_probabilities(situation: Situation, hand: tuple[int, ...]) -> Mapping[int, float]:
    """By card, the probability that the policy plays it from this hand."""
    if len(hand) == 1:
        return {hand[0]: 1.0}
    won = card_odds(situation, hand)
    shares = {card: exp((odds - max(won)) / CARE) for card, odds in zip(hand, won, strict=True)}
    return {card: share / sum(shares.values()) for card, share in shares.items()}


def accept_probability(situation: Situation, seat: int, hand: tuple[int, ...], break_even: float) -> float:
    """The probability that the policy accepts a call with this hand. `seat`: as in `seat_odds`. `break_even`: the
    lowest odds with which it pays to accept.
    """
    return _above(seat_odds(situation, seat, hand), break_even + DOUBT) if break_even > 0 else 1.0


def _above(won: float, bound: float) -> float:
    """The probability that the policy finds these odds (`won`) to be higher than a bound. Its own figure varies because
    it samples only `WORLDS` worlds, and `won` is uncertain, too; the sum of both errors is taken to be normal.
    """
    variance = won * (1 - won) * (1 / WORLDS + 1 / SAMPLES) + BLUR**2
    return (1 + erf((won - bound) / sqrt(2 * variance))) / 2
