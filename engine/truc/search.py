"""The search of strong computer players: it reads the others' cards from what they have called and not called (`past`),
and tries each answer in such worlds, where everybody goes on as the policy would, calls included.

A call that is rejected wins the stake whatever the caller holds, so that outcome counts with its probability.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import NamedTuple

from engine.contract import Action, Decision, PickOne, Rules, Trial, View, untried
from engine.truc.cards import strength
from engine.truc.odds import TrucWorld
from engine.truc.outlook import match_win_probability
from engine.truc.past import likely, thought_of, worth_it
from engine.truc.places import SEATS, team
from engine.truc.policy import choose, needs
from engine.truc.raising import CALLS, MOST, Raising
from engine.truc.reading import accepting, calling, card_odds, lie
from engine.truc.round import DECLINE
from engine.truc.state import TrucPublic

SEARCHED = ("turn", "answer", "eleven")  # what is decided with cards in the hand


class Drawn(NamedTuple):
    """A world, and the luck of those who play on there."""

    world: TrucWorld
    seed: int


def search(rules: Rules, view: View[TrucPublic], decision: Decision, playouts: int, random: Random) -> Trial:
    """The answer that does best in the worlds that are likely. Where no cards are dealt yet, the policy's."""
    if decision.kind not in SEARCHED:
        return untried(choose(view, decision))
    different = playouts // 2  # as many as are seen at most, because two answers are tried on each
    worlds = (Drawn(world, random.getrandbits(32)) for world in likely(view, random, different))
    return Trial(list(_answers(decision)), partial(_value, view, view.public.raising), worlds, playouts)


def _answers(decision: Decision) -> Iterator[Action]:
    """All that may be answered; of equal cards one."""
    if not isinstance(decision.answers, PickOne):
        yield from decision.answers
        return
    plays = {strength(card): decision.answers.action(card) for card in decision.answers.among}.values()
    yield from plays
    for form in decision.before:
        yield from form
    for rider in decision.riders:
        yield from (play.saying(rider.name) for play in plays)


def _value(view: View[TrucPublic], raising: Raising, answer: Action, drawn: Drawn) -> float:
    """The probability that the match is won with an answer in a world."""
    seat = view.own_seat
    hand = Hand(drawn.world.copy(), raising, needs(view), Random(drawn.seed))
    if answer.verb in ("reject", "decline"):
        return _match(view, 1 - team(seat), 1 if answer == DECLINE else hand.raising.stake)
    if answer.verb == "accept":
        hand.raising = hand.raising.accepted()
    if answer.verb == "play" and (won := hand.world.play(strength(answer.cards[0]))) is not None:
        return _match(view, won, hand.raising.stake)
    call = answer.rider if answer.verb == "play" else answer.verb
    if call not in CALLS:
        return _match(view, hand.finish(), hand.raising.stake)
    hand.raising = hand.raising.called(seat, call)
    accepted, rejected = hand.accepts(), _match(view, team(seat), hand.raising.stake)
    hand.raising = hand.raising.accepted()
    return accepted * _match(view, hand.finish(), hand.raising.stake) + (1 - accepted) * rejected


@dataclass(slots=True)
class Hand:
    """A hand that is played on. `needs`: by team, the points that it needs to win the match."""

    world: TrucWorld
    raising: Raising
    needs: tuple[int, int]
    luck: Random

    def accepts(self) -> float:
        """The probability that the pending call is accepted."""
        if not self.raising.pending:
            raise ValueError("nothing was called")
        asked = self.raising.pending.responder
        at = (asked - self.world.turn) % SEATS
        least = worth_it(self.raising, team(asked), self.needs)
        return accepting(lie(self.world), at, tuple(self.world.hands[asked]), least)

    def finish(self) -> int:
        """Let everybody play on by the policy. Return the team that wins the stake, which may be raised."""
        won = None
        while won is None:
            if self.raising.closed or self.raising.stake == MOST:
                return self.world.finish()
            seat, how = self.world.turn, lie(self.world)
            cards, call = tuple(self.world.hands[seat]), thought_of(self.raising, team(seat), self.needs)
            if call and self.luck.random() < calling(how, cards, call):
                self.raising = self.raising.called(seat, call)
                if self.luck.random() >= self.accepts():
                    return team(seat)
                self.raising = self.raising.accepted()
            odds = card_odds(how, cards)
            won = self.world.play(cards[odds.index(max(odds))])
        return won


def _match(view: View[TrucPublic], won: int, points: int) -> float:
    """The probability that the match is won after a round that a team has won for `points` points."""
    side, left = team(view.own_seat), list(needs(view))
    left[won] -= points
    return match_win_probability(left[side], left[1 - side])
