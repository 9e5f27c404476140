"""Any form of legal answers, chosen by clicks: a half-made answer, and the answer that it becomes.

A click sends the half-made answer (`answer_steps`) and, from a menu, what was chosen in it; nothing is kept between two
clicks. Of the verbs in `custom_ids`, ANSWER sends one that is complete, NARROW draws the panel again with more of it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bot.screens.table.answer_steps import COPY, Step, next_step
from engine.contract import Answers, Decision, OneOf, View
from engine.contract.action import RIDER

LONGEST = 80  # characters of a half-made answer
BETWEEN = "|"  # its parts; no text of an action holds one


class Half(NamedTuple):
    """A half-made answer: what is chosen, what is said with it, and which page of the choices is open."""

    partial: str = ""
    rider: str = ""
    page: int = 0


NOTHING = Half()


def write(half: Half) -> str:
    """A half-made answer as the argument of a custom id. Raises ValueError if it would be too long."""
    if BETWEEN in half.partial or BETWEEN in half.rider:
        raise ValueError(f"{BETWEEN!r} separates the parts: {half}")
    text = BETWEEN.join([half.partial, half.rider, str(half.page or "")]).rstrip(BETWEEN)
    if len(text) > LONGEST:
        raise ValueError(f"too long for a custom id: {text}")
    return text


def read(text: str) -> Half:
    """The half-made answer that an argument holds. Raises ValueError if it holds none."""
    parts = [*text.split(BETWEEN), "", ""]
    partial, rider, page = parts[:3]
    if any(parts[3:]) or (page and not (page.isascii() and page.isdecimal() and len(page) < 4)):
        raise ValueError(f"no half-made answer: {text[:LONGEST]!r}")
    return Half(partial, rider, int(page or 0))


def asked(view: View | None) -> Decision | None:
    """The decision that the panel asks: the viewer's first that is not answered, else one that may be changed."""
    decisions = view.decisions if view else ()
    return next((one for one in decisions if one.given is None), next(iter(decisions), None))


def answers_of(decision: Decision) -> Answers:
    """Every answer that may be given to a decision, including those that may come first or instead."""
    return OneOf((decision.answers, *decision.before)) if decision.before else decision.answers


def step_of(decision: Decision, partial: str) -> Step:
    """The next step, or the first where nothing is left, as on a panel that was drawn for another decision."""
    legal = answers_of(decision)
    step = next_step(legal, partial) or next_step(legal)
    if step is None:
        raise ValueError(f"nothing can be answered: {decision}")
    return step


def completed(decision: Decision, partial: str, values: Sequence[str] = (), rider: str = "") -> str | None:
    """The text to play, with the rider, when the answer is complete; None while it is not, and if it is not legal."""
    text = plain(grown(decision, partial, values))
    answer = decision.read(text) if text and RIDER not in text else None
    if answer is None:
        return None
    said = decision.read(answer.text + RIDER + rider) if rider else None
    return (said or answer).text


def rides(decision: Decision, text: str, rider: str) -> bool:
    """True if a complete answer is sent with the rider."""
    said = completed(decision, text, rider=rider) if rider else None
    return said is not None and said.endswith(RIDER + rider)


def plain(partial: str) -> str:
    """A half-made answer without the number after its verb: a prefix of the answer's text."""
    head, gap, rest = partial.partition(" ")
    return f"{head.partition(COPY)[0]}{gap}{rest}"


def played(view: View | None, half: Half, values: Sequence[str] = ()) -> str | None:
    """The answer that a click on ANSWER plays: one of the viewer's rights, or a complete answer to what is asked; else
    None.
    """
    if view is not None and not values and any(right.text == half.partial for right in view.rights):
        return half.partial
    decision = asked(view)
    return completed(decision, half.partial, values, half.rider) if decision else None


def written(view: View | None, half: Half, values: Sequence[str] = ()) -> str:
    """The text of what was chosen, which is no answer: the rules say why not."""
    decision = asked(view)
    return plain(grown(decision, half.partial, values) if decision else half.partial)


def grown(decision: Decision, partial: str, values: Sequence[str] = ()) -> str:
    """The half-made answer with what was chosen in a menu, whose values are "<word>#<which of its kind>"."""
    step = next_step(answers_of(decision), partial) if values else None
    return step.grown([value.rpartition("#")[0] for value in values]) if step else partial
