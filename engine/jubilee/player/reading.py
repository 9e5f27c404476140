"""Infers an opponent's hand from its plays, in games of two. With more players hands are not read: a play then depends
on more hands, and no gain was seen.

Whoever plays what the policy values most did not hold a card worth more then, and may hold the cards that make a play
look better: those that only the next player's lack makes safe, and those that wait for the total to come. So each turn
of a seat makes some values likelier than before among the cards that it held, and others less likely. The cards that it
has drawn since are free of that. The factors of single turns are multiplied, as if the turns factors different things.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import accumulate, chain
from math import comb, exp, fsum
from operator import mul
from random import Random
from typing import NamedTuple

from engine.contract import View
from engine.jubilee.player.policy import BACK, LIKELY, Beliefs, Rival, keeps, replies
from engine.jubilee.state import DECK, HAND, JubileePublic, Scoring, score_table

STOCK = len(DECK) - 2 * HAND  # so many plays are followed by a draw
HANDS = 200  # hands that are tried for each turn
DOUBT = 0.03  # how likely a play is at least: nobody need follow the policy
SPREAD = 0.5  # points by which the value of a card may be misjudged
PRIOR = 5.0  # cards of each value that are counted on top of those in the hands tried, so that few tell little
FREE = 2  # there are beliefs of a hand if so many times as many cards are unseen
WAYS = 24  # times that it is drawn anew when the cards were drawn that a seat has played

Odds = Sequence[float]  # by value, in the order of `values_of`


@cache
def values_of(scoring: Scoring) -> tuple[int, ...]:
    """All values that cards have, the lowest first."""
    return tuple(sorted({scoring.value(card) for card in DECK}))


@cache
def scorers(scoring: Scoring) -> Mapping[int, Sequence[tuple[int, int]]]:
    """By total, the values that score there, each with its points."""
    found: dict[int, list[tuple[int, int]]] = {}
    for (total, value), points in score_table(scoring).items():
        scores = found.setdefault(total, [])
        if points > 0:
            scores.append((value, points))
    return found


class Turn(NamedTuple):
    """A turn that a seat has had, as it valued cards then. `value`: of the card played; `held`: how many cards it held;
    `unseen`: the values of the cards that were not played yet, without that one. Of each value that could be played,
    `gains`: the points now and for what is kept; `risks`: the values that score on it, with how many of them were not
    played and the points; `waits`: the values that may score on the turn after, with what that is worth. `odds`: the
    probability that the next seat holds one of so many cards.
    """

    value: int
    held: int
    unseen: Counter[int]
    gains: Mapping[int, float]
    risks: Mapping[int, Sequence[tuple[int, int, int]]]
    waits: Mapping[int, Sequence[tuple[int, float]]]
    odds: Sequence[float]

    def likelihood(self, hand: Sequence[int]) -> float:
        """The likelihood of the play for a seat that held these values beside the one played."""
        held = Counter(hand)
        held[self.value] += 1
        worth = {value: self._worth(value, held) for value in held if value in self.gains}
        played = worth[self.value]
        softmax = 1 / sum(exp(min(50.0, (one - played) / SPREAD)) for one in worth.values())
        return DOUBT + (1 - DOUBT) * softmax

    def _worth(self, value: int, held: Mapping[int, int]) -> float:
        """The worth of playing a value from a hand, about as the policy has it."""
        worth = self.gains[value]
        for reply, count, points in self.risks[value]:
            worth -= self.odds[count - held.get(reply, 0)] * points
        for later, promised in self.waits[value]:
            if held.get(later, 0) > (later == value):
                worth += promised
        return worth


def read_turn(scoring: Scoring, by: Sequence[int], played: Sequence[str]) -> Turn:
    """The last of these turns of two players."""
    *before, value = map(scoring.value, played)
    pool = Counter(map(scoring.value, DECK))
    pool.subtract(before)
    unseen = +(pool - Counter([value]))
    total, opening = sum(before), not before
    undrawn = Counter(by[STOCK:])  # how many times each seat has played and drawn nothing
    held = HAND - undrawn[by[-1]] + (len(by) > STOCK)
    theirs = HAND - undrawn[1 - by[-1]]
    fits = [one for one in values_of(scoring) if pool[one] and total + one >= 0 and (one > 0 or not opening)]
    size = pool.total() - held
    ways = comb(size, theirs)
    odds = [1 - comb(max(0, size - count), theirs) / ways if ways else 0.0 for count in range(max(pool.values()) + 1)]
    scores = score_table(scoring)
    return Turn(
        value,
        held,
        unseen,
        {one: scores[total, one] - keeps(one) for one in fits},
        {one: _risks(total + one, pool, scoring) for one in fits},
        {one: _waits(total + one, Rival(theirs, ()), unseen, scoring) for one in fits},
        odds,
    )


def _risks(total: int, pool: Mapping[int, int], scoring: Scoring) -> Sequence[tuple[int, int, int]]:
    """By value that scores on a total: its unseen copies, and the points lost if an opponent answers with it."""
    return [(one, pool[one], points) for one, points in scorers(scoring)[total] if pool[one]]


def _waits(total: int, rival: Rival, unseen: Counter[int], scoring: Scoring) -> Sequence[tuple[int, float]]:
    """The values that may score once the next player has played on a total, each with what that is worth now."""
    worth: dict[int, float] = {}
    for reply, likely in replies(total, rival, unseen, scoring):
        if likely > LIKELY:
            for later, points in scorers(scoring)[total + reply]:
                worth[later] = worth.get(later, 0.0) + BACK * likely * points
    return [*worth.items()]


@lru_cache(maxsize=2048)
def odds_kept(scoring: Scoring, by: Sequence[int], played: Sequence[str]) -> Odds:
    """By how much the last of these plays makes each value likelier among the other cards that its seat held. The hands
    that are tried are the same whenever the same cards were played.
    """
    turn, random = read_turn(scoring, by, played), Random(" ".join(played))
    unseen = [*turn.unseen.elements()]
    tried, likely = Counter[int](), dict.fromkeys(values_of(scoring), 0.0)
    every = 0.0
    for _ in range(HANDS):
        hand = random.sample(unseen, turn.held - 1)
        likelihood = turn.likelihood(hand)
        every += likelihood
        for value in hand:
            tried[value] += 1
            likely[value] += likelihood
    return [(one * HANDS / every + PRIOR) / (tried[value] + PRIOR) for value, one in likely.items()]


class Past:
    """What the past turns of a seat tell. A card is drawn before its first turn (0), or after one of them (1, 2...).

    `odds`: by that number, how much likelier each value is in a card that the seat still holds. `kept`: by turn and by
    that number, how much likelier the card played on the turn had been kept until then.
    """

    def __init__(self, public: JubileePublic, seat: int) -> None:
        scoring = public.scoring
        values = values_of(scoring)
        turns = [at for at, by in enumerate(public.by) if by == seat]
        factors = [odds_kept(scoring, public.by[: at + 1], public.played[: at + 1]) for at in turns]
        cards = [values.index(scoring.value(public.played[at])) for at in turns]
        self.draws = [at < STOCK for at in turns]
        self.odds = [[1.0] * len(values)]
        for one in reversed(factors):
            self.odds.insert(0, [*map(mul, self.odds[0], one)])
        self.kept = [
            [*accumulate((one[card] for one in reversed(factors[:turn])), mul, initial=1.0)][::-1]
            for turn, card in enumerate(cards)
        ]

    def sample_drawn(self, random: Random) -> list[int]:
        """Draw when the cards were drawn that the seat still holds, the earliest first."""
        drawn = [0] * HAND
        for turn, kept in enumerate(self.kept):
            (at,) = random.choices(range(len(drawn)), [kept[one] for one in drawn])
            del drawn[at]
            if self.draws[turn]:
                drawn.append(turn + 1)
        return drawn


class Hands(NamedTuple):
    """The values of the cards in the hands by seat, and those of the stock in any order."""

    hands: list[list[int]]
    stock: list[int]


class Reading:
    """The others' hands, as far as a view tells. The hand of an only opponent fits what it has played; of several
    opponents they are any.

    `counts`: how many cards of each value nobody has seen. `hands`: by seat, the values of the cards that are known.
    `missing`: by seat, how many are not. `ways`: when an only opponent may have drawn those, by seat.
    """

    def __init__(self, view: View[JubileePublic], random: Random) -> None:
        public, own, players = view.public, view.own_seat, len(view.seats)
        scoring = public.scoring
        known = {*view.hand, *public.played, *chain(*public.shown)}
        unseen = Counter(scoring.value(card) for card in DECK if card not in known)
        self.values = values_of(scoring)
        self.counts = [unseen[value] for value in self.values]
        self.hands = [[scoring.value(card) for card in cards] for cards in public.shown]
        self.hands[own] = [scoring.value(card) for card in view.hand]
        others = [(own + step) % players for step in range(1, players)]
        self.missing = {seat: (view.zone("hand", seat).count or 0) - len(self.hands[seat]) for seat in others}
        self.pasts = {seat: Past(public, seat) for seat in others if players == 2}
        self.ways = [{seat: self._sample_drawn(seat, random) for seat in self.pasts} for _ in range(WAYS)]

    def _sample_drawn(self, seat: int, random: Random) -> Sequence[int]:
        """When the hidden cards of a seat may have been drawn: those that it has shown were there before them."""
        drawn = self.pasts[seat].sample_drawn(random)
        return drawn[len(drawn) - self.missing[seat] :]

    def beliefs(self) -> dict[int, Beliefs]:
        """By seat, what its hidden cards may be. There are none of a seat that holds most of the unseen cards: taken
        one by one, its cards would not tell that each lies in one place only.
        """
        enough = (seat for seat in self.pasts if sum(self.counts) >= FREE * self.missing[seat] > 0)
        return {seat: self._beliefs(seat) for seat in enough}

    def _beliefs(self, seat: int) -> Beliefs:
        likely = [[*map(mul, odds, self.counts)] for odds in self.pasts[seat].odds]
        shares = [[one / sum(weights) for one in weights] for weights in likely]
        beliefs = []
        for times in zip(*(way[seat] for way in self.ways), strict=True):
            columns = zip(*(shares[time] for time in times), strict=True)
            beliefs.append({value: fsum(column) / WAYS for value, column in zip(self.values, columns, strict=True)})
        return beliefs

    def sample_hands(self, random: Random) -> Iterator[Hands]:
        """Hands as they may be, without end."""
        while True:
            for way in self.ways:
                yield self._deal(way, random)

    def _deal(self, way: Mapping[int, Sequence[int]], random: Random) -> Hands:
        """Hands with cards drawn at these times."""
        hands, left = [hand.copy() for hand in self.hands], self.counts.copy()
        for seat, times in way.items():
            odds = self.pasts[seat].odds
            hands[seat] += [self.values[_take(left, odds[time], random)] for time in times]
        stock = [value for value, count in zip(self.values, left, strict=True) for _ in range(count)]
        random.shuffle(stock)
        for seat in [seat for seat in self.missing if seat not in way]:
            hands[seat] += stock[: self.missing[seat]]
            del stock[: self.missing[seat]]
        return Hands(hands, stock)


def _take(left: list[int], odds: Odds, random: Random) -> int:
    """Take a card by these odds; its place among the values. `left`: how many there are of each."""
    weights = [*accumulate(map(mul, odds, left))]
    (at,) = random.choices(range(len(left)), cum_weights=weights)
    left[at] -= 1
    return at
