"""Decisions: the questions that a round waits for, each with its seat and its legal answers; refusals of an answer; and
verdicts, the reasons why a card can or cannot be played.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from engine.contract.action import RIDER, Action
from engine.contract.answers import Answers, read_answer

EVERYBODY = None  # an audience


class Illegal(Exception):
    """The rules refuse this, and nothing has changed.

    `code` is one of the rules' refusal codes ("not_higher"); `values` are what its sentence may name
    (ranks, seats, numbers), never a hidden card of somebody else.
    """

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.values = values


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict of the rules on one token of a hand.

    `cards`: the play that was asked about, `rank`: what it counts as, None where `refusal` says why it cannot be
    played. `shows`: the cards of the hand that the play would show to all.
    """

    card: str
    cards: tuple[str, ...]
    rank: str | None = None
    refusal: Illegal | None = None
    shows: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Rider:
    """Something that may be said together with an answer: a call, a close.

    `name`: one word, what follows the answer's text. `of`: the texts of the answers it goes with; none: with all.
    """

    name: str
    of: tuple[str, ...] = ()


class Decision(NamedTuple):
    """One thing the round waits for. A tuple, because a searching player makes millions.

    `kind` names what is asked ("play", "tax"), `answers` are the legal answers, in one of the forms of
    `engine.contract.answers`.
    `before`: answers that may be given first, or instead, each group a form of its own. `riders`: what may be said with
    an answer.
    `audience`: the seats that may know that this decision is open, `EVERYBODY` or some.
    `pace`: the time for this decision, as a share of the table's usual time for one.
    `sealed`: answers stay closed until everybody has given one. `given`: this seat's sealed answer so far. It is no
    longer waited for, but may answer anew until the last one is in; only that seat's own view shows what it gave.
    `costly`: the default answer here costs the seat much. It is given once for a silent person; from then on a computer
    player answers such decisions when their time is up, until the person acts.
    `goes_on`: the seat goes on with a turn that it has begun, so that a computer player need not pause again.
    """

    kind: str
    seat: int
    answers: Answers
    before: tuple[Answers, ...] = ()
    riders: tuple[Rider, ...] = ()
    audience: tuple[int, ...] | None = EVERYBODY
    pace: float = 1.0
    sealed: bool = False
    given: Action | None = None
    costly: bool = False
    goes_on: bool = False

    @property
    def open(self) -> bool:
        """True if everybody may know that this seat is being waited for."""
        return self.audience is EVERYBODY

    def enumerate(self) -> Iterator[Action]:
        """Yield everything that may be answered, `answers` first, without riders. Lazy: there may be millions."""
        yield from self.answers
        for form in self.before:
            yield from form

    def allows(self, action: Action) -> bool:
        """True if this is an answer to the decision, its rider included."""
        return self.read(action.text) is not None

    def read(self, text: str) -> Action | None:
        """The answer of that text; None when it is none of this decision's."""
        plain, ridden, said = text.partition(RIDER)
        answer = read_answer(self.answers, plain)
        if not ridden:
            return answer or next((found for form in self.before if (found := read_answer(form, plain))), None)
        rider = next((one for one in self.riders if one.name == said and (not one.of or plain in one.of)), None)
        return answer.saying(rider.name) if answer is not None and rider is not None else None


def owed(decisions: Iterable[Decision]) -> tuple[Decision, ...]:
    """The decisions without which the round cannot go on: the ones whose sealed answer has been given are left out."""
    return tuple(decision for decision in decisions if decision.given is None)
