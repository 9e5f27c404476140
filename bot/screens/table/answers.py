"""Any form of legal answers, chosen by clicks: a half-made answer, and the answer that it becomes.

A click sends the half-made answer (`answer_steps`) and, from a menu, what was chosen in it; nothing is kept between two
clicks. Of the verbs in `custom_ids`, ANSWER sends one that is complete, NARROW draws the panel again with more of it.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.screens.table.answer_steps import COPY, TO, AnswerStep, Form, heads_of, next_step
from bot.table.scene import Scene
from bot.ui import names, naming
from bot.ui.texts import say
from engine.contract import Action, Answers, Assign, Decision, OneOf, PickCards, View
from engine.contract.action import FOR, RIDER, TO_SEAT

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


def open_decision(view: View | None) -> Decision | None:
    """The decision that the panel asks: the viewer's first that is not answered, else one that may be changed."""
    decisions = view.decisions if view else ()
    return next((one for one in decisions if one.given is None), next(iter(decisions), None))


def answers_of(decision: Decision) -> Answers:
    """Every answer that may be given to a decision, including those that may come first or instead."""
    return OneOf((decision.answers, *decision.before)) if decision.before else decision.answers


def step_of(decision: Decision, partial: str) -> AnswerStep:
    """The next step, or the first where nothing is left, as on a panel that was drawn for another decision."""
    legal = answers_of(decision)
    step = next_step(legal, partial) or next_step(legal)
    if step is None:
        raise ValueError(f"nothing can be answered: {decision}")
    return step


def complete(decision: Decision, partial: str, values: Sequence[str] = (), rider: str = "") -> str | None:
    """The text to play, with the rider, when the answer is complete; None while it is not, and if it is not legal."""
    text = plain(grow(decision, partial, values))
    answer = decision.read(text) if text and RIDER not in text else None
    if answer is None:
        return None
    said = decision.read(answer.text + RIDER + rider) if rider else None
    return (said or answer).text


def rides(decision: Decision, text: str, rider: str) -> bool:
    """True if a complete answer is sent with the rider."""
    said = complete(decision, text, rider=rider) if rider else None
    return said is not None and said.endswith(RIDER + rider)


def plain(partial: str) -> str:
    """A half-made answer without the number after its verb: a prefix of the answer's text."""
    head, gap, rest = partial.partition(" ")
    return f"{head.partition(COPY)[0]}{gap}{rest}"


def answer_clicked(view: View | None, half: Half, values: Sequence[str] = ()) -> str | None:
    """The answer that a click on ANSWER plays: one of the viewer's rights, or a complete answer to what is asked; else
    None.
    """
    if view is not None and not values and any(right.text == half.partial for right in view.rights):
        return half.partial
    decision = open_decision(view)
    return complete(decision, half.partial, values, half.rider) if decision else None


def write_choice(view: View | None, half: Half, values: Sequence[str] = ()) -> str:
    """The text of what was chosen, which is no answer: the rules say why not."""
    decision = open_decision(view)
    return plain(grow(decision, half.partial, values) if decision else half.partial)


def grow(decision: Decision, partial: str, values: Sequence[str] = ()) -> str:
    """The half-made answer with what was chosen in a menu, whose values are "<word>#<which of its kind>"."""
    step = next_step(answers_of(decision), partial) if values else None
    return step.grown([value.rpartition("#")[0] for value in values]) if step else partial


def question(scene: Scene, decision: Decision, half: Half = NOTHING) -> str:
    """The question of what is chosen now, in words."""
    step = step_of(decision, half.partial)
    if step.kind in ("action", "verb"):
        return say("answer-what")
    said = _so_far(scene, decision, step)
    if step.whom is not None:
        return say("answer-card-for", said=said, name=scene.name(step.whom))
    if not step.single:
        return say("answer-cards", said=said, count=amount(step))
    form = _form(decision, step)
    if isinstance(form, PickCards) and step.kind == "card" and form.most > 1:
        return say("answer-card-of", said=said, count=_range(form.least, form.most))
    return say(f"answer-{step.kind}", said=said)


def whole_answer(scene: Scene, decision: Decision, text: str, rider: str) -> str:
    """A complete answer in words, with the rider that is said with it if it goes with it."""
    answer = decision.read(complete(decision, text, rider=rider) or "")
    return _option_name(scene, answer) if answer else text


def _option_name(scene: Scene, answer: Action) -> str:
    return naming.option_name(scene.record.game, answer, lambda seat: _player(scene, seat))


def step_word(scene: Scene, decision: Decision, step: AnswerStep, word: str) -> str:
    """A word of a step, as its button or its line of a menu says it."""
    match step.kind:
        case "verb":
            return _verb(scene, decision, step, word)
        case "card":
            return naming.card(word.rpartition(TO_SEAT)[0] if step.whom is not None else word)
        case "seat":
            return _player(scene, int(word))
        case "number" if TO in word:
            least, most = map(int, word.split(TO))
            return say("answer-range", least=least, most=most)
        case _:
            return naming.value_name(step.kind, word)


def _verb(scene: Scene, decision: Decision, step: AnswerStep, head: str) -> str:
    """A verb; where several forms share it, with what each of them asks for."""
    verb = head.partition(COPY)[0]
    name = naming.verb_name(scene.record.game, verb)
    first = next_step(answers_of(decision), head)
    if first is None or sum(one.partition(COPY)[0] == verb for one in step.among) == 1:
        return say("verb-more", name=name)
    return say("verb-asks", name=name, kind=first.kind, count=first.most, amount=amount(first))


def _player(scene: Scene, seat: int) -> str:
    """A name for a label, which shows no markdown."""
    return names.in_plain(scene.person(seat).name)


def amount(step: AnswerStep) -> str:
    return _range(step.least, step.most)


def _range(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def number_cards(cards: Sequence[str]) -> Iterator[str]:
    """The names of cards in a menu. Equal cards are numbered."""
    names = [naming.card_name(card) for card in cards]
    seen: Counter[str] = Counter()
    for name in names:
        seen[name] += 1
        yield name + (f" ({seen[name]}/{names.count(name)})" if names.count(name) > 1 else "")


def _form(decision: Decision, step: AnswerStep) -> Form:
    """The form that a step is on the way through."""
    return heads_of(answers_of(decision))[step.prefix.partition(" ")[0]]


def _so_far(scene: Scene, decision: Decision, step: AnswerStep) -> str:
    """The choice before this step, in words: "Swap 7♠ for"."""
    _, *words = step.prefix.split(" ")
    form = _form(decision, step)
    said = [naming.verb_name(scene.record.game, form.verb)]
    if isinstance(form, PickCards) and form.whom and words:
        said = [say("answer-to", said=said[0], name=scene.name(int(words.pop(0))))]
    if isinstance(form, Assign):
        words = [word.rpartition(TO_SEAT)[0] for word in words]
    return " ".join([*said, *(word if word == FOR else naming.card(word) for word in words)])
