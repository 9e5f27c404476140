"""The search that serves any game: through the contract alone, on worlds drawn from the view."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from random import Random
from typing import NamedTuple

from engine.contract import Action, Candidate, Choose, Decision, Rules, State, Thought, Trial, View, owed
from engine.search.anything import anything
from engine.search.halving import halve
from engine.search.worth import Worth, by_place

WIDTH = 16  # the most candidates that are tried
BOLD = 0.1  # how often a seat answers at random in a playout, so that not all of them go the policy's way
LONGEST = 1000  # answers of a playout; a policy that goes round in circles is stopped
UNDECIDED = 0.5  # what such a playout is worth


class SeededWorld(NamedTuple):
    """A state drawn from the view, and the luck of every playout that begins there."""

    state: State
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

    def on(self, worlds: Iterator[SeededWorld], view: View, decision: Decision, playouts: int, random: Random) -> Trial:
        """The same on these worlds, wherever they come from."""
        answers = candidates(self.choose(view, decision), decision, self.width, random)
        return Trial(answers, partial(self.value, view, decision.seat), worlds, playouts)

    def value(self, view: View, seat: int, answer: Action, world: SeededWorld) -> float:
        """The value of one playout, from 0 to 1; `UNDECIDED` if it takes too long."""
        state, luck = world.state.copy(), Random(world.seed)
        state.play(seat, answer)
        for _ in range(LONGEST):
            asked = owed(state.pending)
            if not asked:
                break
            bold = luck.random() < self.bold
            reply = anything(asked[0], luck) if bold else self.choose(state.view(asked[0].seat), asked[0])
            state.play(asked[0].seat, reply)
        return self.worth(view, state.result) if state.result else UNDECIDED


def sample_worlds(rules: Rules, view: View, random: Random) -> Iterator[SeededWorld]:
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
