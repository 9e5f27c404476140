"""The tasks that a table gives to the workers: for its stewards, for the coach of a pupil, and for hints."""

from dataclasses import replace

from bot.table.people import user_of
from bot.table.scene import COACHED
from bot.table.sides import partner
from bot.table.stewards import level_at
from bot.table.table import Table
from bot.table.words import STEWARD
from bot.thinking.pool import Answer
from bot.thinking.task import Task, anonymous, luck_of, takes_time
from engine.contract import Heard, Thought, View, owed
from engine.search import Level

ADVISER: Level = "vizier"  # the level of computer player that gives hints and coaches pupils


def ask(table: Table) -> None:
    """Give out the tasks of all stewards that are asked, and in a lesson of the coach, if the pupil is asked. Tasks of
    stewards that are no longer asked are given up.
    """
    table.thoughts.begin(_tasks(table))
    pupil = _pupil(table)
    if pupil is not None and owed(table.view(pupil).decisions) and pupil_answers(table, pupil) < COACHED:
        table.advice.ask(task_of(table, pupil, ADVISER))


def task_of(table: Table, seat: int, level: Level) -> Task:
    """The task for a computer player of that level to answer the decision of a seat that is asked. Raises ValueError
    before the first deal.
    """
    if table.round is None:
        raise ValueError("no cards have been dealt")
    view = view_asked(table, seat)
    luck = luck_of(table.round.seed, view.position, seat, "thought")
    return Task(table.round.game, table.round.options, view, owed(view.decisions)[0], level, luck)


def view_asked(table: Table, seat: int) -> View:
    """The view of a seat as a worker gets it, with what a steward has heard. In a deal of the day it holds no names,
    and is the same for everybody.
    """
    view = table.view(seat)
    if table.mode.even:
        return anonymous(view)
    heard = _words_heard(table, seat)
    return replace(view, heard=heard) if heard else view


def _words_heard(table: Table, seat: int) -> tuple[Heard, ...]:
    """The ready-made words that the steward of a seat has heard in this round. Nobody speaks to one in a person's place
    (`talking.listens`).
    """
    if not table.rules.talks:
        return ()
    found = dict(zip(table.order, table.rules.sides(len(table.order)), strict=True))
    user = user_of(partner(found, table.order[seat]) or "")
    said = table.words.of(table.match_number, user) if table.user_at(seat) is None else ()
    now = table.record.round
    return tuple(Heard(one.name, one.held) for one in said if one.to == STEWARD and one.name and one.round == now)


def thoughts_due(table: Table) -> list[Answer]:
    """The unfinished answers of stewards whose time to move has come."""
    due = [what for what, at in table.record.deadlines.items() if what.isdecimal() and at <= table.means.now()]
    coming = [table.thoughts.coming(int(what)) for what in due]
    return [answer for answer in coming if answer is not None]


def thoughts_before(table: Table) -> int:
    """The number of thoughts for other people that are in the queue before the one that this deal of the day waits for.
    0 at other tables.
    """
    seat = table.steward_asked if table.mode.even else None
    coming = table.thoughts.coming(seat) if seat is not None else None
    return table.means.thoughts_before(coming) if coming is not None else 0


def coach_answer(table: Table) -> Answer | None:
    """The unfinished answer of the coach of a lesson; None if there is none."""
    pupil = _pupil(table)
    return table.advice.coming(pupil) if pupil is not None else None


def coach_thought(table: Table) -> Thought | None:
    """The finished thought of the coach about the decision that the pupil owes; None if there is none."""
    pupil = _pupil(table)
    return table.advice.of(pupil, table.view(pupil)) if pupil is not None else None


def pupil_answers(table: Table, seat: int | None) -> int:
    """The number of times that a pupil has answered in this round."""
    return sum(1 for by, _ in table.state.log if by == seat) if table.state and table.mode.taught else 0


def _tasks(table: Table) -> list[Task]:
    """The tasks of the stewards that are asked. Those whose level answers at once have none."""
    if table.state is None or table.round is None or table.record.phase != "round":
        return []
    asked = owed(table.state.pending)
    if table.mode.even:
        asked = tuple(one for one in asked if one.seat == table.steward_asked)
    own = table.mode.played_out
    asked = tuple(one for one in asked if table.user_at(one.seat) is None)
    levels = {one.seat: level_at(table.record, table.round, one, at_own=own) for one in asked}
    return [task_of(table, seat, level) for seat, level in levels.items() if takes_time(table.round.game, level)]


def _pupil(table: Table) -> int | None:
    """The seat of the person who is taught; None outside of lessons."""
    return table.seat_of(table.record.host) if table.mode.taught and table.state else None
