"""A player of Rumino who sees all hands, but not the order of the stock: no view tells more.

It plays its answers out, each with the same stocks, shuffled anew from the cards that lie there, and everybody goes on
as a merchant does. So it knows who is about to knock, what is taken of its throws, and when a knock can wait.

A round is played out here in a quick copy of the game, with hands as bits. Some things are left out that merchants
hardly come to, or that no tournament has: nobody makes a rumino, a stock that runs out ends the round, and a card that
was just taken is not thrown again (`return_discard`).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, reduce
from operator import or_
from random import Random
from statistics import fmean
from typing import NamedTuple, Self

from engine.cards.covers import cover_of
from engine.cards.order import leftward
from engine.cards.packs import is_joker
from engine.contract import Action, Decision, Game, Rules, State, Thought, Trial
from engine.rumino.player.bits import BITS, CARD, POINTS, bits, mask, melds
from engine.rumino.player.outlook import BESIDE, completing
from engine.rumino.player.policy import FEED, FEED_JOKER, HELP, JOKER_HELP
from engine.rumino.player.search import ENDING, most_to_knock, search
from engine.rumino.round import DECK, DRAW, RuminoRound
from engine.rumino.scoring import GIN
from engine.search.generic import settled

PLAYOUTS = 300
WIDTH = 4  # throws that are tried beside the policy's
RANGE = 200  # points that lie between the best lead and the worst

ALL = mask(DECK)
JOKERS = sum(bit for bit, card in CARD.items() if is_joker(card))
COSTS = [POINTS[BITS[card]] for card in DECK]


class Left(NamedTuple):
    """What is left unmatched of a hand at least: the points, and the cards."""

    deadwood: int
    loose: int


@dataclass(slots=True)
class RuminoWorld:
    """A round as it goes on. Cards are bits. By seat: `hands`, `known`, the cards that it was seen to take, and `most`,
    the deadwood with which it knocks. `stock` and `pile` have their top card last; `taken`: the card that the seat on
    turn has taken from the pile, 0 where there is none; `drawn`: True once it has a card to throw.
    """

    live: tuple[int, ...]
    turn: int
    hands: list[int]
    known: list[int]
    most: Mapping[int, int]
    stock: list[int]
    pile: list[int]
    drawn: bool
    taken: int
    ends_after_draw: bool

    @classmethod
    def of(cls, state: RuminoRound) -> Self:
        """The round as it is."""
        public, hidden = state.public, state.hidden
        return cls(
            public.live,
            public.turn,
            list(map(mask, hidden.hands)),
            list(map(mask, public.known)),
            {seat: most_to_knock(state.rules, state.view(seat)) for seat in public.live},
            [BITS[card] for card in reversed(hidden.stock)],
            [BITS[card] for card in public.discards],
            public.drawn,
            BITS.get(public.taken, 0),
            state.rules.gin_after_draw,
        )

    def with_stock(self, stock: Sequence[int]) -> Self:
        """The same round with the stock in this order."""
        return replace(self, hands=[*self.hands], known=[*self.known], stock=[*stock], pile=[*self.pile])

    def draw(self) -> None:
        self.hands[self.turn] |= self.stock.pop()
        self.drawn = True

    def take(self) -> None:
        self.taken = self.pile.pop()
        self.hands[self.turn] |= self.taken
        self.known[self.turn] |= self.taken
        self.drawn = True

    def throw(self, card: int) -> None:
        self.hands[self.turn] ^= card
        self.known[self.turn] &= ~card
        self.pile.append(card)
        self.drawn, self.taken = False, 0
        self.turn = leftward(self.turn, self.live)[0]

    def played_out(self) -> list[int]:
        """The scores by live seat once merchants have played the round to its end."""
        while True:
            if not self.drawn:
                left = left_of(self.hands[self.turn]).deadwood
                if left <= self.most[self.turn]:
                    return self.scores(self.turn)
                if wants(self.hands[self.turn], self.pile[-1]):
                    self.take()
                elif self.stock:
                    self.draw()
                else:
                    return self.scores()
            if self.ends_after_draw and (gin := gin_throw(self.hands[self.turn])):
                self.hands[self.turn] ^= gin
                return self.scores(self.turn)
            self.throw(self.policy_throw())

    def scores(self, ender: int | None = None) -> list[int]:
        """The scores by live seat where this seat ends the round."""
        left = {seat: left_of(self.hands[seat]).deadwood for seat in self.live}
        return [GIN if seat == ender and not points else points for seat, points in left.items()]

    def policy_throw(self) -> int:
        """The throw of a merchant (`engine.rumino.player.policy`)."""
        hand, after = self.hands[self.turn], self.known[leftward(self.turn, self.live)[0]] & ~JOKERS
        unseen = ALL & ~hand & ~sum(self.pile)
        for known in self.known:
            unseen &= ~known
        costs = (
            (left.deadwood - hope(left.loose, unseen) + feed(card, after), card)
            for card, left in throws(hand)
            if card != self.taken
        )
        return min(costs, key=lambda cost: cost[0])[1]


def open_hands(game: Game, rules: Rules, state: State, decision: Decision, random: Random) -> Thought:
    """The answer of this player, among rivals who play by the policy."""
    assert isinstance(state, RuminoRound)
    view = state.view(decision.seat)
    chosen, trial = game.choose(view, decision), search(rules, view, decision, WIDTH, random)
    if decision.kind == "rebuy" or chosen.verb == "gin":
        return settled(trial)
    return settled(_playing_out(state, list(dict.fromkeys([chosen, *trial.answers])), random))


def _playing_out(state: RuminoRound, answers: Sequence[Action], random: Random) -> Trial:
    """The trial of these answers in rounds whose stock is shuffled anew."""
    world, seat = RuminoWorld.of(state), state.public.turn
    stock = sorted(world.stock)  # its order says nothing

    def worlds() -> Iterator[Sequence[int]]:
        while True:
            yield random.sample(stock, len(stock))

    def value(answer: Action, shuffled: Sequence[int]) -> float:
        scores = dict(zip(world.live, scores_after(world.with_stock(shuffled), answer), strict=True))
        own = scores.pop(seat)
        return 0.5 + (fmean(scores.values()) - own) / RANGE

    return Trial(answers, value, worlds(), PLAYOUTS)


def scores_after(world: RuminoWorld, answer: Action) -> list[int]:
    """The scores by live seat if the seat on turn answers so and merchants play on."""
    if answer.verb in ENDING:
        return world.scores(world.turn)
    if answer.cards:
        world.throw(BITS[answer.cards[0]])
    elif answer != DRAW:
        world.take()
    elif world.stock:
        world.draw()
    else:
        return world.scores()
    return world.played_out()


@lru_cache(maxsize=1 << 16)
def left_of(hand: int) -> Left:
    """What is left of seven cards."""
    return _left(hand, hand)[0]


@lru_cache(maxsize=1 << 16)
def throws(hand: int) -> tuple[tuple[int, Left], ...]:
    """Each of eight cards with what is left without it, in the order in which the rules list them."""
    found = zip(bits(hand), _left(hand, *(hand ^ card for card in bits(hand))), strict=True)
    return tuple(sorted(found, key=lambda one: (one[1].deadwood, -POINTS[one[0]], one[0])))


def _left(hand: int, *parts: int) -> list[Left]:
    """What is left of each of these parts of a hand."""
    cover = cover_of(COSTS, sorted(set(melds(hand)), key=lambda meld: (meld.bit_count(), bits(meld))))
    found = [(part, *cover(part)) for part in parts]
    return [Left(cost, part & ~sum(pieces)) for part, cost, pieces in found]


def gin_throw(hand: int) -> int:
    """The card with whose throw a merchant goes gin; 0 where there is none."""
    card, left = throws(hand)[0]
    return 0 if left.deadwood else card


@lru_cache(maxsize=1 << 16)
def wants(hand: int, upcard: int) -> bool:
    """True if a merchant takes the upcard."""
    if upcard & JOKERS:
        return True
    rest = ((left.deadwood, card, left) for card, left in throws(hand | upcard) if card != upcard)
    deadwood, _, left = min(rest)
    return deadwood < left_of(hand).deadwood and not upcard & left.loose


def hope(loose: int, unseen: int) -> float:
    """The value of loose cards for what may still come."""
    return sum(
        JOKER_HELP
        if card & JOKERS
        else HELP * POINTS[card] * (_helping(card, loose & BESIDE[card]) & unseen).bit_count()
        for card in bits(loose)
    )


@lru_cache(maxsize=1 << 16)
def _helping(card: int, others: int) -> int:
    """The cards that meld a card and one of these others."""
    return reduce(or_, (completing(card | other) for other in bits(others)), 0)


def feed(card: int, after: int) -> float:
    """The cost of a throw that goes with cards which the next seat was seen to take."""
    return FEED_JOKER if card & JOKERS else FEED * (BESIDE[card] & after).bit_count()
