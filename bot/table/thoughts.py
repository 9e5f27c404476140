"""The thoughts that workers have about the decisions of one table, each from the view of its seat."""

from collections.abc import Callable, Collection

from bot.thinking.pool import Answer
from bot.thinking.task import Task, takes_time
from data.records import TableRecord
from engine.contract import Thought, View

Ask = Callable[[Task], Answer | None]  # hands a task to the workers; None if they cannot take it (`Thinkers.ask`)


def asks_thinkers(record: TableRecord, *, taught: bool) -> bool:
    """True if the table will give out tasks: one of its stewards takes time to think, or people may ask for hints."""
    stewards = [person.level for person in record.people if person.user is None]
    return record.hints or taught or any(takes_time(record.game, level) for level in stewards)


def ask_nobody(_: Task) -> None:
    """An `Ask` for tables without workers, which takes no task."""
    return


class Thoughts:
    """By seat, the last task that was given out for it, and the answer, finished or not. A thought is valid for the
    view of its task alone.
    """

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self._known: dict[int, tuple[Task, Answer | None]] = {}

    def begin(self, tasks: Collection[Task]) -> None:
        """Give out these tasks, and give up all others. A task that was given out already goes on."""
        for seat in self._known.keys() - {task.decision.seat for task in tasks}:
            _give_up(self._known.pop(seat)[1])
        for task in tasks:
            self.ask(task)

    def ask(self, task: Task) -> Answer | None:
        """Give out this task, and give up another one for its seat. If it was given out already, it goes on."""
        known, answer = self._known.get(task.decision.seat, (None, None))
        if known != task:
            _give_up(answer)
            answer = self._ask(task)
            self._known[task.decision.seat] = task, answer
        return answer

    def coming(self, seat: int) -> Answer | None:
        """The unfinished answer for a seat; None if there is none."""
        answer = self._known[seat][1] if seat in self._known else None
        return answer if answer is not None and not answer.done() else None

    def of(self, seat: int, view: View) -> Thought | None:
        """The finished thought for a seat about this view; None if there is none."""
        task, answer = self._known.get(seat, (None, None))
        if task is None or task.view != view or answer is None or not answer.done() or answer.cancelled():
            return None
        return answer.result()


def _give_up(answer: Answer | None) -> None:
    """Cancel an answer that nobody needs any more."""
    if answer is not None:
        answer.cancel()
