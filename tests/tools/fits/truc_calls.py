"""Truc: how much there is to gain for somebody who calls and answers otherwise than the policy.

Hands are dealt from the beginning of a match and played by the policy as the search reads it. Wherever a seat may call
or has to answer, both ways are tried, with everything after them by the policy. Where somebody who knows the tricks,
the stake and about how good their hand is, and nothing else, would do better by one of them always, that is a gain.
Whoever knows more wins more; but it is a mean of noisy maxima, so somewhat too high.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from engine.truc.cards import CARDS, strength
from engine.truc.places import SEATS, order_of_play, team
from engine.truc.player.odds import TrucWorld
from engine.truc.player.past import considered_call
from engine.truc.player.policy import STRONG
from engine.truc.player.reading import best_card, call_probability, card_odds, seat_odds, situation_of
from engine.truc.player.search import Playout
from engine.truc.raising import Raising

HANDS = 3_000
NEEDS = (12, 12)
SEEN = 20  # times that somebody must have stood before a decision: of fewer the mean says nothing
GRADES = 10  # as finely as a hand is known by its odds

Known = tuple[str, int, tuple[int, ...], int]  # the question, the stake, the tricks, and the grade of the hand


class Way(NamedTuple):
    """One decision: what is known, the odds of the hand, how often the policy says yes, and the points that yes and no
    bring to the seat's team.
    """

    known: Known
    odds: float
    says: float
    yes: float
    no: float


@dataclass(frozen=True, slots=True)
class Report:
    """What there was to gain, in points a hand and seat, by calls and by answers; the share of calls that came from
    hands that are not strong, and the share of answers that were rejections.
    """

    calls: float
    answers: float
    bluffs: float
    rejected: float


def report(hands: int = HANDS) -> Report:
    """Report what there is to gain against the policy, in `hands` hands from a fixed seed."""
    ways = [way for number in range(hands) for way in _hand(Random(f"calls {number}"))]
    called, answered = ([way for way in ways if (way.known[0] == "answer") is answer] for answer in (False, True))
    calls, answers = (_gain(some) / (hands * SEATS) for some in (called, answered))
    others = sum(way.says for way in called if way.odds < STRONG)
    return Report(
        calls,
        answers,
        others / max(1e-9, sum(way.says for way in called)),
        sum(1 - way.says for way in answered) / max(1, len(answered)),
    )


def _gain(ways: list[Way]) -> float:
    """The points that somebody wins in all these decisions who always does what is better for all that they know."""
    alike: dict[Known, list[Way]] = {}
    for way in ways:
        alike.setdefault(way.known, []).append(way)
    gain = 0.0
    for some in alike.values():
        if len(some) >= SEEN:
            own = sum(way.says * way.yes + (1 - way.says) * way.no for way in some)
            gain += max(sum(way.yes for way in some), sum(way.no for way in some)) - own
    return gain


def _hand(random: Random) -> Iterator[Way]:
    """Play a hand of three cards by the policy, and yield its decisions."""
    cards, dealer = [strength(card) for card in random.sample(CARDS, 3 * SEATS)], random.randrange(SEATS)
    hands = [sorted(cards[3 * seat : 3 * seat + 3]) for seat in range(SEATS)]
    world, raising = TrucWorld(hands, order_of_play(dealer)[0], 3, dealer, []), Raising()
    won: int | None = None
    while won is None:
        seat, situation = world.turn, situation_of(world)
        card = best_card(situation, tuple(world.hands[seat]))
        call = considered_call(raising, team(seat), NEEDS)
        if call:
            way, called, accepts = _asked(world, raising, seat, call, card, random)
            yield way
            if random.random() < way.says:
                yield accepts
                if random.random() >= accepts.says:
                    return
                raising = called.accepted()
        won = world.play(card)


def _asked(
    world: TrucWorld, raising: Raising, seat: int, call: str, card: int, random: Random
) -> tuple[Way, Raising, Way]:
    """The decision to call, the stake after it, and the decision to accept."""
    seed, called, situation = random.getrandbits(32), raising.called(seat, call), situation_of(world)
    side, hand = team(seat), tuple(world.hands[seat])
    after = Playout(world.copy(), called, NEEDS, Random(seed))
    accept = after.accept_probability()
    raised = _points(world, called.accepted(), side, card, seed)
    yes = accept * raised + (1 - accept) * raising.stake
    no = _points(world, raising, side, card, seed)
    tricks = (situation.won, situation.lost, situation.drawn, situation.laid, int(situation.wins_ties))
    best = max(card_odds(situation, hand))
    way = Way((call, raising.stake, tricks, _grade(best)), best, call_probability(situation, hand, call), yes, no)
    asked = called.pending.responder if called.pending else seat
    theirs = seat_odds(situation, (asked - seat) % SEATS, tuple(world.hands[asked]))
    answer = Way(("answer", raising.stake, tricks, _grade(theirs)), theirs, accept, -raised, -raising.stake)
    return way, called, answer


def _points(world: TrucWorld, raising: Raising, side: int, card: int, seed: int) -> float:
    """The points that a team gets if the seat on turn lays this card and everybody goes on by the policy."""
    playout = Playout(world.copy(), raising, NEEDS, Random(seed))
    won = playout.world.play(card)
    won = playout.finish() if won is None else won
    return playout.raising.stake if won == side else -playout.raising.stake


def _grade(odds: float) -> int:
    return min(GRADES - 1, int(GRADES * odds))


if __name__ == "__main__":
    sys.stdout.write(f"{report(int(sys.argv[1]) if sys.argv[1:] else HANDS)}\n")
