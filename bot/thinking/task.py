"""A task: what a computer player is asked to think about. Plain data: it travels to another process. It imports the
engine alone, as everything does that such a process needs.
"""

import hashlib
import pickle
from collections.abc import Mapping
from dataclasses import dataclass, replace
from io import BytesIO
from random import Random
from typing import Any

from engine.contract import Decision, Thought, View
from engine.games import game_of
from engine.review.judging import Judgement, Moment, judge
from engine.review.turning import Retraced, go_on
from engine.search import Level, think


@dataclass(frozen=True, slots=True)
class Task:
    """A decision of the view's own seat. Nothing else is known of the round: no state, no seed of the deal.

    `options`: the options of the rules. `luck`: what `luck_of` gives; the same task always leads to the same thought.
    """

    game: str
    options: Mapping[str, Any]
    view: View
    decision: Decision
    level: Level
    luck: bytes


@dataclass(frozen=True, slots=True)
class Judging:
    """A decision of a round that is over, to be valued again from the view that its seat had. `options`: the options of
    the rules.
    """

    game: str
    options: Mapping[str, Any]
    moment: Moment


@dataclass(frozen=True, slots=True)
class Turning:
    """A round that is over and whose cards are open to all, to be gone through some moves further for its turning
    points.
    """

    game: str
    traced: Retraced


LOOKING_AHEAD: tuple[Level, ...] = ("vizier", "master")


def takes_time(game: str, level: Level) -> bool:
    """True if somebody of that level thinks beside the event loop: who looks ahead does, and who plays by a policy that
    takes its time.
    """
    return level in LOOKING_AHEAD or game_of(game).ponders


def luck_of(seed: bytes, position: int, seat: int, purpose: str) -> bytes:
    """32 bytes from a round's secret seed, for one thing that a seat does at one position. They tell nothing of the
    seed, and are the same after a restart.
    """
    return hashlib.sha256(b"%s steward %s %d %d" % (seed, purpose.encode(), position, seat)).digest()


def anonymous(view: View) -> View:
    """The view without the keys of those who sit there: a policy may take its luck from them, and in today's deals it
    is the same for everybody.
    """
    seats = tuple(str(seat) for seat in range(len(view.standing.order)))
    return replace(view, standing=view.standing.model_copy(update={"order": seats}))


def fingerprint(task: Task) -> bytes:
    """32 bytes by which equal tasks are known, which lead to the same thought. Tasks that differ never have the same
    bytes. Equal tasks may have different ones, which costs a second thought.
    """
    written = BytesIO()
    pickler = pickle.Pickler(written)
    pickler.fast = True  # else it would tell whether two equal parts are the same object
    pickler.dump(replace(task, options=dict(task.options)))
    return hashlib.sha256(written.getvalue()).digest()


def answer(task: Task) -> Thought:
    """Think, here and now."""
    game = game_of(task.game)
    rules = game.rules.read(dict(task.options))
    return think(game, rules, task.view, task.decision, task.level, Random(task.luck))


def judge_task(judging: Judging) -> Judgement:
    """Value a decision, here and now."""
    game = game_of(judging.game)
    return judge(game, game.rules.read(dict(judging.options)), judging.moment)


def go_on_turning(turning: Turning) -> Retraced:
    """Go some moves further through a round, here and now."""
    return go_on(game_of(turning.game), turning.traced)
