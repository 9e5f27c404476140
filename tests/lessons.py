"""Lessons that are played at random, as their pupils would see them."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import NamedTuple

from bot.stamp import Stamp
from bot.table.modes.lesson import table_of_lesson
from bot.table.scene import Scene
from data.records import TableRecord
from engine.contract import Decision, Rules, State, View, owed
from engine.games import rules_of
from tests.bot.making import record_of
from tests.engine.any_game import first_table, next_table, play

ROUNDS = 12
MOST = 60  # decisions of a round that are looked at


class Moment(NamedTuple):
    """A round of a lesson, in the middle: it changes with the next moment."""

    record: TableRecord
    rules: Rules
    state: State

    def seen_by(self, seat: int) -> tuple[Scene, View, Decision]:
        """The scene of the seat's lesson, its view, and the decision that is its own."""
        view = self.state.view(seat)
        (own,) = owed(view.decisions)
        return Scene(self.record, self.rules, None, view, self.record.people, (), Stamp()), view, own


def moments(game: str) -> Iterator[Moment]:
    """The states of some rounds after each of their first answers."""
    random, rules = Random(game), rules_of(game)()
    seats = table_of_lesson(game, 1, 1, "Kim").seats
    record = record_of(seats, game=game, lesson=True, phase="round")
    table = None
    for _ in range(ROUNDS):
        table = table or first_table(rules, seats, random)
        state = table.start()
        for _ in islice(play(state, random), MOST):
            yield Moment(record, rules, state)
        for _ in play(state, random):
            pass
        assert state.result is not None
        table = next_table(table, state.result, random)


def decisions(game: str) -> Iterator[tuple[Scene, View, Decision]]:
    """Every decision of these moments, as its seat sees it."""
    for moment in moments(game):
        for asked in owed(moment.state.pending):
            yield moment.seen_by(asked.seat)


def only(asked: Decision) -> bool:
    """True if there is nothing to choose."""
    return len(list(islice(asked.enumerate(), 2))) == 1
