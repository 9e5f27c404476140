"""Hints: a strong computer player's answer to a person's decision, for that person alone."""

import asyncio
from dataclasses import replace
from typing import NamedTuple

from bot.refusal import Refused
from bot.table import asking, checks
from bot.table.asking import ADVISER
from bot.table.people import key_of
from bot.table.table import Table
from bot.thinking.task import answer
from engine.contract import Thought, owed
from engine.search import DEFAULT


class Advice(NamedTuple):
    """A thought about a person's decision. `quick`: True if there was no time to think, so that a merchant answered."""

    thought: Thought
    quick: bool = False


async def hint(table: Table, user: int) -> Advice:
    """Return a vizier's answer to the decision that this person owes, from the person's own view, or a merchant's if
    the vizier's does not come in time. A second request for the same decision gives the same answer at once.

    Raises Refused if the table has no hints, if nothing is asked of the person, or if the round has gone on meanwhile.
    """
    if table.record.phase == "lobby":
        raise Refused("not_begun")
    seat = checks.check_seat(table, user)
    if not gives_hints(table):
        raise Refused("no_hints_here")
    if table.state is None or table.state.result is not None:
        raise Refused("round_over")
    if key_of(user) in table.record.fled:
        raise Refused("left_round")
    if not owed(table.view(seat).decisions):
        raise Refused("not_your_turn", turn=owed(table.state.pending)[0].seat)
    task = asking.task_of(table, seat, ADVISER)
    if (coming := table.advice.ask(task)) is not None:
        await asyncio.wait([coming])
    if table.record.phase != "round" or table.view(seat) != task.view:
        raise Refused("stale")
    thought = table.advice.of(seat, task.view)
    if thought is None or not task.decision.allows(thought.action):
        return Advice(answer(replace(task, level=DEFAULT)), quick=True)
    return Advice(thought)


def gives_hints(table: Table) -> bool:
    """True if people may ask for hints at this table."""
    return table.record.hints or table.mode.taught
