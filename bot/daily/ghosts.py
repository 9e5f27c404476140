"""Ghosts: what computer players of each level make of a set in the person's seat, so that the first to play it has a
field. They think behind everybody else, one thought at a time.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field

from bot.games.shows import family_of
from bot.table.commitment import commit_seed
from bot.table.dealing import Deal, deal
from bot.table.modes.deal import STEWARDS, end_deal, table_of_deal
from bot.table.people import key_of
from bot.thinking.pool import Answer
from bot.thinking.task import Task, anonymous, luck_of
from data.daily.records import DailySet, Ghost
from data.records import DealRef, RoundRecord, with_
from engine.contract import Decision, Outcome, State, owed
from engine.daily.seeds import deal_seed, next_seed
from engine.games import game_of
from engine.search import LEVELS, Level

Ponder = Callable[[Task], Answer | None]

SEATED = 1  # the user in whose seat a ghost plays: nobody's id


class NobodyThinksError(Exception):
    """No worker could think about a decision, or none is there any more."""


@dataclass(slots=True)
class Course:
    """A deal as a ghost has played it: its own answers, and what came of it."""

    answers: list[str] = field(default_factory=list)
    outcome: Outcome | None = None


async def ghosts_of(played: DailySet, number: int, ponder: Ponder) -> tuple[Ghost, ...]:
    """The ghosts of a deal; those whose answers were the same are one. Raises NobodyThinksError."""
    return _together({level: await course(played, number, level, ponder) for level in LEVELS})


def _together(courses: dict[Level, Course]) -> tuple[Ghost, ...]:
    """The ghosts of a deal. Levels that have answered alike share one."""
    alike: dict[tuple[str, ...], list[Level]] = {}
    for level, one in courses.items():
        alike.setdefault(tuple(one.answers), []).append(level)
    return tuple(
        Ghost(levels=tuple(levels), place=made.place, margin=made.margin)
        for levels in alike.values()
        if (made := courses[levels[0]].outcome) is not None
    )


async def course(played: DailySet, number: int, level: Level, ponder: Ponder) -> Course:
    """Play a deal with a computer player of this level in the person's seat, at a table like any person's. Raises
    NobodyThinksError.
    """
    ref = DealRef(day=played.day, slot=played.slot, number=number, thinks=played.thinks)
    record = table_of_deal(played.game, ref, deal_seed(played.secret, number), SEATED, "")
    found, before = Course(), None
    while found.outcome is None:
        dealt = deal(record, before, family_of(played.game), 0.0)
        await _played_out(dealt, level, ponder, found)
        if dealt.state.result is None:
            raise NobodyThinksError
        before = with_(dealt.round, ended=0.0, result=asdict(dealt.state.result))
        record = commit_seed(dealt.record, next_seed(dealt.round.seed), family_of(played.game))
        record = with_(record, phase="between")
        found.outcome = end_deal(record, before, dealt.state.result)[1]
    return found


async def _played_out(dealt: Deal, level: Level, ponder: Ponder, found: Course) -> None:
    """Play one hand to its end. Stewards answer before the ghost, as before a person."""
    state, own = dealt.state, dealt.round.standing.order.index(key_of(SEATED))
    while asked := owed(state.pending):
        first = min(asked, key=lambda one: (one.seat == own, one.seat))
        text = await _answer(dealt.round, state, first, level if first.seat == own else STEWARDS, ponder)
        state.play(first.seat, state.action(text))
        if (extra := game_of(dealt.round.game).unasked(state.view(first.seat))) is not None:
            state.play(first.seat, extra)
        if first.seat == own:
            found.answers.append(text)


async def _answer(played: RoundRecord, state: State, asked: Decision, level: Level, ponder: Ponder) -> str:
    view = anonymous(state.view(asked.seat))
    luck = luck_of(played.seed, view.position, asked.seat, "thought")
    answer = ponder(Task(played.game, played.options, view, owed(view.decisions)[0], level, luck))
    thought = await answer if answer is not None else None
    if thought is None:
        raise NobodyThinksError
    return thought.action.text
