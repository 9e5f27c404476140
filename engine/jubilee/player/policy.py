"""The policy of Jubilee, from a view alone.

A card's value is what it scores now, and what the seat's next turn will score. The next players are assumed to play
what scores best, from cards that nobody has seen and those that a skip has shown; then the hand that is left is tried
on every total that may come of it. Jokers and small cards wait for a total that needs them.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from math import comb, prod
from typing import NamedTuple

from engine.contract import Action, Decision, PickOne, View
from engine.jubilee.state import DECK, JubileePublic, Scoring

# These numbers did best among a dozen settings that were tried by hand, in 120 to 200 games of two; with more players
# they differ less than luck does. There is no script for that trial.
THEIRS = 1.0  # what a point of somebody else counts, beside one's own
BACK = 0.5  # what the next turn counts, beside this one
AHEAD = 2  # the number of next players that are thought through
LIKELY = 0.02  # totals that are less likely to come are left out
KEPT = 2.0, 0.15  # what a joker is worth in the hand; how much less any other card is for each of its value
ROUNDED = 1e-9  # a probability below this is none

Beliefs = Sequence[Mapping[int, float]]  # of each hidden card of a seat, the probability of each value


class Rival(NamedTuple):
    """A player whose turn comes: how many hidden cards they have, and the values of those that everybody knows.
    `beliefs`: of each hidden card, how likely it has each value; None where all unseen cards are equally likely.
    """

    hidden: int
    shown: Sequence[int]
    beliefs: Beliefs | None = None


def choose(view: View[JubileePublic], decision: Decision) -> Action:
    """The card that brings most, all in all; of equal ones the first."""
    worth = worths(view, decision)
    return max(worth, key=lambda answer: worth[answer])


def worths(
    view: View[JubileePublic], decision: Decision, beliefs: Mapping[int, Beliefs] | None = None
) -> dict[Action, float]:
    """The value of each answer, in points. `beliefs`: by seat, what its hidden cards may be, where more is known than
    that nobody has seen them.
    """
    if not isinstance(decision.answers, PickOne):
        raise TypeError(f"a card is to be played, not {decision.answers!r}")
    scoring, total = view.public.scoring, view.public.total
    rivals, unseen = _rivals(view, scoring, beliefs or {}), _unseen(view, scoring)
    worth: dict[int, float] = {}  # by the value of a card
    values = [scoring.value(card) for card in view.hand]
    for card in decision.answers.among:
        value = scoring.value(card)
        if value not in worth:
            rest = list(values)
            rest.remove(value)
            worth[value] = _worth(value, total, rest, rivals, unseen, scoring)
    return {decision.answers.action(card): worth[scoring.value(card)] for card in decision.answers.among}


def _rivals(view: View[JubileePublic], scoring: Scoring, beliefs: Mapping[int, Beliefs]) -> list[Rival]:
    """The next players, in turn."""
    count, own = len(view.seats), view.own_seat
    rivals = []
    for at in ((own + step) % count for step in range(1, count)):
        shown = [scoring.value(card) for card in view.public.shown[at]]
        held = view.zone("hand", at).count or 0
        if held:
            rivals.append(Rival(held - len(shown), shown, beliefs.get(at)))
    return rivals


def _unseen(view: View[JubileePublic], scoring: Scoring) -> Counter[int]:
    """The values of the cards of which the viewer does not know where they are."""
    known = {*view.hand, *view.public.played, *chain(*view.public.shown)}
    return Counter(scoring.value(card) for card in DECK if card not in known)


def _worth(
    value: int, total: int, rest: Sequence[int], rivals: Sequence[Rival], unseen: Counter[int], scoring: Scoring
) -> float:
    """The value of playing a card, with what follows."""
    worth = scoring.points(total, value) - keeps(value)
    totals: dict[int, float] = {total + value: 1.0}
    for rival in rivals[:AHEAD]:
        after: dict[int, float] = defaultdict(float)
        for at, probability in totals.items():
            for reply, likely in replies(at, rival, unseen, scoring):
                worth -= THEIRS * probability * likely * scoring.points(at, reply) / len(rivals)
                after[at + reply] += probability * likely
        totals = {at: probability for at, probability in after.items() if probability > LIKELY}
    if len(rivals) <= AHEAD and rest:
        worth += BACK * sum(probability * _best_score(at, rest, scoring) for at, probability in totals.items())
    return worth


def keeps(value: int) -> float:
    """The value of keeping a card of this value in the hand."""
    joker, less = KEPT
    return joker - less * abs(value)


def _best_score(total: int, values: Sequence[int], scoring: Scoring) -> float:
    """The most that one of these scores."""
    return max((scoring.points(total, value) for value in values if total + value >= 0), default=0)


def replies(total: int, rival: Rival, unseen: Mapping[int, int], scoring: Scoring) -> Iterator[tuple[int, float]]:
    """The values that a rival may play, each with its probability: they hold `hidden` of the unseen cards and play the
    best.
    """
    size, missing = sum(unseen.values()), rival.hidden
    ways, left = comb(size, missing), size
    ranking = sorted(
        (value for value in {*unseen, *rival.shown} if total + value >= 0),
        key=lambda value: (-scoring.points(total, value), abs(value)),
    )
    before = 1.0  # how likely it is that they have none of the better ones
    others = [1.0] * missing  # how likely each of their cards is none of these, if there are beliefs
    for value in ranking:
        left -= unseen.get(value, 0)
        if value in rival.shown:
            without = 0.0
        elif rival.beliefs is None:
            without = comb(left, missing) / ways
        else:
            others = [other - card[value] for other, card in zip(others, rival.beliefs, strict=True)]
            without = 0.0 if min(others) < ROUNDED else prod(others)
        if before > without:
            yield value, before - without
        before = without
        if not before:
            return
