"""The time that a set of today's deals takes a person, in each game: `python -m tests.tools.set_length`.

A person who answers by the game's policy plays sets among viziers that think for a moment. Their decisions are counted
and priced: a number of seconds for each in which they have a choice, fewer for one that is a click alone, and some for
reading how a hand ended. Nobody measures what a person really takes; the prices stand above the table.
"""

import argparse
import hashlib
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from statistics import mean
from typing import NamedTuple

from engine.contract import Action, Decision, Game, PickCards, View
from engine.daily import DEALS
from engine.games import GAMES, game_of
from tests.engine.daily.course import Step, quick, steps

CHOICE, CLICK, HAND = 5.0, 1.5, 6.0  # seconds: for a decision, for each click, for reading how a hand ended
AIM, MOST = 5.0, 8.0  # minutes of a set


class Length(NamedTuple):
    """A set as a person has gone through it."""

    choices: int
    clicks: int
    hands: int

    @property
    def minutes(self) -> float:
        return (CHOICE * self.choices + CLICK * self.clicks + HAND * self.hands) / 60


@dataclass
class Person:
    """A person who answers by the policy, and counts."""

    game: Game
    choices: int = 0
    clicks: int = 0

    def __call__(self, view: View, decision: Decision) -> Action:
        chosen = self.game.choose(view, decision)
        self.choices += len([*islice(decision.enumerate(), 2)]) > 1
        self.clicks += len(chosen.cards) + 1 if isinstance(decision.answers, PickCards) else 1
        return chosen


def length(name: str, secret: bytes) -> Length:
    """One set of a game, all of its deals."""
    game = quick(game_of(name))
    person, hands = Person(game_of(name)), 0
    for number in range(1, DEALS + 1):
        played = [one.hand for one in steps(game, secret, number, person) if isinstance(one, Step)]
        hands += max(played, default=0) + 1
    return Length(person.choices, person.clicks + hands, hands)


def row(name: str, lengths: Sequence[Length]) -> str:
    """A line of the table."""
    minutes = sorted(one.minutes for one in lengths)
    numbers = (mean(one.hands for one in lengths), mean(one.choices for one in lengths))
    told = (*(f"{one:.1f}" for one in numbers), f"{mean(minutes):.1f}", f"{minutes[-1]:.1f}")
    return f"| {name} | {' | '.join(told)} |"


def table(games: Sequence[str], sets: int) -> Iterator[str]:
    """The table, a line at a time."""
    yield f"{CHOICE:g} s for a choice, {CLICK:g} s for a click, {HAND:g} s for the end of a hand; {sets} sets.\n"
    yield "| game | hands | choices | minutes, mean | longest |"
    yield "|---|---:|---:|---:|---:|"
    for name in games:
        yield row(name, [length(name, hashlib.sha256(b"set %d" % at).digest()) for at in range(sets)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sets", type=int, default=10, help="how many sets of each game")
    parser.add_argument("games", nargs="*", default=[*GAMES], help="the games; all of them where none is named")
    wanted = parser.parse_args()
    for line in table(wanted.games, wanted.sets):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
