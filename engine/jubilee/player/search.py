"""The search of strong computer players: worlds are drawn, and played on until the turn has come back once; after that
luck decides. The hand of an only opponent fits what it has played (`reading`). `solve` is for reviews: where two
players have drawn all cards, each knows the other's, and the rest of the deal is solved exactly.

Only what cards add to the total matters, so a hand is a list of numbers. In a playout everybody plays what scores best
at once, and keeps small cards and jokers. The policy's estimate of what the next players do, from the cards that they
may hold, has none of the luck of playouts, so both count: with the playouts alone the search is weaker than the policy.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from engine.cards.hands import FaceDown
from engine.contract import Action, Decision, Rules, Trial, View
from engine.jubilee.game import Jubilee
from engine.jubilee.player.policy import KEPT, worths
from engine.jubilee.player.reading import Reading
from engine.jubilee.state import DECK, JubileePublic, Points, score_table

BOLD = 0.05  # how often somebody plays any card
RANGE = 400  # points that lie between the best playout and the worst
JOKER, LESS = KEPT


@dataclass(slots=True)
class JubileeWorld:
    """A world, reduced to numbers. `hands`, `stock`: the values of the cards; `drawn`: how many of the stock have been
    drawn; `points`: what each seat scores from here on.
    """

    hands: list[list[int]]
    stock: list[int]
    turn: int
    total: int
    points: list[int]
    scores: Points
    drawn: int = 0

    def copy(self) -> "JubileeWorld":
        return replace(self, hands=[hand.copy() for hand in self.hands], points=self.points.copy())

    def play(self, value: int) -> None:
        """Play a card of this value for the seat on turn, and draw for it."""
        seat, hand = self.turn, self.hands[self.turn]
        hand.remove(value)
        self.points[seat] += self.scores[self.total, value]
        self.total += value
        if self.drawn < len(self.stock):
            hand.append(self.stock[self.drawn])
            self.drawn += 1
        self.turn = (seat + 1) % len(self.hands)

    def lead(self, seat: int) -> float:
        """The seat's lead over the mean of the others, in points, with the value of the cards that it has kept."""
        mine = self.points[seat]
        others = (sum(self.points) - mine) / (len(self.hands) - 1)
        return mine - others + sum(JOKER - LESS * abs(value) for value in self.hands[seat])

    def finish(self, turns: int, random: Random) -> None:
        """Play `turns` turns; a seat that can play nothing is skipped."""
        for _ in range(turns):
            total = self.total
            fits = [value for value in self.hands[self.turn] if total + value >= 0]
            if not fits:
                self.turn = (self.turn + 1) % len(self.hands)
            elif random.random() < BOLD:
                self.play(random.choice(fits))
            else:
                scores = self.scores
                self.play(max(fits, key=lambda value: scores[total, value] + LESS * abs(value)))


def search(rules: Rules, view: View[JubileePublic], decision: Decision, playouts: int, random: Random) -> Trial:
    """Try the cards in worlds, by the policy's estimate and by playouts together. Of cards with equal values only one
    is tried.
    """
    if not isinstance(rules, Jubilee):
        raise TypeError(f"these are rules of {rules.GAME}")
    scoring, reading = rules.scoring, Reading(view, random)
    brings = worths(view, decision, reading.beliefs())
    ranked = sorted(brings, key=lambda answer: -brings[answer])
    answers = {scoring.value(answer.cards[0]): answer for answer in reversed(ranked)}

    def value(answer: Action, drawn: tuple[JubileeWorld, int]) -> float:
        world = drawn[0].copy()
        world.play(scoring.value(answer.cards[0]))
        world.finish(len(world.hands) + 1, Random(drawn[1]))
        return 0.5 + (world.lead(decision.seat) + brings[answer]) / RANGE

    return Trial(list(answers.values())[::-1], value, _sample_worlds(view, reading, random), playouts)


def _sample_worlds(view: View[JubileePublic], reading: Reading, random: Random) -> Iterator[tuple[JubileeWorld, int]]:
    """Hands as they may be at this moment, each with the luck of its playouts."""
    public, scores = view.public, score_table(view.public.scoring)
    for hands, stock in reading.sample_hands(random):
        world = JubileeWorld(hands, stock, public.turn, public.total, [0] * len(hands), scores)
        yield world, random.getrandbits(32)


def world_of(view: View[JubileePublic], hidden: FaceDown) -> JubileeWorld:
    """The world of a view if these cards lie closed."""
    public, scoring = view.public, view.public.scoring
    hands = [[scoring.value(card) for card in hand] for hand in hidden.hands]
    stock = [scoring.value(card) for card in hidden.stock]
    return JubileeWorld(hands, stock, public.turn, public.total, [0] * len(hands), score_table(scoring))


def solve(rules: Rules, view: View[JubileePublic], decision: Decision) -> Mapping[Action, float] | None:
    """The worth of each card if both players play perfectly from here on, on the scale of the search. None with more
    than two players, and while there is a stock.
    """
    if not isinstance(rules, Jubilee):
        raise TypeError(f"these are rules of {rules.GAME}")
    if len(view.seats) != 2 or view.zone("stock").count:
        return None
    public, scoring = view.public, view.public.scoring
    mine = tuple(sorted(map(scoring.value, view.hand)))
    theirs = tuple(sorted(scoring.value(card) for card in {*DECK} - {*view.hand, *public.played}))
    duel = _Duel(score_table(scoring))
    leads = {
        value: duel.lead_after(value, mine, theirs, public.total) for value in {*mine} if public.total + value >= 0
    }
    return {
        answer: min(
            1.0, max(0.0, 0.5 + 2 * leads[scoring.value(answer.cards[0])] / RANGE)
        )  # no second estimate beside it
        for answer in decision.enumerate()
    }


@dataclass(slots=True)
class _Duel:
    """The rest of a deal between two players who see all cards. `leads`: by the values that the seat on turn and the
    other hold, the points that the first scores more from here on; the total follows from these.
    """

    scores: Points
    leads: dict[tuple[Sequence[int], Sequence[int]], int] = field(default_factory=dict)

    def lead_after(self, value: int, mine: tuple[int, ...], theirs: tuple[int, ...], total: int) -> int:
        """The points that the seat on turn scores more than the other, this play among them."""
        at, points, after = mine.index(value), self.scores[total, value], total + value
        rest = mine[:at] + mine[at + 1 :]
        if any(after + one >= 0 for one in theirs):
            return points - self._lead(theirs, rest, after)
        return points + (self._lead(rest, theirs, after) if rest else 0)  # the other is skipped

    def _lead(self, mine: tuple[int, ...], theirs: tuple[int, ...], total: int) -> int:
        if (mine, theirs) not in self.leads:
            fits = [value for value in {*mine} if total + value >= 0]
            self.leads[mine, theirs] = max(self.lead_after(value, mine, theirs, total) for value in fits)
        return self.leads[mine, theirs]
