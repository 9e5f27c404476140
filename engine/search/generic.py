"""The search that serves any game: through the contract alone, on worlds drawn from the view, which are valued by their
result; and any legal answer, at random.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from random import Random
from typing import Generic, NamedTuple, Protocol, TypeVar

from engine.contract import (
    Action,
    Answers,
    Assign,
    Candidate,
    CardThenTarget,
    Choose,
    Decision,
    Exchange,
    Menu,
    OneOf,
    PickCards,
    PickNumber,
    PickOne,
    Result,
    Rules,
    State,
    Thought,
    Trial,
    View,
    owed,
)
from engine.search.halving import halve

WorldT = TypeVar("WorldT")

MARGIN = 0.1  # how much of the value lies in the scores: less than a place is worth at any table

RIDDEN = 0.3  # how often a rider is said where one may be
BEFORE = 0.3  # how often something is done before the answer where something may be
FIRST = 60  # the number of answers of one form that are looked at

WIDTH = 16  # the most candidates that are tried
BOLD = 0.1  # how often a seat answers at random in a playout, so that not all of them go the policy's way
LONGEST = 1000  # answers of a playout; a policy that goes round in circles is stopped
UNDECIDED = 0.5  # what such a playout is worth


class Worth(Protocol):
    """The value of a round's result to the view's seat, from 0, the worst, to 1. `view`: the one before the search."""

    def __call__(self, view: View, result: Result) -> float: ...


def by_place(view: View, result: Result) -> float:
    """The share of the opponents who finish behind the seat, half of one for each who shares its place; and a little
    for its share of the scores, where there are any. A side is one: its seats are no opponents.
    """
    seat = view.seat or 0
    others = opponents(view)
    if not others:
        return 0.5
    mine, places = result.places[seat], result.places
    beaten = sum((places[other] > mine) + 0.5 * (places[other] == mine) for other in others) / len(others)
    return beaten if not result.scores else (1 - MARGIN) * beaten + MARGIN * _lead(result.scores, seat, others)


def opponents(view: View) -> list[int]:
    """The seats that are not on the side of the view's seat, and not out of the match."""
    seat = view.seat or 0
    side = view.seats[seat].team
    return [
        other
        for other, one in enumerate(view.seats)
        if other != seat and (side is None or one.team != side) and other not in view.standing.out
    ]


def _lead(scores: Sequence[int], seat: int, others: Sequence[int]) -> float:
    """The seat's lead over the others within the range of all scores, from 0 to 1."""
    lead = scores[seat] - sum(scores[other] for other in others) / len(others)
    spread = max(scores) - min(scores)
    return 0.5 + 0.5 * lead / spread if spread else 0.5


def anything(decision: Decision, random: Random) -> Action:
    """One of the decision's answers, or of what may be done before, with a rider or without."""
    forms = [form for form in decision.before if next(iter(form), None) is not None]
    if forms and random.random() < BEFORE:
        return any_of(random.choice(forms), random)
    plain = any_of(decision.answers, random)
    riders = [rider for rider in decision.riders if not rider.of or plain.text in rider.of]
    return plain.saying(random.choice(riders).name) if riders and random.random() < RIDDEN else plain


def any_of(answers: Answers, random: Random) -> Action:
    """An answer of a form, one of those too that nobody would list. Raises IndexError for a form that has none."""
    match answers:
        case Menu():
            return random.choice(list(islice(answers.alike(random.choice(answers)), FIRST)))
        case tuple():
            return random.choice(answers)
        case PickCards():
            size = random.randint(answers.least, answers.most)
            return answers.action(random.sample(answers.cards, size), random.choice(answers.whom or (None,)))
        case PickNumber():
            return answers.action(random.choice(answers.numbers))
        case PickOne():
            return answers.action(random.choice(answers.among))
        case CardThenTarget():
            card, targets = random.choice([pair for pair in answers.targets if pair[1]])
            return answers.action(card, random.choice(targets))
        case Exchange():
            size = random.choice(answers.sizes)
            return answers.action(random.sample(answers.mine, size), random.sample(answers.theirs, size))
        case Assign():
            return answers.action(random.sample(answers.cards, len(answers.whom)))
        case OneOf():
            return any_of(random.choice([form for form in answers.forms if next(iter(form), None)]), random)


class SeededWorld(NamedTuple, Generic[WorldT]):
    """A world drawn from the view, and the seed by which everybody plays on in it."""

    world: WorldT
    seed: int


@dataclass(frozen=True, slots=True)
class PlayingOut:
    """A `Search` in which everybody plays on by `choose`, and now and then at random, until the hand is over.

    At most `width` candidates are tried: all answers where there are not more, else the one that `choose` gives, and
    others at random.
    """

    choose: Choose
    worth: Worth = by_place
    width: int = WIDTH
    bold: float = BOLD

    def __call__(self, rules: Rules, view: View, decision: Decision, playouts: int, random: Random) -> Trial:
        return self.on(sample_worlds(rules, view, random), view, decision, playouts, random)

    def on(
        self, worlds: Iterator[SeededWorld[State]], view: View, decision: Decision, playouts: int, random: Random
    ) -> Trial:
        """The same on these worlds, wherever they come from."""
        answers = candidates(self.choose(view, decision), decision, self.width, random)
        return Trial(answers, partial(self.value, view, decision.seat), worlds, playouts)

    def value(self, view: View, seat: int, answer: Action, drawn: SeededWorld[State]) -> float:
        """The value of one playout, from 0 to 1; `UNDECIDED` if it takes too long."""
        state, luck = drawn.world.copy(), Random(drawn.seed)
        state.play(seat, answer)
        for _ in range(LONGEST):
            asked = owed(state.pending)
            if not asked:
                break
            bold = luck.random() < self.bold
            reply = anything(asked[0], luck) if bold else self.choose(state.view(asked[0].seat), asked[0])
            state.play(asked[0].seat, reply)
        return self.worth(view, state.result) if state.result else UNDECIDED


def sample_worlds(rules: Rules, view: View, random: Random) -> Iterator[SeededWorld[State]]:
    """Worlds that the view cannot tell from the true one, without end."""
    while True:
        yield SeededWorld(rules.resample(view, random), random.getrandbits(32))


def settled(trial: Trial) -> Thought:
    """The thought that is `given`, or else the best of a trial's answers (`halve`), of equal ones the earlier; the only
    one is not tried at all.
    """
    if trial.given is not None:
        return trial.given
    if len(trial.answers) == 1:
        return Thought(trial.answers[0])
    if trial.playouts is None:
        weighed = (Candidate(answer, trial.value(answer, next(trial.worlds)), 0) for answer in trial.answers)
        ranked = tuple(sorted(weighed, key=lambda one: -one.value))
        return Thought(ranked[0].action, 0, ranked)
    tried = halve(trial.answers, trial.worlds, trial.value, trial.playouts, trial.sure)
    return Thought(
        tried[0].candidate,
        sum(one.playouts for one in tried),
        tuple(Candidate(one.candidate, one.mean, one.playouts) for one in tried if one.playouts),
    )


def candidates(chosen: Action, decision: Decision, most: int, random: Random) -> list[Action]:
    """The answers to try, at most `most` and the `chosen` one first: all that there are, with their riders, or a choice
    of them.
    """
    every = list(islice(_with_riders(decision), most + 1))
    if len(every) > most:
        every = [anything(decision, random) for _ in range(most)]
    return list(dict.fromkeys([chosen, *every]))[:most]


def _with_riders(decision: Decision) -> Iterator[Action]:
    for answer in decision.enumerate():
        yield answer
        yield from (said for rider in decision.riders if decision.allows(said := answer.saying(rider.name)))
