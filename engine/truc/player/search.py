"""The search of strong computer players. It draws worlds that fit what the others have played, called and not called
(`past`), and tries each answer in them; there everybody plays on as the policy would, calls included. What a score is
worth is the probability that the match is won from there (TRU-6, TRU-7).

A rejected call wins the stake whatever the caller holds. So the value of a call is not that of one playout: the values
of being accepted and of being rejected are weighted by their probabilities.

Before the deal the policy answers. A review plays out hands of three cards and of one, as they may be dealt. A cut and
a tap are worth the same: neither tells anybody anything, and the policy deals three after a tap, too.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from itertools import repeat
from random import Random

from engine.contract import Action, Decision, PickOne, Rules, Thought, Trial, View
from engine.search.generic import SeededWorld
from engine.truc.places import SEATS, order_of_play, team
from engine.truc.player.odds import TrucWorld
from engine.truc.player.past import break_even_of_call, considered_call, sample_likely_worlds
from engine.truc.player.policy import choose, points_needed
from engine.truc.player.reading import accept_probability, best_card, call_probability, situation_of
from engine.truc.raising import CALLS, MOST, Raising
from engine.truc.round import CUT, DEALS, DECLINE, TAP
from engine.truc.state import CARDS, TrucPublic, strength

# The shares of rounds that score one, two and three points when every seat follows the policy.
# `python -m tests.tools.fits truc` finds them in 10,000 rounds (seed "fits").
STAKES = {1: 0.47, 2: 0.27, 3: 0.26}
ODDS = (0.2, 0.5, 0.8)  # the odds of a weak, a middling and a strong hand, each as frequent; chosen by hand


def search(rules: Rules, view: View[TrucPublic], decision: Decision, playouts: int, random: Random) -> Trial:
    """Try every answer in likely worlds. Before any cards are dealt, the policy answers."""
    if decision.kind == "cut":
        even = _win_probability_after(view, team(view.own_seat), 0)
        return Trial((CUT, TAP), lambda _, __: even, given=Thought(choose(view, decision)))
    if decision.kind == "size":
        packs = (SeededWorld(_shuffled(random), random.getrandbits(32)) for _ in repeat(None))
        return Trial(DEALS, partial(_value_of_deal, view), packs, playouts, given=Thought(choose(view, decision)))
    different = playouts // 2  # at least two answers are tried in each world, so no more of them are ever used
    worlds = (SeededWorld(world, random.getrandbits(32)) for world in sample_likely_worlds(view, random, different))
    return Trial(list(_candidates(decision)), partial(_value, view, view.public.raising), worlds, playouts)


def _candidates(decision: Decision) -> Iterator[Action]:
    """Yield the answers to try: every legal one, but only one play of each strength, with its calls, because suits
    count for nothing.
    """
    if not isinstance(decision.answers, PickOne):
        yield from decision.answers
        return
    plays = {strength(card): decision.answers.action(card) for card in decision.answers.among}.values()
    yield from plays
    for form in decision.before:
        yield from form
    for rider in decision.riders:
        yield from (play.saying(rider.name) for play in plays)


def _value(view: View[TrucPublic], raising: Raising, answer: Action, drawn: SeededWorld[TrucWorld]) -> float:
    """The probability that the viewer's team wins the match if it gives this answer in this world.

    An answer that ends the hand has its value at once; after any other, the hand is played on.
    """
    seat = view.own_seat
    playout = Playout(drawn.world.copy(), raising, points_needed(view), Random(drawn.seed))
    if answer.verb in ("reject", "decline"):
        return _win_probability_after(view, 1 - team(seat), 1 if answer == DECLINE else playout.raising.stake)
    if answer.verb == "accept":
        playout.raising = playout.raising.accepted()
    if answer.verb == "play" and (won := playout.world.play(strength(answer.cards[0]))) is not None:
        return _win_probability_after(view, won, playout.raising.stake)
    call = answer.rider if answer.verb == "play" else answer.verb
    if call not in CALLS:
        return _win_probability_after(view, playout.finish(), playout.raising.stake)
    playout.raising = playout.raising.called(seat, call)
    accepted, rejected = playout.accept_probability(), _win_probability_after(view, team(seat), playout.raising.stake)
    playout.raising = playout.raising.accepted()
    return accepted * _win_probability_after(view, playout.finish(), playout.raising.stake) + (1 - accepted) * rejected


@dataclass(slots=True)
class Playout:
    """A world that is played on, with the stake of its hand. `needs`: by team, the points missing to win the match."""

    world: TrucWorld
    raising: Raising
    needs: tuple[int, int]
    random: Random

    def accept_probability(self) -> float:
        """The probability that the pending call is accepted."""
        if not self.raising.pending:
            raise ValueError("nothing was called")
        asked = self.raising.pending.responder
        at = (asked - self.world.turn) % SEATS
        least = break_even_of_call(self.raising, team(asked), self.needs)
        return accept_probability(situation_of(self.world), at, tuple(self.world.hands[asked]), least)

    def finish(self) -> int:
        """Let everybody play on by the policy, which may raise the stake. Return the team that wins the stake."""
        won = None
        while won is None:
            if self.raising.closed or self.raising.stake == MOST:
                return self.world.finish()
            seat, situation = self.world.turn, situation_of(self.world)
            cards, call = tuple(self.world.hands[seat]), considered_call(self.raising, team(seat), self.needs)
            if call and self.random.random() < call_probability(situation, cards, call):
                self.raising = self.raising.called(seat, call)
                if self.random.random() >= self.accept_probability():
                    return team(seat)
                self.raising = self.raising.accepted()
            won = self.world.play(best_card(situation, cards))
        return won


def _shuffled(random: Random) -> list[int]:
    """A pack, of which only the strengths count."""
    return [strength(card) for card in random.sample(CARDS, len(CARDS))]


def _value_of_deal(view: View[TrucPublic], answer: Action, pack: SeededWorld[list[int]]) -> float:
    """The probability that the viewer's team wins the match if so many cards each are dealt from this pack."""
    dealer, size = view.standing.dealer, int(answer.values[0])
    hands: list[list[int]] = [[] for _ in range(SEATS)]
    for at, seat in enumerate(order_of_play(dealer)):
        hands[seat] = sorted(pack.world[at * size : (at + 1) * size])
    world = TrucWorld(hands, order_of_play(dealer)[0], size, dealer, [])
    playout = Playout(world, view.public.raising, points_needed(view), Random(pack.seed))
    return _win_probability_after(view, playout.finish(), playout.raising.stake)


def _win_probability_after(view: View[TrucPublic], won: int, points: int) -> float:
    """The probability that the viewer's team wins the match after the team `won` has scored `points` in this round."""
    side, left = team(view.own_seat), list(points_needed(view))
    left[won] -= points
    return match_win_probability(left[side], left[1 - side])


@cache
def match_win_probability(need: int, others: int) -> float:
    """The probability that a team that needs `need` points wins the match against one that needs `others`.

    Each team is assumed to win half of the rounds. A team that alone needs one point looks at its cards first and
    declines where that is better: it gives up one point, while it wins the match or loses three points if it plays.
    """
    if need <= 0 or others <= 0:
        return float(need <= 0)
    if others == 1 < need:
        return 1 - match_win_probability(1, need)
    if need == 1 < others:
        declined, lost = match_win_probability(1, others - 1), match_win_probability(1, others - MOST)
        return sum(max(declined, won + (1 - won) * lost) for won in ODDS) / len(ODDS)
    return sum(
        share * (match_win_probability(need - points, others) + match_win_probability(need, others - points)) / 2
        for points, share in STAKES.items()
    )
