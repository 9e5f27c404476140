"""The choices on the way to an answer, in words: questions, and labels of buttons and menus."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.screens.table import answers
from bot.screens.table.answer_steps import COPY, TO, Form, Step, heads_of, next_step
from bot.screens.table.answers import NOTHING, Half
from bot.table.scene import Scene
from bot.ui import names, naming
from bot.ui.texts import say
from engine.contract import Action, Assign, Decision, PickCards
from engine.contract.action import FOR, TO_SEAT


def question(scene: Scene, decision: Decision, half: Half = NOTHING) -> str:
    """The question of what is chosen now, in words."""
    step = answers.step_of(decision, half.partial)
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
    answer = decision.read(answers.completed(decision, text, rider=rider) or "")
    return _option_name(scene, answer) if answer else text


def _option_name(scene: Scene, answer: Action) -> str:
    return naming.option_name(scene.record.game, answer, lambda seat: _player(scene, seat))


def step_word(scene: Scene, decision: Decision, step: Step, word: str) -> str:
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


def _verb(scene: Scene, decision: Decision, step: Step, head: str) -> str:
    """A verb; where several forms share it, with what each of them asks for."""
    verb = head.partition(COPY)[0]
    name = naming.verb_name(scene.record.game, verb)
    first = next_step(answers.answers_of(decision), head)
    if first is None or sum(one.partition(COPY)[0] == verb for one in step.among) == 1:
        return say("verb-more", name=name)
    return say("verb-asks", name=name, kind=first.kind, count=first.most, amount=amount(first))


def _player(scene: Scene, seat: int) -> str:
    """A name for a label, which shows no markdown."""
    return names.in_plain(scene.person(seat).name)


def amount(step: Step) -> str:
    return _range(step.least, step.most)


def _range(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def numbered(cards: Sequence[str]) -> Iterator[str]:
    """The names of cards in a menu. Equal cards are numbered."""
    names = [naming.card_name(card) for card in cards]
    seen: Counter[str] = Counter()
    for name in names:
        seen[name] += 1
        yield name + (f" ({seen[name]}/{names.count(name)})" if names.count(name) > 1 else "")


def _form(decision: Decision, step: Step) -> Form:
    """The form that a step is on the way through."""
    return heads_of(answers.answers_of(decision))[step.prefix.partition(" ")[0]]


def _so_far(scene: Scene, decision: Decision, step: Step) -> str:
    """The choice before this step, in words: "Swap 7♠ for"."""
    _, *words = step.prefix.split(" ")
    form = _form(decision, step)
    said = [naming.verb_name(scene.record.game, form.verb)]
    if isinstance(form, PickCards) and form.whom and words:
        said = [say("answer-to", said=said[0], name=scene.name(int(words.pop(0))))]
    if isinstance(form, Assign):
        words = [word.rpartition(TO_SEAT)[0] for word in words]
    return " ".join([*said, *(word if word == FOR else naming.card(word) for word in words)])
