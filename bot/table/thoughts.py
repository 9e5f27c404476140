"""The thoughts for the seats of one table, for each from its own view."""

from collections.abc import Callable, Collection

from bot.thinking.pool import Answer
from bot.thinking.task import Task, takes_time
from data.records import TableRecord
from engine.contract import Thought, View

Ask = Callable[[Task], Answer | None]  # as `Thinkers.ask`


def asks_thinkers(record: TableRecord) -> bool:
    """True if the table will ask for thoughts: a steward of it takes time to think, or people can ask a vizier."""
    stewards = [person.level for person in record.people if person.user is None]
    return record.hints or record.lesson or any(takes_time(record.game, level) for level in stewards)


def nobody(_: Task) -> None:
    """The thinkers of a table where nobody thinks."""
    return


class Thoughts:
    """The task of each seat, and what will be thought about it. A thought is for the view that it came from: in any
    other position it is none.
    """

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self._known: dict[int, tuple[Task, Answer | None]] = {}

    def begin(self, tasks: Collection[Task]) -> None:
        """Think about these, and about nothing else any more. What is thought about already goes on."""
        for seat in self._known.keys() - {task.decision.seat for task in tasks}:
            _give_up(self._known.pop(seat)[1])
        for task in tasks:
            self.ask(task)

    def ask(self, task: Task) -> Answer | None:
        """Think about this, and about nothing else any more for its seat. What is thought about it already goes on."""
        known, answer = self._known.get(task.decision.seat, (None, None))
        if known != task:
            _give_up(answer)
            answer = self._ask(task)
            self._known[task.decision.seat] = task, answer
        return answer

    def coming(self, seat: int) -> Answer | None:
        """The answer that is still being thought out for a seat; None where there is none."""
        answer = self._known[seat][1] if seat in self._known else None
        return answer if answer is not None and not answer.done() else None

    def of(self, seat: int, view: View) -> Thought | None:
        """The thought for a seat about this view; None where there was none, or not in time."""
        task, answer = self._known.get(seat, (None, None))
        if task is None or task.view != view or answer is None or not answer.done() or answer.cancelled():
            return None
        return answer.result()


def _give_up(answer: Answer | None) -> None:
    """Give up a thought: nobody is interested in it any more."""
    if answer is not None:
        answer.cancel()
